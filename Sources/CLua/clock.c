#define _DEFAULT_SOURCE
#include <math.h>
#include <string.h>
#include <time.h>

#include "internal.h"

// `os.time`, `os.date` and `os.clock` on the virtual clock, and `math.randomseed` that nothing real feeds.

enum { LONGEST_ITEM = 256 };

static lua_Integer seconds_now(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  return (lua_Integer)floor(vm->functions.now(vm->host) / 1000);
}

static int os_clock(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  lua_pushnumber(L, vm->functions.elapsed(vm->host) / 1000);
  return 1;
}

static int field(lua_State *L, const char *name, int missing, int offset) {
  int is_number;
  int type = lua_getfield(L, 1, name);
  lua_Integer value = lua_tointegerx(L, -1, &is_number);
  if (!is_number) {
    if (type != LUA_TNIL) return luaL_error(L, "field '%s' is not an integer", name);
    if (missing < 0) return luaL_error(L, "field '%s' missing in date table", name);
    value = missing;
  } else {
    if (value < -1000000000 || value > 1000000000) return luaL_error(L, "field '%s' is out-of-bound", name);
    value -= offset;
  }
  lua_pop(L, 1);
  return (int)value;
}

static void set_field(lua_State *L, const char *name, lua_Integer value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, name);
}

static void set_fields(lua_State *L, const struct tm *date) {
  set_field(L, "year", (lua_Integer)date->tm_year + 1900);
  set_field(L, "month", date->tm_mon + 1);
  set_field(L, "day", date->tm_mday);
  set_field(L, "hour", date->tm_hour);
  set_field(L, "min", date->tm_min);
  set_field(L, "sec", date->tm_sec);
  set_field(L, "yday", date->tm_yday + 1);
  set_field(L, "wday", date->tm_wday + 1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "isdst");
}

static int os_time(lua_State *L) {
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, seconds_now(L));
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  struct tm date = {0};
  date.tm_year = field(L, "year", -1, 1900);
  date.tm_mon = field(L, "month", -1, 1);
  date.tm_mday = field(L, "day", -1, 0);
  date.tm_hour = field(L, "hour", 12, 0);
  date.tm_min = field(L, "min", 0, 0);
  date.tm_sec = field(L, "sec", 0, 0);
  time_t seconds = timegm(&date);
  set_fields(L, &date);
  lua_pushinteger(L, (lua_Integer)seconds);
  return 1;
}

/// Whether `strftime` knows the conversion; gives its length.
static size_t conversion_length(const char *at, const char *end) {
  if (at < end && strchr("aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%", *at) != NULL && *at != '\0') return 1;
  if (at + 1 >= end) return 0;
  const char *letters = *at == 'E' ? "cCxXyY" : *at == 'O' ? "deHImMSuUVwWy" : "";
  return at[1] != '\0' && strchr(letters, at[1]) != NULL ? 2 : 0;
}

static int os_date(lua_State *L) {
  size_t length;
  const char *format = luaL_optlstring(L, 1, "%c", &length);
  const char *end = format + length;
  time_t seconds = lua_isnoneornil(L, 2) ? (time_t)seconds_now(L) : (time_t)luaL_checkinteger(L, 2);
  struct tm date;
  if (*format == '!') format++;
  if (gmtime_r(&seconds, &date) == NULL) return luaL_error(L, "date result cannot be represented");
  if (strcmp(format, "*t") == 0) {
    lua_createtable(L, 0, 9);
    set_fields(L, &date);
    return 1;
  }
  luaL_Buffer result;
  luaL_buffinit(L, &result);
  while (format < end) {
    if (*format != '%') {
      luaL_addchar(&result, *format++);
      continue;
    }
    size_t size = conversion_length(format + 1, end);
    if (size == 0) return luaL_argerror(L, 1, lua_pushfstring(L, "invalid conversion specifier '%s'", format));
    char conversion[4] = {'%', format[1], size == 2 ? format[2] : '\0', '\0'};
    char *place = luaL_prepbuffsize(&result, LONGEST_ITEM);
    luaL_addsize(&result, strftime(place, LONGEST_ITEM, conversion, &date));
    format += 1 + size;
  }
  luaL_pushresult(&result);
  return 1;
}

const luaL_Reg clua_os_functions[] = {{"time", os_time}, {"date", os_date}, {"clock", os_clock}, {NULL, NULL}};

/// Upvalue: Lua's own function.
static int seed_random(lua_State *L) {
  if (lua_gettop(L) == 0) lua_pushinteger(L, (lua_Integer)clua_vm_of(L)->seed);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 0);
  return 0;
}

void clua_seed_random(lua_State *L) {
  lua_getfield(L, -1, "randomseed");
  lua_pushcclosure(L, seed_random, 1);
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "randomseed");
  lua_call(L, 0, 0);
}

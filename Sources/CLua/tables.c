#include "internal.h"

// The table functions, all of which can be asked for more steps than there is time for.

enum { STEPS_BETWEEN_CHECKS = 4096 };

static void check_table(lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TTABLE) return;
  if (!lua_getmetatable(L, index)) luaL_checktype(L, index, LUA_TTABLE);
  lua_pop(L, 1);
}

static inline void check_step(lua_State *L, clua_vm *vm, lua_Integer step) {
  if (step % STEPS_BETWEEN_CHECKS == 0) clua_check(L, vm);
}

static void shift(lua_State *L, lua_Integer from, lua_Integer to, lua_Integer step) {
  clua_vm *vm = clua_vm_of(L);
  for (lua_Integer place = from; place != to; place += step) {
    check_step(L, vm, place);
    lua_geti(L, 1, place + step);
    lua_seti(L, 1, place);
  }
}

static int table_insert(lua_State *L) {
  check_table(L, 1);
  int count = lua_gettop(L);
  lua_Integer end = luaL_len(L, 1) + 1;
  if (count == 2) {
    lua_seti(L, 1, end);
    return 0;
  }
  if (count != 3) return luaL_error(L, "wrong number of arguments to 'insert'");
  lua_Integer place = luaL_checkinteger(L, 2);
  luaL_argcheck(L, place >= 1 && place <= end, 2, "position out of bounds");
  shift(L, end, place, -1);
  lua_pushvalue(L, 3);
  lua_seti(L, 1, place);
  return 0;
}

static int table_remove(lua_State *L) {
  check_table(L, 1);
  lua_Integer length = luaL_len(L, 1);
  lua_Integer place = luaL_optinteger(L, 2, length);
  if (lua_gettop(L) > 1) {
    bool inside = length == 0 ? place == 0 || place == 1 : place >= 1 && place <= length + 1;
    luaL_argcheck(L, inside, 2, "position out of bounds");
  }
  lua_geti(L, 1, place);
  if (place < length) shift(L, place, length, 1);
  lua_pushnil(L);
  lua_seti(L, 1, place < length ? length : place);
  return 1;
}

static int table_move(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  lua_Integer from = luaL_checkinteger(L, 2);
  lua_Integer end = luaL_checkinteger(L, 3);
  lua_Integer to = luaL_checkinteger(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  check_table(L, 1);
  check_table(L, target);
  if (end >= from) {
    luaL_argcheck(L, from > 0 || end < LUA_MAXINTEGER + from, 3, "too many elements to move");
    lua_Integer count = end - from + 1;
    luaL_argcheck(L, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    bool forwards = to > end || to <= from || (target != 1 && !lua_compare(L, 1, target, LUA_OPEQ));
    for (lua_Integer step = 0; step < count; step++) {
      lua_Integer offset = forwards ? step : count - 1 - step;
      check_step(L, vm, step);
      lua_geti(L, 1, from + offset);
      lua_seti(L, target, to + offset);
    }
  }
  lua_pushvalue(L, target);
  return 1;
}

static int table_concat(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  check_table(L, 1);
  lua_Integer last = luaL_len(L, 1);
  size_t between;
  const char *separator = luaL_optlstring(L, 2, "", &between);
  lua_Integer place = luaL_optinteger(L, 3, 1);
  last = luaL_optinteger(L, 4, last);
  luaL_Buffer result;
  luaL_buffinit(L, &result);
  for (; place <= last; place++) {
    check_step(L, vm, place);
    lua_geti(L, 1, place);
    if (!lua_isstring(L, -1)) {
      luaL_error(L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1), (LUAI_UACINT)place);
    }
    luaL_addvalue(&result);
    if (place < last) luaL_addlstring(&result, separator, between);
    if (place == LUA_MAXINTEGER) break;
  }
  luaL_pushresult(&result);
  return 1;
}

const luaL_Reg clua_table_functions[] = {
    {"insert", table_insert}, {"remove", table_remove}, {"move", table_move},
    {"concat", table_concat}, {"sort", clua_lua_sort},  {NULL, NULL},
};

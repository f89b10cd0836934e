#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

// `string.format`, with the machine's own texts of values.

enum { LONGEST_SPECIFICATION = 32, LONGEST_NUMBER = 512 };

typedef struct specification {
  char text[LONGEST_SPECIFICATION];
  size_t length;
  char conversion;
  bool is_modified;
  bool has_precision;
} specification;

/// Reads flags, width and precision, and the conversion; what may stand there `check` says.
static const char *read_specification(lua_State *L, const char *at, const char *end, specification *result) {
  const char *start = at;
  while (at < end && *at != '\0' && strchr("-+ #0123456789.", *at) != NULL) at++;
  size_t length = (size_t)(at - start);
  if (length > LONGEST_SPECIFICATION - 10) luaL_error(L, "invalid format string to 'format'");
  result->text[0] = '%';
  memcpy(result->text + 1, start, length);
  result->length = length + 1;
  result->is_modified = length > 0;
  result->has_precision = memchr(start, '.', length) != NULL;
  result->conversion = at < end ? *at : '\0';
  return at + 1;
}

static void complete(specification *result, const char *size) {
  size_t length = result->length;
  while (*size != '\0') result->text[length++] = *size++;
  result->text[length++] = result->conversion;
  result->text[length] = '\0';
}

/// Allows these flags, a width of two digits and, if it may be, a precision of two digits.
static void check(lua_State *L, const specification *given, const char *flags, bool precision) {
  const char *at = given->text + 1;
  const char *end = given->text + given->length;
  while (at < end && strchr(flags, *at) != NULL) at++;
  if (at < end && *at != '0') {
    for (int digits = 0; digits < 2 && at < end && isdigit((unsigned char)*at); digits++) at++;
    if (at < end && *at == '.' && precision) {
      at++;
      for (int digits = 0; digits < 2 && at < end && isdigit((unsigned char)*at); digits++) at++;
    }
  }
  if (at == end) return;
  char text[LONGEST_SPECIFICATION + 2];
  snprintf(text, sizeof text, "%.*s%c", (int)given->length, given->text, given->conversion);
  luaL_error(L, "invalid conversion specification: '%s'", text);
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-nonliteral"

static void add_integer(lua_State *L, luaL_Buffer *result, specification *given, int argument) {
  long long number = luaL_checkinteger(L, argument);
  bool is_signed = given->conversion == 'd' || given->conversion == 'i';
  check(L, given, is_signed ? "-+0 " : given->conversion == 'u' ? "-0" : "-#0", true);
  complete(given, "ll");
  char *place = luaL_prepbuffsize(result, LONGEST_NUMBER);
  luaL_addsize(result, (size_t)snprintf(place, LONGEST_NUMBER, given->text, number));
}

static void add_float(lua_State *L, luaL_Buffer *result, specification *given, int argument) {
  lua_Number number = luaL_checknumber(L, argument);
  check(L, given, "-+#0 ", true);
  complete(given, "");
  char *place = luaL_prepbuffsize(result, LONGEST_NUMBER);
  luaL_addsize(result, (size_t)snprintf(place, LONGEST_NUMBER, given->text, number));
}

static void add_character(lua_State *L, luaL_Buffer *result, specification *given, int argument) {
  check(L, given, "-", false);
  int character = (int)luaL_checkinteger(L, argument);
  complete(given, "");
  char *place = luaL_prepbuffsize(result, LONGEST_NUMBER);
  luaL_addsize(result, (size_t)snprintf(place, LONGEST_NUMBER, given->text, character));
}

static void add_text(lua_State *L, luaL_Buffer *result, specification *given, int argument) {
  size_t length;
  char *place = luaL_prepbuffsize(result, LONGEST_NUMBER);
  clua_push_text(L, argument);
  const char *text = lua_tolstring(L, -1, &length);
  if (!given->is_modified) {
    luaL_addvalue(result);
    return;
  }
  luaL_argcheck(L, length == strlen(text), argument, "string contains zeros");
  check(L, given, "-", true);
  if (!given->has_precision && length >= 100) {
    luaL_addvalue(result);
    return;
  }
  given->conversion = 's';
  complete(given, "");
  luaL_addsize(result, (size_t)snprintf(place, LONGEST_NUMBER, given->text, text));
  lua_pop(L, 1);
}

#pragma clang diagnostic pop

static void add_quoted_text(luaL_Buffer *result, const char *text, size_t length) {
  luaL_addchar(result, '"');
  for (size_t index = 0; index < length; index++) {
    unsigned char character = (unsigned char)text[index];
    bool digit_follows = index + 1 < length && isdigit((unsigned char)text[index + 1]);
    if (character == '"' || character == '\\' || character == '\n') {
      luaL_addchar(result, '\\');
      luaL_addchar(result, (char)character);
    } else if (iscntrl(character)) {
      char escape[8];
      snprintf(escape, sizeof escape, digit_follows ? "\\%03d" : "\\%d", character);
      luaL_addstring(result, escape);
    } else {
      luaL_addchar(result, (char)character);
    }
  }
  luaL_addchar(result, '"');
}

static void add_quoted_number(lua_State *L, luaL_Buffer *result, int argument) {
  char text[LONGEST_NUMBER];
  if (lua_isinteger(L, argument)) {
    lua_Integer number = lua_tointeger(L, argument);
    snprintf(text, sizeof text, number == LUA_MININTEGER ? "0x%llx" : "%lld", (long long)number);
  } else {
    lua_Number number = lua_tonumber(L, argument);
    if (isnan(number)) {
      snprintf(text, sizeof text, "(0/0)");
    } else if (isinf(number)) {
      snprintf(text, sizeof text, number < 0 ? "-1e9999" : "1e9999");
    } else {
      snprintf(text, sizeof text, "%a", number);
    }
  }
  luaL_addstring(result, text);
}

static void add_quoted(lua_State *L, luaL_Buffer *result, const specification *given, int argument) {
  if (given->is_modified) luaL_error(L, "specifier '%%q' cannot have modifiers");
  switch (lua_type(L, argument)) {
  case LUA_TSTRING: {
    size_t length;
    const char *text = lua_tolstring(L, argument, &length);
    add_quoted_text(result, text, length);
    break;
  }
  case LUA_TNUMBER: add_quoted_number(L, result, argument); break;
  case LUA_TNIL: luaL_addstring(result, "nil"); break;
  case LUA_TBOOLEAN: luaL_addstring(result, lua_toboolean(L, argument) ? "true" : "false"); break;
  default: luaL_argerror(L, argument, "value has no literal form");
  }
}

int clua_lua_format(lua_State *L) {
  int count = lua_gettop(L);
  int argument = 1;
  size_t length;
  const char *at = luaL_checklstring(L, 1, &length);
  const char *end = at + length;
  luaL_Buffer result;
  luaL_buffinit(L, &result);
  while (at < end) {
    if (*at != '%') {
      luaL_addchar(&result, *at++);
      continue;
    }
    at++;
    if (at < end && *at == '%') {
      luaL_addchar(&result, *at++);
      continue;
    }
    specification given;
    at = read_specification(L, at, end, &given);
    if (++argument > count) return luaL_argerror(L, argument, "no value");
    switch (given.conversion) {
    case 'd': case 'i': case 'o': case 'u': case 'x': case 'X': add_integer(L, &result, &given, argument); break;
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
      add_float(L, &result, &given, argument);
      break;
    case 'c': add_character(L, &result, &given, argument); break;
    case 's': case 'p': add_text(L, &result, &given, argument); break;
    case 'q': add_quoted(L, &result, &given, argument); break;
    default:
      given.text[given.length] = given.conversion;
      given.text[given.length + 1] = '\0';
      return luaL_error(L, "invalid conversion '%s' to 'format'", given.text);
    }
  }
  luaL_pushresult(&result);
  return 1;
}

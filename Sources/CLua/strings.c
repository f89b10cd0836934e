#include <ctype.h>
#include <string.h>

#include "internal.h"

// The string functions whose time or memory a script could use to get past its limits.

/// The offset, from 0, that a position of Lua's counting means.
static size_t offset_of(lua_Integer position, size_t length) {
  if (position > 0) return (size_t)position - 1;
  if (position == 0) return 0;
  if (position < -(lua_Integer)length) return 0;
  return length - (size_t)(-position);
}

static bool has_magic(const char *pattern, size_t length) {
  for (size_t index = 0; index < length; index++) {
    if (pattern[index] != '\0' && strchr("^$*+?.([%-", pattern[index]) != NULL) return true;
  }
  return false;
}

static const char *find_plain(clua_match *match, const char *at, const char *wanted, size_t length) {
  if (length == 0) return at;
  while ((size_t)(match->subject_end - at) >= length) {
    size_t places = (size_t)(match->subject_end - at) - length + 1;
    const char *first = memchr(at, wanted[0], places);
    clua_check(match->L, match->vm);
    if (first == NULL) return NULL;
    if (memcmp(first, wanted, length) == 0) return first;
    at = first + 1;
  }
  return NULL;
}

static int push_found(clua_match *match, const char *start, const char *end, bool is_find) {
  if (!is_find) return clua_push_captures(match, start, end);
  lua_pushinteger(match->L, start - match->subject + 1);
  lua_pushinteger(match->L, end - match->subject);
  if (match->captures == 0) return 2;
  return 2 + clua_push_captures(match, start, end);
}

static int find_or_match(lua_State *L, bool is_find) {
  size_t length, pattern_length;
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  size_t from = offset_of(luaL_optinteger(L, 3, 1), length);
  if (from > length) {
    lua_pushnil(L);
    return 1;
  }
  clua_match match;
  clua_match_open(&match, L, subject, length, pattern, pattern_length);
  const char *at = subject + from;
  if (is_find && (lua_toboolean(L, 4) || !has_magic(pattern, pattern_length))) {
    const char *start = find_plain(&match, at, pattern, pattern_length);
    if (start != NULL) return push_found(&match, start, start + pattern_length, true);
    lua_pushnil(L);
    return 1;
  }
  bool is_anchored = pattern_length > 0 && *pattern == '^';
  do {
    const char *end = clua_match_at(&match, at, pattern + is_anchored);
    if (end != NULL) return push_found(&match, at, end, is_find);
  } while (at++ < match.subject_end && !is_anchored);
  lua_pushnil(L);
  return 1;
}

static int string_find(lua_State *L) { return find_or_match(L, true); }
static int string_match(lua_State *L) { return find_or_match(L, false); }

// gmatch. Upvalues: subject, pattern, the offset to go on from, the end of the last match or -1.

static int next_match(lua_State *L) {
  size_t length, pattern_length;
  const char *subject = lua_tolstring(L, lua_upvalueindex(1), &length);
  const char *pattern = lua_tolstring(L, lua_upvalueindex(2), &pattern_length);
  const char *at = subject + lua_tointeger(L, lua_upvalueindex(3));
  lua_Integer last_end = lua_tointeger(L, lua_upvalueindex(4));
  clua_match match;
  clua_match_open(&match, L, subject, length, pattern, pattern_length);
  for (; at <= match.subject_end; at++) {
    const char *end = clua_match_at(&match, at, pattern);
    if (end == NULL || end - subject == last_end) continue;
    lua_pushinteger(L, end - subject);
    lua_copy(L, -1, lua_upvalueindex(3));
    lua_replace(L, lua_upvalueindex(4));
    return clua_push_captures(&match, at, end);
  }
  return 0;
}

static int string_gmatch(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  luaL_checklstring(L, 2, NULL);
  size_t from = offset_of(luaL_optinteger(L, 3, 1), length);
  lua_settop(L, 2);
  lua_pushinteger(L, (lua_Integer)(from > length ? length + 1 : from));
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}

// gsub

static void add_template(clua_match *match, luaL_Buffer *result, const char *start, const char *end) {
  lua_State *L = match->L;
  size_t length;
  const char *text = lua_tolstring(L, 3, &length);
  for (size_t index = 0; index < length; index++) {
    if (text[index] != '%') {
      luaL_addchar(result, text[index]);
      continue;
    }
    index++;
    char next = index < length ? text[index] : '\0';
    if (next == '%') {
      luaL_addchar(result, next);
    } else if (next == '0') {
      luaL_addlstring(result, start, (size_t)(end - start));
    } else if (isdigit((unsigned char)next)) {
      clua_push_capture(match, next - '1', start, end);
      luaL_tolstring(L, -1, NULL);
      lua_remove(L, -2);
      luaL_addvalue(result);
    } else {
      luaL_error(L, "invalid use of '%%' in replacement string");
    }
  }
}

/// Adds what stands for a match; false when the match is kept.
static bool add_replacement(clua_match *match, luaL_Buffer *result, const char *start, const char *end) {
  lua_State *L = match->L;
  switch (lua_type(L, 3)) {
  case LUA_TFUNCTION: {
    lua_pushvalue(L, 3);
    int count = clua_push_captures(match, start, end);
    lua_call(L, count, 1);
    break;
  }
  case LUA_TTABLE:
    clua_push_capture(match, 0, start, end);
    lua_gettable(L, 3);
    break;
  default: add_template(match, result, start, end); return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(result, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  luaL_addvalue(result);
  return true;
}

static int string_gsub(lua_State *L) {
  size_t length, pattern_length;
  const char *at = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  int type = lua_type(L, 3);
  luaL_argexpected(L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE, 3,
                   "string/function/table");
  if (type == LUA_TNUMBER) lua_tostring(L, 3);
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1);
  bool is_anchored = pattern_length > 0 && *pattern == '^';
  clua_match match;
  clua_match_open(&match, L, at, length, pattern, pattern_length);
  const char *last_end = NULL;
  bool changed = false;
  lua_Integer count = 0;
  luaL_Buffer result;
  luaL_buffinit(L, &result);
  while (count < most) {
    clua_check(L, match.vm);
    const char *end = clua_match_at(&match, at, pattern + is_anchored);
    if (end != NULL && end != last_end) {
      count++;
      changed = add_replacement(&match, &result, at, end) || changed;
      at = last_end = end;
    } else if (at < match.subject_end) {
      luaL_addchar(&result, *at);
      at++;
    } else {
      break;
    }
    if (is_anchored) break;
  }
  if (changed) {
    luaL_addlstring(&result, at, (size_t)(match.subject_end - at));
    luaL_pushresult(&result);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

static int string_rep(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  size_t length, between;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &between);
  if (count <= 0 || length + between == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  size_t unit = length + between;
  if ((size_t)count > SIZE_MAX / 2 / unit) clua_demand(L, vm, SIZE_MAX / 2);
  size_t total = (size_t)count * unit - between;
  clua_demand(L, vm, total);
  luaL_Buffer result;
  char *at = luaL_buffinitsize(L, &result, total);
  memcpy(at, text, length);
  size_t filled = length;
  if (count > 1) {
    memcpy(at + length, separator, between);
    filled = unit;
  }
  while (filled < total) {
    size_t more = filled < total - filled ? filled : total - filled;
    memcpy(at + filled, at, more);
    filled += more;
    clua_check(L, vm);
  }
  luaL_pushresultsize(&result, total);
  return 1;
}

const luaL_Reg clua_string_functions[] = {
    {"find", string_find}, {"match", string_match}, {"gmatch", string_gmatch},  {"gsub", string_gsub},
    {"rep", string_rep},   {"format", clua_lua_format}, {NULL, NULL},
};

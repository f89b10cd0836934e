#include <string.h>

#include "internal.h"

// The base functions that differ from Lua's own.

static int after_call(lua_State *L, int status, lua_KContext first) {
  clua_caught(L, clua_vm_of(L), status, L);
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(L) - (int)first;
  lua_pushboolean(L, 0);
  lua_insert(L, -2);
  return 2;
}

static int base_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 1);
  int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, after_call);
  return after_call(L, status, 0);
}

/// Calls the script's message handler, but never about a stop.
static int guarded_handler(lua_State *L) {
  if (clua_vm_of(L)->pending != 0) return 1;
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

static int base_xpcall(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, guarded_handler, 1);
  lua_copy(L, 1, 2);
  lua_replace(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 2);
  int status = lua_pcallk(L, lua_gettop(L) - 3, LUA_MULTRET, 1, 1, after_call);
  return after_call(L, status, 1);
}

static int base_error(lua_State *L) {
  int level = (int)luaL_optinteger(L, 2, 1);
  lua_settop(L, 1);
  if (lua_type(L, 1) != LUA_TSTRING || level <= 0) return lua_error(L);
  lua_Debug frame;
  if (lua_getstack(L, level, &frame) && lua_getinfo(L, "Sl", &frame) && frame.currentline > 0) {
    const char *name = frame.source[0] == '@' ? frame.source + 1 : frame.short_src;
    lua_pushfstring(L, "%s:%d: ", name, frame.currentline);
    lua_insert(L, 1);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int base_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  clua_push_text(L, 1);
  return 1;
}

static int base_print(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  int count = lua_gettop(L);
  luaL_Buffer line;
  luaL_buffinit(L, &line);
  for (int index = 1; index <= count; index++) {
    if (index > 1) luaL_addchar(&line, '\t');
    clua_push_text(L, index);
    luaL_addvalue(&line);
  }
  luaL_addchar(&line, '\n');
  luaL_pushresult(&line);
  size_t length;
  const char *bytes = lua_tolstring(L, -1, &length);
  vm->functions.print(vm->host, bytes, length);
  return 0;
}

static bool is_marked(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TTABLE && clua_table_kind(clua_vm_of(L), L, index) != CLUA_KIND_PLAIN;
}

static int base_getmetatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (is_marked(L, 1) || !lua_getmetatable(L, 1)) {
    lua_pushnil(L);
    return 1;
  }
  luaL_getmetafield(L, 1, "__metatable");
  return 1;
}

static int base_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (!is_marked(L, 1) && luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) {
    return luaL_error(L, "cannot change a protected metatable");
  }
  lua_settop(L, 2);
  if (type == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) clua_fail(L, "a metatable with '__gc' is not allowed");
    lua_settop(L, 2);
  }
  lua_setmetatable(L, 1);
  return 1;
}

static int base_rawget(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  lua_settop(L, 2);
  clua_push_shown(L, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, 3);
  return 1;
}

static int base_rawset(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  if (clua_is_frozen(L, 1)) clua_fail(L, "this table is read-only");
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 1;
}

static int base_rawlen(lua_State *L) {
  int type = lua_type(L, 1);
  luaL_argexpected(L, type == LUA_TTABLE || type == LUA_TSTRING, 1, "table or string");
  clua_push_shown(L, 1);
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, -1));
  return 1;
}

// load

enum { PIECE = 16384, READER = 5 };

typedef struct piece_reader {
  const char *bytes;
  size_t length;
} piece_reader;

static const char *read_string(lua_State *L, void *data, size_t *size) {
  piece_reader *reader = data;
  clua_check(L, clua_vm_of(L));
  *size = reader->length < PIECE ? reader->length : PIECE;
  const char *piece = *size == 0 ? NULL : reader->bytes;
  reader->bytes += *size;
  reader->length -= *size;
  return piece;
}

static const char *read_function(lua_State *L, void *data, size_t *size) {
  (void)data;
  luaL_checkstack(L, 2, "too many nested functions");
  clua_check(L, clua_vm_of(L));
  lua_pushvalue(L, 1);
  lua_call(L, 0, 1);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    *size = 0;
    return NULL;
  }
  if (!lua_isstring(L, -1)) luaL_error(L, "reader function must return a string");
  lua_replace(L, READER);
  return lua_tolstring(L, READER, size);
}

static int base_load(lua_State *L) {
  bool has_environment = lua_gettop(L) >= 4;
  const char *mode = luaL_optstring(L, 3, "bt");
  size_t length;
  int status;
  lua_settop(L, READER);
  if (strchr(mode, 't') == NULL) {
    lua_pushnil(L);
    lua_pushliteral(L, "only text can be loaded: binary chunks are not allowed");
    return 2;
  }
  if (lua_type(L, 1) == LUA_TSTRING) {
    piece_reader reader;
    reader.bytes = lua_tolstring(L, 1, &length);
    reader.length = length;
    const char *name = luaL_optstring(L, 2, reader.bytes);
    status = lua_load(L, read_string, &reader, name, "t");
  } else {
    const char *name = luaL_optstring(L, 2, "=(load)");
    luaL_checktype(L, 1, LUA_TFUNCTION);
    status = lua_load(L, read_function, NULL, name, "t");
  }
  clua_caught(L, clua_vm_of(L), status, L);
  if (status != LUA_OK) {
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
  }
  if (has_environment) {
    lua_pushvalue(L, 4);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  }
  return 1;
}

const luaL_Reg clua_base_functions[] = {
    {"pcall", base_pcall},
    {"xpcall", base_xpcall},
    {"error", base_error},
    {"tostring", base_tostring},
    {"print", base_print},
    {"getmetatable", base_getmetatable},
    {"setmetatable", base_setmetatable},
    {"rawget", base_rawget},
    {"rawset", base_rawset},
    {"rawlen", base_rawlen},
    {"load", base_load},
    {"next", clua_lua_next},
    {"pairs", clua_lua_pairs},
    {NULL, NULL},
};

// Globals that nobody declared

enum { LONGEST_NAME = 64 };

static int least(int left, int right) { return left < right ? left : right; }

/// How many letters have to be changed, put in, left out or exchanged with the next one.
static int distance(const char *left, int left_length, const char *right, int right_length) {
  int rows[3][LONGEST_NAME + 1];
  int *before = rows[0], *above = rows[1], *row = rows[2];
  for (int column = 0; column <= right_length; column++) above[column] = column;
  for (int line = 1; line <= left_length; line++) {
    row[0] = line;
    for (int column = 1; column <= right_length; column++) {
      bool same = left[line - 1] == right[column - 1];
      row[column] = least(least(row[column - 1], above[column]) + 1, above[column - 1] + !same);
      bool crossed = line > 1 && column > 1 && left[line - 1] == right[column - 2] && left[line - 2] == right[column - 1];
      if (crossed) row[column] = least(row[column], before[column - 2] + 1);
    }
    int *free_row = before;
    before = above;
    above = row;
    row = free_row;
  }
  return above[right_length];
}

/* What standard Lua has beside the sandbox. */
static const char *const left_out[] = {"collectgarbage", "debug", "dofile", "io", "loadfile", "package", "warn", NULL};

static int on_undeclared(lua_State *L) {
  size_t length;
  const char *name = lua_tolstring(L, 2, &length);
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  for (int index = 0; left_out[index] != NULL; index++) {
    if (strcmp(name, left_out[index]) != 0) continue;
    clua_fail(L, "undeclared global '%s': it is not available in the sandbox", name);
  }
  const char *nearest = NULL;
  int least_distance = 0;
  lua_pushnil(L);
  while (length <= LONGEST_NAME && lua_next(L, 1)) {
    lua_pop(L, 1);
    size_t known_length;
    if (lua_type(L, -1) != LUA_TSTRING) continue;
    const char *known = lua_tolstring(L, -1, &known_length);
    if (known_length > LONGEST_NAME) continue;
    int found = distance(name, (int)length, known, (int)known_length);
    bool nearer = nearest == NULL || found < least_distance || (found == least_distance && strcmp(known, nearest) < 0);
    if (!nearer) continue;
    nearest = known;
    least_distance = found;
  }
  if (nearest != NULL && least_distance <= 1 + (int)length / 3 && least_distance < (int)length) {
    clua_fail(L, "undeclared global '%s' (did you mean '%s'?)", name, nearest);
  }
  clua_fail(L, "undeclared global '%s'", name);
}

void clua_protect_globals(lua_State *L) {
  lua_pushglobaltable(L);
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, on_undeclared);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

#include "internal.h"

// Texts of values, without an address in them: what has no text of its own gets its type and a number.

static void push_number_of(lua_State *L, int index) {
  clua_vm *vm = clua_vm_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_IDS);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_pushinteger(L, ++vm->next_id);
    lua_pushvalue(L, index);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
  }
  lua_remove(L, -2);
}

static void push_plain(lua_State *L, int index) {
  int top = lua_gettop(L);
  const char *name = luaL_typename(L, index);
  int type = luaL_getmetafield(L, index, "__name");
  if (type == LUA_TSTRING) name = lua_tostring(L, -1); else lua_pushnil(L);
  push_number_of(L, index);
  lua_pushfstring(L, "%s: %I", name, lua_tointeger(L, -1));
  lua_replace(L, top + 1);
  lua_settop(L, top + 1);
}

void clua_push_text(lua_State *L, int index) {
  luaL_checkstack(L, 8, NULL);
  index = lua_absindex(L, index);
  if (luaL_callmeta(L, index, "__tostring")) {
    if (lua_type(L, -1) == LUA_TNUMBER) lua_tostring(L, -1);
    if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "'__tostring' must return a string");
    return;
  }
  switch (lua_type(L, index)) {
  case LUA_TNIL: lua_pushliteral(L, "nil"); break;
  case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); break;
  case LUA_TNUMBER:
    lua_pushvalue(L, index);
    lua_tostring(L, -1);
    break;
  case LUA_TSTRING: lua_pushvalue(L, index); break;
  default: push_plain(L, index);
  }
}

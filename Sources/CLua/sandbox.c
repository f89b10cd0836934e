#include <string.h>

#include "internal.h"

// What scripts see: the functions on these lists and nothing else, whatever else the installed Lua has.

typedef struct library {
  const char *name;
  lua_CFunction open;
  const luaL_Reg *own;
  const char *allowed;
} library;

static const library libraries[] = {
    {"string", luaopen_string, clua_string_functions,
     " byte char find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper "},
    {"table", luaopen_table, clua_table_functions, " concat insert move pack remove sort unpack "},
    {"math", luaopen_math, NULL,
     " abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf pi rad random "
     "randomseed sin sqrt tan tointeger type ult "},
    {"utf8", luaopen_utf8, NULL, " char charpattern codepoint codes len offset "},
    {"coroutine", luaopen_coroutine, clua_coroutine_functions,
     " close create isyieldable resume running status wrap yield "},
    {"os", NULL, clua_os_functions, " clock date time "},
};

static const char base_allowed[] =
    " _G _VERSION assert error getmetatable ipairs load next pairs pcall print rawequal rawget rawlen rawset select "
    "setmetatable tonumber tostring type xpcall ";

static bool is_allowed(const char *allowed, const char *name, size_t length) {
  for (const char *found = allowed; (found = strstr(found, name)) != NULL; found++) {
    if (found[-1] == ' ' && found[length] == ' ') return true;
  }
  return false;
}

/// Takes everything out of the table on top of the stack that is not on the list.
static void keep_allowed(lua_State *L, const char *allowed) {
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    lua_pop(L, 1);
    size_t length = 0;
    const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
    if (name != NULL && length > 0 && is_allowed(allowed, name, length)) continue;
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, -4);
  }
}

static void open_library(lua_State *L, const library *each) {
  if (each->open != NULL) {
    lua_pushcfunction(L, each->open);
    lua_call(L, 0, 1);
  } else {
    lua_newtable(L);
  }
  if (each->own != NULL) luaL_setfuncs(L, each->own, 0);
  keep_allowed(L, each->allowed);
  if (each->open == luaopen_math) clua_seed_random(L);
  lua_setglobal(L, each->name);
}

static void protect_string_metatable(lua_State *L) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}

int clua_open_sandbox(lua_State *L) {
  lua_pushcfunction(L, luaopen_base);
  lua_call(L, 0, 1);
  luaL_setfuncs(L, clua_base_functions, 0);
  keep_allowed(L, base_allowed);
  lua_pop(L, 1);
  for (size_t index = 0; index < sizeof libraries / sizeof libraries[0]; index++) open_library(L, &libraries[index]);
  protect_string_metatable(L);
  clua_protect_globals(L);
  return 0;
}

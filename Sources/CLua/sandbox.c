#include "internal.h"

// What scripts see.

int clua_open_sandbox(lua_State *L) {
  luaL_openlibs(L);
  return 0;
}

#include <string.h>

#include "internal.h"

// Where a script is: the nearest line of it, and the lines of its functions.

int32_t clua_line(const clua_vm *vm) {
  lua_State *L = vm->running;
  lua_Debug frame;
  for (int level = 0; lua_getstack(L, level, &frame); level++) {
    if (!lua_getinfo(L, "Sl", &frame)) break;
    if (frame.source[0] == '@' && frame.currentline > 0) return frame.currentline;
  }
  return 0;
}

const char *clua_script(const clua_vm *vm, size_t *length) {
  lua_State *L = vm->running;
  lua_Debug frame;
  for (int level = 0; lua_getstack(L, level, &frame); level++) {
    if (!lua_getinfo(L, "Sl", &frame)) break;
    if (frame.source[0] != '@' || frame.currentline <= 0) continue;
    *length = frame.srclen - 1;
    return frame.source + 1;
  }
  return NULL;
}

int32_t clua_line_of(const clua_vm *vm, const char *script, size_t length) {
  lua_State *L = vm->running;
  lua_Debug frame;
  for (int level = 0; lua_getstack(L, level, &frame); level++) {
    if (!lua_getinfo(L, "Sl", &frame)) break;
    if (frame.source[0] != '@' || frame.currentline <= 0 || frame.srclen - 1 != length) continue;
    if (memcmp(frame.source + 1, script, length) == 0) return frame.currentline;
  }
  return 0;
}

int32_t clua_last_line(clua_thread *L, int32_t index) {
  if (lua_type(L, index) != LUA_TFUNCTION || lua_iscfunction(L, index) || !lua_checkstack(L, 1)) return 0;
  lua_Debug function;
  lua_pushvalue(L, index);
  return lua_getinfo(L, ">S", &function) ? function.lastlinedefined : 0;
}

int32_t clua_parameters(clua_thread *L, int32_t index) {
  if (lua_type(L, index) != LUA_TFUNCTION || lua_iscfunction(L, index) || !lua_checkstack(L, 1)) return 0;
  lua_Debug function;
  lua_pushvalue(L, index);
  if (!lua_getinfo(L, ">u", &function)) return 0;
  return function.isvararg ? -1 : function.nparams;
}

#include "internal.h"

// Coroutines: the machine has to know which one runs, and a stop goes through all of them.

static lua_State *coroutine_at(lua_State *L, int index) {
  lua_State *coroutine = lua_tothread(L, index);
  luaL_argexpected(L, coroutine != NULL, index, "coroutine");
  return coroutine;
}

/// Resumes with `count` arguments on top of `L`; gives the count of results on top of `L`, or -1 and an error there.
static int resume(lua_State *L, lua_State *coroutine, int count) {
  clua_vm *vm = clua_vm_of(L);
  clua_check_stack(L);
  if (!lua_checkstack(coroutine, count)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  lua_xmove(L, coroutine, count);
  int results = 0;
  vm->running = coroutine;
  if (vm->pending != 0) {
    vm->running = L;
    clua_raise_stop(L);
  }
  int status = lua_resume(coroutine, L, count, &results);
  vm->running = L;
  clua_caught(L, vm, status, coroutine);
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(coroutine, L, 1);
    return -1;
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(coroutine, results);
    lua_pushliteral(L, "too many results to resume");
    return -1;
  }
  lua_xmove(coroutine, L, results);
  return results;
}

static int coroutine_resume(lua_State *L) {
  lua_State *coroutine = coroutine_at(L, 1);
  int count = resume(L, coroutine, lua_gettop(L) - 1);
  lua_pushboolean(L, count >= 0);
  lua_insert(L, count >= 0 ? -(count + 1) : -2);
  return count >= 0 ? count + 1 : 2;
}

/// Closes a coroutine; false when a closing variable raised an error, which is then on top of the coroutine.
static bool close_coroutine(lua_State *L, lua_State *coroutine) {
  clua_vm *vm = clua_vm_of(L);
  clua_check_stack(L);
  vm->running = coroutine;
  if (vm->pending != 0) {
    vm->running = L;
    clua_raise_stop(L);
  }
  int status = lua_resetthread(coroutine);
  vm->running = L;
  clua_caught(L, vm, status, coroutine);
  return status == LUA_OK;
}

static int call_wrapped(lua_State *L) {
  lua_State *coroutine = lua_tothread(L, lua_upvalueindex(1));
  clua_vm *vm = clua_vm_of(L);
  int count = resume(L, coroutine, lua_gettop(L));
  if (count >= 0) return count;
  int status = lua_status(coroutine);
  if (status != LUA_OK && status != LUA_YIELD) {
    clua_capture(coroutine, vm, false);
    if (!close_coroutine(L, coroutine)) {
      lua_pop(L, 1);
      lua_xmove(coroutine, L, 1);
    }
    clua_capture(L, vm, true);
    vm->keep_trace = true;
  }
  if (lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int coroutine_wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *coroutine = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, coroutine, 1);
  lua_pushcclosure(L, call_wrapped, 1);
  return 1;
}

static int coroutine_close(lua_State *L) {
  lua_State *coroutine = coroutine_at(L, 1);
  lua_Debug frame;
  int status = lua_status(coroutine);
  if (coroutine == L) return luaL_error(L, "cannot close a running coroutine");
  if (status == LUA_OK && lua_getstack(coroutine, 0, &frame)) return luaL_error(L, "cannot close a normal coroutine");
  if (close_coroutine(L, coroutine)) {
    lua_pushboolean(L, 1);
    return 1;
  }
  lua_pushboolean(L, 0);
  lua_xmove(coroutine, L, 1);
  return 2;
}

const luaL_Reg clua_coroutine_functions[] = {
    {"resume", coroutine_resume}, {"wrap", coroutine_wrap}, {"close", coroutine_close}, {NULL, NULL}};

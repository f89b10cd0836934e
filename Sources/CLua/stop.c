#define _POSIX_C_SOURCE 200809L
#include <time.h>

#include "internal.h"

// Stopping a script. No count hook runs while a script does, as it would slow every instruction: the timer of its thread
// goes off when the time is up, and sets a hook that raises at the next instruction of the script. Where threads have no
// timers, a count hook looks at the clock. What runs in C for long looks at `pending` now and then. Once set, `pending`
// stays: whatever catches an error raises the stop again.

static const char stop_mark;

enum { POLLED_INSTRUCTIONS = 10000 };

int64_t clua_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void clua_poll(clua_vm *vm) {
  if (vm->pending != 0) return;
  if (atomic_load(&vm->interrupt) != 0) {
    vm->pending = CLUA_STOP_INTERRUPT;
    return;
  }
  if (vm->deadline == 0 && vm->host_limit == 0) return;
  int64_t now = clua_now();
  if (vm->deadline != 0 && now >= vm->deadline) {
    vm->pending = CLUA_STOP_TIME;
  } else if (clua_has_outgrown(vm, now)) {
    vm->pending = CLUA_STOP_HOST_MEMORY;
  }
}

static void on_hook(lua_State *L, lua_Debug *frame) {
  (void)frame;
  clua_vm *vm = clua_vm_of(L);
  clua_check(L, vm);
  if (!vm->polls) lua_sethook(L, NULL, 0, 0);
}

static void set_hook(lua_State *L) { lua_sethook(L, on_hook, LUA_MASKCOUNT, 1); }

void clua_on_timer(clua_vm *vm) {
  clua_poll(vm);
  lua_State *L = vm->running;
  if (vm->pending != 0 && L != NULL) set_hook(L);
}

void clua_set_stop(clua_vm *vm, int reason) {
  if (vm->pending == 0) vm->pending = reason;
  if (vm->running != NULL) set_hook(vm->running);
}

void clua_raise_stop(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  set_hook(L);
  if (!vm->traced && vm->pending != CLUA_STOP_MEMORY) clua_capture(L, vm, false);
  vm->traced = true;
  if (lua_checkstack(L, 1)) lua_pushlightuserdata(L, (void *)&stop_mark);
  lua_error(L);
  __builtin_unreachable();
}

static bool is_refusal(lua_State *L, clua_vm *vm) {
  size_t length;
  if (!vm->denied || lua_type(L, -1) != LUA_TSTRING) return false;
  const char *text = lua_tolstring(L, -1, &length);
  static const char refusal[] = "not enough memory";
  const size_t size = sizeof refusal - 1;
  if (length < size) return false;
  for (size_t index = 0; index < size; index++) {
    if (text[length - size + index] != refusal[index]) return false;
  }
  return true;
}

void clua_caught(lua_State *L, clua_vm *vm, int status, lua_State *from) {
  vm->keep_trace = false;
  clua_abandon(vm);
  bool failed = status != LUA_OK && status != LUA_YIELD;
  if (status == LUA_ERRMEM || (failed && is_refusal(from, vm))) clua_set_stop(vm, CLUA_STOP_MEMORY);
  clua_check(L, vm);
}

void clua_exceed(clua_vm *vm) {
  if (vm->pending == 0 && vm->running != NULL) clua_capture(vm->running, vm, false);
  clua_set_stop(vm, CLUA_STOP_MEMORY);
}

void clua_demand(lua_State *L, clua_vm *vm, size_t size) {
  if (size <= vm->limit) return;
  clua_capture(L, vm, false);
  clua_set_stop(vm, CLUA_STOP_MEMORY);
  clua_raise_stop(L);
}

// Entering and leaving

void clua_enter(clua_vm *vm) {
  if (vm->depth++ > 0) return;
  vm->polls = !clua_watch(vm);
  clua_poll(vm);
  if (vm->polls) {
    lua_sethook(vm->running, on_hook, LUA_MASKCOUNT, POLLED_INSTRUCTIONS);
  } else {
    clua_arm(vm);
  }
}

void clua_leave(clua_vm *vm) {
  if (--vm->depth == 0) clua_unwatch(vm);
}

void clua_begin(clua_vm *vm, int64_t nanoseconds) {
  bool was_full = vm->pending == CLUA_STOP_MEMORY || vm->pending == CLUA_STOP_HOST_MEMORY;
  if (vm->pending == CLUA_STOP_HOST_MEMORY) clua_spare_growth(vm);
  vm->pending = 0;
  vm->denied = vm->traced = false;
  vm->deadline = nanoseconds > 0 ? clua_now() + nanoseconds : 0;
  if (vm->running == NULL) return;
  lua_sethook(vm->running, NULL, 0, 0);
  if (was_full && vm->depth == 0) lua_gc(vm->running, LUA_GCCOLLECT);
}

void clua_end(clua_vm *vm) { vm->deadline = 0; }

int32_t clua_stopped(const clua_vm *vm) { return vm->pending; }

bool clua_must_stop(clua_vm *vm) {
  if (vm->pending != 0 || atomic_load_explicit(&vm->interrupt, memory_order_relaxed) != 0) return true;
  // Inside a call the timer sees to it.
  if (vm->depth > 0 && !vm->polls) return false;
  clua_poll(vm);
  return vm->pending != 0;
}

void clua_interrupt(clua_vm *vm) {
  atomic_store(&vm->interrupt, 1);
  clua_wake(vm);
}

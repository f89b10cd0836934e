#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Protected calls from the host, references, and reading of the stack.

clua_buffer *clua_output(clua_vm *vm) { return &vm->output; }

void clua_reserve(clua_buffer *buffer, size_t count) {
  if (buffer->capacity - buffer->length >= count) return;
  size_t capacity = buffer->capacity < 512 ? 1024 : buffer->capacity * 2;
  while (capacity - buffer->length < count) capacity *= 2;
  uint8_t *data = realloc(buffer->data, capacity);
  if (data == NULL) abort();
  buffer->data = data;
  buffer->capacity = capacity;
}

clua_thread *clua_running(const clua_vm *vm) { return vm->running; }

static int run_buffer(lua_State *L) {
  size_t base = (size_t)lua_touserdata(L, 1);
  clua_vm *vm = clua_vm_of(L);
  lua_settop(L, 0);
  return clua_build(L, vm, base);
}

int32_t clua_execute(clua_vm *vm, size_t base, int32_t *result_top) {
  lua_State *L = vm->running;
  int top = lua_gettop(L);
  *result_top = top;
  clua_enter(vm);
  if (vm->pending == 0 && !lua_checkstack(L, 8)) clua_set_stop(vm, CLUA_STOP_MEMORY);
  if (vm->pending != 0) {
    clua_discard(vm, base);
    clua_leave(vm);
    return CLUA_STOPPED;
  }
  vm->syntax = false;
  lua_pushcfunction(L, clua_message_handler);
  lua_pushcfunction(L, run_buffer);
  lua_pushlightuserdata(L, (void *)base);
  int status = lua_pcall(L, 1, LUA_MULTRET, top + 1);
  vm->running = L;
  vm->keep_trace = false;
  if (status != LUA_OK) {
    clua_abandon(vm);
    clua_discard(vm, base);
    if (status == LUA_ERRMEM) clua_set_stop(vm, CLUA_STOP_MEMORY);
  }
  clua_leave(vm);
  if (vm->released_count > 0 && vm->output.length == 0) clua_flush_released(vm);
  if (vm->pending != 0) {
    lua_settop(L, top);
    return CLUA_STOPPED;
  }
  lua_remove(L, top + 1);
  if (status == LUA_OK) return CLUA_OK;
  bool syntax = vm->syntax;
  vm->syntax = false;
  return syntax ? CLUA_SYNTAX : CLUA_ERROR;
}

bool clua_is_assertion(clua_vm *vm) {
  lua_State *L = vm->running;
  if (lua_type(L, -1) != LUA_TSTRING || !lua_checkstack(L, 1)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_ASSERTION);
  bool same = lua_rawequal(L, -1, -2);
  lua_pop(L, 1);
  return same;
}

static int collect_bytes(lua_State *L, const void *bytes, size_t size, void *data) {
  (void)L;
  clua_buffer *buffer = data;
  clua_reserve(buffer, size);
  memcpy(buffer->data + buffer->length, bytes, size);
  buffer->length += size;
  return 0;
}

uint8_t *clua_precompiled(clua_vm *vm, size_t *length) {
  clua_buffer buffer = {NULL, 0, 0};
  if (lua_dump(vm->running, collect_bytes, &buffer, 0) != 0) {
    free(buffer.data);
    return NULL;
  }
  *length = buffer.length;
  return buffer.data;
}

void clua_free(void *bytes) { free(bytes); }

// References: a table of slots that always exist, so that filling one never allocates.

static int grow_references(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  int32_t wanted = vm->free_capacity;
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_REFERENCES);
  for (int32_t index = vm->reference_count + 1; index <= wanted; index++) {
    lua_pushboolean(L, 0);
    lua_rawseti(L, -2, index);
    vm->reference_count = index;
    vm->free_references[vm->free_count++] = index;
  }
  return 0;
}

static bool have_free_reference(clua_vm *vm, lua_State *L) {
  if (vm->free_count > 0) return true;
  if (vm->free_capacity == vm->reference_count) {
    int32_t capacity = vm->reference_count == 0 ? 16 : vm->reference_count * 2;
    int32_t *slots = realloc(vm->free_references, (size_t)capacity * sizeof *slots);
    if (slots == NULL) return false;
    vm->free_references = slots;
    vm->free_capacity = capacity;
  }
  lua_pushcfunction(L, grow_references);
  int status = lua_pcall(L, 0, 0, 0);
  if (status != LUA_OK) lua_pop(L, 1);
  return vm->free_count > 0;
}

int32_t clua_keep(clua_vm *vm, clua_thread *L, int32_t index) {
  index = lua_absindex(L, index);
  if (!lua_checkstack(L, 4) || !have_free_reference(vm, L)) {
    clua_set_stop(vm, CLUA_STOP_MEMORY);
    return 0;
  }
  int32_t reference = vm->free_references[--vm->free_count];
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_REFERENCES);
  lua_pushvalue(L, index);
  lua_rawseti(L, -2, reference);
  lua_pop(L, 1);
  return reference;
}

static int give_reference(lua_State *L) {
  int32_t reference = (int32_t)lua_tointeger(L, 1);
  clua_push_belongings(L, lua_touserdata(L, 2));
  if (lua_isnil(L, -1)) return 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_REFERENCES);
  lua_rawgeti(L, -1, reference);
  lua_rawseti(L, -3, reference);
  lua_pushboolean(L, 0);
  lua_rawseti(L, -2, reference);
  lua_pushboolean(L, 1);
  return 1;
}

bool clua_give(clua_vm *vm, int32_t reference, void *owner) {
  lua_State *L = vm->running;
  if (!lua_checkstack(L, 3)) return false;
  lua_pushcfunction(L, give_reference);
  lua_pushinteger(L, reference);
  lua_pushlightuserdata(L, owner);
  if (lua_pcall(L, 2, 1, 0) == LUA_ERRMEM) clua_set_stop(vm, CLUA_STOP_MEMORY);
  bool is_given = lua_toboolean(L, -1) != 0 && lua_type(L, -1) == LUA_TBOOLEAN;
  lua_pop(L, 1);
  return is_given;
}

static void give_back(clua_vm *vm, clua_released released) {
  lua_State *L = vm->running;
  if (!lua_checkstack(L, 3)) return;
  if (released.owner == NULL) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_REFERENCES);
    lua_pushboolean(L, 0);
    lua_rawseti(L, -2, released.reference);
  } else {
    clua_push_belongings(L, released.owner);
    if (!lua_isnil(L, -1)) {
      lua_pushnil(L);
      lua_rawseti(L, -2, released.reference);
    }
  }
  lua_pop(L, 1);
  vm->free_references[vm->free_count++] = released.reference;
}

void clua_flush_released(clua_vm *vm) {
  while (vm->released_count > 0) give_back(vm, vm->released[--vm->released_count]);
}

void clua_release(clua_vm *vm, int32_t reference, void *owner) {
  if (vm->running == NULL || reference == 0) return;
  clua_released released = {reference, owner};
  if (vm->output.length == 0 && !vm->building) {
    give_back(vm, released);
    return;
  }
  // What waits in the output buffer may still name the reference.
  if (vm->released_count == vm->released_capacity) {
    int32_t capacity = vm->released_capacity == 0 ? 16 : vm->released_capacity * 2;
    clua_released *list = realloc(vm->released, (size_t)capacity * sizeof *list);
    if (list == NULL) return;
    vm->released = list;
    vm->released_capacity = capacity;
  }
  vm->released[vm->released_count++] = released;
}

bool clua_push_reference(clua_thread *L, int32_t reference, void *owner) {
  if (!lua_checkstack(L, 3)) return false;
  if (owner == NULL) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_REFERENCES);
  } else {
    clua_push_belongings(L, owner);
    if (lua_isnil(L, -1)) return true;
  }
  lua_rawgeti(L, -1, reference);
  lua_replace(L, -2);
  return true;
}

// Reading

int32_t clua_top(clua_thread *L) { return lua_gettop(L); }
void clua_set_top(clua_thread *L, int32_t top) { lua_settop(L, top); }
int32_t clua_type(clua_thread *L, int32_t index) { return lua_type(L, index); }
bool clua_boolean(clua_thread *L, int32_t index) { return lua_toboolean(L, index) != 0; }
bool clua_is_integer(clua_thread *L, int32_t index) { return lua_isinteger(L, index) != 0; }
int64_t clua_integer(clua_thread *L, int32_t index) { return lua_tointeger(L, index); }
double clua_number(clua_thread *L, int32_t index) { return lua_tonumber(L, index); }

const char *clua_string(clua_thread *L, int32_t index, size_t *length) {
  if (lua_type(L, index) != LUA_TSTRING) return NULL;
  return lua_tolstring(L, index, length);
}

bool clua_is_null(clua_vm *vm, clua_thread *L, int32_t index) {
  return lua_type(L, index) == LUA_TUSERDATA && lua_touserdata(L, index) == vm->null;
}

const void *clua_identity(clua_thread *L, int32_t index) { return lua_topointer(L, index); }

bool clua_is_callable(clua_thread *L, int32_t index) {
  if (lua_type(L, index) == LUA_TFUNCTION) return true;
  if (!lua_checkstack(L, 3) || !lua_getmetatable(L, index)) return false;
  bool found = false;
  lua_pushnil(L);
  while (!found && lua_next(L, -2) != 0) {
    size_t length = 0;
    const char *key = clua_string(L, -2, &length);
    found = key != NULL && strcmp(key, "__call") == 0;
    lua_pop(L, 1);
  }
  lua_pop(L, found ? 2 : 1);
  return found;
}

uint64_t clua_raw_length(clua_thread *L, int32_t index) { return lua_rawlen(L, index); }

bool clua_raw_item(clua_thread *L, int32_t index, int64_t position) {
  if (!lua_checkstack(L, 1)) return false;
  lua_rawgeti(L, index, position);
  return true;
}

bool clua_first(clua_thread *L) {
  if (!lua_checkstack(L, 4)) return false;
  lua_pushnil(L);
  return true;
}

bool clua_next(clua_thread *L, int32_t index) { return lua_next(L, index) != 0; }

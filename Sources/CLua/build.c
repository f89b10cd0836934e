#include <string.h>

#include "internal.h"

// Executes the output buffer. Everything here runs inside a protected call: an error unwinds C frames only.

typedef struct reader {
  const char *bytes;
  size_t length;
  clua_vm *vm;
} reader;

enum { PIECE = 16384 };

static const char *read_piece(lua_State *L, void *data, size_t *size) {
  reader *source = data;
  clua_check(L, source->vm);
  size_t piece = source->length < PIECE ? source->length : PIECE;
  const char *result = source->bytes;
  source->bytes += piece;
  source->length -= piece;
  *size = piece;
  return piece == 0 ? NULL : result;
}

static inline const uint8_t *operands(const clua_vm *vm) { return vm->output.data + vm->consumed + 1; }

static inline int32_t read_int32(const uint8_t *at) {
  int32_t value;
  memcpy(&value, at, sizeof value);
  return value;
}

static inline uint32_t read_uint32(const uint8_t *at) {
  uint32_t value;
  memcpy(&value, at, sizeof value);
  return value;
}

static inline int64_t read_int64(const uint8_t *at) {
  int64_t value;
  memcpy(&value, at, sizeof value);
  return value;
}

static inline void *read_pointer(const uint8_t *at) {
  void *value;
  memcpy(&value, at, sizeof value);
  return value;
}

static size_t length_of(const uint8_t *op) {
  switch (*op) {
  case CLUA_OP_INTEGER: case CLUA_OP_NUMBER: case CLUA_OP_SET_INDEX: return 9;
  case CLUA_OP_STACK: case CLUA_OP_CALL: return 5;
  case CLUA_OP_FUNCTION: return 1 + sizeof(void *);
  case CLUA_OP_REFERENCE: return 5 + sizeof(void *);
  case CLUA_OP_STRING: return 5 + (size_t)read_uint32(op + 1);
  case CLUA_OP_MARK: return 2;
  case CLUA_OP_OPEN: return 10;
  case CLUA_OP_HANDLE: case CLUA_OP_LAZY_LIST: return 5 + 2 * sizeof(void *);
  case CLUA_OP_LOAD: {
    size_t name = read_uint32(op + 2);
    return 10 + name + read_uint32(op + 6 + name);
  }
  case CLUA_OP_TYPE: return 13 + (size_t)read_uint32(op + 9);
  default: return 1;
  }
}

void clua_discard(clua_vm *vm, size_t base) {
  size_t at = base;
  while (at < vm->output.length) {
    const uint8_t *op = vm->output.data + at;
    at += length_of(op);
    switch (*op) {
    case CLUA_OP_HANDLE: case CLUA_OP_LAZY_LIST: vm->functions.release(read_pointer(op + 5 + sizeof(void *))); break;
    case CLUA_OP_FUNCTION: vm->functions.release(read_pointer(op + 1)); break;
    default: break;
    }
  }
  vm->output.length = base;
}

static void load_chunk(lua_State *L, clua_vm *vm, const uint8_t *at) {
  bool binary = at[0] != 0;
  size_t name_length = read_uint32(at + 1);
  const char *name = lua_pushlstring(L, (const char *)at + 5, name_length);
  const uint8_t *text = at + 5 + name_length;
  reader source = {(const char *)text + 4, read_uint32(text), vm};
  int status = lua_load(L, read_piece, &source, name, binary ? "b" : "t");
  lua_remove(L, -2);
  if (status == LUA_OK) return;
  if (status == LUA_ERRSYNTAX) vm->syntax = true;
  if (status == LUA_ERRMEM) clua_set_stop(vm, CLUA_STOP_MEMORY);
  clua_check(L, vm);
  lua_error(L);
}

/// Ends the buffer before a script gets control, as what it calls uses the buffer again.
static void close_buffer(clua_vm *vm, size_t base) {
  vm->consumed = base;
  vm->output.length = base;
  vm->building = false;
  if (base == 0 && vm->released_count > 0) clua_flush_released(vm);
}

void clua_abandon(clua_vm *vm) {
  if (!vm->building) return;
  clua_discard(vm, vm->consumed);
  close_buffer(vm, vm->building_base);
}

int clua_build(lua_State *L, clua_vm *vm, size_t base) {
  int top = lua_gettop(L);
  int room = 0;
  vm->consumed = vm->building_base = base;
  vm->building = true;
  while (vm->consumed < vm->output.length) {
    if (room-- == 0) {
      luaL_checkstack(L, 24, "too many values");
      room = 20;
    }
    const uint8_t *at = operands(vm);
    size_t size = length_of(at - 1);
    switch (at[-1]) {
    case CLUA_OP_NIL: lua_pushnil(L); break;
    case CLUA_OP_FALSE: lua_pushboolean(L, 0); break;
    case CLUA_OP_TRUE: lua_pushboolean(L, 1); break;
    case CLUA_OP_INTEGER: lua_pushinteger(L, read_int64(at)); break;
    case CLUA_OP_NUMBER: {
      double number;
      memcpy(&number, at, sizeof number);
      lua_pushnumber(L, number);
      break;
    }
    case CLUA_OP_STRING: lua_pushlstring(L, (const char *)at + 4, read_uint32(at)); break;
    case CLUA_OP_NULL: lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_NULL); break;
    case CLUA_OP_OPEN: {
      lua_createtable(L, (int)read_uint32(at + 1), (int)read_uint32(at + 5));
      clua_mark(L, at[0]);
      break;
    }
    case CLUA_OP_SET_INDEX: lua_rawseti(L, -2, read_int64(at)); break;
    case CLUA_OP_SET_KEY: lua_rawset(L, -3); break;
    case CLUA_OP_MARK:
      luaL_checktype(L, -1, LUA_TTABLE);
      clua_mark(L, at[0]);
      break;
    case CLUA_OP_FREEZE: clua_freeze(L); break;
    case CLUA_OP_CASELESS: clua_make_caseless(L); break;
    case CLUA_OP_REFERENCE: clua_push_reference(L, read_int32(at), read_pointer(at + 4)); break;
    case CLUA_OP_HANDLE:
      clua_push_handle(L, vm, read_int32(at), read_pointer(at + 4), read_pointer(at + 4 + sizeof(void *)));
      break;
    case CLUA_OP_LAZY_LIST:
      clua_push_lazy_list(L, vm, read_int32(at), read_pointer(at + 4), read_pointer(at + 4 + sizeof(void *)));
      break;
    case CLUA_OP_FUNCTION: clua_push_function(L, vm, read_pointer(at)); break;
    case CLUA_OP_STACK: lua_pushvalue(L, read_int32(at)); break;
    case CLUA_OP_GLOBALS: lua_pushglobaltable(L); break;
    case CLUA_OP_CALL: {
      int count = (int)read_uint32(at);
      close_buffer(vm, base);
      lua_call(L, count, LUA_MULTRET);
      return lua_gettop(L) - top;
    }
    case CLUA_OP_GET:
      close_buffer(vm, base);
      lua_gettable(L, -2);
      return 1;
    case CLUA_OP_SET:
      close_buffer(vm, base);
      lua_settable(L, -3);
      return 0;
    case CLUA_OP_LENGTH:
      close_buffer(vm, base);
      lua_len(L, -1);
      return 1;
    case CLUA_OP_TEXT:
      close_buffer(vm, base);
      clua_push_text(L, -1);
      return 1;
    case CLUA_OP_LOAD: load_chunk(L, vm, at); break;
    case CLUA_OP_TYPE:
      clua_define_type(L, read_int32(at), read_uint32(at + 4), (const char *)at + 12, read_uint32(at + 8));
      break;
    default: luaL_error(L, "unknown operation %d", (int)at[-1]);
    }
    vm->consumed += size;
  }
  close_buffer(vm, base);
  return lua_gettop(L) - top;
}

int clua_finish(lua_State *L, clua_vm *vm, size_t base, int32_t result) {
  if (vm->pending != 0) {
    clua_discard(vm, base);
    clua_raise_stop(L);
  }
  if (result == CLUA_RETURN_RAISE_PLACED || result == CLUA_RETURN_FAIL) clua_push_place(L);
  int count = clua_build(L, vm, base);
  switch (result) {
  case CLUA_RETURN_RAISE_PLACED: lua_concat(L, 2); return lua_error(L);
  case CLUA_RETURN_FAIL:
    lua_concat(L, 2);
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_ASSERTION);
    return lua_error(L);
  case CLUA_RETURN_RERAISE: vm->keep_trace = true; return lua_error(L);
  case CLUA_RETURN_RAISE: return lua_error(L);
  default: return count;
  }
}

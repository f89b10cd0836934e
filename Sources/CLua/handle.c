#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Handles: userdata that own an object of the host. The same object is the same userdata as long as a script has it.
// All handles of one owner, such as an app and its elements, have one table of what belongs to it as their user value.
// Functions of the host own their object in the same way, through a userdata that no script sees.
//
// What a userdata owns is written down in a box outside of Lua's heap: where memory runs out, Lua may free a userdata
// whose finalizer it could not call. Its object is then released with the machine.

enum { FUNCTION_TYPE = -1 };

clua_box *clua_box_at(lua_State *L, clua_vm *vm, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != sizeof(clua_box *)) return NULL;
  clua_box *box = *(clua_box **)lua_touserdata(L, index);
  return box != NULL && box->vm == vm ? box : NULL;
}

void *clua_handle(clua_vm *vm, clua_thread *L, int32_t index, int32_t *type) {
  clua_box *box = clua_box_at(L, vm, index);
  if (box == NULL) return NULL;
  *type = box->type;
  return box->object;
}

/// Releases what a box holds.
static void empty_box(clua_vm *vm, clua_box *box) {
  if (box->previous != NULL) box->previous->next = box->next; else vm->boxes = box->next;
  if (box->next != NULL) box->next->previous = box->previous;
  void *object = box->object;
  box->next = vm->free_boxes;
  vm->free_boxes = box;
  vm->functions.release(object);
}

static int finish_box(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  clua_box *box = clua_box_at(L, vm, 1);
  if (box == NULL) return 0;
  *(clua_box **)lua_touserdata(L, 1) = NULL;
  empty_box(vm, box);
  return 0;
}

/// Pushes a userdata that owns nothing yet.
static clua_box **push_owner(lua_State *L, int values) {
  clua_box **owner = lua_newuserdatauv(L, sizeof *owner, values);
  *owner = NULL;
  return owner;
}

/// Makes a userdata own `object`.
static void own(clua_vm *vm, clua_box **owner, int32_t type, void *object) {
  clua_box *box = vm->free_boxes;
  if (box != NULL) {
    vm->free_boxes = box->next;
  } else {
    box = malloc(sizeof *box);
    if (box == NULL) abort();
  }
  *box = (clua_box){.vm = vm, .object = object, .next = vm->boxes, .type = type};
  if (box->next != NULL) box->next->previous = box;
  vm->boxes = box;
  *owner = box;
}

void clua_empty_boxes(clua_vm *vm) {
  while (vm->boxes != NULL) empty_box(vm, vm->boxes);
}

size_t clua_held(const clua_vm *vm) {
  size_t count = 0;
  for (const clua_box *box = vm->boxes; box != NULL; box = box->next) count++;
  return count;
}

void clua_push_belongings(lua_State *L, const void *owner) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_BELONGINGS);
  lua_rawgetp(L, -1, owner);
  lua_remove(L, -2);
}

/// Gives the handle on top of the stack what belongs to its owner.
static void link_belongings(lua_State *L, const void *owner) {
  clua_push_belongings(L, owner);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_BELONGINGS);
    lua_pushvalue(L, -2);
    lua_rawsetp(L, -2, owner);
    lua_pop(L, 1);
  }
  lua_setiuservalue(L, -2, 1);
}

void clua_push_handle(lua_State *L, clua_vm *vm, int32_t type, void *owner, void *object) {
  luaL_checkstack(L, 5, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_HANDLES);
  lua_rawgetp(L, -1, object);
  clua_box *known = clua_box_at(L, vm, -1);
  if (known != NULL && known->type == type && known->object == object) {
    lua_remove(L, -2);
    vm->functions.release(object);
    return;
  }
  lua_pop(L, 1);
  clua_box **made = push_owner(L, owner == NULL ? 0 : 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_TYPES);
  lua_rawgeti(L, -1, type);
  lua_setmetatable(L, -3);
  lua_pop(L, 1);
  if (owner != NULL) link_belongings(L, owner);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, -3, object);
  lua_remove(L, -2);
  own(vm, made, type, object);
}

static int call_function(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  size_t base = vm->output.length;
  clua_check_stack(L);
  clua_box *box = *(clua_box **)lua_touserdata(L, lua_upvalueindex(1));
  if (box == NULL) return 0;
  return clua_finish(L, vm, base, vm->functions.call(vm->host, box->object, L, lua_gettop(L)));
}

void clua_push_function(lua_State *L, clua_vm *vm, void *function) {
  clua_box **made = push_owner(L, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_FUNCTION);
  lua_setmetatable(L, -2);
  lua_pushcclosure(L, call_function, 1);
  own(vm, made, FUNCTION_TYPE, function);
}

static int send_event(lua_State *L, int event) {
  clua_vm *vm = clua_vm_of(L);
  size_t base = vm->output.length;
  int32_t type = (int32_t)lua_tointeger(L, lua_upvalueindex(1));
  return clua_finish(L, vm, base, vm->functions.event(vm->host, type, event, L, lua_gettop(L)));
}

static int on_index(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) return 1;
  lua_settop(L, 2);
  size_t base = vm->output.length;
  int32_t type = (int32_t)lua_tointeger(L, lua_upvalueindex(1));
  int32_t result = vm->functions.event(vm->host, type, CLUA_EVENT_INDEX, L, 2);
  int count = clua_finish(L, vm, base, result);
  if (result != CLUA_RETURN_METHOD) return count;
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -2);
  lua_rawset(L, lua_upvalueindex(2));
  return 1;
}

static int on_new_index(lua_State *L) { return send_event(L, CLUA_EVENT_NEWINDEX); }
static int on_equal(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  clua_box *left = clua_box_at(L, vm, 1);
  clua_box *right = clua_box_at(L, vm, 2);
  if (left != NULL && right != NULL && left->type == right->type) return send_event(L, CLUA_EVENT_EQUAL);
  lua_pushboolean(L, 0);
  return 1;
}
static int on_text(lua_State *L) { return send_event(L, CLUA_EVENT_TEXT); }
static int on_length(lua_State *L) { return send_event(L, CLUA_EVENT_LENGTH); }
static int on_pairs(lua_State *L) { return send_event(L, CLUA_EVENT_PAIRS); }
static int on_call(lua_State *L) { return send_event(L, CLUA_EVENT_CALL); }

static const struct {
  int event;
  const char *name;
  lua_CFunction function;
} events[] = {
    {CLUA_EVENT_NEWINDEX, "__newindex", on_new_index}, {CLUA_EVENT_EQUAL, "__eq", on_equal},
    {CLUA_EVENT_TEXT, "__tostring", on_text},          {CLUA_EVENT_LENGTH, "__len", on_length},
    {CLUA_EVENT_PAIRS, "__pairs", on_pairs},           {CLUA_EVENT_CALL, "__call", on_call},
};

void clua_define_type(lua_State *L, int32_t type, uint32_t wanted, const char *name, size_t length) {
  luaL_checkstack(L, 6, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_TYPES);
  lua_createtable(L, 0, 12);
  lua_pushlstring(L, name, length);
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushcfunction(L, finish_box);
  lua_setfield(L, -2, "__gc");
  lua_pushinteger(L, type);
  lua_newtable(L);
  lua_pushcclosure(L, on_index, 2);
  lua_setfield(L, -2, "__index");
  for (size_t index = 0; index < sizeof events / sizeof events[0]; index++) {
    if ((wanted & (1u << events[index].event)) == 0) continue;
    lua_pushinteger(L, type);
    lua_pushcclosure(L, events[index].function, 1);
    lua_setfield(L, -2, events[index].name);
  }
  lua_rawseti(L, -2, type);
  lua_pop(L, 1);
}

void clua_push_weak_table(lua_State *L, const char *mode) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, mode);
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
}

void clua_open_handles(lua_State *L) {
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_TYPES);
  clua_push_weak_table(L, "v");
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_HANDLES);
  clua_push_weak_table(L, "v");
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_BELONGINGS);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, finish_box);
  lua_setfield(L, -2, "__gc");
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_FUNCTION);
}

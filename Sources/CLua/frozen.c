#include "internal.h"

// Read-only views of tables: a table of their own that holds the shown one under a key that no script can have.
// A lazy list is a view whose table is filled item by item, when read, by the object behind it.

static const char shown_key;
static const char source_key;
static const char caseless_key;

static bool has_metatable(lua_State *L, int index, int slot) {
  if (!lua_checkstack(L, 2) || !lua_getmetatable(L, index)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, slot);
  bool same = lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return same;
}

bool clua_is_frozen(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TTABLE && has_metatable(L, index, SLOT_FROZEN);
}

void clua_mark(lua_State *L, int kind) {
  if (kind == CLUA_KIND_PLAIN) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, kind == CLUA_KIND_ARRAY ? SLOT_ARRAY : SLOT_OBJECT);
  lua_setmetatable(L, -2);
}

int32_t clua_table_kind(clua_vm *vm, clua_thread *L, int32_t index) {
  (void)vm;
  if (has_metatable(L, index, SLOT_ARRAY)) return CLUA_KIND_ARRAY;
  if (has_metatable(L, index, SLOT_OBJECT)) return CLUA_KIND_OBJECT;
  return CLUA_KIND_PLAIN;
}

bool clua_has_metatable(clua_vm *vm, clua_thread *L, int32_t index) {
  if (!lua_checkstack(L, 2) || !lua_getmetatable(L, index)) return false;
  lua_pop(L, 1);
  return clua_table_kind(vm, L, index) == CLUA_KIND_PLAIN && !clua_is_frozen(L, index);
}

void clua_freeze(lua_State *L) {
  luaL_checkstack(L, 4, NULL);
  lua_createtable(L, 0, 1);
  lua_insert(L, -2);
  lua_rawsetp(L, -2, &shown_key);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_FROZEN);
  lua_setmetatable(L, -2);
}

void clua_make_caseless(lua_State *L) {
  lua_pushboolean(L, 1);
  lua_rawsetp(L, -2, &caseless_key);
}

void clua_push_lazy_list(lua_State *L, clua_vm *vm, int32_t type, void *owner, void *object) {
  luaL_checkstack(L, 6, NULL);
  lua_createtable(L, 0, 2);
  lua_newtable(L);
  lua_rawsetp(L, -2, &shown_key);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_FROZEN);
  lua_setmetatable(L, -2);
  lua_pushboolean(L, 0);
  lua_rawsetp(L, -2, &source_key);
  clua_push_handle(L, vm, type, owner, object);
  lua_rawsetp(L, -2, &source_key);
}

void *clua_lazy_list(clua_vm *vm, clua_thread *L, int32_t index, int32_t *type) {
  if (!clua_is_frozen(L, index)) return NULL;
  lua_rawgetp(L, index, &source_key);
  void *object = clua_handle(vm, L, -1, type);
  lua_pop(L, 1);
  return object;
}

bool clua_push_content(clua_vm *vm, clua_thread *L, int32_t index) {
  (void)vm;
  if (!lua_checkstack(L, 4)) return false;
  if (clua_is_frozen(L, index)) lua_rawgetp(L, index, &shown_key); else lua_pushvalue(L, index);
  return true;
}

static int send_to_source(lua_State *L, clua_vm *vm, int source, int event) {
  clua_box *box = clua_box_at(L, vm, source);
  size_t base = vm->output.length;
  int count = event == CLUA_EVENT_ITEM ? 2 : 1;
  return clua_finish(L, vm, base, vm->functions.event(vm->host, box->type, event, L, count));
}

/// The item at stack index 2 of the lazy list whose source is at 1, kept in the table at 3.
static int lazy_item(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  if (send_to_source(L, vm, 1, CLUA_EVENT_ITEM) == 0) return 0;
  lua_pushvalue(L, -1);
  lua_rawseti(L, 3, lua_tointeger(L, 2));
  return 1;
}

static int lazy_length(lua_State *L) { return send_to_source(L, clua_vm_of(L), 1, CLUA_EVENT_LENGTH); }

static bool push_source(lua_State *L, int index) {
  lua_rawgetp(L, index, &source_key);
  if (clua_box_at(L, clua_vm_of(L), -1) != NULL) return true;
  lua_pop(L, 1);
  return false;
}

static bool is_caseless(lua_State *L, int index) {
  bool caseless = lua_rawgetp(L, index, &caseless_key) != LUA_TNIL;
  lua_pop(L, 1);
  return caseless;
}

static unsigned char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? (unsigned char)(letter + 32) : (unsigned char)letter;
}

static bool is_same_name(lua_State *L, int one, int other) {
  size_t length, other_length;
  const char *name = lua_tolstring(L, one, &length), *other_name = lua_tolstring(L, other, &other_length);
  if (length != other_length) return false;
  for (size_t at = 0; at < length; at++) {
    if (small(name[at]) != small(other_name[at])) return false;
  }
  return true;
}

/// The value of the table at 3 under the text at 2, in whatever case.
static int push_caseless(lua_State *L) {
  lua_settop(L, 3);
  lua_pushnil(L);
  while (lua_next(L, 3) != 0) {
    if (lua_type(L, 4) == LUA_TSTRING && is_same_name(L, 2, 4)) return 1;
    lua_settop(L, 4);
  }
  lua_pushnil(L);
  return 1;
}

static int on_index(lua_State *L) {
  lua_settop(L, 2);
  lua_rawgetp(L, 1, &shown_key);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, 3) != LUA_TNIL) return 1;
  if (lua_type(L, 2) == LUA_TSTRING && is_caseless(L, 1)) return push_caseless(L);
  if (!lua_isinteger(L, 2) || !push_source(L, 1)) return 1;
  lua_pushcfunction(L, lazy_item);
  lua_insert(L, -2);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_call(L, 3, 1);
  return 1;
}

static lua_Integer length_at(lua_State *L, int index) {
  lua_Integer length;
  if (push_source(L, index)) {
    lua_pushcfunction(L, lazy_length);
    lua_insert(L, -2);
    lua_call(L, 1, 1);
    length = lua_tointeger(L, -1);
  } else {
    lua_rawgetp(L, index, &shown_key);
    length = (lua_Integer)lua_rawlen(L, -1);
  }
  lua_pop(L, 1);
  return length;
}

static int on_length(lua_State *L) {
  lua_pushinteger(L, length_at(L, 1));
  return 1;
}

void clua_push_shown(lua_State *L, int index) {
  luaL_checkstack(L, 8, NULL);
  index = lua_absindex(L, index);
  if (!clua_is_frozen(L, index)) {
    lua_pushvalue(L, index);
    return;
  }
  if (push_source(L, index)) {
    lua_pop(L, 1);
    lua_Integer length = length_at(L, index);
    for (lua_Integer position = 1; position <= length; position++) {
      lua_geti(L, index, position);
      lua_pop(L, 1);
    }
  }
  lua_rawgetp(L, index, &shown_key);
}

static int on_new_index(lua_State *L) { clua_fail(L, "this table is read-only"); }

static int on_equal(lua_State *L) {
  bool same = clua_is_frozen(L, 1) && clua_is_frozen(L, 2);
  if (same) {
    lua_rawgetp(L, 1, &shown_key);
    lua_rawgetp(L, 2, &shown_key);
    same = lua_rawequal(L, -1, -2);
  }
  lua_pushboolean(L, same);
  return 1;
}

void clua_open_frozen(lua_State *L) {
  static const luaL_Reg events[] = {
      {"__index", on_index}, {"__newindex", on_new_index}, {"__len", on_length}, {"__eq", on_equal}, {NULL, NULL}};
  luaL_newlib(L, events);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_FROZEN);
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_ARRAY);
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_OBJECT);
}

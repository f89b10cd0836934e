#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Walks over tables in an order that is the same in every run: the sequence, then numbers, texts by their bytes,
// booleans, and what else there is in the order in which the heap holds it.

enum { FEW = 16 };

typedef enum rank { RANK_SEQUENCE, RANK_NUMBER, RANK_TEXT, RANK_BOOLEAN, RANK_OTHER } rank;

typedef struct sort_key {
  union {
    lua_Integer integer;
    lua_Number number;
    const char *text;
    uint64_t place;
  };
  size_t length;
  int position;
  bool is_integer;
  uint8_t rank;
} sort_key;

/// C functions without upvalues are no objects of the heap; they come in the order of the program's text.
static uint64_t function_place(lua_State *L, int index) {
  const void *pointer = lua_topointer(L, index);
  if (!lua_iscfunction(L, index)) return clua_heap_order(clua_vm_of(L), pointer);
  if (lua_getupvalue(L, index, 1) == NULL) return (uint64_t)(uintptr_t)pointer;
  lua_pop(L, 1);
  return clua_heap_order(clua_vm_of(L), pointer);
}

static sort_key key_at(lua_State *L, int index, lua_Integer sequence) {
  sort_key key = {.rank = RANK_OTHER};
  switch (lua_type(L, index)) {
  case LUA_TNUMBER:
    key.rank = RANK_NUMBER;
    key.is_integer = lua_isinteger(L, index);
    if (!key.is_integer) {
      key.number = lua_tonumber(L, index);
      break;
    }
    key.integer = lua_tointeger(L, index);
    if (key.integer >= 1 && key.integer <= sequence) key.rank = RANK_SEQUENCE;
    break;
  case LUA_TSTRING:
    key.rank = RANK_TEXT;
    key.text = lua_tolstring(L, index, &key.length);
    break;
  case LUA_TBOOLEAN:
    key.rank = RANK_BOOLEAN;
    key.place = (uint64_t)lua_toboolean(L, index);
    break;
  case LUA_TTABLE: case LUA_TTHREAD: case LUA_TUSERDATA:
    key.place = clua_heap_order(clua_vm_of(L), lua_topointer(L, index));
    break;
  case LUA_TFUNCTION:
    key.place = function_place(L, index);
    break;
  default: break;
  }
  return key;
}

static int compare_numbers(const sort_key *left, const sort_key *right) {
  if (left->is_integer && right->is_integer) return (left->integer > right->integer) - (left->integer < right->integer);
  lua_Number first = left->is_integer ? (lua_Number)left->integer : left->number;
  lua_Number second = right->is_integer ? (lua_Number)right->integer : right->number;
  return (first > second) - (first < second);
}

static int compare(const void *first, const void *second) {
  const sort_key *left = first, *right = second;
  if (left->rank != right->rank) return left->rank < right->rank ? -1 : 1;
  switch (left->rank) {
  case RANK_SEQUENCE: case RANK_NUMBER: return compare_numbers(left, right);
  case RANK_TEXT: {
    size_t shorter = left->length < right->length ? left->length : right->length;
    int order = memcmp(left->text, right->text, shorter);
    return order != 0 ? order : (left->length > right->length) - (left->length < right->length);
  }
  default: return (left->place > right->place) - (left->place < right->place);
  }
}

/// The length of the run of items from 1 on.
static lua_Integer sequence_at(lua_State *L, int index) {
  lua_Integer length = 0;
  while (lua_rawgeti(L, index, length + 1) != LUA_TNIL) {
    lua_pop(L, 1);
    length++;
  }
  lua_pop(L, 1);
  return length;
}

static void sort_keys(sort_key *keys, size_t count) {
  if (count > FEW) {
    qsort(keys, count, sizeof *keys, compare);
    return;
  }
  for (size_t place = 1; place < count; place++) {
    sort_key key = keys[place];
    size_t before = place;
    for (; before > 0 && compare(&keys[before - 1], &key) > 0; before--) keys[before] = keys[before - 1];
    keys[before] = key;
  }
}

/// Pushes a new table of the keys, sorted on the stack; false when there are too many for that.
static bool push_few_keys(lua_State *L, int index, lua_Integer sequence) {
  sort_key keys[FEW];
  int count = 0;
  int top = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    if (count == FEW) {
      lua_settop(L, top);
      return false;
    }
    keys[count] = key_at(L, -1, sequence);
    keys[count].position = top + count + 1;
    count++;
    lua_pushvalue(L, -1);
  }
  sort_keys(keys, (size_t)count);
  lua_createtable(L, count, 0);
  for (int place = 0; place < count; place++) {
    lua_pushvalue(L, keys[place].position);
    lua_rawseti(L, -2, place + 1);
  }
  lua_replace(L, top + 1);
  lua_settop(L, top + 1);
  return true;
}

/// Pushes a new table of the keys of the table at `index`, in order.
static void push_keys(lua_State *L, int index, lua_Integer sequence) {
  luaL_checkstack(L, FEW + 4, NULL);
  if (push_few_keys(L, index, sequence)) return;
  size_t count = 0;
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    count++;
  }
  sort_key *keys = lua_newuserdatauv(L, count * sizeof *keys, 0);
  lua_createtable(L, (int)count, 0);
  size_t filled = 0;
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, (lua_Integer)filled + 1);
    keys[filled] = key_at(L, -1, sequence);
    keys[filled].position = (int)filled + 1;
    filled++;
  }
  sort_keys(keys, filled);
  lua_createtable(L, (int)count, 1);
  for (size_t place = 0; place < filled; place++) {
    lua_rawgeti(L, -2, keys[place].position);
    lua_rawseti(L, -2, (lua_Integer)place + 1);
  }
  lua_replace(L, -3);
  lua_pop(L, 1);
}

// pairs

/// Upvalues: the length of the sequence, the table.
static int next_item(lua_State *L) {
  lua_Integer length = lua_tointeger(L, lua_upvalueindex(1));
  lua_Integer position = lua_isnoneornil(L, 2) ? 0 : luaL_checkinteger(L, 2);
  while (position < length) {
    lua_pushinteger(L, ++position);
    if (lua_rawgeti(L, lua_upvalueindex(2), position) != LUA_TNIL) return 2;
    lua_pop(L, 2);
  }
  lua_pushnil(L);
  return 1;
}

/// Upvalues: the table of keys, the position in it, the table.
static int next_key(lua_State *L) {
  lua_Integer position = lua_tointeger(L, lua_upvalueindex(2));
  while (lua_rawgeti(L, lua_upvalueindex(1), ++position) != LUA_TNIL) {
    lua_pushvalue(L, -1);
    if (lua_rawget(L, lua_upvalueindex(3)) != LUA_TNIL) {
      lua_pushinteger(L, position);
      lua_replace(L, lua_upvalueindex(2));
      return 2;
    }
    lua_pop(L, 2);
  }
  return 1;
}

/// Whether the keys of the table are 1 … `length` and nothing else, as the walk in Lua's own order shows at once.
static bool is_plain_sequence(lua_State *L, int index, lua_Integer *length) {
  lua_Integer count = 0;
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    if (!lua_isinteger(L, -1) || lua_tointeger(L, -1) != count + 1) {
      lua_pop(L, 1);
      return false;
    }
    count++;
  }
  *length = count;
  return true;
}

int clua_lua_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  clua_push_shown(L, 1);
  lua_Integer length = 0;
  if (is_plain_sequence(L, 2, &length)) {
    lua_pushinteger(L, length);
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, next_item, 2);
  } else {
    push_keys(L, 2, sequence_at(L, 2));
    lua_pushinteger(L, 0);
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, next_key, 3);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// next, which has no state of its own: the keys of the table walked last are kept, the table itself at 0.

static bool has_kept_keys(lua_State *L, int table) {
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_NEXT) != LUA_TTABLE) return false;
  lua_rawgeti(L, -1, 0);
  bool same = lua_rawequal(L, -1, table);
  lua_pop(L, 1);
  return same;
}

/// Pushes the first key and its value, found without sorting.
static int first_key(lua_State *L, int table) {
  bool found = false;
  sort_key best = {.rank = RANK_OTHER};
  lua_pushnil(L);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    sort_key key = key_at(L, -1, 0);
    if (found && compare(&key, &best) >= 0) continue;
    found = true;
    best = key;
    lua_copy(L, -1, -2);
  }
  if (!found) return 1;
  lua_pushvalue(L, -1);
  lua_rawget(L, table);
  return 2;
}

/// Leaves the keys of the table at `table + 1` and gives the place of the key at stack index 2 among them.
static lua_Integer find_key(lua_State *L, int table) {
  int keys = table + 1;
  lua_Integer position = clua_vm_of(L)->next_position;
  if (has_kept_keys(L, table)) {
    lua_rawgeti(L, keys, position);
    bool here = lua_rawequal(L, -1, 2);
    lua_settop(L, keys);
    if (here) return position;
  }
  lua_settop(L, table);
  lua_Integer sequence = sequence_at(L, table);
  push_keys(L, table, sequence);
  lua_pushvalue(L, table);
  lua_rawseti(L, keys, 0);
  lua_pushvalue(L, keys);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_NEXT);
  sort_key last = key_at(L, 2, sequence);
  position = 0;
  while (lua_rawgeti(L, keys, position + 1) != LUA_TNIL) {
    sort_key key = key_at(L, -1, sequence);
    lua_pop(L, 1);
    if (compare(&key, &last) > 0) break;
    position++;
  }
  lua_settop(L, keys);
  return position;
}

/// Pushes the key after the one at stack index 2, and its value.
static int following_key(lua_State *L, int table) {
  lua_Integer position = find_key(L, table);
  while (lua_rawgeti(L, table + 1, ++position) != LUA_TNIL) {
    lua_pushvalue(L, -1);
    if (lua_rawget(L, table) != LUA_TNIL) {
      clua_vm_of(L)->next_position = position;
      return 2;
    }
    lua_pop(L, 2);
  }
  return 1;
}

int clua_lua_next(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  clua_push_shown(L, 1);
  bool first = lua_isnil(L, 2);
  if (first || lua_isinteger(L, 2)) {
    lua_Integer position = first ? 0 : lua_tointeger(L, 2);
    bool in_sequence = first || (position >= 1 && position < LUA_MAXINTEGER);
    if (in_sequence && lua_rawgeti(L, 3, position + 1) != LUA_TNIL) {
      lua_pushinteger(L, position + 1);
      lua_insert(L, -2);
      return 2;
    }
    lua_settop(L, 3);
  }
  return first ? first_key(L, 3) : following_key(L, 3);
}

#include <limits.h>

#include "internal.h"

// `table.sort`: a merge sort, which ends after the same number of steps whatever the comparison answers.

enum { STEPS_BETWEEN_CHECKS = 1024, SOURCE = 3, TARGET = 4 };

/// Whether the value on top of the stack comes before the one below it.
static bool is_before(lua_State *L) {
  if (lua_isnil(L, 2)) return lua_compare(L, -1, -2, LUA_OPLT);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -2);
  lua_pushvalue(L, -4);
  lua_call(L, 2, 1);
  bool result = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

/// Merges the runs from `low` and from `middle` on, both of the source, into the target.
static void merge(lua_State *L, clua_vm *vm, int source, int target, lua_Integer low, lua_Integer middle,
                  lua_Integer high) {
  lua_Integer left = low, right = middle, place = low;
  while (left < middle && right < high) {
    if (place % STEPS_BETWEEN_CHECKS == 0) clua_check(L, vm);
    lua_rawgeti(L, source, left);
    lua_rawgeti(L, source, right);
    bool takes_right = is_before(L);
    if (takes_right) right++; else left++;
    lua_pop(L, takes_right ? 0 : 1);
    lua_rawseti(L, target, place++);
    lua_settop(L, TARGET);
  }
  for (; left < middle; left++) {
    lua_rawgeti(L, source, left);
    lua_rawseti(L, target, place++);
  }
  for (; right < high; right++) {
    lua_rawgeti(L, source, right);
    lua_rawseti(L, target, place++);
  }
}

int clua_lua_sort(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  if (lua_type(L, 1) != LUA_TTABLE) luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer count = luaL_len(L, 1);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  if (count < 2) return 0;
  luaL_argcheck(L, count < INT_MAX, 1, "array too big");
  lua_newtable(L);
  lua_newtable(L);
  for (lua_Integer index = 1; index <= count; index++) {
    if (index % STEPS_BETWEEN_CHECKS == 0) clua_check(L, vm);
    lua_geti(L, 1, index);
    lua_rawseti(L, SOURCE, index);
  }
  int source = SOURCE, target = TARGET;
  for (lua_Integer width = 1; width < count; width *= 2) {
    for (lua_Integer low = 1; low <= count; low += 2 * width) {
      lua_Integer middle = low + width <= count ? low + width : count + 1;
      lua_Integer high = low + 2 * width <= count ? low + 2 * width : count + 1;
      merge(L, vm, source, target, low, middle, high);
    }
    int done = target;
    target = source;
    source = done;
  }
  for (lua_Integer index = 1; index <= count; index++) {
    if (index % STEPS_BETWEEN_CHECKS == 0) clua_check(L, vm);
    lua_rawgeti(L, source, index);
    lua_seti(L, 1, index);
  }
  return 0;
}

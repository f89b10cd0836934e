#include <stdlib.h>

#include "internal.h"

// Opening and closing machines. Their storage is never freed but used again, so that a signal handler or a reference
// that comes too late finds a machine of another generation and nothing worse.

static _Atomic(clua_vm *) pool;

static clua_vm *claim(void) {
  for (clua_vm *vm = atomic_load(&pool); vm != NULL; vm = vm->pool_next) {
    uint64_t generation = atomic_load(&vm->generation);
    if (generation % 2 == 0 && atomic_compare_exchange_strong(&vm->generation, &generation, generation + 1)) return vm;
  }
  clua_vm *vm = calloc(1, sizeof *vm);
  if (vm == NULL) return NULL;
  atomic_store(&vm->generation, 1);
  clua_vm *head = atomic_load(&pool);
  do {
    vm->pool_next = head;
  } while (!atomic_compare_exchange_weak(&pool, &head, vm));
  return vm;
}

static void reset(clua_vm *vm) {
  vm->main = NULL;
  vm->running = NULL;
  vm->used = vm->peak = 0;
  vm->allocations = 0;
  vm->denied = false;
  atomic_store(&vm->interrupt, 0);
  vm->pending = 0;
  vm->traced = vm->polls = false;
  vm->deadline = 0;
  vm->host_limit = vm->host_start = 0;
  vm->next_look = 0;
  vm->depth = vm->closing = 0;
  vm->output.length = vm->consumed = vm->trace.length = 0;
  vm->keep_trace = vm->syntax = vm->building = false;
  vm->free_count = vm->free_capacity = vm->reference_count = 0;
  free(vm->free_references);
  vm->free_references = NULL;
  vm->released_count = 0;
  vm->boxes = NULL;
  vm->next_id = vm->next_position = 0;
  vm->null = NULL;
}

static int panic(lua_State *L) {
  (void)L;
  return 0;
}

static int protect_null(lua_State *L) {
  lua_pushliteral(L, "null");
  return 1;
}

static int set_up(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_REFERENCES);
  clua_open_handles(L);
  clua_push_weak_table(L, "k");
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_IDS);
  clua_open_frozen(L);
  vm->null = lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 3);
  lua_pushliteral(L, "null");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushcfunction(L, protect_null);
  lua_setfield(L, -2, "__tostring");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_NULL);
  lua_pushboolean(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_ASSERTION);
  lua_pushboolean(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_NEXT);
  return clua_open_sandbox(L);
}

clua_vm *clua_open(void *host, const clua_host *functions, size_t memory_limit, uint64_t seed, bool system_allocator,
                   uint64_t failing_allocation, bool fails_for_ever) {
  clua_vm *vm = claim();
  if (vm == NULL) return NULL;
  reset(vm);
  vm->host = host;
  vm->functions = *functions;
  vm->limit = memory_limit;
  vm->seed = seed;
  vm->failing_allocation = failing_allocation;
  vm->fails_for_ever = fails_for_ever;
  if (clua_heap_open(vm, system_allocator)) vm->main = lua_newstate(clua_allocate, vm);
  if (vm->main == NULL) {
    clua_close(vm);
    return NULL;
  }
  lua_State *L = vm->main;
  *(clua_vm **)lua_getextraspace(L) = vm;
  lua_atpanic(L, panic);
  vm->running = L;
  lua_pushcfunction(L, set_up);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    clua_close(vm);
    return NULL;
  }
  return vm;
}

void clua_close(clua_vm *vm) {
  uint64_t generation = atomic_load(&vm->generation);
  vm->running = NULL;
  if (vm->heap != NULL) clua_heap_close(vm);
  vm->main = NULL;
  free(vm->free_references);
  vm->free_references = NULL;
  atomic_store(&vm->generation, generation + 1);
}

uint64_t clua_generation(const clua_vm *vm) { return atomic_load(&vm->generation); }

void clua_set_host(clua_vm *vm, void *host) { vm->host = host; }

void *clua_host_pointer(const clua_vm *vm) { return vm->host; }

void clua_collect(clua_vm *vm) { lua_gc(vm->running, LUA_GCCOLLECT); }

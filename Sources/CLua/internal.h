#ifndef CLUA_INTERNAL_H
#define CLUA_INTERNAL_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <signal.h>
#include <stdatomic.h>

#include "clua.h"

// Places in the registry; 1 and 2 are Lua's own.
enum {
  SLOT_REFERENCES = 3,
  SLOT_TYPES,
  SLOT_HANDLES,
  /// What belongs to owners that have handles, as tables by owner.
  SLOT_BELONGINGS,
  SLOT_FUNCTION,
  SLOT_IDS,
  SLOT_ARRAY,
  SLOT_OBJECT,
  SLOT_FROZEN,
  SLOT_NULL,
  SLOT_ASSERTION,
  SLOT_NEXT,
  SLOT_LAST,
};

/// What the userdata of a handle, or of a function's upvalue, leads to: the object that it owns.
typedef struct clua_box {
  struct clua_vm *vm;
  void *object;
  struct clua_box *previous;
  struct clua_box *next;
  int32_t type;
} clua_box;

/// A reference that is given back later.
typedef struct clua_released {
  int32_t reference;
  void *owner;
} clua_released;

struct clua_vm {
  lua_State *main;
  lua_State *volatile running;
  void *host;
  clua_host functions;

  // Memory
  struct clua_heap *heap;
  size_t used;
  size_t peak;
  size_t limit;
  uint64_t allocations;
  uint64_t failing_allocation;
  bool fails_for_ever;
  bool denied;

  // Stopping
  atomic_int interrupt;
  volatile sig_atomic_t pending;
  atomic_int thread;
  int64_t deadline;
  bool polls;
  size_t host_limit;
  size_t host_start;
  int64_t next_look;
  int depth;
  struct clua_vm *outer;
  int closing;

  // Output
  clua_buffer output;
  size_t consumed;
  size_t building_base;
  bool building;
  clua_buffer trace;
  bool keep_trace;
  bool traced;
  bool syntax;

  // References
  int32_t *free_references;
  int32_t free_count;
  int32_t free_capacity;
  clua_released *released;
  int32_t released_count;
  int32_t released_capacity;
  int32_t reference_count;

  clua_box *boxes;
  clua_box *free_boxes;
  lua_Integer next_id;
  lua_Integer next_position;
  void *null;
  uint64_t seed;

  // Pool
  _Atomic uint64_t generation;
  struct clua_vm *pool_next;
};

static inline clua_vm *clua_vm_of(lua_State *L) { return *(clua_vm **)lua_getextraspace(L); }

// stop.c
void clua_set_stop(clua_vm *vm, int reason);
_Noreturn void clua_raise_stop(lua_State *L);
void clua_enter(clua_vm *vm);
void clua_leave(clua_vm *vm);
/// Notes why the machine has to stop, if it has to.
void clua_poll(clua_vm *vm);
/// What a thread's timer calls, in a signal handler.
void clua_on_timer(clua_vm *vm);
static inline void clua_check(lua_State *L, clua_vm *vm) {
  if (vm->polls) clua_poll(vm);
  if (vm->pending != 0) clua_raise_stop(L);
}
/// Ends a build that an error has cut short.
void clua_abandon(clua_vm *vm);
/// What every place that catches an error does: raises again when the machine is stopped. The error is on top of `from`.
void clua_caught(lua_State *L, clua_vm *vm, int status, lua_State *from);
/// Stops the machine when it could never have `size` bytes.
void clua_demand(lua_State *L, clua_vm *vm, size_t size);

/// Nanoseconds since some fixed moment.
int64_t clua_now(void);

// growth.c
/// Whether the process has grown by more than the machine may have the host keep, where it is time to look.
bool clua_has_outgrown(clua_vm *vm, int64_t now);
/// Gives hooks that clean up after such a stop a moment for it.
void clua_spare_growth(clua_vm *vm);

// watch.c
/// Makes this machine the one that runs on this thread; whether a timer watches it.
bool clua_watch(clua_vm *vm);
/// Gives the thread back to the machine that ran on it before.
void clua_unwatch(clua_vm *vm);
/// Sets the thread's timer to when the machine is to be looked at next.
void clua_arm(clua_vm *vm);
/// Lets the timer of the machine's thread go off now. Called from any thread.
void clua_wake(clua_vm *vm);
/// Raises when little is left of the native stack.
void clua_check_stack(lua_State *L);

// memory.c
void *clua_allocate(void *vm, void *pointer, size_t old_size, size_t new_size);
bool clua_heap_open(clua_vm *vm, bool system_allocator);
void clua_heap_close(clua_vm *vm);
/// A number that orders objects by where the heap put them, which is the same in each run.
uint64_t clua_heap_order(const clua_vm *vm, const void *pointer);

// call.c
/// Gives back the references whose release had to wait for the output buffer to be executed.
void clua_flush_released(clua_vm *vm);

// build.c
int clua_build(lua_State *L, clua_vm *vm, size_t base);
int clua_finish(lua_State *L, clua_vm *vm, size_t base, int32_t result);

// trace.c
void clua_capture(lua_State *L, clua_vm *vm, bool append);
int clua_message_handler(lua_State *L);
/// Pushes `file:line: ` of the nearest script line, or an empty text.
void clua_push_place(lua_State *L);
/// Raises `format` with the place in front.
_Noreturn void clua_fail(lua_State *L, const char *format, ...);

// handle.c
/// Pushes a new table that does not keep its keys (`mode` "k") or its values ("v") alive.
void clua_push_weak_table(lua_State *L, const char *mode);
void clua_open_handles(lua_State *L);
void clua_push_handle(lua_State *L, clua_vm *vm, int32_t type, void *owner, void *object);
void clua_push_lazy_list(lua_State *L, clua_vm *vm, int32_t type, void *owner, void *object);
void clua_push_function(lua_State *L, clua_vm *vm, void *function);
/// Pushes what belongs to `owner`: a table, or nil where it has no handle.
void clua_push_belongings(lua_State *L, const void *owner);
void clua_define_type(lua_State *L, int32_t type, uint32_t events, const char *name, size_t length);
/// Releases all that handles and functions hold.
void clua_empty_boxes(clua_vm *vm);
clua_box *clua_box_at(lua_State *L, clua_vm *vm, int index);

// frozen.c
void clua_open_frozen(lua_State *L);
void clua_freeze(lua_State *L);
void clua_make_caseless(lua_State *L);
bool clua_is_frozen(lua_State *L, int index);
void clua_mark(lua_State *L, int kind);
/// Pushes what a read-only view shows, all of it filled in, or the value itself.
void clua_push_shown(lua_State *L, int index);

// text.c
void clua_push_text(lua_State *L, int index);

// order.c
int clua_lua_next(lua_State *L);
int clua_lua_pairs(lua_State *L);

// pattern.c
typedef struct clua_capture_place {
  const char *start;
  ptrdiff_t length;
} clua_capture_place;

enum { CLUA_MAX_CAPTURES = 32, CLUA_POSITION = -2, CLUA_UNCLOSED = -1 };

typedef struct clua_match {
  lua_State *L;
  clua_vm *vm;
  const char *subject;
  const char *subject_end;
  const char *pattern_end;
  int depth;
  int captures;
  uint64_t steps;
  uint64_t most_steps;
  clua_capture_place capture[CLUA_MAX_CAPTURES];
} clua_match;

void clua_match_open(clua_match *match, lua_State *L, const char *subject, size_t subject_length, const char *pattern,
                     size_t pattern_length);
/// The end of the match of `pattern` at `at`, or NULL.
const char *clua_match_at(clua_match *match, const char *at, const char *pattern);
/// Pushes capture `index`, or the whole match where the pattern has none.
void clua_push_capture(clua_match *match, int index, const char *start, const char *end);
/// Pushes all captures (the whole match where there is none) and gives their count.
int clua_push_captures(clua_match *match, const char *start, const char *end);

// The libraries
extern const luaL_Reg clua_base_functions[];
extern const luaL_Reg clua_string_functions[];
extern const luaL_Reg clua_table_functions[];
extern const luaL_Reg clua_coroutine_functions[];
extern const luaL_Reg clua_os_functions[];
void clua_seed_random(lua_State *L);
int clua_lua_format(lua_State *L);
int clua_lua_sort(lua_State *L);
void clua_protect_globals(lua_State *L);

// sandbox.c
int clua_open_sandbox(lua_State *L);

#endif

#ifndef CLUA_H
#define CLUA_H

// The boundary to Lua. Lua reports errors by `longjmp`, which must never cross a Swift frame. So nothing declared here
// raises: what could raise is first described in the output buffer of the machine, and done by `clua_execute` in a
// protected call, or by the C trampoline after the Swift function it called has returned.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A Lua thread (the main one or a coroutine). Opaque: only this target calls Lua.
typedef struct lua_State clua_thread;

/// A virtual machine: one Lua state with its limits.
typedef struct clua_vm clua_vm;

/// Why a machine was stopped. A stop stays until `clua_begin` takes it away; no script can catch it.
enum clua_stop {
  CLUA_STOP_NONE = 0,
  CLUA_STOP_MEMORY = 1,
  CLUA_STOP_TIME = 2,
  CLUA_STOP_INTERRUPT = 3,
  /// What the host keeps for the script takes more than `clua_limit_host` allows.
  CLUA_STOP_HOST_MEMORY = 4,
};

/// How `clua_execute` ended.
enum clua_status {
  CLUA_OK = 0,
  /// The error value is on top of the stack.
  CLUA_ERROR = 1,
  /// The text given to `CLUA_OP_LOAD` does not compile; the message is on top of the stack.
  CLUA_SYNTAX = 2,
  /// The machine is stopped; nothing is on the stack.
  CLUA_STOPPED = 3,
};

/// The types of Lua values, as `clua_type` tells them.
enum clua_type {
  CLUA_NONE = -1,
  CLUA_NIL = 0,
  CLUA_BOOLEAN = 1,
  CLUA_LIGHTUSERDATA = 2,
  CLUA_NUMBER = 3,
  CLUA_STRING = 4,
  CLUA_TABLE = 5,
  CLUA_FUNCTION = 6,
  CLUA_USERDATA = 7,
  CLUA_THREAD = 8,
};

/// What a table is marked as.
enum clua_kind {
  CLUA_KIND_PLAIN = 0,
  CLUA_KIND_ARRAY = 1,
  CLUA_KIND_OBJECT = 2,
};

/// The operations that an output buffer holds, one byte each, operands behind, unaligned.
enum clua_op {
  CLUA_OP_NIL,
  CLUA_OP_FALSE,
  CLUA_OP_TRUE,
  /// int64
  CLUA_OP_INTEGER,
  /// double
  CLUA_OP_NUMBER,
  /// uint32 length, bytes
  CLUA_OP_STRING,
  /// The null value.
  CLUA_OP_NULL,
  /// uint8 kind, uint32 sequence size, uint32 other size: pushes a new table.
  CLUA_OP_OPEN,
  /// int64 index: table value -> table
  CLUA_OP_SET_INDEX,
  /// table key value -> table
  CLUA_OP_SET_KEY,
  /// uint8 kind: table -> the same table, marked
  CLUA_OP_MARK,
  /// table -> read-only view of it
  CLUA_OP_FREEZE,
  /// read-only view -> the same view, which finds text keys in whatever case
  CLUA_OP_CASELESS,
  /// int32 reference, pointer to its owner or NULL
  CLUA_OP_REFERENCE,
  /// int32 handle type, pointer to the owner of the object or NULL, pointer that the buffer owns
  CLUA_OP_HANDLE,
  /// The same operands: a read-only list whose items are asked for when read.
  CLUA_OP_LAZY_LIST,
  /// pointer to a host function that the buffer owns
  CLUA_OP_FUNCTION,
  /// int32 absolute stack index of the running function
  CLUA_OP_STACK,
  /// Pushes the table of globals.
  CLUA_OP_GLOBALS,
  /// uint32 count of arguments: function arguments -> results. Last of its buffer.
  CLUA_OP_CALL,
  /// table key -> value, with metamethods
  CLUA_OP_GET,
  /// table key value -> , with metamethods
  CLUA_OP_SET,
  /// value -> length, with metamethods
  CLUA_OP_LENGTH,
  /// value -> text of it, as `tostring` gives
  CLUA_OP_TEXT,
  /// uint8 mode (0 text, 1 our own precompiled), uint32 name length, name, uint32 length, bytes: pushes the function.
  CLUA_OP_LOAD,
  /// int32 type, uint32 events, uint32 length, name: makes the handle type known to this machine.
  CLUA_OP_TYPE,
};

/// What happened to a handle, for the host's `event` callback.
enum clua_event {
  CLUA_EVENT_INDEX = 0,
  CLUA_EVENT_NEWINDEX = 1,
  CLUA_EVENT_EQUAL = 2,
  CLUA_EVENT_TEXT = 3,
  CLUA_EVENT_LENGTH = 4,
  CLUA_EVENT_PAIRS = 5,
  CLUA_EVENT_CALL = 6,
  CLUA_EVENT_ITEM = 7,
};

/// What a host function gives back.
enum clua_return {
  /// The output buffer holds the results.
  CLUA_RETURN_VALUES = 0,
  /// The output buffer holds one error value; it is raised as it is.
  CLUA_RETURN_RAISE = 1,
  /// The same for a text, which gets the caller's `file:line: ` in front.
  CLUA_RETURN_RAISE_PLACED = 2,
  /// As before, and the text is remembered as that of a failed assertion.
  CLUA_RETURN_FAIL = 3,
  /// As `CLUA_RETURN_RAISE`, for an error that came out of `clua_execute`: its traceback is kept.
  CLUA_RETURN_RERAISE = 4,
  /// Of `event` for an index: the one function in the output buffer is a method, to be kept for the next time.
  CLUA_RETURN_METHOD = 5,
};

/// The functions of the host. None of them may raise; all run on the machine's thread.
typedef struct clua_host {
  /// Calls `function` with the arguments 1 … `count` of `thread`.
  int32_t (*call)(void *_Nullable host, void *function, clua_thread *thread, int32_t count);
  /// Handles an event of a handle type; arguments as for `call`.
  int32_t (*event)(void *_Nullable host, int32_t type, int32_t event, clua_thread *thread, int32_t count);
  /// Releases an object that a handle or a function owned.
  void (*release)(void *object);
  /// The virtual clock: milliseconds since 1970.
  double (*now)(void *_Nullable host);
  /// The virtual milliseconds since the start.
  double (*elapsed)(void *_Nullable host);
  /// Takes what the script prints.
  void (*print)(void *_Nullable host, const char *bytes, size_t length);
} clua_host;

/// A growing buffer of operations.
typedef struct clua_buffer {
  uint8_t *_Nullable data;
  size_t length;
  size_t capacity;
} clua_buffer;

// Life

/// A new machine, or NULL when memory ran out.
clua_vm *_Nullable clua_open(void *_Nullable host, const clua_host *functions, size_t memory_limit, uint64_t seed,
                             bool system_allocator, uint64_t failing_allocation, bool fails_for_ever);
/// Ends the machine. Its storage is kept for the next one, so that a stale pointer with its generation stays harmless.
void clua_close(clua_vm *vm);
/// Tells machines apart that use the same storage; odd while the machine is open.
uint64_t clua_generation(const clua_vm *vm);
/// Changes the host pointer given at `clua_open`.
void clua_set_host(clua_vm *vm, void *host);
/// The host pointer.
void *_Nullable clua_host_pointer(const clua_vm *vm);

// Limits

/// Takes an earlier stop away (and the garbage with it, when it was for memory) and gives `nanoseconds` of real time from now (0: without end).
void clua_begin(clua_vm *vm, int64_t nanoseconds);
/// Ends the time given by `clua_begin`.
void clua_end(clua_vm *vm);
/// Why the machine is stopped.
int32_t clua_stopped(const clua_vm *vm);
/// Whether the script would be stopped if it ran now: a host that works for long on its behalf asks from time to time.
bool clua_must_stop(clua_vm *vm);
/// Stops the machine as one whose memory is full: what the host makes for it could never fit.
void clua_exceed(clua_vm *vm);
/// Lets the process grow by so many bytes from now on, until the machine is closed; 0 for without end.
void clua_limit_host(clua_vm *vm, size_t bytes);
/// Gives the system back what the process has freed.
void clua_trim(void);
/// Stops the machine, from any thread or signal handler.
void clua_interrupt(clua_vm *vm);
/// Bytes in use, the most that were in use, and the count of allocations.
size_t clua_memory(const clua_vm *vm, size_t *_Nullable peak, uint64_t *_Nullable allocations);
/// Collects all garbage.
void clua_collect(clua_vm *vm);

// Doing

/// The output buffer.
clua_buffer *clua_output(clua_vm *vm);
/// Makes room for `count` more bytes in the output buffer.
void clua_reserve(clua_buffer *buffer, size_t count);
/// Forgets what was written behind `base` and not executed, and releases the objects it owns.
void clua_discard(clua_vm *vm, size_t base);
/// The thread that is running.
clua_thread *clua_running(const clua_vm *vm);
/// Executes what was written behind `base`; results (or the error) are on the stack of the running thread.
int32_t clua_execute(clua_vm *vm, size_t base, int32_t *top);
/// Where the last error came from: lines `file:line: in …`, joined by line feeds.
const char *_Nullable clua_traceback(const clua_vm *vm, size_t *length);
/// The nearest line of a script that runs, or 0.
int32_t clua_line(const clua_vm *vm);
/// The name of the script that this line belongs to, or NULL; good as long as the script runs.
const char *_Nullable clua_script(const clua_vm *vm, size_t *length);
/// The nearest line that runs of the script of that name, or 0.
int32_t clua_line_of(const clua_vm *vm, const char *script, size_t length);
/// The last line of the Lua function at `index`, or 0.
int32_t clua_last_line(clua_thread *thread, int32_t index);
/// How many parameters the Lua function at `index` names; -1 when it takes any number, 0 for anything else.
int32_t clua_parameters(clua_thread *thread, int32_t index);
/// Whether the value on top of the stack is the text of the assertion that failed last.
bool clua_is_assertion(clua_vm *vm);
/// The binary form of the Lua function on top of the stack, to be given to `clua_free`. NULL when memory ran out.
uint8_t *_Nullable clua_precompiled(clua_vm *vm, size_t *length);
void clua_free(void *bytes);

// References

// What a reference stands for is kept until the reference is given back, or belongs to an owner, an object of the host:
// then it is kept as long as a script has a handle of the owner. A value that leads to such a handle again holds nothing
// that way, as Lua sees the whole circle.

/// A new reference to a stack value, or 0 when memory ran out.
int32_t clua_keep(clua_vm *vm, clua_thread *thread, int32_t index);
/// Makes what a reference stands for belong to `owner`, of which there is a handle. False when memory ran out.
bool clua_give(clua_vm *vm, int32_t reference, void *owner);
/// Gives a reference back.
void clua_release(clua_vm *vm, int32_t reference, void *_Nullable owner);
/// How many objects of the host handles and functions hold.
size_t clua_held(const clua_vm *vm);

// Reading; nothing here raises

int32_t clua_top(clua_thread *thread);
void clua_set_top(clua_thread *thread, int32_t top);
int32_t clua_type(clua_thread *thread, int32_t index);
bool clua_boolean(clua_thread *thread, int32_t index);
bool clua_is_integer(clua_thread *thread, int32_t index);
int64_t clua_integer(clua_thread *thread, int32_t index);
double clua_number(clua_thread *thread, int32_t index);
/// The bytes of a string, or NULL for any other type.
const char *_Nullable clua_string(clua_thread *thread, int32_t index, size_t *length);
bool clua_is_null(clua_vm *vm, clua_thread *thread, int32_t index);
/// Whether the value can be called.
bool clua_is_callable(clua_thread *thread, int32_t index);
/// The object of a handle and its type, or NULL.
void *_Nullable clua_handle(clua_vm *vm, clua_thread *thread, int32_t index, int32_t *type);
/// The object behind a read-only list that is filled when read, or NULL.
void *_Nullable clua_lazy_list(clua_vm *vm, clua_thread *thread, int32_t index, int32_t *type);
/// The mark of a table.
int32_t clua_table_kind(clua_vm *vm, clua_thread *thread, int32_t index);
/// Whether the table has a metatable that is neither a mark nor that of a read-only view.
bool clua_has_metatable(clua_vm *vm, clua_thread *thread, int32_t index);
/// Something that tells tables and functions apart.
const void *_Nullable clua_identity(clua_thread *thread, int32_t index);
/// Pushes the content of a table: itself, or what a read-only view shows. False when the stack is full.
bool clua_push_content(clua_vm *vm, clua_thread *thread, int32_t index);
/// Pushes what a reference stands for, nil where its owner is gone. False when the stack is full.
bool clua_push_reference(clua_thread *thread, int32_t reference, void *_Nullable owner);
/// The border of a table.
uint64_t clua_raw_length(clua_thread *thread, int32_t index);
/// Pushes the value at a place of a table. False when the stack is full.
bool clua_raw_item(clua_thread *thread, int32_t index, int64_t position);
/// Starts a walk over a table: pushes nil. False when the stack is full.
bool clua_first(clua_thread *thread);
/// Takes a key, pushes the next key and its value; false at the end.
bool clua_next(clua_thread *thread, int32_t index);

#pragma clang assume_nonnull end

#endif

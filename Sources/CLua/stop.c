#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <pthread.h>

#include "internal.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CLUA_THREAD_SANITIZED 1
#endif
#endif

// Stopping a script. No count hook runs while a script does, as it would slow every instruction: a timer of the thread
// sends a signal when the time is up, and its handler sets a hook that raises at the next instruction of the script.
// What runs in C for long looks at `pending` now and then. Once set, `pending` stays: whatever catches an error raises
// the stop again.

// Where there are no such timers, and under ThreadSanitizer, which holds signals back, a count hook looks at the clock.

static const char stop_mark;

enum { POLLED_INSTRUCTIONS = 10000 };

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// Notes why the machine has to stop, if it has to. Also called by the signal handler.
static void look(clua_vm *vm) {
  if (vm->pending != 0) return;
  if (atomic_load(&vm->interrupt) != 0) {
    vm->pending = CLUA_STOP_INTERRUPT;
  } else if (vm->deadline != 0 && now() >= vm->deadline) {
    vm->pending = CLUA_STOP_TIME;
  }
}

void clua_poll(clua_vm *vm) { look(vm); }

static void on_hook(lua_State *L, lua_Debug *frame) {
  (void)frame;
  clua_vm *vm = clua_vm_of(L);
  clua_check(L, vm);
  if (!vm->polls) lua_sethook(L, NULL, 0, 0);
}

static void set_hook(lua_State *L) { lua_sethook(L, on_hook, LUA_MASKCOUNT, 1); }

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

void clua_demand(lua_State *L, clua_vm *vm, size_t size) {
  if (size <= vm->limit) return;
  clua_capture(L, vm, false);
  clua_set_stop(vm, CLUA_STOP_MEMORY);
  clua_raise_stop(L);
}

// The timer of a thread

enum { KEPT_STACK = 256 << 10, MAIN_FRAMES = 256 << 10 };

typedef struct watch {
  clua_vm *volatile current;
  char *stack_end;
  timer_t timer;
  bool has_timer;
  bool armed;
  int64_t pause;
} watch;

static const int64_t FIRST_PAUSE = 50000000, LONGEST_PAUSE = 5000000000;

static _Thread_local watch watch_of_thread;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t watch_key;

static int stop_signal(void) { return SIGRTMIN + 5; }

static void set_timer(watch *watched, int64_t nanoseconds, int flags) {
  struct itimerspec when = {{0, 0}, {nanoseconds / 1000000000, nanoseconds % 1000000000}};
  timer_settime(watched->timer, flags, &when, NULL);
}

static void arm(watch *watched, int64_t deadline) {
  watched->armed = deadline != 0;
  watched->pause = FIRST_PAUSE;
  set_timer(watched, deadline, TIMER_ABSTIME);
}

static void on_signal(int number) {
  (void)number;
  watch *watched = &watch_of_thread;
  clua_vm *vm = watched->current;
  if (vm == NULL) {
    if (watched->has_timer && watched->armed) arm(watched, 0);
    return;
  }
  look(vm);
  lua_State *L = vm->running;
  if (vm->pending != 0 && L != NULL) set_hook(L);
  // Should the hook have been lost, once more; seldom, as setting it walks over all calls of a script that may be deep.
  if (!watched->armed) return;
  set_timer(watched, watched->pause, 0);
  if (watched->pause < LONGEST_PAUSE) watched->pause *= 2;
}

static void end_watch(void *data) {
  watch *watched = data;
  if (watched->has_timer) timer_delete(watched->timer);
  watched->has_timer = false;
}

static void install_handler(void) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(stop_signal(), &action, NULL);
  pthread_key_create(&watch_key, end_watch);
}

static pid_t thread_id(void) {
  static _Thread_local pid_t id;
  if (id == 0) id = (pid_t)syscall(SYS_gettid);
  return id;
}

/// Where the native stack of this thread may no more be used by scripts.
static char *find_stack_end(void) {
  char *here = __builtin_frame_address(0);
  size_t size = 0;
  if (thread_id() == getpid()) {
    struct rlimit limit;
    size = 1 << 20;
    if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur > size) {
      size = limit.rlim_cur < (8 << 20) ? limit.rlim_cur : 8 << 20;
    }
    return here - size + KEPT_STACK + MAIN_FRAMES;
  }
  pthread_attr_t attributes;
  void *start = NULL;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return here - KEPT_STACK;
  pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return (char *)start + (size > 2 * KEPT_STACK ? KEPT_STACK : size / 2);
}

void clua_check_stack(lua_State *L) {
  if ((char *)__builtin_frame_address(0) < watch_of_thread.stack_end) clua_fail(L, "stack overflow");
}

static bool have_timer(watch *watched) {
#ifdef CLUA_THREAD_SANITIZED
  return false;
#endif
  if (watched->has_timer) return true;
  pthread_once(&once, install_handler);
  sigset_t mask;
  sigemptyset(&mask);
  sigaddset(&mask, stop_signal());
  pthread_sigmask(SIG_UNBLOCK, &mask, NULL);
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = stop_signal()};
  event._sigev_un._tid = thread_id();
  if (timer_create(CLOCK_MONOTONIC, &event, &watched->timer) != 0) return false;
  pthread_setspecific(watch_key, watched);
  watched->has_timer = true;
  return true;
}

// Entering and leaving. The outermost entry makes the machine the one that this thread's signals are for.

void clua_enter(clua_vm *vm) {
  if (vm->depth++ > 0) return;
  watch *watched = &watch_of_thread;
  vm->outer = watched->current;
  bool ready = have_timer(watched);
  if (watched->stack_end == NULL) watched->stack_end = find_stack_end();
  atomic_store_explicit(&vm->thread, thread_id(), memory_order_relaxed);
  watched->current = vm;
  vm->polls = !ready;
  look(vm);
  if (vm->polls) lua_sethook(vm->running, on_hook, LUA_MASKCOUNT, POLLED_INSTRUCTIONS);
  if (ready && vm->deadline != 0) arm(watched, vm->deadline);
}

void clua_leave(clua_vm *vm) {
  if (--vm->depth > 0) return;
  watch *watched = &watch_of_thread;
  if (watched->armed) arm(watched, 0);
  watched->current = vm->outer;
  atomic_store_explicit(&vm->thread, 0, memory_order_relaxed);
  clua_vm *outer = vm->outer;
  if (outer != NULL && outer->deadline != 0 && watched->has_timer) arm(watched, outer->deadline);
}

void clua_begin(clua_vm *vm, int64_t nanoseconds) {
  bool was_full = vm->pending == CLUA_STOP_MEMORY;
  vm->pending = 0;
  vm->denied = vm->traced = false;
  vm->deadline = nanoseconds > 0 ? now() + nanoseconds : 0;
  if (vm->running == NULL) return;
  lua_sethook(vm->running, NULL, 0, 0);
  if (was_full && vm->depth == 0) lua_gc(vm->running, LUA_GCCOLLECT);
}

void clua_end(clua_vm *vm) { vm->deadline = 0; }

int32_t clua_stopped(const clua_vm *vm) { return vm->pending; }

bool clua_must_stop(const clua_vm *vm) {
  return vm->pending != 0 || atomic_load_explicit(&vm->interrupt, memory_order_relaxed) != 0 ||
         (vm->deadline != 0 && now() >= vm->deadline);
}

void clua_interrupt(clua_vm *vm) {
  atomic_store(&vm->interrupt, 1);
  int thread = atomic_load(&vm->thread);
  if (thread != 0) syscall(SYS_tgkill, getpid(), thread, stop_signal());
}

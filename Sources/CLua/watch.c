#define _GNU_SOURCE
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include "internal.h"

// What a thread that runs scripts knows: the machine that runs on it, the end of its native stack, and its timer.

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CLUA_THREAD_SANITIZED 1
#endif
#endif

// Linux alone has timers whose signal goes to one thread; ThreadSanitizer holds such signals back.
#if defined(__linux__) && !defined(CLUA_THREAD_SANITIZED)
#define CLUA_HAS_TIMERS 1
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#endif

enum { KEPT_STACK = 256 << 10, MAIN_FRAMES = 256 << 10 };

typedef struct watch {
  clua_vm *volatile current;
  char *stack_end;
#ifdef CLUA_HAS_TIMERS
  timer_t timer;
  bool has_timer;
  bool armed;
  int64_t pause;
#endif
} watch;

static _Thread_local watch watch_of_thread;

// The native stack

/// Where the stack of the main thread may no more be used: its size is a limit, as it grows.
static char *end_of_main_stack(char *here) {
  size_t size = 1 << 20;
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur > size) {
    size = limit.rlim_cur < (8 << 20) ? limit.rlim_cur : 8 << 20;
  }
  return here - size + KEPT_STACK + MAIN_FRAMES;
}

static char *end_of_stack(char *start, size_t size) { return start + (size > 2 * KEPT_STACK ? KEPT_STACK : size / 2); }

/// Where the native stack of this thread may no more be used by scripts.
static char *find_stack_end(void) {
  char *here = __builtin_frame_address(0);
#ifdef __APPLE__
  if (pthread_main_np()) return end_of_main_stack(here);
  size_t size = pthread_get_stacksize_np(pthread_self());
  return end_of_stack((char *)pthread_get_stackaddr_np(pthread_self()) - size, size);
#else
  if (gettid() == getpid()) return end_of_main_stack(here);
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return here - KEPT_STACK;
  pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return end_of_stack(start, size);
#endif
}

void clua_check_stack(lua_State *L) {
  if ((char *)__builtin_frame_address(0) < watch_of_thread.stack_end) clua_fail(L, "stack overflow");
}

#ifdef CLUA_HAS_TIMERS

// The timer

static const int64_t FIRST_PAUSE = 50000000, LONGEST_PAUSE = 5000000000;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t watch_key;

static int stop_signal(void) { return SIGRTMIN + 5; }

static void set_timer(watch *watched, int64_t nanoseconds, int flags) {
  struct itimerspec when = {{0, 0}, {nanoseconds / 1000000000, nanoseconds % 1000000000}};
  timer_settime(watched->timer, flags, &when, NULL);
}

/// Lets the timer go off at this time; at 0 never.
static void arm(watch *watched, int64_t time) {
  watched->armed = time != 0;
  watched->pause = FIRST_PAUSE;
  set_timer(watched, time, TIMER_ABSTIME);
}

/// When the time is up, or the memory is to be looked at; 0 for never.
static int64_t next_time(const clua_vm *vm) {
  if (vm->host_limit == 0) return vm->deadline;
  return vm->deadline == 0 || vm->next_look < vm->deadline ? vm->next_look : vm->deadline;
}

static void on_signal(int number) {
  (void)number;
  watch *watched = &watch_of_thread;
  clua_vm *vm = watched->current;
  if (vm == NULL) {
    if (watched->has_timer && watched->armed) arm(watched, 0);
    return;
  }
  clua_on_timer(vm);
  if (watched->armed && vm->pending == 0) {
    arm(watched, next_time(vm));
    return;
  }
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
  if (id == 0) id = gettid();
  return id;
}

static bool have_timer(watch *watched) {
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

void clua_arm(clua_vm *vm) {
  watch *watched = &watch_of_thread;
  int64_t time = next_time(vm);
  if (time != 0 && watched->has_timer) arm(watched, time);
}

void clua_wake(clua_vm *vm) {
  int thread = atomic_load(&vm->thread);
  if (thread != 0) syscall(SYS_tgkill, getpid(), thread, stop_signal());
}

#else

void clua_arm(clua_vm *vm) { (void)vm; }
void clua_wake(clua_vm *vm) { (void)vm; }

#endif

// The machine of a thread

bool clua_watch(clua_vm *vm) {
  watch *watched = &watch_of_thread;
  vm->outer = watched->current;
  if (watched->stack_end == NULL) watched->stack_end = find_stack_end();
  bool is_timed = false;
#ifdef CLUA_HAS_TIMERS
  is_timed = have_timer(watched);
  atomic_store_explicit(&vm->thread, thread_id(), memory_order_relaxed);
#endif
  watched->current = vm;
  return is_timed;
}

void clua_unwatch(clua_vm *vm) {
  watch *watched = &watch_of_thread;
#ifdef CLUA_HAS_TIMERS
  if (watched->armed) arm(watched, 0);
  atomic_store_explicit(&vm->thread, 0, memory_order_relaxed);
#endif
  watched->current = vm->outer;
  if (vm->outer != NULL) clua_arm(vm->outer);
}

#define _GNU_SOURCE
#include "cprocess.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <crt_externs.h>
#include <mach-o/dyld.h>
#define environ (*_NSGetEnviron())
#endif

pid_t cprocess_fork(void) { return fork(); }

pid_t cprocess_start(char *const *words, int output) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return errno = error, -1;
  pid_t process = -1;
  error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  if (error == 0) error = posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
  if (error == 0) error = posix_spawnp(&process, words[0], &actions, NULL, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? process : (errno = error, -1);
}

size_t cprocess_program(char *path, size_t size) {
#ifdef __APPLE__
  uint32_t room = (uint32_t)size;
  return _NSGetExecutablePath(path, &room) == 0 ? strlen(path) : 0;
#else
  ssize_t length = readlink("/proc/self/exe", path, size);
  return length > 0 && (size_t)length < size ? (size_t)length : 0;
#endif
}

void cprocess_on_signal(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

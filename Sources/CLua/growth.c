#define _GNU_SOURCE
#include <fcntl.h>
#include <time.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "internal.h"

// What a script has the host keep for it is not in its heap: how much the process has grown is looked at now and then.

static const int64_t BETWEEN_LOOKS = 50000000, AFTER_STOP = 250000000;

/// The bytes of memory that the process has; 0 where the system does not tell. Safe in a signal handler.
static size_t process_memory(void) {
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[64];
  ssize_t length = read(file, text, sizeof text);
  close(file);
  ssize_t place = 0;
  while (place < length && text[place] != ' ') place++;
  size_t pages = 0;
  for (place++; place < length && text[place] >= '0' && text[place] <= '9'; place++) {
    pages = pages * 10 + (size_t)(text[place] - '0');
  }
  return pages * (size_t)sysconf(_SC_PAGESIZE);
}

void clua_limit_host(clua_vm *vm, size_t bytes) {
  vm->host_limit = bytes;
  if (bytes == 0) return;
  vm->host_start = process_memory();
  vm->next_look = clua_now() + BETWEEN_LOOKS;
}

bool clua_has_outgrown(clua_vm *vm, int64_t now) {
  if (vm->host_limit == 0 || now < vm->next_look) return false;
  vm->next_look = now + BETWEEN_LOOKS;
  return process_memory() > vm->host_start + vm->host_limit;
}

void clua_spare_growth(clua_vm *vm) { vm->next_look = clua_now() + AFTER_STOP; }

void clua_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

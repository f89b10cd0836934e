#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <sys/types.h>

// What Swift cannot say of processes on every system.

#pragma clang assume_nonnull begin

/// Like `fork`, which Swift knows on Linux alone. Only for a process with one thread.
pid_t cprocess_fork(void);

/// Starts the program `words[0]`, looked for in PATH, with the rest as arguments; both its outputs go to `output`.
/// The process, or less than 0 with `errno` set.
pid_t cprocess_start(char *_Nullable const *_Nonnull words, int output);

/// Puts the path of the running program into `path` and gives its length; 0 where it is not to be found.
size_t cprocess_program(char *path, size_t size);

/// Lets `handler` hear of the signal `number` from now on; system calls that it interrupts fail with EINTR.
void cprocess_on_signal(int number, void (*handler)(int));

#pragma clang assume_nonnull end

#endif

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdint.h>

/// How many blocks the process has asked for since it started; 0 where allocations cannot be counted.
uint64_t allocation_count(void);

#endif

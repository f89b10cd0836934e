#include <stdlib.h>
#include <string.h>

#include "internal.h"

// The machine's heap: small blocks come from chunks with one list of free blocks for each size, so that opening and
// closing a machine is cheap and so that the places of objects, hence their order, are the same in every run. The
// largest closure is a small block.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CLUA_SANITIZED 1
#endif
#endif

enum { CHUNK = 1 << 18, GRAIN = 16, LARGEST_SMALL = 2304, SIZES = LARGEST_SMALL / GRAIN + 1, KEPT_CHUNKS = 4 };

typedef struct chunk {
  struct chunk *next;
  uint64_t index;
} chunk;

typedef struct large {
  struct large *previous;
  struct large *next;
  uint64_t serial;
  uint64_t padding;
} large;

typedef struct clua_heap {
  bool system;
  char *free_from;
  char *free_to;
  void *free_blocks[SIZES];
  chunk *used;
  chunk *spare;
  large *larges;
  uint64_t next_index;
  uint64_t next_serial;
} clua_heap;

static bool add_chunk(clua_heap *heap) {
  chunk *fresh = heap->spare;
  if (fresh != NULL) {
    heap->spare = fresh->next;
  } else {
    fresh = aligned_alloc(CHUNK, CHUNK);
    if (fresh == NULL) return false;
  }
  fresh->next = heap->used;
  fresh->index = heap->next_index++;
  heap->used = fresh;
  heap->free_from = (char *)fresh + ((sizeof(chunk) + GRAIN - 1) / GRAIN) * GRAIN;
  heap->free_to = (char *)fresh + CHUNK;
  return true;
}

static inline size_t size_class(size_t size) { return (size + GRAIN - 1) / GRAIN; }

static inline void *take_small(clua_heap *heap, size_t size) {
  size_t class = size_class(size);
  void *block = heap->free_blocks[class];
  if (block != NULL) {
    memcpy(&heap->free_blocks[class], block, sizeof(void *));
    return block;
  }
  size_t bytes = class * GRAIN;
  if ((size_t)(heap->free_to - heap->free_from) < bytes && !add_chunk(heap)) return NULL;
  block = heap->free_from;
  heap->free_from += bytes;
  return block;
}

static inline void give_small(clua_heap *heap, void *block, size_t size) {
  size_t class = size_class(size);
  memcpy(block, &heap->free_blocks[class], sizeof(void *));
  heap->free_blocks[class] = block;
}

static void link_large(clua_heap *heap, large *block) {
  block->previous = NULL;
  block->next = heap->larges;
  if (block->next != NULL) block->next->previous = block;
  heap->larges = block;
}

static void unlink_large(clua_heap *heap, large *block) {
  if (block->previous != NULL) block->previous->next = block->next; else heap->larges = block->next;
  if (block->next != NULL) block->next->previous = block->previous;
}

static void *take(clua_heap *heap, size_t size) {
  if (size <= LARGEST_SMALL) return take_small(heap, size);
  large *block = malloc(sizeof(large) + size);
  if (block == NULL) return NULL;
  block->serial = heap->next_serial++;
  link_large(heap, block);
  return block + 1;
}

static void give(clua_heap *heap, void *pointer, size_t size) {
  if (size <= LARGEST_SMALL) {
    give_small(heap, pointer, size);
    return;
  }
  large *block = (large *)pointer - 1;
  unlink_large(heap, block);
  free(block);
}

static void *resize(clua_heap *heap, void *pointer, size_t old_size, size_t new_size) {
  if (old_size > LARGEST_SMALL && new_size > LARGEST_SMALL) {
    large *block = (large *)pointer - 1;
    unlink_large(heap, block);
    large *moved = realloc(block, sizeof(large) + new_size);
    link_large(heap, moved != NULL ? moved : block);
    if (moved == NULL) return new_size <= old_size ? pointer : NULL;
    return moved + 1;
  }
  bool both_small = old_size <= LARGEST_SMALL && new_size <= LARGEST_SMALL;
  if (both_small && size_class(old_size) == size_class(new_size)) return pointer;
  void *moved = take(heap, new_size);
  if (moved == NULL) {
    // Only the system itself can refuse a small block; a Lua state cannot live on after a shrink that failed.
    if (new_size <= old_size) abort();
    return NULL;
  }
  memcpy(moved, pointer, old_size < new_size ? old_size : new_size);
  give(heap, pointer, old_size);
  return moved;
}

// Storage from the system carries a number in front, as its place says nothing about order.

typedef struct numbered {
  uint64_t serial;
  uint64_t padding;
} numbered;

static void *system_take(clua_heap *heap, size_t size) {
  numbered *block = malloc(sizeof(numbered) + size);
  if (block == NULL) return NULL;
  block->serial = heap->next_serial++;
  return block + 1;
}

static void *system_resize(void *pointer, size_t old_size, size_t new_size) {
  numbered *moved = realloc((numbered *)pointer - 1, sizeof(numbered) + new_size);
  if (moved == NULL) return new_size <= old_size ? pointer : NULL;
  return moved + 1;
}

static bool is_refused(clua_vm *vm, size_t growth) {
  vm->allocations++;
  if (vm->failing_allocation != 0) {
    bool due = vm->fails_for_ever ? vm->allocations >= vm->failing_allocation
                                  : vm->allocations == vm->failing_allocation;
    if (due) return true;
  }
  return growth > vm->limit - vm->used;
}

void *clua_allocate(void *data, void *pointer, size_t old_size, size_t new_size) {
  clua_vm *vm = data;
  clua_heap *heap = vm->heap;
  if (pointer == NULL) old_size = 0;
  if (new_size == 0) {
    vm->used -= old_size;
    if (pointer == NULL) return NULL;
    if (heap->system) free((numbered *)pointer - 1); else give(heap, pointer, old_size);
    return NULL;
  }
  if (new_size > old_size && is_refused(vm, new_size - old_size)) {
    vm->denied = true;
    if (vm->pending == 0 && vm->running != NULL) clua_capture(vm->running, vm, false);
    return NULL;
  }
  void *result;
  if (heap->system) {
    result = pointer == NULL ? system_take(heap, new_size) : system_resize(pointer, old_size, new_size);
  } else {
    result = pointer == NULL ? take(heap, new_size) : resize(heap, pointer, old_size, new_size);
  }
  if (result == NULL) {
    vm->denied = true;
    return NULL;
  }
  vm->used += new_size - old_size;
  if (vm->used > vm->peak) vm->peak = vm->used;
  return result;
}

bool clua_heap_open(clua_vm *vm, bool system_allocator) {
  if (vm->heap == NULL) {
    vm->heap = calloc(1, sizeof *vm->heap);
    if (vm->heap == NULL) return false;
  }
#ifdef CLUA_SANITIZED
  system_allocator = true;
#endif
  vm->heap->system = system_allocator;
  return true;
}

void clua_heap_close(clua_vm *vm) {
  clua_heap *heap = vm->heap;
  if (heap->system) {
    if (vm->main != NULL) lua_close(vm->main);
    clua_empty_boxes(vm);
    heap->next_serial = 0;
    return;
  }
  clua_empty_boxes(vm);
  while (heap->larges != NULL) {
    large *block = heap->larges;
    heap->larges = block->next;
    free(block);
  }
  int kept = 0;
  for (chunk *each = heap->spare; each != NULL; each = each->next) kept++;
  while (heap->used != NULL) {
    chunk *each = heap->used;
    heap->used = each->next;
    if (kept >= KEPT_CHUNKS) {
      free(each);
      continue;
    }
    each->next = heap->spare;
    heap->spare = each;
    kept++;
  }
  heap->free_from = heap->free_to = NULL;
  heap->next_index = heap->next_serial = 0;
  memset(heap->free_blocks, 0, sizeof heap->free_blocks);
}

uint64_t clua_heap_order(const clua_vm *vm, const void *pointer) {
  if (vm->heap->system) return ((const numbered *)pointer - 1)->serial;
  uintptr_t address = (uintptr_t)pointer;
  const chunk *home = (const chunk *)(address & ~(uintptr_t)(CHUNK - 1));
  return (home->index << 18) | (address & (CHUNK - 1));
}

size_t clua_memory(const clua_vm *vm, size_t *peak, uint64_t *allocations) {
  if (peak != NULL) *peak = vm->peak;
  if (allocations != NULL) *allocations = vm->allocations;
  return vm->used;
}

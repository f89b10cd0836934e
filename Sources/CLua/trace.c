#include <stdio.h>
#include <string.h>

#include "internal.h"

// Tracebacks and places: script lines only. Chunks of scripts are named `@path`; the library's own start with `=`.

enum { SHOWN_FIRST = 20, SHOWN_LAST = 10 };
// Finding a frame takes as long as it is deep, so that the middle of a very deep stack is not looked at.
enum { SEARCHED = 500 };

static bool is_script(const lua_Debug *frame) { return frame->source[0] == '@' && frame->currentline > 0; }

static void add(clua_buffer *buffer, const char *text) {
  size_t length = strlen(text);
  clua_reserve(buffer, length);
  memcpy(buffer->data + buffer->length, text, length);
  buffer->length += length;
}

static void add_number(clua_buffer *buffer, int number) {
  char digits[16];
  snprintf(digits, sizeof digits, "%d", number);
  add(buffer, digits);
}

static void add_frame(clua_buffer *trace, const lua_Debug *frame) {
  if (trace->length > 0) add(trace, "\n");
  add(trace, frame->source + 1);
  add(trace, ":");
  add_number(trace, frame->currentline);
  if (frame->what[0] == 'm') {
    add(trace, ": in main chunk");
  } else if (frame->name != NULL && frame->namewhat[0] != '\0') {
    add(trace, frame->namewhat[0] == 'm' && frame->namewhat[2] == 't' ? ": in method '" : ": in function '");
    add(trace, frame->name);
    add(trace, "'");
  } else {
    add(trace, ": in function <");
    add(trace, frame->source + 1);
    add(trace, ":");
    add_number(trace, frame->linedefined);
    add(trace, ">");
  }
}

/// How many frames a thread has, found without looking at each.
static int frame_count(lua_State *L) {
  lua_Debug frame;
  int low = 0;
  int high = 1;
  while (lua_getstack(L, high, &frame)) {
    low = high;
    high *= 2;
  }
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (lua_getstack(L, middle, &frame)) low = middle + 1; else high = middle;
  }
  return high;
}

void clua_capture(lua_State *L, clua_vm *vm, bool append) {
  lua_Debug frame;
  if (!append) vm->trace.length = 0;
  int count = frame_count(L);
  bool gap = false;
  int shown = 0;
  for (int level = 0; level < count; level++) {
    if (shown >= SHOWN_FIRST && count - level > SHOWN_LAST) {
      level = count - SHOWN_LAST;
      if (!gap) add(&vm->trace, "\n...");
      gap = true;
    }
    if (level >= SEARCHED && count - level > SEARCHED) level = count - SEARCHED;
    if (!lua_getstack(L, level, &frame) || !lua_getinfo(L, "Sln", &frame)) break;
    if (!is_script(&frame)) continue;
    add_frame(&vm->trace, &frame);
    shown++;
  }
}

int clua_message_handler(lua_State *L) {
  clua_vm *vm = clua_vm_of(L);
  if (vm->pending != 0) return 1;
  if (!vm->keep_trace) clua_capture(L, vm, false);
  vm->keep_trace = false;
  return 1;
}

const char *clua_traceback(const clua_vm *vm, size_t *length) {
  *length = vm->trace.length;
  return (const char *)vm->trace.data;
}

void clua_push_place(lua_State *L) {
  lua_Debug frame;
  for (int level = 0; lua_getstack(L, level, &frame); level++) {
    if (!lua_getinfo(L, "Sl", &frame)) break;
    if (!is_script(&frame)) continue;
    lua_pushfstring(L, "%s:%d: ", frame.source + 1, frame.currentline);
    return;
  }
  lua_pushliteral(L, "");
}

void clua_fail(lua_State *L, const char *format, ...) {
  clua_push_place(L);
  va_list arguments;
  va_start(arguments, format);
  lua_pushvfstring(L, format, arguments);
  va_end(arguments);
  lua_concat(L, 2);
  lua_error(L);
  __builtin_unreachable();
}

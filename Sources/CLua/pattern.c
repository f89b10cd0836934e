#include <ctype.h>
#include <string.h>

#include "internal.h"

// Lua patterns. A matcher of our own, because Lua's cannot be stopped: this one counts its steps, looks now and then
// whether the machine is stopped, and gives up on patterns that take unreasonably many.

enum { DEEPEST = 200, STEPS_BETWEEN_CHECKS = 1024 };

static const uint64_t FREE_STEPS = 50000000, STEPS_PER_BYTE = 100;

void clua_match_open(clua_match *match, lua_State *L, const char *subject, size_t subject_length, const char *pattern,
                     size_t pattern_length) {
  match->L = L;
  match->vm = clua_vm_of(L);
  match->subject = subject;
  match->subject_end = subject + subject_length;
  match->pattern_end = pattern + pattern_length;
  match->depth = 0;
  match->captures = 0;
  match->steps = 0;
  match->most_steps = FREE_STEPS + STEPS_PER_BYTE * subject_length;
}

static inline void count_step(clua_match *match) {
  if (++match->steps % STEPS_BETWEEN_CHECKS != 0) return;
  clua_check(match->L, match->vm);
  if (match->steps > match->most_steps) clua_fail(match->L, "pattern takes too many steps");
}

/// The end of the pattern item that starts at `item`: one character, a class or a set.
static const char *item_end(clua_match *match, const char *item) {
  const char *end = match->pattern_end;
  char first = *item++;
  if (first == '%') {
    if (item == end) luaL_error(match->L, "malformed pattern (ends with '%%')");
    return item + 1;
  }
  if (first != '[') return item;
  if (item != end && *item == '^') item++;
  bool is_first = true;
  while (is_first || item == end || *item != ']') {
    if (item == end) luaL_error(match->L, "malformed pattern (missing ']')");
    if (*item++ == '%') {
      if (item == end) luaL_error(match->L, "malformed pattern (missing ']')");
      item++;
    }
    is_first = false;
  }
  return item + 1;
}

static bool in_class(int character, int class) {
  bool found;
  switch (tolower(class)) {
  case 'a': found = isalpha(character); break;
  case 'c': found = iscntrl(character); break;
  case 'd': found = isdigit(character); break;
  case 'g': found = isgraph(character); break;
  case 'l': found = islower(character); break;
  case 'p': found = ispunct(character); break;
  case 's': found = isspace(character); break;
  case 'u': found = isupper(character); break;
  case 'w': found = isalnum(character); break;
  case 'x': found = isxdigit(character); break;
  default: return class == character;
  }
  return isupper(class) ? !found : found;
}

/// Whether a character is in the set from `set` (its bracket) to `last` (its closing bracket).
static bool in_set(int character, const char *set, const char *last) {
  const char *at = set + 1;
  bool is_listed = true;
  if (*at == '^') {
    is_listed = false;
    at++;
  }
  while (at < last) {
    if (*at == '%') {
      if (in_class(character, (unsigned char)at[1])) return is_listed;
      at += 2;
    } else if (at + 2 < last && at[1] == '-') {
      if ((unsigned char)at[0] <= character && character <= (unsigned char)at[2]) return is_listed;
      at += 3;
    } else {
      if ((unsigned char)*at == character) return is_listed;
      at++;
    }
  }
  return !is_listed;
}

static inline bool item_matches(clua_match *match, const char *at, const char *item, const char *item_end) {
  count_step(match);
  if (at >= match->subject_end) return false;
  int character = (unsigned char)*at;
  switch (*item) {
  case '.': return true;
  case '%': return in_class(character, (unsigned char)item[1]);
  case '[': return in_set(character, item, item_end - 1);
  default: return (unsigned char)*item == character;
  }
}

static const char *match_from(clua_match *match, const char *at, const char *pattern);

/// As many as possible, then fewer.
static const char *match_most(clua_match *match, const char *at, const char *item, const char *end) {
  ptrdiff_t count = 0;
  while (item_matches(match, at + count, item, end)) count++;
  for (; count >= 0; count--) {
    const char *result = match_from(match, at + count, end + 1);
    if (result != NULL) return result;
  }
  return NULL;
}

/// As few as possible, then more.
static const char *match_fewest(clua_match *match, const char *at, const char *item, const char *end) {
  for (;;) {
    const char *result = match_from(match, at, end + 1);
    if (result != NULL) return result;
    if (!item_matches(match, at, item, end)) return NULL;
    at++;
  }
}

static const char *match_balanced(clua_match *match, const char *at, const char *pair) {
  if (pair + 1 >= match->pattern_end) luaL_error(match->L, "malformed pattern (missing arguments to '%%b')");
  if (at >= match->subject_end || *at != pair[0]) return NULL;
  ptrdiff_t open = 1;
  while (++at < match->subject_end) {
    count_step(match);
    if (*at == pair[1]) {
      if (--open == 0) return at + 1;
    } else if (*at == pair[0]) {
      open++;
    }
  }
  return NULL;
}

static const char *open_capture(clua_match *match, const char *at, const char *pattern, ptrdiff_t kind) {
  if (match->captures >= CLUA_MAX_CAPTURES) luaL_error(match->L, "too many captures");
  match->capture[match->captures].start = at;
  match->capture[match->captures].length = kind;
  match->captures++;
  const char *result = match_from(match, at, pattern);
  if (result == NULL) match->captures--;
  return result;
}

static const char *close_capture(clua_match *match, const char *at, const char *pattern) {
  int index = match->captures - 1;
  while (index >= 0 && match->capture[index].length != CLUA_UNCLOSED) index--;
  if (index < 0) luaL_error(match->L, "invalid pattern capture");
  match->capture[index].length = at - match->capture[index].start;
  const char *result = match_from(match, at, pattern);
  if (result == NULL) match->capture[index].length = CLUA_UNCLOSED;
  return result;
}

static const char *match_again(clua_match *match, const char *at, char digit) {
  int index = digit - '1';
  if (index < 0 || index >= match->captures || match->capture[index].length == CLUA_UNCLOSED) {
    luaL_error(match->L, "invalid capture index %%%d", index + 1);
  }
  ptrdiff_t length = match->capture[index].length;
  if (length == CLUA_POSITION) return NULL;
  bool same = match->subject_end - at >= length && memcmp(at, match->capture[index].start, (size_t)length) == 0;
  return same ? at + length : NULL;
}

static bool at_frontier(clua_match *match, const char *at, const char *set, const char *end) {
  int before = at == match->subject ? 0 : (unsigned char)at[-1];
  int after = at == match->subject_end ? 0 : (unsigned char)*at;
  return !in_set(before, set, end - 1) && in_set(after, set, end - 1);
}

/// One item and what may follow it. Gives the match, or leaves in `at` and `pattern` where to go on.
static bool match_item(clua_match *match, const char **at, const char **pattern, const char **result) {
  const char *end = item_end(match, *pattern);
  char suffix = end == match->pattern_end ? '\0' : *end;
  switch (suffix) {
  case '*': *result = match_most(match, *at, *pattern, end); return true;
  case '-': *result = match_fewest(match, *at, *pattern, end); return true;
  case '+':
    *result = item_matches(match, *at, *pattern, end) ? match_most(match, *at + 1, *pattern, end) : NULL;
    return true;
  case '?':
    if (item_matches(match, *at, *pattern, end)) {
      *result = match_from(match, *at + 1, end + 1);
      if (*result != NULL) return true;
    }
    *pattern = end + 1;
    return false;
  default:
    *result = NULL;
    if (!item_matches(match, *at, *pattern, end)) return true;
    (*at)++;
    *pattern = end;
    return false;
  }
}

/// Items that begin with `%` and are no class. Gives whether `pattern` begins with one; then as `match_item`.
static bool match_special(clua_match *match, const char **at, const char **pattern, bool *ended) {
  const char *item = *pattern;
  if (*item != '%' || item + 1 == match->pattern_end) return false;
  *ended = false;
  if (item[1] == 'b') {
    *at = match_balanced(match, *at, item + 2);
    *pattern = item + 4;
  } else if (item[1] == 'f') {
    const char *set = item + 2;
    if (set == match->pattern_end || *set != '[') luaL_error(match->L, "missing '[' after '%%f' in pattern");
    const char *end = item_end(match, set);
    if (!at_frontier(match, *at, set, end)) *at = NULL;
    *pattern = end;
  } else if (isdigit((unsigned char)item[1])) {
    *at = match_again(match, *at, item[1]);
    *pattern = item + 2;
  } else {
    return false;
  }
  *ended = *at == NULL;
  return true;
}

static const char *match_items(clua_match *match, const char *at, const char *pattern) {
  for (;;) {
    count_step(match);
    if (pattern == match->pattern_end) return at;
    const char *result = NULL;
    bool ended;
    if (*pattern == '(') {
      bool is_position = pattern + 1 < match->pattern_end && pattern[1] == ')';
      if (is_position) return open_capture(match, at, pattern + 2, CLUA_POSITION);
      return open_capture(match, at, pattern + 1, CLUA_UNCLOSED);
    }
    if (*pattern == ')') return close_capture(match, at, pattern + 1);
    if (*pattern == '$' && pattern + 1 == match->pattern_end) return at == match->subject_end ? at : NULL;
    if (match_special(match, &at, &pattern, &ended)) {
      if (ended) return NULL;
    } else if (match_item(match, &at, &pattern, &result)) {
      return result;
    }
  }
}

static const char *match_from(clua_match *match, const char *at, const char *pattern) {
  if (++match->depth > DEEPEST) luaL_error(match->L, "pattern too complex");
  const char *result = match_items(match, at, pattern);
  match->depth--;
  return result;
}

const char *clua_match_at(clua_match *match, const char *at, const char *pattern) {
  match->captures = 0;
  match->depth = 0;
  return match_from(match, at, pattern);
}

void clua_push_capture(clua_match *match, int index, const char *start, const char *end) {
  if (index >= match->captures) {
    if (index != 0) luaL_error(match->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(match->L, start, (size_t)(end - start));
    return;
  }
  const clua_capture_place *capture = &match->capture[index];
  if (capture->length == CLUA_POSITION) {
    lua_pushinteger(match->L, capture->start - match->subject + 1);
  } else if (capture->length == CLUA_UNCLOSED) {
    luaL_error(match->L, "unfinished capture");
  } else {
    lua_pushlstring(match->L, capture->start, (size_t)capture->length);
  }
}

int clua_push_captures(clua_match *match, const char *start, const char *end) {
  int count = match->captures == 0 ? 1 : match->captures;
  luaL_checkstack(match->L, count, "too many captures");
  for (int index = 0; index < count; index++) clua_push_capture(match, index, start, end);
  return count;
}

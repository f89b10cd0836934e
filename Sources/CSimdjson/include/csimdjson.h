// The boundary to the simdjson library: parse a text, look at the tape. Nothing is thrown across it.
#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser with its buffers; they are kept from one text to the next.
typedef struct csimdjson_parser csimdjson_parser;

/// A parsed text. It lasts until its parser parses again or is destroyed.
///
/// A word of the tape has its type, the character that JSON would begin it with, in the highest byte and the payload
/// below. Strings are offsets into `strings`, where a 32-bit length precedes the bytes; the buffer is longer than its
/// last string by at least 8 bytes.
typedef struct {
  const uint64_t *tape;
  const uint8_t *strings;
} csimdjson_document;

typedef enum {
  CSIMDJSON_PARSED = 0,
  CSIMDJSON_REJECTED = 1,
  CSIMDJSON_NO_MEMORY = 2,
} csimdjson_result;

/// A new parser, or NULL without memory.
csimdjson_parser *csimdjson_create(void);

void csimdjson_destroy(csimdjson_parser *parser);

/// The number of bytes for which the parser has room.
size_t csimdjson_capacity(const csimdjson_parser *parser);

/// Parses a text in which arrays and objects stand at most `depth` deep in each other.
csimdjson_result csimdjson_parse(
    csimdjson_parser *parser, const uint8_t *text, size_t length, size_t depth, csimdjson_document *document);

/// The first eight bytes of a string in the document's buffer, zeros after its end.
static inline uint64_t csimdjson_head(const uint8_t *bytes, size_t length) {
  uint64_t word;
  memcpy(&word, bytes, 8);
  return length >= 8 ? word : length == 0 ? 0 : word & (~UINT64_C(0) >> (64 - 8 * length));
}

/// The last eight bytes of a string in the document's buffer, or all of a shorter one.
static inline uint64_t csimdjson_tail(const uint8_t *bytes, size_t length) {
  if (length < 8) return csimdjson_head(bytes, length);
  uint64_t word;
  memcpy(&word, bytes + length - 8, 8);
  return word;
}

/// Whether one of the bytes of a word is zero.
static inline bool csimdjson_has_zero_byte(uint64_t word) {
  return ((word - UINT64_C(0x0101010101010101)) & ~word & UINT64_C(0x8080808080808080)) != 0;
}

/// Whether a string in the document's buffer has neither a backslash nor an at sign.
static inline bool csimdjson_is_plain(const uint8_t *bytes, size_t length) {
  for (size_t offset = 0; offset < length; offset += 8) {
    uint64_t word = csimdjson_head(bytes + offset, length - offset);
    if (csimdjson_has_zero_byte(word ^ UINT64_C(0x5c5c5c5c5c5c5c5c))) return false;
    if (csimdjson_has_zero_byte(word ^ UINT64_C(0x4040404040404040))) return false;
  }
  return true;
}

/// Whether two strings in the document's buffer have the same bytes; both are `length` long.
static inline bool csimdjson_is_same(const uint8_t *left, const uint8_t *right, size_t length) {
  return memcmp(left, right, length) == 0;
}

#ifdef __cplusplus
}
#endif

#endif

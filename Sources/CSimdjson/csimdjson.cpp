#include "csimdjson.h"

#include <new>
#include <simdjson.h>

struct csimdjson_parser {
  simdjson::dom::parser parser;
};

csimdjson_parser *csimdjson_create(void) { return new (std::nothrow) csimdjson_parser; }

void csimdjson_destroy(csimdjson_parser *parser) { delete parser; }

size_t csimdjson_capacity(const csimdjson_parser *parser) { return parser->parser.capacity(); }

csimdjson_result csimdjson_parse(
    csimdjson_parser *parser, const uint8_t *text, size_t length, size_t depth, csimdjson_document *document) {
  try {
    if (parser->parser.capacity() < length || parser->parser.max_depth() != depth) {
      const size_t capacity = length < 4096 ? 4096 : length;
      const size_t wanted = capacity < parser->parser.capacity() ? parser->parser.capacity() : capacity;
      if (parser->parser.allocate(wanted, depth) != simdjson::SUCCESS) return CSIMDJSON_NO_MEMORY;
    }
    const simdjson::error_code error = parser->parser.parse(text, length, true).error();
    if (error == simdjson::MEMALLOC || error == simdjson::CAPACITY) return CSIMDJSON_NO_MEMORY;
    if (error != simdjson::SUCCESS) return CSIMDJSON_REJECTED;
    document->tape = parser->parser.doc.tape.get();
    document->strings = parser->parser.doc.string_buf.get();
    return CSIMDJSON_PARSED;
  } catch (...) {
    return CSIMDJSON_NO_MEMORY;
  }
}

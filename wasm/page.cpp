#include "wasm/page.hpp"

#include <cstddef>

#define PAGE(name) __attribute__((import_module("page"), import_name(name)))

namespace citybox::box {

namespace {

extern "C" {
PAGE("send") void page_send(const char* text, std::size_t size);
PAGE("keep")
void page_keep(const char* code, std::size_t code_size, const char* text, std::size_t size);
PAGE("note") void page_note(const char* text, std::size_t size);
}

}  // namespace

void send(std::string_view message) { page_send(message.data(), message.size()); }
void keep(std::string_view code, std::string_view text) {
  page_keep(code.data(), code.size(), text.data(), text.size());
}
void note(std::string_view line) { page_note(line.data(), line.size()); }

}  // namespace citybox::box

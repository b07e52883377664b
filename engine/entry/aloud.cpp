#include "engine/entry/aloud.hpp"

#include <string_view>

namespace citybox {

namespace {

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

std::string aloud(std::string sentence) {
  replace_all(sentence, "“", "‘");
  replace_all(sentence, "”", "’");
  return "“" + sentence + "”";
}

}  // namespace citybox

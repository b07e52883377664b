#include "engine/types/typescript.hpp"

namespace citybox {

std::string pascal(std::string_view kebab) {
  std::string name;
  bool start = true;
  for (const char c : kebab) {
    if (c == '-') {
      start = true;
      continue;
    }
    name += start && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    start = false;
  }
  return name;
}

}  // namespace citybox

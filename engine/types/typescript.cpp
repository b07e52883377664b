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

std::string camel(std::string_view kebab) {
  std::string name = pascal(kebab);
  if (!name.empty() && name[0] >= 'A' && name[0] <= 'Z') {
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
  }
  return name;
}

}  // namespace citybox

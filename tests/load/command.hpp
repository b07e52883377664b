#pragma once

#include <string>

namespace citybox::load {

// As it was typed, to stand above the figures it gave.
inline std::string command_of(int count, char** words) {
  std::string line = "$";
  for (int i = 0; i < count; ++i) {
    const std::string word = words[i];
    const bool is_plain = !word.empty() && word.find_first_of(" '\"$*") == std::string::npos;
    line += is_plain ? " " + word : " '" + word + "'";
  }
  return line;
}

}  // namespace citybox::load

#pragma once
// What notations are read with: words between single blanks, names of enumerators, whole numbers.

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types/reflect.hpp"

namespace citybox {

// Two blanks together have an empty word between them, which is the name of nothing.
inline std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t from = 0;;) {
    const std::size_t blank = text.find(' ', from);
    words.push_back(text.substr(from, blank - from));
    if (blank == std::string_view::npos) return words;
    from = blank + 1;
  }
}

template <DescribedEnum Enum>
bool read_name(std::string_view name, Enum& out) {
  const auto found = names_of<Enum>().find(name);
  if (found) out = static_cast<Enum>(*found);
  return found.has_value();
}

// As it is written by us: no plus sign, no leading zeros.
template <std::integral Number>
bool read_number(std::string_view text, Number& out) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return false;
  if (std::to_string(number) != text) return false;
  out = number;
  return true;
}

}  // namespace citybox

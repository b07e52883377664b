#pragma once
// The tools share the machine with the server they measure, so they look for the few fields they
// need instead of parsing whole messages.

#include <charconv>
#include <cstddef>
#include <string_view>

namespace citybox::load {

inline bool has(std::string_view message, std::string_view part) {
  return message.find(part) != std::string_view::npos;
}

// The text behind `key`, which ends in a quotation mark; empty if there is none.
inline std::string_view text_after(std::string_view message, std::string_view key) {
  const auto at = message.find(key);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = message.substr(at + key.size());
  return rest.substr(0, rest.find('"'));
}

inline std::size_t number_after(std::string_view message, std::string_view key) {
  const auto at = message.find(key);
  if (at == std::string_view::npos) return 0;
  const std::string_view rest = message.substr(at + key.size());
  std::size_t number = 0;
  std::from_chars(rest.data(), rest.data() + rest.size(), number);
  return number;
}

}  // namespace citybox::load

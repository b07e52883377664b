#pragma once
// How targets read their bytes.

#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "catalog/catalog.hpp"

namespace citybox::fuzz {

// A promise of the program; breaking it is what a fuzzer looks for.
inline void promise(bool kept, std::string_view what = {}) {
  if (kept) return;
  fmt::print(stderr, "Broken promise: {}\n", what);
  std::abort();
}

inline std::uint8_t take_byte(std::string_view& bytes) {
  if (bytes.empty()) return 0;
  const auto byte = static_cast<std::uint8_t>(bytes[0]);
  bytes.remove_prefix(1);
  return byte;
}

// The first line names the game (then a seed stays with its game whatever joins the box); else the first
// byte chooses one.
inline const GameEntry& take_game(std::string_view& bytes) {
  const std::size_t end = bytes.substr(0, 40).find('\n');
  if (end != std::string_view::npos) {
    if (const GameEntry* game = find(bytes.substr(0, end))) {
      bytes.remove_prefix(end + 1);
      return *game;
    }
  }
  return *all_games()[take_byte(bytes) % all_games().size()];
}

}  // namespace citybox::fuzz

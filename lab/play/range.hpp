#pragma once

#include <compare>
#include <cstdint>

namespace citybox::lab {

// Games `from` … `to` - 1 of a match.
struct Range {
  std::uint64_t from = 0;
  std::uint64_t to = 0;

  std::uint64_t size() const { return to - from; }
  auto operator<=>(const Range&) const = default;
};

}  // namespace citybox::lab

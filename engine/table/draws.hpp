#pragma once

#include <cstdint>

#include "engine/core/rng.hpp"

namespace citybox {

// One use of chance: `value` of 0 … sides-1 came up.
struct Draw {
  std::uint32_t sides = 1;
  std::uint32_t value = 0;

  bool operator==(const Draw&) const = default;
};

// Where a table's chance comes from. Draws are numbered through the game as it stands: after an undo the
// same place gives the same 64 bits again, so that taking back is no second throw.
class DrawSource {
 public:
  virtual ~DrawSource() = default;
  virtual std::uint32_t draw(std::uint32_t sides) = 0;
};

// Draw number i of a game with this seed, whatever was drawn before.
class SeededDraws final : public DrawSource {
 public:
  explicit SeededDraws(std::uint64_t seed, std::uint64_t next = 0) : seed_(seed), next_(next) {}

  std::uint32_t draw(std::uint32_t sides) override { return scale(mix(seed_ ^ mix(next_++)), sides); }

 private:
  std::uint64_t seed_;
  std::uint64_t next_;
};

}  // namespace citybox

#pragma once

#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/rng.hpp"

namespace citybox {

// One use of chance: `value` of 0 … sides-1 came up.
struct Draw {
  std::uint32_t sides = 1;
  std::uint32_t value = 0;

  bool operator==(const Draw&) const = default;
};
BOOST_DESCRIBE_STRUCT(Draw, (), (sides, value))

// Where a table's chance comes from. Draws are numbered through the game as it stands: after an
// undo the same place gives the same 64 bits again, so that taking back is no second throw.
class DrawSource {
 public:
  virtual ~DrawSource() = default;
  virtual std::uint32_t draw(std::uint32_t sides) = 0;
};

// Draw number i of a game with this seed, whatever was drawn before.
class SeededDraws final : public DrawSource {
 public:
  explicit SeededDraws(std::uint64_t seed, std::uint64_t next = 0) : seed_(seed), next_(next) {}

  std::uint32_t draw(std::uint32_t sides) override {
    return scale(mix(seed_ ^ mix(next_++)), sides);
  }

 private:
  std::uint64_t seed_;
  std::uint64_t next_;
};

// Recorded draws, fed back. Whatever does not fit gives 0 and is remembered.
class RecordedDraws final : public DrawSource {
 public:
  explicit RecordedDraws(std::vector<Draw> draws) : draws_(std::move(draws)) {}

  std::uint32_t draw(std::uint32_t sides) override {
    if (next_ < draws_.size() && draws_[next_].sides == sides && draws_[next_].value < sides) {
      return draws_[next_++].value;
    }
    fits_ = false;
    return 0;
  }
  // Was exactly the record drawn?
  bool used_up() const { return fits_ && next_ == draws_.size(); }

 private:
  std::vector<Draw> draws_;
  std::size_t next_ = 0;
  bool fits_ = true;
};

// Written down beforehand, without those that have one outcome. What is not written gives 0, and the first
// of it is remembered.
class ScriptedDraws final : public DrawSource {
 public:
  explicit ScriptedDraws(std::vector<std::uint32_t> script) : script_(std::move(script)) {}

  std::uint32_t draw(std::uint32_t sides) override {
    if (sides <= 1) return 0;
    if (next_ < script_.size()) return script_[next_++] % sides;
    if (missing_ == 0) missing_ = sides;
    return 0;
  }
  // Sides of the first that was not written; 0: all were.
  std::uint32_t missing() const { return missing_; }

 private:
  std::vector<std::uint32_t> script_;
  std::size_t next_ = 0;
  std::uint32_t missing_ = 0;
};

}  // namespace citybox

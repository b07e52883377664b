#pragma once
// Who fixed a number. Each game lists its marks beside its content (games/<name>/codec_marks.hpp).

#include <boost/describe.hpp>
#include <cstdint>

namespace citybox {

enum class Mark : std::uint8_t {
  kRulebook,  // [R] the rulebook says so
  kRuling,    // [F] our ruling, where the rulebook is silent or contradicts itself
  kOurs,      // [N] new content of ours, to be tuned with evidence
};
BOOST_DESCRIBE_ENUM(Mark, kRulebook, kRuling, kOurs)

// Only what is ours may be tuned: a ruling is kept as the rulebook is.
constexpr bool may_be_tuned(Mark mark) { return mark == Mark::kOurs; }

// As the rules print it.
constexpr const char* letter_of(Mark mark) {
  return mark == Mark::kRulebook ? "R" : mark == Mark::kRuling ? "F" : "N";
}

// The mark of all content fields whose path begins so. Of several the one with most parts counts.
struct Marked {
  const char* path;  // "copies", "tiles.well"; `*` is any part: "start_homes.*.*.what"
  Mark mark;
  std::uint8_t rule;  // number 26 is CR-26
};

// Fields that may be tuned, while the rulebook fixes what they come to together.
struct FixedTotal {
  const char* path;  // "copies": 28 cards
  std::uint8_t rule;
};

}  // namespace citybox

#pragma once

#include <cstdint>

namespace citybox {

// A rule of the game's README, e.g. number 22 is CR-22 in City Roots. `detail` tells apart the
// several ways in which one rule can say no, so that a person reads a precise sentence. Number 0
// belongs to the table itself, not to a rulebook.
struct RuleId {
  std::uint8_t number = 0;
  std::uint8_t detail = 0;

  constexpr bool operator==(const RuleId&) const = default;
};

// rule(22): what an event or an item cites.
constexpr RuleId rule(int number) { return {static_cast<std::uint8_t>(number), 0}; }

inline constexpr RuleId kAllowed{0, 0};
inline constexpr RuleId kGameIsOver{0, 1};
inline constexpr RuleId kNotYourDecision{0, 2};
inline constexpr RuleId kNoSuchAction{0, 3};  // well-formed bytes that mean nothing here

}  // namespace citybox

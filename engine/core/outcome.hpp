#pragma once

#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"

namespace citybox {

// How things stand. Scores are defined in every state; `ending` (the game's own enum, 0 = not over)
// and `winners` only at the end. A cooperative game lists all seats as winners, or none.
struct Outcome {
  std::uint8_t ending = 0;
  SeatSet winners;
  FixedVector<std::int32_t, kMaxSeats> scores;  // one per seat

  constexpr bool over() const { return ending != 0; }
};

// One line of a recount, so that a person can see where a number comes from.
struct Item {
  RuleId rule;
  std::uint8_t label = 0;    // the game's own enum, named by its codec
  std::uint8_t subject = 0;  // what it is about (a space, a card, a count), as the label says
  std::int32_t amount = 0;

  constexpr bool operator==(const Item&) const = default;
};

using ItemList = ScratchList<Item, 256>;

}  // namespace citybox

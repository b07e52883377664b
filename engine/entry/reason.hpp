#pragma once
// What a choice is for, in words: made of what a bot's judgement claims (bots/explanation.hpp).

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/table.hpp"

namespace citybox {

// A part of the position before and after.
struct ClaimLine {
  std::uint8_t key = 0;  // of the game's own
  std::string concern;   // its name: "Rent"
  std::int32_t from = 0;
  std::int32_t to = 0;
  bool gain = true;
  std::string text;     // "rent grows from 3 to 5"
  bool secret = false;  // of the seat's own: others are not told
};
BOOST_DESCRIBE_STRUCT(ClaimLine, (), (key, concern, from, to, gain, text))

struct Reason {
  std::vector<PackedAction> plan;     // the choice, and what goes with it
  std::vector<ClaimLine> claims;      // against now; what weighs most first
  std::optional<PackedAction> other;  // the next best choice
  std::vector<ClaimLine> better;      // what the choice has before that one
};

// "Rent grows from 3 to 5 and two homes are let, though emissions rise to 9." Nothing where nothing is
// claimed. What is the seat's own secret is left out for others.
std::string sentence_of(const std::vector<ClaimLine>& claims, bool with_secrets);

// One part of what a position is worth.
struct WorthLine {
  std::uint8_t key = 0;  // of the game's own
  std::string concern;   // "Rent"
  std::int32_t amount = 0;
  std::int32_t worth = 0;
};
BOOST_DESCRIBE_STRUCT(WorthLine, (), (key, concern, amount, worth))

}  // namespace citybox

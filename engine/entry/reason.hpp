#pragma once
// What a choice is for, in words: made of what a bot's judgement claims (bots/explanation.hpp).

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/search/found.hpp"
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

  bool same_as(const ClaimLine& other) const {
    return key == other.key && from == other.from && to == other.to;
  }
};
BOOST_DESCRIBE_STRUCT(ClaimLine, (), (key, concern, from, to, gain, text))

BOOST_DESCRIBE_STRUCT(Found, (), (lines, along, beside, lead, ended, won))

// What a search found, in words for its seat.
struct FoundLine : Found {
  std::string text;
};
BOOST_DESCRIBE_STRUCT(FoundLine, (Found), (text))
FoundLine in_words(const Found& found, Seat seat);

struct Reason {
  std::vector<PackedAction> plan;  // the choice, and what goes with it
  std::size_t sure = 1;            // so many steps of it come before chance has a say
  std::vector<ClaimLine>
      claims;  // against now; what the other has not, and what weighs most, first
  std::optional<PackedAction> other;    // the next best choice
  std::vector<ClaimLine> other_claims;  // what that one would change
  std::optional<FoundLine> found;       // of a search
};

// What `others` have, too, tells the two from each other least: it comes last.
void own_first(std::vector<ClaimLine>& claims, const std::vector<ClaimLine>& others);

// "Rent grows from 3 to 5 and two homes are let, though emissions rise to 9." Nothing where nothing is
// gained. What is the seat's own secret is left out for others.
std::string sentence_of(const std::vector<ClaimLine>& claims, bool with_secrets);

// The same as advice to the seat itself, by whoever finds this choice the best: there is always something to
// say.
std::string advice_of(const Reason& reason);

// Of the next best choice; nothing where it would be the same, or nothing can be said.
std::string other_of(const Reason& reason);

// One part of what a position is worth.
struct WorthLine {
  std::uint8_t key = 0;  // of the game's own
  std::string concern;   // "Rent"
  std::int32_t amount = 0;
  std::int32_t worth = 0;
};
BOOST_DESCRIBE_STRUCT(WorthLine, (), (key, concern, amount, worth))

}  // namespace citybox

#include <cstring>
#include <functional>

#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

struct Edit {
  const char* what;
  std::function<void(State&)> make;
};

TEST(Invariants, possible_edits_of_a_position_pass) {
  const Edit edits[] = {
      {"money", [](State& s) { s.money[2] = 500; }},
      {"damage", [](State& s) { s.damage = 41; }},
      {"a debt", [](State& s) { s.owed[1] = 30; }},
      {"another order", [](State& s) { std::swap(s.order[0], s.order[3]); }},
      {"a later turn", [](State& s) { s.turn = 2; }},
      {"renters gone", [](State& s) { s.reserve = 0, s.available = 0; }},
      {"an empty home", [](State& s) { s.renters.remove(City::named("b3")); }},
      {"a new building",
       [](State& s) {
         s.built[Construction::kShopping].add(City::named("a1"));
         s.owned[3].add(City::named("a1"));
       }},
      {"cards used", [](State& s) { s.used = CardSet::from_bits(0b101); }},
      {"a law", [](State& s) { s.laws.push_back(forbid(Construction::kRetrofit, 20)); }},
      {"a wording",
       [](State& s) {
         s.texts = 3;
         s.laws.push_back({.kind = LawKind::kFreeText, .fine = 1, .text = 3});
       }},
      {"options", [](State& s) { s.options = {Climate::kShared, Broken::kNobody}; }},
      {"a late round", [](State& s) { s.round = 900; }},
      {"something to place", [](State& s) { s.chosen = Construction::kEcoPark, s.money[0] = 10; }},
  };
  for (const Edit& edit : edits) {
    Block block;
    edit.make(block.s);
    EXPECT_EQ(block.broken(), "") << edit.what;
  }
}

TEST(Invariants, impossible_edits_are_named) {
  const Edit edits[] = {
      {"two seats", [](State& s) { s.seats = 2; }},
      {"five seats", [](State& s) { s.seats = 5; }},
      {"a seat twice in the order", [](State& s) { s.order[1] = s.order[0]; }},
      {"no such turn", [](State& s) { s.turn = 4; }},
      {"round 0", [](State& s) { s.round = 0; }},
      {"many idle rounds", [](State& s) { s.idle_rounds = 3; }},
      {"two constructions on a space",
       [](State& s) { s.built[Construction::kGreen].add(City::named("b3")); }},
      {"nobody's building", [](State& s) { s.owned[0].remove(City::named("b3")); }},
      {"two owners", [](State& s) { s.owned[1].add(City::named("b3")); }},
      {"land", [](State& s) { s.owned[1].add(City::named("h8")); }},
      {"a renter on the street", [](State& s) { s.renters.add(City::named("h8")); }},
      {"37 renters", [](State& s) { s.available = 5; }},
      {"money below nothing", [](State& s) { s.money[0] = -1; }},
      {"too much money", [](State& s) { s.money[0] = 1'000'001; }},
      {"no such law", [](State& s) { s.laws.push_back({.kind = LawKind::kRepeal, .number = 1}); }},
      {"a law that lowers",
       [](State& s) { s.laws.push_back(surcharge_of(Construction::kGreen, 0)); }},
      {"a dear surcharge",
       [](State& s) { s.laws.push_back(surcharge_of(Construction::kGreen, 13)); }},
      {"a fine of 21", [](State& s) { s.laws.push_back(cap(3, 21)); }},
      {"a required shop",
       [](State& s) { s.laws.push_back(require(Construction::kShopping, 1, 1)); }},
      {"a wording that nobody wrote",
       [](State& s) { s.laws.push_back({.kind = LawKind::kFreeText, .fine = 1, .text = 1}); }},
      {"a duty without a law", [](State& s) { s.due[0] = 1; }},
      {"a motion without a session", [](State& s) { s.motion = cap(3, 3); }},
      {"a session in a turn", [](State& s) { s.talk = Talk::kPropose, s.speakers = s.order; }},
      {"a vote by nobody", [](State& s) { s.talk = Talk::kVote; }},
      {"a ballot", [](State& s) { s.ballots[1] = Ballot::kYes; }},
      {"callers", [](State& s) { s.callers.add(kRed); }},
      {"a hearing of nothing", [](State& s) { s.stage = Stage::kHearing, s.talk = Talk::kCall; }},
      {"nothing to decide", [](State& s) { s.stage = Stage::kHearing; }},
      {"a disease in the deck", [](State& s) { s.to_lose[0] = 1; }},
      {"a card due", [](State& s) { s.cards_due = 1; }},
      {"a card waiting", [](State& s) { s.waiting.push_back(Card::kNews); }},
      {"seven cards", [](State& s) { s.used = CardSet::from_bits(0xFF); }},
      {"a broken city that goes on", [](State& s) { s.damage = 42; }},
      {"a win out of nowhere", [](State& s) { s.ending = Ending::kRentReached; }},
      {"a break out of nowhere", [](State& s) { s.ending = Ending::kCityBroke; }},
      {"nobody closed it", [](State& s) { s.ending = Ending::kClosed; }},
      {"a bought retrofit", [](State& s) { s.chosen = Construction::kRetrofit, s.money[0] = 50; }},
      {"bought on credit", [](State& s) { s.chosen = Construction::kShopping; }},
      {"51 rent",
       [](State& s) {
         s.built[Construction::kShopping] = SpaceSet::from_bits(0x1F);
         s.owned[0] |= SpaceSet::from_bits(0x1F);
       }},
  };
  for (const Edit& edit : edits) {
    Block block;
    edit.make(block.s);
    EXPECT_NE(block.broken(), "") << edit.what;
  }
}

TEST(Invariants, any_bytes_are_judged_safely_and_what_passes_can_be_played) {
  Rng rng(3);
  int passed = 0;
  for (int round = 0; round < 30'000; ++round) {
    Block block;
    unsigned char bytes[sizeof(State)];
    std::memcpy(bytes, &block.s, sizeof(State));
    const std::uint32_t changes = round % 3 == 0 ? sizeof(State) : 1 + rng.below(3);
    for (std::uint32_t i = 0; i < changes; ++i) {
      bytes[rng.below(sizeof(State))] = static_cast<unsigned char>(rng.next());
    }
    std::memcpy(static_cast<void*>(&block.s), bytes, sizeof(State));
    if (block.broken() != "" || is_over(block.s)) continue;
    ++passed;
    EXPECT_NE(block.legal(), "") << "a possible position that goes on has something to choose";
  }
  EXPECT_GT(passed, 100);
}

TEST(Invariants, any_action_bytes_are_refused_safely) {
  Rng rng(4);
  Block block;
  block.money(kYellow, 30).play("buy low-cost");
  for (int round = 0; round < 100'000; ++round) {
    Action a;
    const std::uint64_t bytes = rng.next();
    std::memcpy(static_cast<void*>(&a), &bytes, sizeof a);
    const Seat seat{static_cast<std::uint8_t>(rng.below(16))};
    if (BrokenCities::refusal(block.s, seat, a, block.c) == kAllowed) {
      EXPECT_EQ(a.verb, Verb::kPlace);
    }
  }
}

}  // namespace
}  // namespace citybox::broken_cities

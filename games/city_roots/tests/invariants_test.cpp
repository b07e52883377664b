#include <cstring>
#include <functional>

#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

struct Edit {
  const char* what;
  std::function<void(State&)> make;
};

TEST(Invariants, possible_edits_of_a_position_pass) {
  const Edit edits[] = {
      {"another mayor", [](State& s) { s.mayor = Seat{2}; }},
      {"other policies",
       [](State& s) { s.active = PolicySet(Policy::kLandSwap, Policy::kLandTrust); }},
      {"residents", [](State& s) { s.residents = 47; }},
      {"fewer cards", [](State& s) { s.cards_left = CardCounts{}; }},
      {"a moved home", [](State& s) { s.low.remove(space_at("b6")), s.low.add(space_at("c6")); }},
      {"a displaced home", [](State& s) { s.low.remove(space_at("b6")), s.displaced_houses = 1; }},
      {"corporations beside homes", [](State& s) { s.corporation = SpaceSet(space_at("c3")); }},
      {"walls", [](State& s) { s.options.walls = Walls::kEdge; }},
      {"a stack", [](State& s) { s.high[2].add(space_at("c3")); }},
      {"protection", [](State& s) { s.protection[3].add(space_at("b6")); }},
  };
  for (const Edit& edit : edits) {
    Town town(kStartingLayout);
    edit.make(town.s);
    const char* broken = CityRoots::broken_invariant(town.s, town.c);
    EXPECT_EQ(broken, nullptr) << edit.what << ": " << broken;
  }
}

TEST(Invariants, impossible_edits_are_named) {
  const Edit edits[] = {
      {"no seats", [](State& s) { s.seats = 0; }},
      {"six seats", [](State& s) { s.seats = 6; }},
      {"a mayor elsewhere", [](State& s) { s.mayor = Seat{4}; }},
      {"a fifteenth home", [](State& s) { s.low.add(space_at("c6")); }},
      {"a lost home", [](State& s) { s.low.remove(space_at("b6")); }},
      {"two tiles on a space", [](State& s) { s.corporation.add(space_at("a1")); }},
      {"a tile off the board", [](State& s) { s.corporation = SpaceSet::from_bits(1ULL << 40); }},
      {"a marker on nothing", [](State& s) { s.protection[0].add(space_at("c3")); }},
      {"two markers",
       [](State& s) { s.protection[0] = s.protection[1] = SpaceSet(space_at("b6")); }},
      {"a marker of nobody", [](State& s) { s.protection[4].add(space_at("b6")); }},
      {"eleven markers", [](State& s) { s.protection[0] = s.low; }},
      {"49 residents", [](State& s) { s.residents = 49; }},
      {"48 residents and no end", [](State& s) { s.residents = 48; }},
      {"one policy", [](State& s) { s.active = PolicySet(Policy::kLandSwap); }},
      {"drawn policies", [](State& s) { s.drawn = PolicySet(Policy::kLandSwap); }},
      {"too many fires", [](State& s) { s.cards_left[Card::kFire] = 2; }},
      {"reshuffled twice", [](State& s) { s.reshuffles = 2; }},
      {"a card too early", [](State& s) { s.card = Card::kFire; }},
      {"a win out of nowhere", [](State& s) { s.ending = Ending::kWon, s.task = Task::kNone; }},
      {"no task", [](State& s) { s.task = Task::kNone; }},
      {"a task without its policy", [](State& s) { s.task = Task::kProtect, s.left = 4; }},
      {"an update without homes in flight",
       [](State& s) {
         s.step = Step::kPolicyUpdate, s.task = Task::kEvade, s.update = Update::kDue;
       }},
      {"something picked", [](State& s) { s.picked = space_at("a1"); }},
      {"evicted homes", [](State& s) { s.pending.add(space_at("b6")); }},
      {"a task beyond the list", [](State& s) { s.task = static_cast<Task>(200); }},
  };
  for (const Edit& edit : edits) {
    Town town(kStartingLayout);
    edit.make(town.s);
    EXPECT_NE(CityRoots::broken_invariant(town.s, town.c), nullptr) << edit.what;
  }
}

TEST(Invariants, any_bytes_are_judged_safely) {
  Rng rng(3);
  for (int round = 0; round < 20'000; ++round) {
    Town town(kStartingLayout);
    unsigned char bytes[sizeof(State)];
    std::memcpy(bytes, &town.s, sizeof(State));
    const std::uint32_t changes = round % 2 == 0 ? 3 : sizeof(State);
    for (std::uint32_t i = 0; i < changes; ++i) {
      bytes[rng.below(sizeof(State))] = static_cast<unsigned char>(rng.next());
    }
    std::memcpy(&town.s, bytes, sizeof(State));
    if (CityRoots::broken_invariant(town.s, town.c) != nullptr || is_over(town.s)) continue;
    EXPECT_NE(town.legal(), "") << "a possible position that goes on has something to choose";
  }
}

TEST(Invariants, any_action_bytes_are_refused_safely) {
  Rng rng(4);
  Town town(kStartingLayout);
  town.play("enact relocate-low-income-housing").play("pick b6");
  for (int round = 0; round < 100'000; ++round) {
    Action a;
    const std::uint64_t bytes = rng.next();
    std::memcpy(static_cast<void*>(&a), &bytes, sizeof a);
    if (CityRoots::refusal(town.s, town.s.mayor, a, town.c) == kAllowed) {
      EXPECT_EQ(a.verb, Verb::kMove);
    }
  }
}

}  // namespace
}  // namespace citybox::city_roots

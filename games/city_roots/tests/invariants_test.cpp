#include <cstring>
#include <functional>
#include <initializer_list>

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
      {"a moved home",
       [](State& s) { s.low.remove(Board::named("b6")), s.low.add(Board::named("c6")); }},
      {"a displaced home",
       [](State& s) { s.low.remove(Board::named("b6")), s.displaced_houses = 1; }},
      {"corporations beside homes", [](State& s) { s.corporation = SpaceSet(Board::named("c3")); }},
      {"walls", [](State& s) { s.options.walls = Walls::kEdge; }},
      {"a stack", [](State& s) { s.high[2].add(Board::named("c3")); }},
      {"protection", [](State& s) { s.protection[3].add(Board::named("b6")); }},
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
      {"a fifteenth home", [](State& s) { s.low.add(Board::named("c6")); }},
      {"a lost home", [](State& s) { s.low.remove(Board::named("b6")); }},
      {"two tiles on a space", [](State& s) { s.corporation.add(Board::named("a1")); }},
      {"a tile off the board", [](State& s) { s.corporation = SpaceSet::from_bits(1ULL << 40); }},
      {"a marker on nothing", [](State& s) { s.protection[0].add(Board::named("c3")); }},
      {"two markers",
       [](State& s) { s.protection[0] = s.protection[1] = SpaceSet(Board::named("b6")); }},
      {"a marker of nobody", [](State& s) { s.protection[4].add(Board::named("b6")); }},
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
      {"something picked", [](State& s) { s.picked = Board::named("a1"); }},
      {"evicted homes", [](State& s) { s.pending.add(Board::named("b6")); }},
      {"a task beyond the list", [](State& s) { s.task = static_cast<Task>(200); }},
  };
  for (const Edit& edit : edits) {
    Town town(kStartingLayout);
    edit.make(town.s);
    EXPECT_NE(CityRoots::broken_invariant(town.s, town.c), nullptr) << edit.what;
  }
}

// A town in mid-turn, edited to what the test says.
struct Midturn {
  const char* what;
  const char* drawing;
  std::function<void(State&)> make;
};

const char* judged(const Midturn& midturn) {
  Town town(midturn.drawing);
  midturn.make(town.s);
  return CityRoots::broken_invariant(town.s, town.c);
}

void enacting(State& s, Policy policy, Task task, int left = 1) {
  s.active = PolicySet(policy, Policy::kFundHomelessShelter);
  s.policy = policy;
  s.task = task;
  s.left = static_cast<std::uint8_t>(left);
}
void facing(State& s, Card card, Task task, int left = 1) {
  s.step = Step::kEvent;
  s.card = card;
  s.high_at_draw = static_cast<std::uint8_t>(high_homes(s));
  s.task = task;
  s.left = static_cast<std::uint8_t>(left);
}
void updating(State& s, Card card = Card::kNone) {
  if (card != Card::kNone) facing(s, card, Task::kEvade, 0);
  s.step = card == Card::kNone ? Step::kPolicyUpdate : Step::kEventUpdate;
  s.task = Task::kEvade;
  s.update = Update::kDue;
}
void protect(State& s, std::initializer_list<const char*> homes) {
  for (const char* home : homes) s.protection[s.mayor.index].add(Board::named(home));
}

// Five, eight, twelve and fourteen high-income homes.
constexpr const char* kFive =
    "3 2 L L . B . C . . . . . . . . . . . . . . . . . . . . . . . . . . . .";
constexpr const char* kEight =
    "3 3 L L . B 2 C . . . . . . . . . . . . . . . . . . . . . . . . . . . .";
constexpr const char* kTwelve =
    "3 3 L L . B 3 C 3 . . . . . . . . . . . . . . . . . . . . . . . . . . .";
constexpr const char* kFourteen =
    "3 3 L L . B 3 C 3 2 . . . . . . . . . . . . . . . . . . . . . . . . . .";
// A home beside a corporation; then a business there as well.
constexpr const char* kThreat =
    ". . . . . . . L C . . . . . . . . . . L . . . . . . . . . . . . . . . B";
constexpr const char* kRipple =
    ". . . . . . . L C B . . . . . . . . . L . . . . . . . . . . . . . . . B";
constexpr const char* kFull =
    "1 1 L B B B B B B B B B B B B B B B B B B B B B B B B B B B B B B B B 2";
// b6, f2 and a2 have two such neighbors, d4 has one.
constexpr const char* kWave =
    "1 L 1 . . . . . . 1 . . . . . L . . 1 . . . . C L 1 . . 1 L . 1 . . . 1";

void expect_named(std::initializer_list<Midturn> turns) {
  for (const Midturn& turn : turns) EXPECT_NE(judged(turn), nullptr) << turn.what;
}
void expect_possible(std::initializer_list<Midturn> turns) {
  for (const Midturn& turn : turns) {
    const char* broken = judged(turn);
    EXPECT_EQ(broken, nullptr) << turn.what << ": " << broken;
  }
}

TEST(Invariants, impossible_updates_are_named) {
  expect_named({
      {"flight before the ripple", kRipple, [](State& s) { updating(s); }},
      {"flight before the ripple of an event", kRipple,
       [](State& s) { updating(s, Card::kChainStore); }},
      {"an update no policy causes", kThreat,
       [](State& s) {
         updating(s), s.active = PolicySet(Policy::kLandTrust, Policy::kFundHomelessShelter);
       }},
      {"an update a fire causes", kThreat, [](State& s) { updating(s, Card::kFire); }},
      {"an update due as the turn begins", kThreat, [](State& s) { s.update = Update::kDue; }},
      {"an update due before the corporation", kThreat,
       [](State& s) {
         enacting(s, Policy::kCutCorporateTaxes, Task::kBuildCorporation), s.update = Update::kDue;
       }},
      {"an update due before the swap", kThreat,
       [](State& s) { enacting(s, Policy::kLandSwap, Task::kPickSwap), s.update = Update::kDue; }},
      {"an update due in a small boom", kEight,
       [](State& s) {
         facing(s, Card::kTechBoom, Task::kBuildCorporation), s.update = Update::kDue;
       }},
      {"a second corporation without a first", kTwelve,
       [](State& s) { facing(s, Card::kTechBoom, Task::kBuildCorporation); }},
  });
}

TEST(Invariants, impossible_draws_are_named) {
  expect_named({
      {"two corporations, eight homes", kEight,
       [](State& s) { facing(s, Card::kTechBoom, Task::kBuildCorporation, 2); }},
      {"rent takes a home, five homes", kFive,
       [](State& s) { facing(s, Card::kRentHike, Task::kDisplace); }},
      {"rent takes two, eight homes", kEight,
       [](State& s) { facing(s, Card::kRentHike, Task::kDisplace, 2); }},
      {"two condos, five homes", kFive,
       [](State& s) { facing(s, Card::kLuxuryCondos, Task::kBuildHigh, 2); }},
      {"a downturn, fourteen homes", kFourteen,
       [](State& s) { facing(s, Card::kDownturn, Task::kRemoveCorporation); }},
      {"a business closes beside a corporation, twelve homes", kTwelve,
       [](State& s) { facing(s, Card::kDownturn, Task::kRemoveBusiness); }},
      {"two shops of a market, eight homes", kEight,
       [](State& s) { facing(s, Card::kStreetMarket, Task::kBuildBusiness, 2); }},
      {"a chain takes two, eight homes", kEight,
       [](State& s) { facing(s, Card::kChainStore, Task::kFlip, 2); }},
      {"speculators build three, nobody is protected", kFive,
       [](State& s) { facing(s, Card::kSpeculators, Task::kBuildHigh, 3); }},
      {"fewer homes than at the draw", kFive,
       [](State& s) { facing(s, Card::kFire, Task::kRemoveBusiness), s.high_at_draw = 6; }},
      {"more homes than at the draw", kFive,
       [](State& s) { facing(s, Card::kStartUpLoans, Task::kBuildBusiness), s.high_at_draw = 4; }},
      {"a condo too many", kTwelve,
       [](State& s) { facing(s, Card::kLuxuryCondos, Task::kBuildHigh, 2), s.high_at_draw = 11; }},
      {"the first of two condos is missing", kEight,
       [](State& s) { facing(s, Card::kLuxuryCondos, Task::kBuildHigh); }},
      {"more new homes than can have fled", kTwelve,
       [](State& s) {
         s.corporation = SpaceSet(Board::named("e6")), s.business = SpaceSet{};
         updating(s, Card::kChainStore), s.high_at_draw = 9;
       }},
  });
}

TEST(Invariants, impossible_protection_is_named) {
  expect_named({
      {"own protection as the turn begins", kStartingLayout, [](State& s) { protect(s, {"b6"}); }},
      {"own protection in a lobby", kStartingLayout,
       [](State& s) {
         protect(s, {"b6"}), s.task = Task::kTakePolicy;
         s.drawn = PolicySet(Policy::kLandTrust, Policy::kLandSwap, Policy::kFundHomelessShelter);
       }},
      {"own protection in an update of the policy phase", kThreat,
       [](State& s) { updating(s), protect(s, {"b3"}); }},
      {"four markers to come and one placed", kStartingLayout,
       [](State& s) { enacting(s, Policy::kLandTrust, Task::kProtect, 4), protect(s, {"b6"}); }},
      {"two markers to come and one placed", kStartingLayout,
       [](State& s) { enacting(s, Policy::kLandTrust, Task::kProtect, 2), protect(s, {"b6"}); }},
      {"five of land trust", kStartingLayout,
       [](State& s) {
         facing(s, Card::kFire, Task::kRemoveBusiness);
         protect(s, {"b6", "a5", "c5", "d5", "f5"});
       }},
      {"the union's first marker is missing", kStartingLayout,
       [](State& s) { facing(s, Card::kTenantsUnion, Task::kProtect); }},
  });
}

TEST(Invariants, impossible_towers_returns_and_evictions_are_named) {
  expect_named({
      {"a tower with room beside it", kFive,
       [](State& s) { enacting(s, Policy::kRelocateHighIncomeHousing, Task::kPickTower); }},
      {"a gathering with room beside it", kWave,
       [](State& s) {
         enacting(s, Policy::kRelocateHighIncomeHousing, Task::kGather, 2);
         s.picked = Board::named("a6");
       }},
      {"two spaces left by one home", kFull,
       [](State& s) {
         enacting(s, Policy::kRelocateHighIncomeHousing, Task::kGather);
         s.picked = Board::named("f1");
         s.business.remove(Board::named("d6")), s.business.remove(Board::named("e6"));
       }},
      {"nothing displaced to return", kStartingLayout,
       [](State& s) {
         enacting(s, Policy::kGovernmentSubsidizedLocalBusinesses, Task::kReturnBeside, 0);
         s.picked = Board::named("a1");
       }},
      {"an eviction of a home with one such neighbor", kWave,
       [](State& s) {
         facing(s, Card::kEvictionWave, Task::kEvict, 0);
         s.pending = evicted(s, kPublishedContent<CityRoots>) | SpaceSet(Board::named("d4"));
       }},
      {"an eviction that begins with one home of three", kWave,
       [](State& s) {
         facing(s, Card::kEvictionWave, Task::kEvict, 0);
         s.pending = SpaceSet(Board::named("b6"));
       }},
  });
}

TEST(Invariants, possible_updates_pass) {
  expect_possible({
      {"flight", kThreat, [](State& s) { updating(s); }},
      {"flight after an event", kThreat, [](State& s) { updating(s, Card::kChainStore); }},
      {"flight, with a home fled before", kTwelve,
       [](State& s) {
         s.corporation = SpaceSet(Board::named("e6")), s.business = SpaceSet{};
         updating(s, Card::kChainStore), s.high_at_draw = 11;
       }},
      {"a ripple to come", kRipple, [](State&) {}},
      {"one corporation of two is built", kTwelve,
       [](State& s) {
         facing(s, Card::kTechBoom, Task::kBuildCorporation), s.update = Update::kDue;
       }},
  });
}

TEST(Invariants, possible_draws_pass) {
  expect_possible({
      {"two corporations", kTwelve,
       [](State& s) { facing(s, Card::kTechBoom, Task::kBuildCorporation, 2); }},
      {"one corporation", kEight,
       [](State& s) { facing(s, Card::kTechBoom, Task::kBuildCorporation); }},
      {"rent takes a home", kEight, [](State& s) { facing(s, Card::kRentHike, Task::kDisplace); }},
      {"rent takes two", kTwelve, [](State& s) { facing(s, Card::kRentHike, Task::kDisplace, 2); }},
      {"rent took one of two", kFourteen,
       [](State& s) { facing(s, Card::kRentHike, Task::kDisplace), s.high_at_draw = 13; }},
      {"two condos", kEight, [](State& s) { facing(s, Card::kLuxuryCondos, Task::kBuildHigh, 2); }},
      {"one condo of two", kTwelve,
       [](State& s) { facing(s, Card::kLuxuryCondos, Task::kBuildHigh), s.high_at_draw = 11; }},
      {"a business closes, fourteen homes", kFourteen,
       [](State& s) { facing(s, Card::kDownturn, Task::kRemoveBusiness); }},
      {"two shops of a market", kTwelve,
       [](State& s) { facing(s, Card::kStreetMarket, Task::kBuildBusiness, 2); }},
      {"a chain takes two", kTwelve,
       [](State& s) { facing(s, Card::kChainStore, Task::kFlip, 2); }},
      {"speculators build one", kFive,
       [](State& s) { facing(s, Card::kSpeculators, Task::kBuildHigh); }},
      {"a downturn", kTwelve,
       [](State& s) { facing(s, Card::kDownturn, Task::kRemoveCorporation); }},
  });
}

TEST(Invariants, possible_protection_passes) {
  expect_possible({
      {"protection of others", kStartingLayout,
       [](State& s) { s.protection[1].add(Board::named("b6")); }},
      {"four markers to come", kStartingLayout,
       [](State& s) { enacting(s, Policy::kLandTrust, Task::kProtect, 4); }},
      {"three markers to come", kStartingLayout,
       [](State& s) { enacting(s, Policy::kLandTrust, Task::kProtect, 3), protect(s, {"b6"}); }},
      {"four of land trust and one of the union", kStartingLayout,
       [](State& s) {
         facing(s, Card::kTenantsUnion, Task::kProtect);
         protect(s, {"b6", "a5", "c5", "d5", "f5"});
       }},
  });
}

TEST(Invariants, possible_towers_evictions_and_turns_pass) {
  expect_possible({
      {"a tower", kFull,
       [](State& s) { enacting(s, Policy::kRelocateHighIncomeHousing, Task::kPickTower); }},
      {"a gathering", kFull,
       [](State& s) {
         enacting(s, Policy::kRelocateHighIncomeHousing, Task::kGather, 2);
         s.picked = Board::named("a6");
       }},
      {"a gathering that emptied a space", kFull,
       [](State& s) {
         enacting(s, Policy::kRelocateHighIncomeHousing, Task::kGather);
         s.picked = Board::named("f1");
         s.business.remove(Board::named("d6"));
       }},
      {"an eviction", kWave,
       [](State& s) {
         facing(s, Card::kEvictionWave, Task::kEvict, 0);
         s.pending = evicted(s, kPublishedContent<CityRoots>);
       }},
      {"an eviction of which one is left", kWave,
       [](State& s) {
         facing(s, Card::kEvictionWave, Task::kEvict, 0), s.high_at_draw = 5;
         s.pending = SpaceSet(Board::named("b6"));
       }},
      {"revenue at the goal as the turn begins", kFull,
       [](State& s) {
         for (int i = 20; i < 30; ++i) {
           const Space at{static_cast<std::uint8_t>(i)};
           s.business.remove(at), s.corporation.add(at);
         }
       }},
  });
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

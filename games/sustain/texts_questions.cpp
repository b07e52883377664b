// What a finished game leaves to talk about, and what is counted for it: coins by purpose, promises.

#include <algorithm>

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

constexpr int kManyCoins = 4;

// What is good for its department alone.
constexpr Building kForOneAlone[] = {Building::kCarPark, Building::kMeadow, Building::kResort,
                                     Building::kFactory, Building::kTower};

Building most_selfish(const State& s, const Content& c) {
  Building found = Building::kNone;
  int most = 0;
  for (const Building b : kForOneAlone) {
    int standing = count_buildings(s, b);
    for (const StartBuilding& start : c.start) standing -= start.building == b ? 1 : 0;
    if (standing > most) {
      found = b;
      most = standing;
    }
  }
  return found;
}

int coins_left(const State& s) {
  int coins = 0;
  for_each_seat(s, [&](Seat seat) { coins += s.coins[seat.index]; });
  return coins;
}

// … in the last year.
bool promised(const State& s) {
  return std::ranges::any_of(s.promises, [](const auto& made) { return !made.empty(); });
}

}  // namespace

const std::vector<Question<Sustain>>& SustainCodec::questions() {
  static const std::vector<Question<Sustain>> kQuestions = {
      {"turned-round", [](const State& s, const Content&) { return s.ending != Ending::kCounted; },
       [](const State&, const Content&) {
         return std::string(
             "When could you still have turned it round, and what was the money spent on "
             "instead?");
       }},
      {"unhappy",
       [](const State& s, const Content& c) {
         return s.ending == Ending::kCounted && 2 * s.levels.unhappy > c.unhappy_squares;
       },
       [](const State& s, const Content&) {
         return say("{unhappy} people are unhappy for good. Would they say that somebody won?",
                    {{"unhappy", s.levels.unhappy}});
       }},
      {"who-gained",
       [](const State& s, const Content& c) { return most_selfish(s, c) != Building::kNone; },
       [](const State& s, const Content& c) {
         return say("Who gained from {the_building}, and who paid for it?",
                    {{"the_building", text_of(most_selfish(s, c)).the}});
       }},
      {"believe", [](const State& s, const Content&) { return promised(s); },
       [](const State&, const Content&) {
         return std::string("Which promise would you believe again, and whose?");
       }},
      {"never-spent", [](const State& s, const Content&) { return coins_left(s) >= kManyCoins; },
       [](const State& s, const Content&) {
         return say("{coins} coins were never spent. What would they have paid for?",
                    {{"coins", coins_left(s)}});
       }},
      {"hidden-side",
       [](const State& s, const Content&) {
         return std::count(s.sides.begin(), s.sides.end(), Side::kTurned) > 0;
       },
       [](const State&, const Content&) {
         return std::string(
             "Which hidden side surprised you, and did its front promise something else?");
       }}};
  return kQuestions;
}

std::optional<Account> SustainCodec::account(const Event& event, const Content&) {
  static constexpr const char* kCoins = "Coins by purpose";
  static constexpr const char* kPromises = "Promises";
  switch (event.kind) {
    case EventKind::kInvested:
      return Account{kCoins, event.spot.is_solution() ? "Solutions for all" : "Buildings",
                     event.seat, event.amount};
    case EventKind::kGave:
      return Account{kCoins, "Gifts to others", event.seat, event.amount};
    case EventKind::kPromiseKept:
      return Account{kPromises, "Kept", event.seat, 1};
    case EventKind::kPromiseBroken:
      return Account{kPromises, "Broken", event.seat, 1};
    default:
      return std::nullopt;
  }
}

}  // namespace citybox::sustain

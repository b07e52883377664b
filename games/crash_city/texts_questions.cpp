// What a finished race leaves to talk about.

#include "engine/kit/seats.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/judgement.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

// Cars of the winner's that stand on others' roofs.
int on_others_roofs(const State& s) {
  ItemList items;
  list_parked(s, winners_of(s).front(), items);
  std::int64_t others = 0;
  for (const Item& item : items) {
    const auto label = static_cast<ItemLabel>(item.label);
    if (label != ItemLabel::kOwnShops && label != ItemLabel::kOwnFactories) others += item.amount;
  }
  return static_cast<int>(others);
}

int still_driving(const State& s) {
  int left = 0;
  for_each_seat(s, [&](Seat seat) { left += driving_cars(s, seat); });
  return left;
}

}  // namespace

const std::vector<Question<CrashCity>>& CrashCityCodec::questions() {
  static const std::vector<Question<CrashCity>> kQuestions = {
      {"in-the-way", [](const State& s, const Content&) { return s.ending == Ending::kStalemate; },
       [](const State&, const Content&) {
         return std::string(
             "Nobody could move any more, though everybody wanted to. Who would have had to give "
             "way first, and why did nobody?");
       }},
      {"crashes", [](const State& s, const Content&) { return s.crashes >= 3 * s.seats; },
       [](const State& s, const Content&) {
         return say(
             "{crashes} crashes, and the race went on. When did being hit start to feel normal?",
             {{"crashes", s.crashes}});
       }},
      {"no-crash", [](const State& s, const Content&) { return s.crashes == 0; },
       [](const State&, const Content&) {
         return std::string("Nobody was hit on the way. Was that kindness, luck or good streets?");
       }},
      {"others-roofs",
       [](const State& s, const Content&) {
         return s.ending == Ending::kAllParked && on_others_roofs(s) > 0;
       },
       [](const State& s, const Content&) {
         return say(
             "{who|You parked {n|one car|{n} cars} on a roof that somebody else had built|{name} "
             "parked {n|one car|{n} cars} on a roof that somebody else had built}. Whose city is "
             "it when one builds the jobs and another takes them?",
             {{"who", winners_of(s).front()}, {"n", on_others_roofs(s)}});
       }},
      {"left-behind", [](const State& s, const Content&) { return still_driving(s) > s.seats; },
       [](const State& s, const Content&) {
         return say(
             "{left} people are still on the road. What would have brought more of them to work: "
             "other streets, or other drivers?",
             {{"left", still_driving(s)}});
       }},
      {"own-way", [](const State&, const Content&) { return true; },
       [](const State&, const Content&) {
         return std::string(
             "Which street that you all built together helped everybody, and where does your own "
             "town miss one like it?");
       }}};
  return kQuestions;
}

}  // namespace citybox::crash_city

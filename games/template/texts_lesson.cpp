// What a coach says in somebody's first game of Plots, and how choices are explained.

#include "engine/types/words.hpp"
#include "games/template/codec.hpp"
#include "games/template/concern.hpp"

namespace citybox::plots {

namespace {

using Sight = CoachSight<Plots>;

bool at_the_start(const Sight& sight) { return sight.deciding && sight.state().round == 1; }

Card highest(const Sight& sight) {
  Card best = kNoCard;
  sight.state().hands[sight.seat.index].for_each([&](Card card) { best = card; });
  return best;
}

const Event* happened(const Sight& sight, EventKind kind) {
  for (const Event& event : sight.since) {
    if (event.kind == kind) return &event;
  }
  return nullptr;
}

std::string what_came_of_it(const Sight& sight) {
  if (happened(sight, EventKind::kUnclaimed) != nullptr) {
    return "Nobody was alone with a card, so nobody took the plot. A high card is of no use when "
           "another has the same idea.";
  }
  const Event* taken = happened(sight, EventKind::kTaken);
  return say(
      "{who|You took|{name} took} the plot with {card}, the highest card that only one had "
      "played. Every card played is gone for good.",
      {{"who", taken->seat}, {"card", taken->card.number}});
}

}  // namespace

const std::vector<CoachLine<Plots>>& PlotsCodec::lesson() {
  static const std::vector<CoachLine<Plots>> kLesson = {
      {"goal", "What this is about", CoachShows::kGoal, &at_the_start,
       [](const Sight& sight) {
         return say(
             "{rounds} plots are sold, one after another. Whoever owns the most valuable land "
             "in the end wins.",
             {{"rounds", capital(number_word(sight.content.rounds))}});
       }},
      {"bid", "What you can do", CoachShows::kChoices, &at_the_start,
       [](const Sight& sight) {
         return say(
             "All choose a card in secret. The highest that nobody else played takes the "
             "plot, which is worth {worth}. Try your {card}.",
             {{"worth", sight.state().plot + sight.state().carried},
              {"card", highest(sight).number}});
       },
       [](const Sight& sight, const Action& action) { return action.card == highest(sight); }},
      {"sold", "What just happened", CoachShows::kLog,
       [](const Sight& sight) {
         return happened(sight, EventKind::kTaken) != nullptr ||
                happened(sight, EventKind::kUnclaimed) != nullptr;
       },
       &what_came_of_it},
      {"end", "How it ends", CoachShows::kGoal,
       [](const Sight& sight) { return sight.state().round > 1; },
       [](const Sight& sight) {
         return say(
             "This was all there is to know. It ends when the last of {rounds} plots is sold.",
             {{"rounds", sight.content.rounds}});
       }},
  };
  return kLesson;
}

std::string PlotsCodec::claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                              const Content&) {
  switch (static_cast<Concern>(concern)) {
    case Concern::kLand:
      return say("{who|your land|{name}'s land} grows from {from} to {to}",
                 {{"who", seat}, {"from", from}, {"to", to}});
    case Concern::kHand:
      return say("the cards left add up to {to} instead of {from}", {{"from", from}, {"to", to}});
    case Concern::kRival:
      return say("{who|your|{name}'s} richest rival goes from {from} to {to}",
                 {{"who", seat}, {"from", from}, {"to", to}});
  }
  return "";
}

std::string PlotsCodec::concern(std::uint8_t concern) {
  constexpr const char* kNames[] = {"Land", "Cards left", "Richest rival"};
  return kNames[concern];
}

}  // namespace citybox::plots

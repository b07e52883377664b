// What a finished game leaves to talk about.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

const std::vector<Question<BrokenCities>>& BrokenCitiesCodec::questions() {
  static const std::vector<Question<BrokenCities>> kQuestions = {
      {"still-stopped",
       [](const State& s, const Content&) { return s.ending == Ending::kCityBroke; },
       [](const State&, const Content&) {
         return std::string(
             "Everybody saw the damage grow. At which moment could it still have been stopped, and "
             "what would each of you have had to give up for it?");
       }},
      {"no-law", [](const State& s, const Content&) { return !s.used.empty() && s.laws.empty(); },
       [](const State&, const Content&) {
         return std::string(
             "The sky answered, and you found no law that all agreed to. What made it so hard?");
       }},
      {"dirty-winner",
       [](const State& s, const Content& c) { return winners(s, c).contains(dirtiest(s, c)); },
       [](const State&, const Content&) {
         return std::string(
             "Whoever emitted most has won. Who paid for that, and what rule would change it?");
       }},
      {"who-decided", [](const State& s, const Content& c) { return gone(s, c) > 0; },
       [](const State& s, const Content& c) {
         return say(
             "{gone|One renter|{gone} renters} left the city without being asked. Who decided over "
             "their homes?",
             {{"gone", gone(s, c)}});
       }},
      {"best-law", [](const State& s, const Content&) { return !s.laws.empty(); },
       [](const State&, const Content&) {
         return std::string(
             "Which of your laws did most for all of you, and whom did it cost most?");
       }},
      {"the-race", [](const State&, const Content&) { return true; },
       [](const State&, const Content&) {
         return std::string(
             "What did you build only because the others did, and where do you know this race "
             "from, outside of a game?");
       }}};
  return kQuestions;
}

std::optional<Account> BrokenCitiesCodec::account(const Event& event, const Content&) {
  static constexpr const char* kGroup = "Money by purpose";
  switch (event.kind) {
    case EventKind::kBuilt:
      return Account{kGroup, std::string(plural_of(event.construction)), event.seat, event.amount};
    case EventKind::kRetrofitted:
      return Account{kGroup, "Conversions", event.seat, event.amount};
    case EventKind::kFined:
    case EventKind::kDebtPaid:
      return Account{kGroup, "Fines", event.seat, event.amount};
    default:
      return std::nullopt;
  }
}

}  // namespace citybox::broken_cities

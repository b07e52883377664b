// What a finished game leaves to talk about.

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

const std::vector<Question<CityRoots>>& CityRootsCodec::questions() {
  static const std::vector<Question<CityRoots>> kQuestions = {
      {"paid-for",
       [](const State& s, const Content&) { return s.ending == Ending::kWon && s.residents > 0; },
       [](const State& s, const Content&) {
         return say("{people} people paid for this success. Who of them was asked?",
                    {{"people", people_of(s.residents)}});
       }},
      {"own-town", [](const State& s, const Content&) { return s.ending == Ending::kWon; },
       [](const State&, const Content&) {
         return std::string(
             "Which of your policies exists in your own town, and whom does it help?");
       }},
      {"too-late", [](const State& s, const Content& c) { return came_too_late(s, c); },
       [](const State&, const Content&) {
         return std::string(
             "The money was there. At which turn would slower growth have saved the town?");
       }},
      {"first-home",
       [](const State& s, const Content&) {
         return s.ending == Ending::kRapidDisplacement || s.ending == Ending::kDisplacedMasses;
       },
       [](const State&, const Content&) {
         return std::string("Which home was the first that could still have been saved, and how?");
       }},
      {"moved-in",
       [](const State& s, const Content& c) { return high_homes(s) >= c.rent_takes_two_at; },
       [](const State& s, const Content&) {
         return say("{high} high-income homes: who moved in, and who could have told them no?",
                    {{"high", high_homes(s)}});
       }},
      {"chains",
       [](const State& s, const Content&) { return s.business.size() < s.corporation.size(); },
       [](const State& s, const Content&) {
         return say(
             "{large|One corporation stands|{large} corporations stand} here now, and {small|one "
             "local business|{small} local businesses}. What does a street lose when chains take "
             "over?",
             {{"large", s.corporation.size()}, {"small", s.business.size()}});
       }}};
  return kQuestions;
}

}  // namespace citybox::city_roots

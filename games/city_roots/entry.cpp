// CityRoots in the box: its tables, its bots, its place in the laboratory.

#include "bots/random.hpp"
#include "bots/search/searcher.hpp"
#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/judgement.hpp"
#include "games/city_roots/mind.hpp"
#include "games/city_roots/printout.hpp"

namespace citybox {
extern template class TablesOf<city_roots::CityRootsCodec>;
extern template class LaboratoryOf<city_roots::CityRootsCodec>;
}  // namespace citybox

namespace citybox::city_roots {

namespace {

// A year is a handful of decisions, and all seats want the same: a search of some milliseconds sees far.
using Guide = JudgedBy<PatientJudgement>;
constexpr SearchParameters kHard{.iterations = 1'000};
constexpr SearchParameters kExpert{.iterations = 10'000};

std::vector<NamedBot<CityRoots>> bots() {
  return {
      {"random", "", "A scatterbrained mayor: does anything that is allowed.",
       &RandomBot<CityRoots>::choose},
      {"hasty", "easy", "A mayor in a hurry: takes what looks best at once, and errs now and then.",
       &choose_greedily<CityRoots, Judgement, kEasyGreedy>, kMind<Judgement>},
      {"greedy", "normal",
       "A thoughtful mayor: plans the whole turn and reckons with the next event.",
       &choose_greedily<CityRoots, Judgement, kNormalGreedy>, kMind<Judgement>},
      hard_searcher<CityRoots, Guide, kHard>(
          "A seasoned mayor: follows a thousand ways the years may go before each step.",
          kMind<PatientJudgement>),
      expert_searcher<CityRoots, Guide, kExpert>(
          "A city's memory: has seen ten thousand ways the years may go, and loses hardly anybody.",
          kMind<PatientJudgement>),
      {"farsighted", "", "A far-sighted mayor: plays each plan on for some turns before deciding.",
       &choose_greedily<CityRoots, Judgement, kHardGreedy>, kMind<Judgement>},
      {"greedy:patient", "",
       "A patient mayor: moves homes out of the way first and lives by the land trust.",
       &choose_greedily<CityRoots, PatientJudgement, kNormalGreedy>, kMind<PatientJudgement>},
  };
}

}  // namespace

const GameEntry& entry() {
  static const EntryOf<CityRootsCodec> entry(bots(), &printout);
  return entry;
}

}  // namespace citybox::city_roots

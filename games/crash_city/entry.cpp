// CrashCity in the box: its tables, its bots, its place in the laboratory.

#include "bots/learned.hpp"
#include "bots/search/searcher.hpp"
#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/device.hpp"
#include "games/crash_city/judgement.hpp"
#include "games/crash_city/learned.hpp"
#include "games/crash_city/printout.hpp"

namespace citybox {
extern template class TablesOf<crash_city::CrashCityCodec>;
extern template class LaboratoryOf<crash_city::CrashCityCodec>;
}  // namespace citybox

namespace citybox::crash_city {

namespace {

constexpr GreedyParameters kEasyRacer{
    .depth = 1, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 20};
constexpr GreedyParameters kHardRacer{
    .depth = 3, .beam = 16, .shortlist = 10, .samples = 2, .follow = 4, .horizon = 2};

// A look costs as much as a hundred steps here; few of them, well led, see enough.
using Guide = ValuedBy<Judgement, Learned<CrashCity, Judgement, kLearned>>;
constexpr SearchParameters kHard{.iterations = 40, .clear_value = kLearnedLead};
constexpr SearchParameters kExpert{.iterations = 800, .clear_value = kLearnedLead};

template <const GreedyParameters& kHow>
constexpr NamedBot<CrashCity> racer(const char* name, const char* level, const char* blurb) {
  return {name, level, blurb, &choose_greedily<CrashCity, Judgement, kHow>,
          kGreedyMind<CrashCity, Judgement, kHow>};
}

std::vector<NamedBot<CrashCity>> bots() {
  return {
      {"random", "", "A Sunday driver: does anything that is allowed.",
       &RandomBot<CrashCity>::choose},
      racer<kEasyRacer>(
          "hasty", "easy",
          "A learner driver: heads for the nearest roof, and misses a turning now and then."),
      racer<kNormalRacer>(
          "greedy", "normal",
          "A commuter: builds roofs near its own cars and takes the shortest way to work."),
      hard_searcher<CrashCity, Guide, kHard>(
          "A courier: knows three ways to every roof, and which of them you will block.",
          kGreedyMind<CrashCity, Judgement, kHardRacer>),
      expert_searcher<CrashCity, Guide, kExpert>(
          "A rally driver: has driven the whole street in the head before the key is turned.",
          kGreedyMind<CrashCity, Judgement, kHardRacer>),
      racer<kHardRacer>("farsighted", "",
                        "A cab driver: tries its sites out before it chooses, and reckons with "
                        "what you answer."),
  };
}

}  // namespace

const GameEntry& entry() {
  static const EntryOf<CrashCityCodec> entry(bots(), &printout);
  return entry;
}

}  // namespace citybox::crash_city

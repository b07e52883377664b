// CrashCity in the box: its tables, its bots, its place in the laboratory.

#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/judgement.hpp"

namespace citybox {
extern template class TablesOf<crash_city::CrashCityCodec>;
extern template class LaboratoryOf<crash_city::CrashCityCodec>;
}  // namespace citybox

namespace citybox::crash_city {

namespace {

// The race has no chance in it, and a look at all its streets takes a while: few samples.
constexpr GreedyParameters kEasyRacer{
    .depth = 1, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 20};
constexpr GreedyParameters kNormalRacer{
    .depth = 3, .beam = 12, .shortlist = 6, .samples = 1, .follow = 0};
constexpr GreedyParameters kHardRacer{
    .depth = 3, .beam = 16, .shortlist = 10, .samples = 2, .follow = 4, .horizon = 2};

template <const GreedyParameters& kHow>
constexpr auto kRacer = &choose_greedily<CrashCity, Judgement, kHow>;

}  // namespace

const GameEntry& entry() {
  static const EntryOf<CrashCityCodec> entry({
      {"random", "", "Does anything that is allowed.", &RandomBot<CrashCity>::choose},
      {"hasty", "easy", "Heads for the nearest job, and misses a turning now and then.",
       kRacer<kEasyRacer>},
      {"greedy", "normal", "Builds jobs near its own cars and takes the shortest way to work.",
       kRacer<kNormalRacer>},
      {"farsighted", "hard", "Tries its sites out before it chooses, and reckons with an answer.",
       kRacer<kHardRacer>},
  });
  return entry;
}

}  // namespace citybox::crash_city

// BuildBack in the box: its tables, its bots, its place in the laboratory.

#include "bots/learned.hpp"
#include "bots/search/searcher.hpp"
#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/build_back/codec.hpp"
#include "games/build_back/device.hpp"
#include "games/build_back/judgement.hpp"
#include "games/build_back/learned.hpp"
#include "games/build_back/printout.hpp"
#include "games/build_back/standing.hpp"

namespace citybox {
extern template class TablesOf<build_back::BuildBackCodec>;
extern template class LaboratoryOf<build_back::BuildBackCodec>;
}  // namespace citybox

namespace citybox::build_back {

namespace {

// The hard one plays its best markers on for a while.
constexpr GreedyParameters kEasyBuilder{
    .depth = 2, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 15};
constexpr GreedyParameters kHardBuilder{
    .depth = 4, .beam = 24, .shortlist = 8, .samples = 8, .follow = 4, .horizon = 4};

// Thinking aloud: two Leaders and "ready", or one marker, and what surely comes of it.
constexpr GreedyParameters kAloud{
    .depth = 3, .beam = 16, .shortlist = 8, .samples = 1, .follow = 0};
constexpr Mind<BuildBack> kMind = kGreedyMind<BuildBack, Judgement, kAloud>;

// A marker pays off some turns later: lines are played on for a while before they are judged.
using Guide = ValuedBy<Standing, Learned<BuildBack, Judgement, kLearned>>;
constexpr SearchParameters kHard{.iterations = 200, .follow = 8, .clear_value = kLearnedLead};
constexpr SearchParameters kExpert{.iterations = 2'500, .follow = 8, .clear_value = kLearnedLead};

template <const GreedyParameters& kHow>
constexpr auto kBuilderBot = &choose_greedily<BuildBack, Judgement, kHow>;

std::vector<NamedBot<BuildBack>> bots() {
  return {
      {"random", "", "A passer-by: does anything that is allowed.", &RandomBot<BuildBack>::choose},
      {"hasty", "easy", "A hasty builder: builds what it likes at once, and errs now and then.",
       kBuilderBot<kEasyBuilder>, kMind},
      {"greedy", "normal",
       "A master builder: gathers for the next good building and keeps an eye on both races.",
       kBuilderBot<kBuilder>, kMind},
      hard_searcher<BuildBack, Guide, kHard>(
          "A chief of works: tries hundreds of days ahead, and knows what the others will need.",
          kMind),
      expert_searcher<BuildBack, Guide, kExpert>("An architect of cities: plays thousands of "
                                                 "rounds in the head before a marker is placed.",
                                                 kMind),
      {"farsighted", "",
       "A town planner: plays each of its ideas on for some markers before it decides.",
       kBuilderBot<kHardBuilder>, kMind},
  };
}

}  // namespace

const GameEntry& entry() {
  static const EntryOf<BuildBackCodec> entry(bots(), &printout);
  return entry;
}

}  // namespace citybox::build_back

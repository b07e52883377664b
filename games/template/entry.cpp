// Plots in the box: its tables, its bots, its place in the laboratory.

#include "bots/random.hpp"
#include "bots/search/searcher.hpp"
#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/template/codec.hpp"
#include "games/template/judgement.hpp"

namespace citybox {
extern template class TablesOf<plots::PlotsCodec>;
extern template class LaboratoryOf<plots::PlotsCodec>;
}  // namespace citybox

namespace citybox::plots {

namespace {

using Guide = JudgedBy<Judgement>;
constexpr SearchParameters kHard{.iterations = 500, .clear_lead = 40};
constexpr SearchParameters kExpert{.iterations = 5'000, .clear_lead = 40};
constexpr Mind<Plots> kMind = kGreedyMind<Plots, Judgement, kNormalGreedy>;

}  // namespace

const GameEntry& entry() {
  static const EntryOf<PlotsCodec> entry(
      {{"random", "easy", "Plays any card.", &RandomBot<Plots>::choose},
       {"greedy", "normal", "Bids as much as the plot is worth to it.",
        &choose_greedily<Plots, Judgement, kNormalGreedy>, kMind},
       hard_searcher<Plots, Guide, kHard>("Tries hundreds of hands before it bids.", kMind),
       expert_searcher<Plots, Guide, kExpert>("Tries thousands of hands before it bids.", kMind)});
  return entry;
}

}  // namespace citybox::plots

// Plots in the box: its tables, its bots, its place in the laboratory.

#include "bots/random.hpp"
#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/template/codec.hpp"
#include "games/template/judgement.hpp"

namespace citybox {
extern template class TablesOf<plots::PlotsCodec>;
extern template class LaboratoryOf<plots::PlotsCodec>;
}  // namespace citybox

namespace citybox::plots {

const GameEntry& entry() {
  static const EntryOf<PlotsCodec> entry(
      {{"random", "easy", "Plays any card.", &RandomBot<Plots>::choose},
       {"greedy", "normal", "Bids as much as the plot is worth to it.",
        &choose_greedily<Plots, Judgement, kNormalGreedy>,
        kGreedyMind<Plots, Judgement, kNormalGreedy>}});
  return entry;
}

}  // namespace citybox::plots

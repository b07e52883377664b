// BrokenCities in the box: its tables, its bots, its place in the laboratory.

#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/judgement.hpp"
#include "games/broken_cities/speechless.hpp"

namespace citybox {
extern template class TablesOf<broken_cities::BrokenCitiesCodec>;
extern template class LaboratoryOf<broken_cities::BrokenCitiesCodec>;
}  // namespace citybox

namespace citybox::broken_cities {

namespace {

// A turn is a handful of purchases of two or three steps each, and the only chance is the card at
// the end of a round. A slip now and then keeps tables of equal bots from playing one game for
// ever.
constexpr GreedyParameters kEasyLandlord{
    .depth = 2, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 20};
constexpr GreedyParameters kLandlord{
    .depth = 3, .beam = 16, .shortlist = 6, .samples = 2, .follow = 0, .blunders = 5};
constexpr GreedyParameters kHardLandlord{
    .depth = 4, .beam = 24, .shortlist = 8, .samples = 4, .follow = 0};

template <class Judgement, const GreedyParameters& kHow>
constexpr auto kLandlordBot = &speechless<&choose_greedily<BrokenCities, Judgement, kHow>>;

}  // namespace

const GameEntry& entry() {
  static const EntryOf<BrokenCitiesCodec> entry({
      {"random", "", "Does anything that is allowed.",
       &speechless<&RandomBot<BrokenCities>::choose>},
      {"hasty", "easy", "A law-maker who errs now and then.",
       kLandlordBot<LawMaker, kEasyLandlord>},
      {"greedy", "normal", "Builds for rent, and wants laws that keep the next storm away.",
       kLandlordBot<LawMaker, kLandlord>},
      {"farsighted", "hard", "Rent above all: agrees to no law and plans its purchases well.",
       kLandlordBot<Selfish, kHardLandlord>},
      {"greedy:selfish", "", "Rent above all: agrees to no law.", kLandlordBot<Selfish, kLandlord>},
      {"greedy:green", "", "Holds every emission to be bad, its own first.",
       kLandlordBot<Green, kLandlord>},
      {"greedy:law-maker", "", "Weighs what a law costs against what the next event would take.",
       kLandlordBot<LawMaker, kLandlord>},
  });
  return entry;
}

}  // namespace citybox::broken_cities

// BrokenCities in the box: its tables, its bots, its place in the laboratory.

#include "bots/search/searcher.hpp"
#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/device.hpp"
#include "games/broken_cities/judgement.hpp"
#include "games/broken_cities/printout.hpp"
#include "games/broken_cities/speechless.hpp"

namespace citybox {
extern template class TablesOf<broken_cities::BrokenCitiesCodec>;
extern template class LaboratoryOf<broken_cities::BrokenCitiesCodec>;
}  // namespace citybox

namespace citybox::broken_cities {

namespace {

constexpr GreedyParameters kEasyLandlord{
    .depth = 2, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 20};
constexpr GreedyParameters kHardLandlord{
    .depth = 4, .beam = 24, .shortlist = 8, .samples = 4, .follow = 0};

// What the next card takes and what the others build in answer shows some decisions later.
struct Guide {
  using Judgement = Selfish;
  static constexpr bool considers(const Action& action) { return without_words(action) == action; }
};
constexpr SearchParameters kHard{.iterations = 60, .follow = 12, .glance = 8, .clear_lead = 30};
constexpr SearchParameters kExpert{
    .iterations = 4'000, .follow = 12, .glance = 8, .clear_lead = 30};

constexpr Mind<BrokenCities> kSelfishMind = kGreedyMind<BrokenCities, Selfish, kHardLandlord>;

template <class Judgement, const GreedyParameters& kHow>
constexpr NamedBot<BrokenCities> landlord(const char* name, const char* level, const char* blurb) {
  return {name, level, blurb, &speechless<&choose_greedily<BrokenCities, Judgement, kHow>>,
          kGreedyMind<BrokenCities, Judgement, kHow>};
}

std::vector<NamedBot<BrokenCities>> bots() {
  return {
      {"random", "", "A landlord without a plan: does anything that is allowed.",
       &speechless<&RandomBot<BrokenCities>::choose>},
      landlord<LawMaker, kEasyLandlord>("hasty", "easy",
                                        "A hasty law-maker: means well, and errs now and then."),
      landlord<LawMaker, kLandlord>(
          "greedy", "normal",
          "A law-maker: builds for rent, and wants laws that keep the next storm away."),
      hard_searcher<BrokenCities, Guide, kHard>(
          "A calculating landlord: works out what rivals and weather will do before it spends.",
          kSelfishMind),
      expert_searcher<BrokenCities, Guide, kExpert>(
          "A magnate: weighs thousands of ways the block may go, and agrees to what pays.",
          kSelfishMind),
      landlord<Selfish, kHardLandlord>(
          "farsighted", "",
          "A shrewd and selfish landlord: plans purchases well, and agrees to no law."),
      landlord<Selfish, kLandlord>("greedy:selfish", "",
                                   "A selfish landlord: rent above all, and no law."),
      landlord<Green, kLandlord>("greedy:green", "",
                                 "A green landlord: holds every emission to be bad, its own "
                                 "first."),
      landlord<LawMaker, kLandlord>("greedy:law-maker", "",
                                    "A law-maker: weighs what a law costs against what the next "
                                    "event would take."),
  };
}

}  // namespace

const GameEntry& entry() {
  static const EntryOf<BrokenCitiesCodec> entry(bots(), &printout);
  return entry;
}

}  // namespace citybox::broken_cities

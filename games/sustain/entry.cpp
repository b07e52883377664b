// SUSTAIN in the box: its tables, its bots, its place in the laboratory.

#include "bots/random.hpp"
#include "bots/search/searcher.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/farsighted.hpp"
#include "games/sustain/greedy.hpp"
#include "games/sustain/mind.hpp"
#include "games/sustain/printout.hpp"
#include "games/sustain/searching.hpp"

namespace citybox {
extern template class TablesOf<sustain::SustainCodec>;
extern template class LaboratoryOf<sustain::SustainCodec>;
}  // namespace citybox

namespace citybox::sustain {

namespace {

// What an investment is good for shows at the end of the term: every line is played to the end.
constexpr SearchParameters kHard{.iterations = 60, .follow = 1'000};
constexpr SearchParameters kExpert{.iterations = 300, .follow = 1'000};

constexpr NamedBot<Sustain> servant() {
  auto bot = expert_searcher<Sustain, Serving, kExpert>(
      "A mayor at heart: plays every idea to the end of the term, and wants the city to stand.",
      kMindOf<kCooperative>);
  bot.name = "search:cooperative";
  bot.level = "";
  return bot;
}

// Talk and shared spaces leave little to plan ahead for one seat alone: judgements instead.
std::vector<NamedBot<Sustain>> bots() {
  return {
      {"random", "", "An intern: does anything that is allowed.", &RandomBot<Sustain>::choose},
      {"hasty", "easy", "A newcomer in office: means well, talks little, and errs now and then.",
       &play_hastily, kMindOf<kMixed>},
      {"greedy", "normal",
       "A sober head of department: looks after its own and after the city, and keeps every other "
       "promise.",
       &play_greedily<kMixed>, kMindOf<kMixed>},
      hard_searcher<Sustain, Winning, kHard>(
          "A head of department with experience: thinks each idea through to the end of the term.",
          kMindOf<kMixed>),
      expert_searcher<Sustain, Winning, kExpert>(
          "A grey eminence: plays hundreds of terms in the head, and knows when to share.",
          kMindOf<kMixed>),
      servant(),
      {"farsighted", "", "An old hand: plays each idea on to the end of the term before deciding.",
       &play_far, kMindOf<kMixed>},
      {"greedy:selfish", "",
       "A selfish head of department: wants points, whatever becomes of the city; promises are "
       "air.",
       &play_greedily<kSelfish>, kMindOf<kSelfish>},
      {"greedy:cooperative", "",
       "A public servant: the city first, pays for what all need, gives, means every word.",
       &play_greedily<kCooperative>, kMindOf<kCooperative>},
      {"greedy:mixed", "", "A sober head of department: the normal player by another name.",
       &play_greedily<kMixed>, kMindOf<kMixed>},
  };
}

}  // namespace

const GameEntry& entry() {
  static const EntryOf<SustainCodec> entry(bots(), &printout);
  return entry;
}

}  // namespace citybox::sustain

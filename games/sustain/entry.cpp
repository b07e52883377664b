// SUSTAIN in the box: its tables, its bots, its place in the laboratory.

#include "bots/random.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/farsighted.hpp"
#include "games/sustain/greedy.hpp"

namespace citybox {
extern template class TablesOf<sustain::SustainCodec>;
extern template class LaboratoryOf<sustain::SustainCodec>;
}  // namespace citybox

namespace citybox::sustain {

const GameEntry& entry() {
  // Talk and shared spaces leave little to plan ahead for one seat alone: judgements instead.
  static const EntryOf<SustainCodec> entry({
      {"random", "", "Does anything that is allowed.", &RandomBot<Sustain>::choose},
      {"hasty", "easy", "Means well, talks little, and errs now and then.", &play_hastily},
      {"greedy", "normal",
       "Looks after its department and the city, and keeps every other promise.",
       &play_greedily<kMixed>},
      {"farsighted", "hard", "Plays its ideas on to the end of the term before it decides.",
       &play_far},
      {"greedy:selfish", "", "Wants points, whatever becomes of the city; its promises are air.",
       &play_greedily<kSelfish>},
      {"greedy:cooperative", "",
       "The city first: pays for what all need, gives, means what it says.",
       &play_greedily<kCooperative>},
      {"greedy:mixed", "", "The normal player under its own name.", &play_greedily<kMixed>},
  });
  return entry;
}

}  // namespace citybox::sustain

#pragma once
// The bots that every game with a judgement has, by name and level. A game's entry.cpp lists them.

#include <cstdint>
#include <vector>

#include "bots/greedy.hpp"
#include "bots/judgement.hpp"
#include "bots/named_bot.hpp"
#include "bots/random.hpp"
#include "engine/core/game.hpp"

namespace citybox {

// Greedy with these parameters, as a named bot takes it.
template <Game G, JudgementFor<G> J, const GreedyParameters& kHow>
constexpr typename G::Action choose_greedily(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                                             const typename G::Content& content) {
  return GreedyBot<G, J>(kHow).choose(seen, seat, seed, content);
}

template <Game G, JudgementFor<G> J, const GreedyParameters& kHow>
constexpr Explanation<G> plan_greedily(const Seen<G>& seen, Seat seat,
                                       const typename G::Action& choice, std::uint64_t seed,
                                       const typename G::Content& content) {
  return GreedyBot<G, J>(kHow).plan(seen, seat, choice, seed, content);
}

template <Game G, ItemisedFor<G> J, const GreedyParameters& kHow>
inline constexpr Mind<G> kGreedyMind{&plan_greedily<G, J, kHow>, &claim<G, J>, &worth_of<G, J>};

// The greedy bot with another of the game's judgements: "greedy:law-maker".
template <Game G, JudgementFor<G> J>
constexpr NamedBot<G> greedy_character(const char* name, const char* blurb) {
  return {name, "", blurb, &choose_greedily<G, J, kNormalGreedy>};
}

template <Game G, JudgementFor<G> J>
std::vector<NamedBot<G>> standard_bots() {
  return {
      {"random", "", "Does anything that is allowed.", &RandomBot<G>::choose},
      {"hasty", "easy", "Takes what looks best at once, and errs now and then.",
       &choose_greedily<G, J, kEasyGreedy>},
      {"greedy", "normal", "Plans its own turn and reckons with what chance may bring next.",
       &choose_greedily<G, J, kNormalGreedy>},
      {"farsighted", "hard", "Plays each of its plans on for some turns before it decides.",
       &choose_greedily<G, J, kHardGreedy>},
  };
}

}  // namespace citybox

#pragma once
// The bots that every game with a judgement has, by name and level. catalog/ lists them for its
// games.

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/greedy.hpp"
#include "bots/judgement.hpp"
#include "bots/random.hpp"
#include "engine/core/game.hpp"

namespace citybox {

template <Game G>
struct NamedBot {
  const char* name;   // "greedy"
  const char* level;  // "easy", "normal", "hard", or ""
  const char* blurb;  // one sentence
  // An allowed action for a seat that owes a decision. Same seed, same choice.
  typename G::Action (*choose)(const Seen<G>&, Seat, std::uint64_t seed,
                               const typename G::Content&);
};

namespace detail {
template <Game G, JudgementFor<G> J, const GreedyParameters& kHow>
constexpr typename G::Action choose_greedily(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                                             const typename G::Content& content) {
  return GreedyBot<G, J>(kHow).choose(seen, seat, seed, content);
}
}  // namespace detail

// The greedy bot with another of the game's judgements: "greedy:law-maker".
template <Game G, JudgementFor<G> J>
constexpr NamedBot<G> greedy_character(const char* name, const char* blurb) {
  return {name, "", blurb, &detail::choose_greedily<G, J, kNormalGreedy>};
}

template <Game G, JudgementFor<G> J>
inline constexpr std::array<NamedBot<G>, 4> kStandardBots = {{
    {"random", "", "Does anything that is allowed.", &RandomBot<G>::choose},
    {"hasty", "easy", "Takes what looks best at once, and errs now and then.",
     &detail::choose_greedily<G, J, kEasyGreedy>},
    {"greedy", "normal", "Plans its own turn and reckons with what chance may bring next.",
     &detail::choose_greedily<G, J, kNormalGreedy>},
    {"farsighted", "hard", "Plays each of its plans on for some turns before it decides.",
     &detail::choose_greedily<G, J, kHardGreedy>},
}};

// The standard bots and a game's further characters.
template <Game G, JudgementFor<G> J, class... Bots>
constexpr auto standard_bots_and(const Bots&... characters) {
  std::array<NamedBot<G>, kStandardBots<G, J>.size() + sizeof...(Bots)> all{};
  std::size_t i = 0;
  for (const NamedBot<G>& bot : kStandardBots<G, J>) all[i++] = bot;
  ((all[i++] = characters), ...);
  return all;
}

}  // namespace citybox

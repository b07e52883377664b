#pragma once
// A judgement that was learned from games: what another one counts, weighed by a network.

#include <cstdint>

#include "bots/judgement.hpp"
#include "engine/core/network.hpp"

namespace citybox {

// A clear lead (bots/search/reward.hpp): it wins three of four games.
inline constexpr std::int32_t kLearnedLead = 256;

// `J` says what is counted, and what a finished game is worth. No network's value comes near that.
template <Game G, ItemisedFor<G> J, const auto& kNetwork>
struct Learned {
  using Concern = typename J::Concern;
  using Notes = NotesOf<J>;

  static constexpr std::int32_t judge(const typename G::State& s, Seat seat,
                                      const typename G::Content& content, Notes& notes) {
    if (G::deciders(s).empty()) return citybox::judge<G, J>(s, seat, content, notes);
    Worth parts;
    weigh<G, J>(s, seat, content, parts, notes);
    return kNetwork.value(parts, s.seats);
  }
  static constexpr std::int32_t judge(const typename G::State& s, Seat seat,
                                      const typename G::Content& content) {
    Notes notes;
    return judge(s, seat, content, notes);
  }
};

}  // namespace citybox

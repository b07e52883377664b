#pragma once

#include <concepts>
#include <cstdint>

#include "engine/core/game.hpp"

namespace citybox {

// How well `seat` stands, in the game's own units: higher is better. A game has one judgement or
// more; each is a struct of one function, and a bot's character is the choice among them.
//   judge(s, seat, content)   `s` is a whole state: played, or determinized from what was seen. Defined
//                             in every state, a finished game and half a turn included. A finished game
//                             shall be worth more (won) or less (lost) than any unfinished one. Bots add
//                             up some hundreds of these, so keep them below about a million.
template <class J, class G>
concept JudgementFor =
    requires(const typename G::State& s, Seat seat, const typename G::Content& content) {
      { J::judge(s, seat, content) } -> std::same_as<std::int32_t>;
    };

}  // namespace citybox

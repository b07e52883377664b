#pragma once

#include <concepts>
#include <cstdint>

#include "engine/core/game.hpp"
#include "engine/core/worth.hpp"

namespace citybox {

// How well `seat` stands, in the game's own units: higher is better. A game has one judgement or
// more; each is a struct of two functions, and a bot's character is the choice among them.
//   judge(s, seat, content)   `s` is a whole state: played, or determinized from what was seen. Defined
//                             in every state, a finished game and half a turn included. A finished game
//                             shall be worth more (won) or less (lost) than any unfinished one. Bots add
//                             up some hundreds of these, so keep them below about a million.
//   weigh(s, seat, content, scale)
//                             the same by named parts (Concern, an enum of the game): calls
//                             scale(concern, amount, worth) once or more for each part. `amount` is what
//                             people count (2 homes in danger), `worth` what it adds to the judgement.
//                             The greater the sum, the better judge() finds it, where the game is not
//                             over.
template <class J, class G>
concept JudgementFor =
    requires(const typename G::State& s, Seat seat, const typename G::Content& content) {
      { J::judge(s, seat, content) } -> std::same_as<std::int32_t>;
    };

template <class J, class G>
concept ItemisedFor =
    JudgementFor<J, G> && requires(const typename G::State& s, Seat seat,
                                   const typename G::Content& content, Worth& worth) {
      typename J::Concern;
      J::weigh(s, seat, content, worth);
    };

}  // namespace citybox

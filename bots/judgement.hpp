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

// A judgement that would find out the same for every position of one decision may keep notes of it:
//   Notes                            a value whose default knows nothing
//   judge(s, seat, content, notes)   the same number, found sooner: notes only save time
template <class J, class G>
concept NotingFor =
    JudgementFor<J, G> && requires(const typename G::State& s, Seat seat,
                                   const typename G::Content& content, typename J::Notes& notes) {
      { J::judge(s, seat, content, notes) } -> std::same_as<std::int32_t>;
    };

//   weigh(s, seat, content, scale, notes)   likewise

namespace detail {
struct NoNotes {};
template <class J>
struct NotesOf {
  using Type = NoNotes;
};
template <class J>
  requires requires { typename J::Notes; }
struct NotesOf<J> {
  using Type = typename J::Notes;
};
}  // namespace detail

// What a judgement keeps notes in; nothing if it does not.
template <class J>
using NotesOf = typename detail::NotesOf<J>::Type;

template <class G, JudgementFor<G> J>
constexpr std::int32_t judge(const typename G::State& s, Seat seat,
                             const typename G::Content& content,
                             [[maybe_unused]] NotesOf<J>& notes) {
  if constexpr (NotingFor<J, G>) {
    return J::judge(s, seat, content, notes);
  } else {
    return J::judge(s, seat, content);
  }
}

template <class J, class G>
concept ItemisedFor =
    JudgementFor<J, G> && requires(const typename G::State& s, Seat seat,
                                   const typename G::Content& content, Worth& worth) {
      typename J::Concern;
      J::weigh(s, seat, content, worth);
    };

template <class G, class J, class Scale>
constexpr void weigh(const typename G::State& s, Seat seat, const typename G::Content& content,
                     Scale& scale, [[maybe_unused]] NotesOf<J>& notes) {
  if constexpr (requires { J::weigh(s, seat, content, scale, notes); }) {
    J::weigh(s, seat, content, scale, notes);
  } else {
    J::weigh(s, seat, content, scale);
  }
}

}  // namespace citybox

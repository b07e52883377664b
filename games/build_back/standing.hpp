#pragma once

#include <cstdint>

#include "games/build_back/judgement.hpp"

namespace citybox::build_back {

// The judgement without a look at rivals, which is found sooner: for choices of which each is soon followed by
// more.
struct Standing {
  using Notes = detail::Notes;

  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content,
                                      Notes& notes) {
    if (s.ending != Ending::kNone) return Judgement::judge(s, seat, content, notes);
    return detail::standing(detail::Look(s, kPlanner, content, notes), seat);
  }
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content) {
    Notes notes;
    return judge(s, seat, content, notes);
  }
};

}  // namespace citybox::build_back

#pragma once
// SUSTAIN as the rest of Citybox knows it. The rules themselves: README.md, then apply.hpp.

#include "engine/core/game.hpp"
#include "games/sustain/action.hpp"
#include "games/sustain/apply.hpp"
#include "games/sustain/broken_content.hpp"
#include "games/sustain/content.hpp"
#include "games/sustain/event.hpp"
#include "games/sustain/invariants.hpp"
#include "games/sustain/legal.hpp"
#include "games/sustain/refusal.hpp"
#include "games/sustain/scoring.hpp"
#include "games/sustain/sight.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain {

struct Types {
  using State = sustain::State;
  using Action = sustain::Action;
  using Event = sustain::Event;
  using Options = sustain::Options;
  using Content = sustain::Content;
  using Ending = sustain::Ending;
  using Ledger = sustain::Ledger;
  static constexpr int kMinSeats = kFewestSeats;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = sustain::kMaxLegal;
};
using Sustain = Rules<Types>;
static_assert(Game<Sustain>);

}  // namespace citybox::sustain

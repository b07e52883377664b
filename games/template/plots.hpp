#pragma once
// Plots as the rest of Citybox knows it. The rules themselves: README.md, then apply.hpp.

#include "engine/core/game.hpp"
#include "games/template/action.hpp"
#include "games/template/apply.hpp"
#include "games/template/broken_content.hpp"
#include "games/template/content.hpp"
#include "games/template/event.hpp"
#include "games/template/invariants.hpp"
#include "games/template/legal.hpp"
#include "games/template/refusal.hpp"
#include "games/template/scoring.hpp"
#include "games/template/sight.hpp"
#include "games/template/state.hpp"

namespace citybox::plots {

struct Types {
  using State = plots::State;
  using Action = plots::Action;
  using Event = plots::Event;
  using Options = plots::Options;
  using Content = plots::Content;
  using Ending = plots::Ending;
  using Ledger = plots::Ledger;
  static constexpr int kMinSeats = kFewestSeats;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = kCards;
};
using Plots = Rules<Types>;
static_assert(Game<Plots>);

}  // namespace citybox::plots

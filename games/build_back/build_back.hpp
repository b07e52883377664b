#pragma once
// Build It Back as the rest of Citybox knows it. The rules themselves: README.md, then apply.hpp.

#include "engine/core/game.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/apply.hpp"
#include "games/build_back/broken_content.hpp"
#include "games/build_back/content.hpp"
#include "games/build_back/event.hpp"
#include "games/build_back/invariants.hpp"
#include "games/build_back/legal.hpp"
#include "games/build_back/refusal.hpp"
#include "games/build_back/scoring.hpp"
#include "games/build_back/sight.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

struct Types {
  using State = build_back::State;
  using Action = build_back::Action;
  using Event = build_back::Event;
  using Options = build_back::Options;
  using Content = build_back::Content;
  using Ending = build_back::Ending;
  using Ledger = build_back::Ledger;
  static constexpr int kMinSeats = kFewestSeats;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = build_back::kMaxLegal;
};
using BuildBack = Rules<Types>;
static_assert(Game<BuildBack>);

}  // namespace citybox::build_back

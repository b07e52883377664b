#pragma once
// Broken Cities as the rest of Citybox knows it. The rules themselves: README.md, then apply.hpp.

#include "engine/core/game.hpp"
#include "games/broken_cities/action.hpp"
#include "games/broken_cities/apply.hpp"
#include "games/broken_cities/broken_content.hpp"
#include "games/broken_cities/content.hpp"
#include "games/broken_cities/event.hpp"
#include "games/broken_cities/invariants.hpp"
#include "games/broken_cities/legal.hpp"
#include "games/broken_cities/refusal.hpp"
#include "games/broken_cities/scoring.hpp"
#include "games/broken_cities/sight.hpp"
#include "games/broken_cities/state.hpp"

namespace citybox::broken_cities {

struct Types {
  using State = broken_cities::State;
  using Action = broken_cities::Action;
  using Event = broken_cities::Event;
  using Options = broken_cities::Options;
  using Content = broken_cities::Content;
  using Ending = broken_cities::Ending;
  using Ledger = broken_cities::Ledger;
  static constexpr int kMinSeats = kFewestSeats;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = broken_cities::kMaxLegal;
};
using BrokenCities = Rules<Types>;
static_assert(Game<BrokenCities>);

}  // namespace citybox::broken_cities

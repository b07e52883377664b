#pragma once
// City Roots as the rest of Citybox knows it. The rules themselves: README.md, then apply.hpp.

#include "engine/core/game.hpp"
#include "games/city_roots/action.hpp"
#include "games/city_roots/apply.hpp"
#include "games/city_roots/broken_content.hpp"
#include "games/city_roots/content.hpp"
#include "games/city_roots/event.hpp"
#include "games/city_roots/invariants.hpp"
#include "games/city_roots/legal.hpp"
#include "games/city_roots/refusal.hpp"
#include "games/city_roots/scoring.hpp"
#include "games/city_roots/sight.hpp"
#include "games/city_roots/state.hpp"

namespace citybox::city_roots {

struct Types {
  using State = city_roots::State;
  using Action = city_roots::Action;
  using Event = city_roots::Event;
  using Options = city_roots::Options;
  using Content = city_roots::Content;
  using Ending = city_roots::Ending;
  using Ledger = city_roots::Ledger;
  static constexpr int kMinSeats = kFewestSeats;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = kMostActions;
};
using CityRoots = Rules<Types>;
static_assert(Game<CityRoots>);

}  // namespace citybox::city_roots

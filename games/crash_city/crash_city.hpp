#pragma once
// CrashCity as the rest of Citybox knows it. The rules themselves: README.md, then apply.hpp.

#include "engine/core/game.hpp"
#include "games/crash_city/action.hpp"
#include "games/crash_city/apply.hpp"
#include "games/crash_city/broken_content.hpp"
#include "games/crash_city/content.hpp"
#include "games/crash_city/event.hpp"
#include "games/crash_city/invariants.hpp"
#include "games/crash_city/legal.hpp"
#include "games/crash_city/refusal.hpp"
#include "games/crash_city/scoring.hpp"
#include "games/crash_city/sight.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

struct Types {
  using State = crash_city::State;
  using Action = crash_city::Action;
  using Event = crash_city::Event;
  using Options = crash_city::Options;
  using Content = crash_city::Content;
  using Ending = crash_city::Ending;
  using Ledger = crash_city::Ledger;
  static constexpr int kMinSeats = kFewestSeats;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = crash_city::kMaxLegal;
};
using CrashCity = Rules<Types>;
static_assert(Game<CrashCity>);

}  // namespace citybox::crash_city

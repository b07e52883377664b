#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "engine/entry/game_entry.hpp"
#include "engine/entry/tally.hpp"

namespace citybox::lab {

struct Tournament {
  Lineup lineup;
  std::uint64_t games = 1000;
  int threads = 1;
  json::object numbers =
      {};  // how the line-up's content differs from the published one, for reports
};

struct Result {
  Tally tally;      // the same for any number of threads, if it was not stopped
  double rate = 0;  // games a second; 0 if it is not known
};

// Plays games 0 … games-1 of the match. `progress` is called now and then, by the caller's thread,
// with the number of games played; `stop` ends it early. A sentence if the match cannot be.
tl::expected<Result, Problem> play(const GameEntry& game, const Tournament& tournament,
                                   const std::atomic<bool>& stop,
                                   const std::function<void(std::uint64_t)>& progress = {});

}  // namespace citybox::lab

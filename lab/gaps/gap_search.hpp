#pragma once
// The games in which `lab gaps` looks: bots with the options asked for, odd players with every number of
// seats and every option, and each option against the standard one over the same seeds.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/entry/explorer.hpp"
#include "engine/entry/game_entry.hpp"
#include "engine/entry/gaps.hpp"

namespace citybox::lab {

struct GapSearch {
  std::vector<std::string> bots = {"random", "greedy"};  // each plays all seats
  int seats = 0;                                         // of the bots; 0: the standard number
  json::object options = {};
  std::uint64_t games = 200;  // of each bot, and of each odd player over all seats and options
  std::uint64_t seed = 1;
  int threads = 1;
  SharedContent content = {};
  const std::atomic<bool>* stop = nullptr;  // ends it early with what was played
};

struct GapRun {
  Exploration exploration;
  Gaps gaps;
  std::vector<Finish> finishes;  // by game
};

// One value of an option, and the same games without it.
struct OptionTrial {
  std::string key;
  std::string value;
  GapRun with;
  GapRun without;
};

struct GapResult {
  std::uint64_t bound = 0;  // decisions after which a game counted as endless
  bool stopped = false;     // before all was played
  std::vector<GapRun> bots;
  std::vector<GapRun> odd;
  std::vector<OptionTrial> options;

  std::uint64_t games() const;
};

// The same for any number of threads. `tell` hears what is being done. A sentence if there is no such bot,
// option or number of seats.
tl::expected<GapResult, Problem> search_gaps(const GameEntry& game, const GapSearch& search,
                                             const std::function<void(const std::string&)>& tell);

}  // namespace citybox::lab

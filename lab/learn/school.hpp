#pragma once
// Positions of games that bots play, and how they came out: what a judgement is learned from.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/core/worth.hpp"
#include "engine/entry/game_entry.hpp"

namespace citybox::lab {

struct School {
  const GameEntry* game = nullptr;
  std::string player;      // a bot, who sits at all seats
  std::string judge;       // a bot, whose judgement says what is counted
  std::vector<int> seats;  // each in turn, a game each
  std::int64_t games = 1;
  std::uint64_t seed = 1;
  int threads = 1;
};

// A position as one seat sees it.
struct Example {
  Worth worth;
  int seats = 0;
  float won = 0;  // the seat's share of the victory in the end
};

// Some positions of each game, the last ones not more often than the first. Players err now and then, so that
// positions are known that good players avoid. The same school gives the same, on any number of threads.
tl::expected<std::vector<std::vector<Example>>, Problem> examples_by_game(const School& school);

}  // namespace citybox::lab

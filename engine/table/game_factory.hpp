#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/table.hpp"

namespace citybox {

// A player that is a program. It sees what its seat sees and nothing more.
class Bot {
 public:
  virtual ~Bot() = default;
  // An allowed action for `seat`, which must owe a decision at `table`. Deterministic in `seed`.
  virtual PackedAction choose(const Table& table, Seat seat, std::uint64_t seed) const = 0;
};

struct BotInfo {
  std::string name;   // "greedy", "greedy:law-maker"
  std::string level;  // "easy", "normal", "hard", or empty
  std::string blurb;  // one sentence
};

// Makes tables and bots of one game; catalog/ has one for each.
class GameFactory {
 public:
  virtual ~GameFactory() = default;
  virtual const GameInfo& info() const = 0;
  virtual tl::expected<std::unique_ptr<Table>, Problem> start(int seats,
                                                              const json::object& options,
                                                              DrawSource& draws,
                                                              Step* step) const = 0;
  virtual tl::expected<std::unique_ptr<Table>, Problem> load(const json::object& state) const = 0;
  virtual const std::vector<BotInfo>& bots() const = 0;
  // By name or level; a sentence that lists the names if there is none such.
  virtual tl::expected<std::unique_ptr<Bot>, Problem> bot(std::string_view name) const = 0;
  // Interfaces of the game's state, action and event for the page's TypeScript.
  virtual std::string typescript() const = 0;
};

}  // namespace citybox

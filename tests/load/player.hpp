#pragma once
// One connection of the load tool: makes or joins a table, and plays a random allowed action
// whenever it owes one. Sockets belong to the caller; this turns messages into messages.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace citybox::load {

using Clock = std::chrono::steady_clock;

struct Tally {
  std::uint64_t acknowledged = 0;
  std::uint64_t refused = 0;
  std::uint64_t games = 0;
  std::uint64_t received_bytes = 0;
  std::vector<float> waits_ms;  // from the call to its acknowledgement
};

struct Options {
  std::string game = "city-roots";
  int per_table = 2;  // connections at one table, a seat each
};

// Those who play together; the first makes the table.
struct Group {
  std::string table;
  std::string host;
  int ready = 0;  // watch the table
};

class Player {
 public:
  Player(const Options& options, std::shared_ptr<Group> group, int seat, Tally& tally)
      : options_(options), group_(std::move(group)), seat_(seat), tally_(tally) {}

  // Called once for each turn of the caller's loop: starts what can be started.
  void poke();
  void hear(std::string_view message);
  // What is to be sent, as text messages.
  std::vector<std::string> out;

 private:
  enum class Stage { kNew, kAsked, kSeated, kWatching, kPlaying };

  void call(std::string_view method, std::string_view params);
  void answer(std::string_view message);
  void look(std::string_view message);

  const Options& options_;
  std::shared_ptr<Group> group_;
  int seat_;
  Tally& tally_;
  Stage stage_ = Stage::kNew;
  std::string table_;
  std::string token_;
  std::string asked_;  // the method under way
  Clock::time_point asked_at_;
  std::uint64_t random_ = 0x9E3779B97F4A7C15ULL;
};

}  // namespace citybox::load

#pragma once
// Somebody at a table: plays a random allowed action whenever it owes one.

#include <memory>
#include <optional>
#include <vector>

#include "tests/load/arrival.hpp"
#include "tests/load/hand.hpp"
#include "tests/load/lines.hpp"

namespace citybox::load {

struct Tally {
  std::uint64_t acknowledged = 0;
  std::uint64_t refused = 0;
  std::uint64_t games = 0;
  std::uint64_t undone = 0;
  std::uint64_t chats = 0;
  std::uint64_t faults = 0;  // answers that a guest should never get
  std::uint64_t lost = 0;    // acknowledged actions that were gone later
  std::uint64_t received_bytes = 0;
  std::uint64_t updates = 0;  // of tables that were played at …
  std::uint64_t update_bytes = 0;
  std::uint64_t class_updates = 0;
  std::uint64_t boards = 0;     // of tables of a class, for those who look at several
  std::vector<float> waits_ms;  // from the call to its acknowledgement

  // The part below which so much of the waits lies; the waits are sorted by it.
  float wait_at(double part);
};

struct Options {
  std::string game = "city-roots";
  int per_table = 2;  // connections at one table, a seat each
  int bots = 0;       // more seats
  std::chrono::milliseconds think{0};
  // Out of a thousand decisions.
  unsigned undos = 0;
  unsigned chats = 0;
  // What a refused call or a lost connection is: the end, or a thing that happens.
  enum class Trouble : std::uint8_t { kEnds, kHappens };
  Trouble trouble = Trouble::kEnds;
};

class Player : public Talker {
 public:
  // Those with the same seed choose alike.
  Player(const Options& options, std::unique_ptr<Arrival> arrival, Tally& tally, unsigned seed)
      : options_(options),
        arrival_(std::move(arrival)),
        tally_(tally),
        random_(0x9E3779B97F4A7C15ULL * seed) {}

  void poke(Clock::time_point now) override;
  void hear(std::string_view message) override;
  Then lost() override;

 private:
  enum class Stage : std::uint8_t { kAway, kSeated, kWatching, kLeaving };
  void call(std::string_view method, std::string_view params);
  void call_here(std::string_view method, std::string_view more = {});  // with table and token
  void answer(std::string_view message);
  void refused(const std::string& method, std::string_view message);
  void acknowledged(std::string_view message);
  void leave();
  void watching(std::string_view message);
  void look(std::string_view message);
  void look_at_pause(std::string_view info);
  void decide();
  unsigned random();

  const Options& options_;
  std::unique_ptr<Arrival> arrival_;
  Tally& tally_;
  Stage stage_ = Stage::kAway;
  Place place_;
  std::string asked_;  // the method under way
  Clock::time_point asked_at_;
  Clock::time_point rests_until_;
  Hand hand_;
  Clock::time_point decides_at_;  // not before
  std::size_t acted_ = 0;         // what is known of an earlier number says nothing of what to do
  std::optional<Clock::time_point> look_again_;  // after a refusal that nothing explained
  std::size_t expected_ = 0;                     // of the log, when `watch` was called
  bool consent_due_ = false;
  bool paused_ = false;
  bool over_ = false;
  std::uint64_t random_;
};

}  // namespace citybox::load

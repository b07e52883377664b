#pragma once
// One connection of somebody who wants the server to be slow for others.

#include <array>
#include <optional>

#include "tests/load/lines.hpp"

namespace citybox::load {

enum class Attack : std::uint8_t {
  kNone,
  kAt,
  kHistory,
  kWatch,
  kReplay,
  kLog,
  kMine,  // 64 codes that may or may not be
  kHint,
  kCreate,
  kPings,      // and hears the answers
  kDeafPings,  // and does not
  kHuge,       // messages as long as they may be
  kHalfOpen,   // HTTP that never comes to its end
  kCrowd,      // many watch what one of them changes (crowd.hpp)
};
inline constexpr int kAttacks = 14;
std::string_view name_of(Attack attack);

// Where it asks, and what it holds there.
struct Prey {
  std::string table;         // a long game
  std::string token = {};    // a seat of it; empty: a stranger
  std::string waiting = {};  // a table where a seat owes a decision
  std::string owing = {};    // this seat's token
  std::string action = {};   // what it may do, as JSON
  std::size_t line = 0;      // actions that were played there
};

class Hostile final : public Talker {
 public:
  Hostile(Attack attack, Prey prey, std::uint64_t& answered)
      : attack_(attack), prey_(std::move(prey)), answered_(answered) {}

  void opened() override;
  void poke(Clock::time_point now) override;
  void hear(std::string_view message) override;
  void pong() override { done(); }
  Then lost() override { return Then::kComeAgain; }
  Speaks speaks() const override {
    return attack_ == Attack::kHalfOpen ? Speaks::kBytes : Speaks::kWebSocket;
  }
  Ears ears() const override { return attack_ == Attack::kDeafPings ? Ears::kDeaf : Ears::kOpen; }

 private:
  void ask();
  void done();
  void request(std::string_view method, std::string_view params);

  Attack attack_;
  Prey prey_;
  std::uint64_t& answered_;
  int ahead_ = 0;  // asked and not answered
  unsigned count_ = 0;
  Clock::time_point next_;
};

}  // namespace citybox::load

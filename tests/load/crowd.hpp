#pragma once
// Many who look on at one table while somebody there makes it change: what one call costs is paid
// once and sent to all.

#include "tests/load/hostile.hpp"

namespace citybox::load {

// Watches as a stranger, and hears.
class Onlooker final : public Talker {
 public:
  explicit Onlooker(std::string table) : table_(std::move(table)) {}

  void opened() override;
  void poke(Clock::time_point) override {}
  void hear(std::string_view) override {}
  Then lost() override { return Then::kComeAgain; }

 private:
  std::string table_;
};

// Holds the seat that owes a decision: calls itself something else, sets the pace, talks, plays and
// takes it back, as fast as it may.
class Ringleader final : public Talker {
 public:
  Ringleader(Prey prey, std::uint64_t& answered) : prey_(std::move(prey)), answered_(answered) {}

  void opened() override;
  void poke(Clock::time_point now) override;
  void hear(std::string_view message) override;
  Then lost() override { return Then::kComeAgain; }

 private:
  enum class Step : std::uint8_t { kUnknown, kPlay, kUndo, kUnderWay, kRefused };
  enum class Id : std::uint8_t { kAny = 1, kStep = 2 };

  void request(Id id, std::string_view method, std::string_view more);
  void ask();
  void step();
  void look(std::string_view message);

  Prey prey_;
  std::uint64_t& answered_;
  int ahead_ = 0;
  unsigned count_ = 0;
  Step next_ = Step::kUnknown;
  Step under_way_ = Step::kUnknown;  // kUnknown: it looks where the game stands
  std::size_t seq_ = 0;
};

}  // namespace citybox::load

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <random>
#include <string>

#include "cli/outside_bot/notation.hpp"
#include "cli/outside_bot/program.hpp"
#include "cli/outside_bot/stop_signal.hpp"
#include "cli/outside_bot/table_seat.hpp"
#include "cli/outside_bot/traffic.hpp"

namespace citybox::cli {

// What is done about a decision that the program does not give.
enum class Fallback : std::uint8_t { kRandom, kLeave };

struct Manner {
  std::chrono::milliseconds limit{30'000};  // for a decision
  int tries = 3;                            // answers that may be wrong
  Fallback fallback = Fallback::kRandom;
  std::chrono::seconds patience{120};  // with a server that is away
};

// Lets an outside program decide for a seat until the game is over. What goes wrong is said on standard
// error, a sentence each.
class OutsidePlayer {
 public:
  enum class End : std::uint8_t { kOver, kStopped, kGaveUp };

  OutsidePlayer(TableSeat& seat, Program& program, Traffic& traffic, const StopSignal& stop,
                const Manner& manner)
      : seat_(seat),
        program_(program),
        traffic_(traffic),
        stop_(stop),
        manner_(manner),
        notation_(seat.table().game()),
        random_(std::random_device{}()) {}

  End play();

 private:
  using Clock = std::chrono::steady_clock;
  struct Question {
    std::int64_t id = 0;
    std::int64_t seq = 0;
    int tries = 0;
    Clock::time_point until;
  };

  void look();
  void wait();
  void come_back();
  void ask(Question question, std::optional<wire::BotError> error = {});
  void hear();
  void hear(const Said& said);
  void try_move(json::object move);
  void wrong(wire::BotError error, std::string_view answer);
  void late();
  void fail(const std::string& why);
  void play_at_random();
  void ended();
  void tell_outcome();
  void give_up(const std::string& why);
  int milliseconds_left() const;

  TableSeat& seat_;
  Program& program_;
  Traffic& traffic_;
  const StopSignal& stop_;
  const Manner& manner_;
  Notation notation_;
  std::mt19937 random_;
  std::optional<Question> question_;
  std::int64_t last_id_ = 0;
  int failures_ = 0;  // decisions in a row
  std::optional<End> end_;
};

}  // namespace citybox::cli

#pragma once

#include "tests/load/screens.hpp"

namespace citybox::load {

// Makes a class, waits for its pupils, opens the tables, brings the cards, and has one table open on
// the console. When all tables are over the class has ended: it looks at how it went and makes
// another.
class Facilitator final : public Screen {
 public:
  // As many tables, each with options.per_table pupils.
  Facilitator(const Options& options, int tables, std::shared_ptr<Lesson> lesson, Tally& tally)
      : Screen(std::move(lesson), tally), options_(options), tables_(tables) {}

 private:
  enum class Step : std::uint8_t {
    kCreate,
    kWatch,
    kConfigure,
    kProjector,
    kGather,
    kPlay,
    kDebrief,
    kLeave
  };
  enum class Press : std::uint8_t { kCard, kGoOn, kNothing };

  std::optional<Call> next(Clock::time_point now) override;
  void answered(const std::string& method, std::string_view message) override;
  void informed(std::string_view info) override;
  bool may_fail(const std::string& method) const override;
  std::optional<Call> press(Clock::time_point now);
  void look_at_event(std::string_view info);

  const Options& options_;
  int tables_;
  Step step_ = Step::kCreate;
  std::size_t event_ = 0;  // for which play has stopped, from 1; 0: it has not
  Press press_ = Press::kNothing;
  Clock::time_point press_at_;  // not before
};

}  // namespace citybox::load

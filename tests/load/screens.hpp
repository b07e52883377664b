#pragma once
// The two who look at a whole class: the facilitator at the console, and the projector.

#include "tests/load/class_tables.hpp"
#include "tests/load/lesson.hpp"

namespace citybox::load {

// Watches a class and fetches pictures of its tables. A refused call ends the tool.
class Screen : public Talker {
 public:
  Screen(std::shared_ptr<Lesson> lesson, Tally& tally)
      : lesson_(std::move(lesson)), tally_(tally) {}

  void poke(Clock::time_point now) final;
  void hear(std::string_view message) final;
  Then lost() final;

 protected:
  // The next call; nothing: there is none to make just now.
  virtual std::optional<Call> next(Clock::time_point now) = 0;
  virtual void answered(const std::string& method, std::string_view message) = 0;
  // What the class is like now.
  virtual void informed(std::string_view info) = 0;
  // Gives whether such a call may be refused.
  virtual bool may_fail(const std::string&) const { return false; }

  Call in_class(std::string method, std::string_view more = {}) const;
  void come_in(std::string classroom, std::string token);

  std::shared_ptr<Lesson> lesson_;
  Tally& tally_;
  Boards boards_;
  std::string classroom_;  // empty: none

 private:
  void say_call(int id, const Call& call);
  void answer(std::string_view message);

  std::string token_;
  std::string asked_;  // the method under way, boards apart
};

// Shows all tables.
class Projector final : public Screen {
 public:
  using Screen::Screen;

 private:
  std::optional<Call> next(Clock::time_point now) override;
  void answered(const std::string& method, std::string_view message) override;
  void informed(std::string_view info) override;

  bool watches_ = false;
};

}  // namespace citybox::load

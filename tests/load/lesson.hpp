#pragma once
// A class as its pupils have it: they come in by its code, wait, and find themselves at a table.

#include <memory>

#include "tests/load/arrival.hpp"
#include "tests/load/player.hpp"

namespace citybox::load {

// The class that is on; the facilitator makes one after the other.
struct Lesson {
  std::string classroom;  // its code; empty: there is none yet
  std::string projector;  // a token
  int here = 0;           // pupils who watch it
  int seated = 0;         // … and who watch their table
};

class Pupil final : public Arrival {
 public:
  Pupil(std::shared_ptr<Lesson> lesson, std::string name, Tally& tally)
      : lesson_(std::move(lesson)), name_(std::move(name)), tally_(tally) {}

  std::optional<Call> next() override;
  void answered(const std::string& method, std::string_view message) override;
  std::chrono::milliseconds refused(const std::string& method) override;
  void told(std::string_view notice) override;
  const Place* place() const override { return place_.table.empty() ? nullptr : &place_; }
  void watching(Game game) override;
  bool moves_on() const override { return lesson_->classroom != classroom_; }
  void over() override {}  // the class ends when all tables are
  void left() override { place_.table.clear(); }
  void lost(const std::string& method) override;
  std::size_t& acknowledged() override { return acknowledged_; }

 private:
  enum class Stage : std::uint8_t { kOutside, kInside, kWatching };  // the class

  Call in_class(std::string method, std::string_view more = {}) const;
  void look(std::string_view message);

  std::shared_ptr<Lesson> lesson_;
  std::string name_;
  Tally& tally_;
  Stage stage_ = Stage::kOutside;
  std::string classroom_;
  Place place_;
  std::size_t acknowledged_ = 0;
  // Counted among those.
  bool here_ = false;
  bool seated_ = false;
};

}  // namespace citybox::load

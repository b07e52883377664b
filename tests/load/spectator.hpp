#pragma once

#include <memory>

#include "tests/load/together.hpp"

namespace citybox::load {

// Somebody who looks on, whatever table the group plays at, and reads up what was.
class Spectator final : public Talker {
 public:
  explicit Spectator(std::shared_ptr<const Group> group) : group_(std::move(group)) {}

  void poke(Clock::time_point now) override;
  void hear(std::string_view message) override;
  Then lost() override;

 private:
  void call(std::string_view method, std::string_view more = {});

  std::shared_ptr<const Group> group_;
  std::string table_;
  std::string asked_;  // the method under way
  Clock::time_point next_;
};

}  // namespace citybox::load

#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <unordered_map>

#include "server/config.hpp"

namespace citybox::server {

// How fast pages are asked for from one address. Who is too fast waits; nobody is refused.
class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Wait = std::chrono::steady_clock::duration;

  explicit Pace(const Limits& limits) : limits_(limits) {}

  // Counts one more from there; how long it has to wait until its turn.
  Wait next(const std::string& address, Time now) {
    if (limits_.requests_per_second <= 0) return Wait::zero();
    tidy(now);
    const auto each = std::chrono::duration_cast<Wait>(
        std::chrono::duration<double>(1 / limits_.requests_per_second));
    Time& turn = turns_[address];
    turn = std::max(turn, now) + each;
    const auto ahead = std::chrono::duration_cast<Wait>(each * limits_.requests_at_once);
    return std::max(Wait::zero(), turn - now - ahead);
  }
  std::size_t addresses() const { return turns_.size(); }

 private:
  // Those who were quiet are forgotten.
  void tidy(Time now) {
    if (now - tidied_ < std::chrono::seconds(10)) return;
    tidied_ = now;
    std::erase_if(turns_, [now](const auto& entry) { return entry.second <= now; });
  }

  const Limits& limits_;
  std::unordered_map<std::string, Time> turns_;  // when the next one is due, at the plain rate
  Time tidied_{};
};

}  // namespace citybox::server

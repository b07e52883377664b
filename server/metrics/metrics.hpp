#pragma once
// What the server counts, in the text format of Prometheus. Any thread may count.

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace citybox::server {

class Counter {
 public:
  void add(std::uint64_t by = 1) { value_.fetch_add(by, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_ = 0;
};

// How long things took.
class Timing {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // Upper bounds in seconds; longer ones are counted by the last place.
  static constexpr std::array kBounds = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                                         0.025,  0.05,    0.1,    0.25,  0.5,    1.0,   2.5};

  void add(std::chrono::nanoseconds took);
  std::uint64_t count(std::size_t bound) const { return counts_[bound].value(); }
  double sum() const { return static_cast<double>(microseconds_.value()) / 1e6; }

 private:
  std::array<Counter, kBounds.size() + 1> counts_;
  Counter microseconds_;
};

// Counters by the value of one label; which values there are is known from the start.
using CountersBy = std::map<std::string, Counter, std::less<>>;

struct Metrics {
  Metrics(const std::vector<std::string>& games, const std::vector<std::string>& calls);

  CountersBy moves;        // acknowledged actions, by game; bots' too
  CountersBy calls;        // by method
  Timing call_time;        // of the one thread that all tables live on
  Timing acknowledgement;  // from a call that changes something until the disk has it
  Timing thinking;         // of bots
  Timing loading;          // of tables, from the disk
  Counter held;            // calls that had to wait: their payer was in debt
  Counter misses;          // codes of no table
  Counter store_errors;    // what the disk did not take or give

  // Numbers that are asked for when somebody looks.
  struct Gauge {
    std::string name;
    std::string help;
    std::function<double()> value;
  };
  std::vector<Gauge> gauges;

  std::string text() const;
};

}  // namespace citybox::server

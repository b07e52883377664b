#pragma once

#include <map>
#include <vector>

#include "server/loop.hpp"

namespace citybox::box {

// The loop of a box that has no thread of its own: the page calls run() when something came, and again when
// the time is up that it gave.
class Turns final : public server::Loop {
 public:
  static Turns& get();

  void post(std::function<void()> job) override { posted_.push_back(std::move(job)); }
  void after(std::chrono::milliseconds wait, std::function<void()> job) override;
  Time now() const override { return std::chrono::steady_clock::now(); }
  std::chrono::nanoseconds worked() const override { return {}; }
  std::int64_t unix_ms() const override;
  std::int64_t system_ms() const override { return unix_ms(); }

  // Does what is due.
  void run();
  // Until something is due again.
  std::chrono::milliseconds rest() const;

 private:
  std::vector<std::function<void()>> posted_;
  std::multimap<Time, std::function<void()>> later_;
};

}  // namespace citybox::box

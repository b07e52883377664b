#pragma once
// A loop whose clock tests move by hand.

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

#include "server/loop.hpp"

namespace citybox::server {

class ManualLoop final : public Loop {
 public:
  void post(std::function<void()> job) override {
    {
      const std::lock_guard lock(mutex_);
      jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
  }
  void after(std::chrono::milliseconds wait, std::function<void()> job) override {
    timers_.emplace(now_ + wait, std::move(job));
  }
  Time now() const override { return now_; }
  // Each time somebody asks, so long was worked since the last.
  std::chrono::nanoseconds worked() const override { return worked_ += work; }
  std::int64_t unix_ms() const override {
    return 1'800'000'000'000 + set_.count() +
           std::chrono::duration_cast<std::chrono::milliseconds>(now_.time_since_epoch()).count();
  }

  std::int64_t system_ms() const override { return unix_ms() + system_set_.count(); }

  // Runs the next job, of this or another thread; false when none comes.
  bool run_one(std::chrono::milliseconds patience) {
    std::function<void()> job;
    {
      std::unique_lock lock(mutex_);
      if (!wake_.wait_for(lock, patience, [&] { return !jobs_.empty(); })) return false;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    job();
    return true;
  }

  // Runs what is there and what other threads bring until `done`; false when nothing more comes.
  template <class Done>
  bool run_until(const Done& done) {
    while (!done()) {
      if (!run_one(std::chrono::seconds(10))) return false;
    }
    return true;
  }

  // Somebody sets the clock on the wall: no time passes.
  void set_wall(std::chrono::milliseconds by) { set_ += by; }

  // The system's clock is set, and the loop does not follow.
  void set_system(std::chrono::milliseconds by) { system_set_ += by; }

  // Lets time pass: all that is due happens, in its order.
  void advance(std::chrono::milliseconds by) {
    const Time end = now_ + by;
    while (!timers_.empty() && timers_.begin()->first <= end) {
      auto first = timers_.extract(timers_.begin());
      now_ = std::max(now_, first.key());
      first.mapped()();
    }
    now_ = end;
  }

  std::chrono::nanoseconds work{0};

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> jobs_;
  std::multimap<Time, std::function<void()>> timers_;
  Time now_{std::chrono::hours(1)};
  mutable std::chrono::nanoseconds worked_{0};
  std::chrono::milliseconds set_{0};
  std::chrono::milliseconds system_set_{0};
};

}  // namespace citybox::server

#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

#include "server/log.hpp"

namespace citybox::server {

// A thread that does what it is given, in that order. There are two lanes, and it takes from each
// in turn: a crowd in one does not stop the other. A job that throws is only
// noted: no one table ends the program.
class Worker {
 public:
  using Job = std::function<void()>;
  enum class Lane : std::uint8_t { kOne, kOther };

  Worker() : thread_([this] { work(); }) {}
  ~Worker() { stop(); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void add(Job job, Lane lane = Lane::kOne) {
    {
      const std::lock_guard lock(mutex_);
      lanes_[index(lane)].push_back(std::move(job));
    }
    wake_.notify_one();
  }
  // What has not begun by now is never done.
  void stop() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
  }
  std::size_t waiting(Lane lane = Lane::kOne) const {
    const std::lock_guard lock(mutex_);
    return lanes_[index(lane)].size();
  }

 private:
  static std::size_t index(Lane lane) { return static_cast<std::size_t>(lane); }

  void work() {
    for (std::size_t turn = 0;; ++turn) {
      Job job;
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [&] { return stopping_ || !lanes_[0].empty() || !lanes_[1].empty(); });
        if (stopping_) return;
        auto& lane = lanes_[turn % 2].empty() ? lanes_[(turn + 1) % 2] : lanes_[turn % 2];
        job = std::move(lane.front());
        lane.pop_front();
      }
      try {
        job();
      } catch (const std::exception& error) {
        log::error("event=job_failed why={}", log::value(error.what()));
      }
    }
  }

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::array<std::deque<Job>, 2> lanes_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace citybox::server

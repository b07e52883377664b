#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace citybox::server {

// How fast bytes are read from one connection. Messages are paid for elsewhere; this is for bytes
// that never become a message, such as those that come after a close.
class Inflow {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Wait = std::chrono::steady_clock::duration;

  static constexpr double kBytesPerSecond = 4.0 * 1024 * 1024;
  static constexpr double kAtOnce = 4.0 * 1024 * 1024;

  // How long to wait before more is read; zero: not at all.
  Wait wait(Time now) {
    left_ = std::min(kAtOnce,
                     left_ + std::chrono::duration<double>(now - last_).count() * kBytesPerSecond);
    last_ = now;
    if (left_ > 0) return Wait::zero();
    const std::chrono::duration<double> seconds((kStep - left_) / kBytesPerSecond);
    return std::chrono::duration_cast<Wait>(seconds) + Wait(1);
  }
  void took(std::size_t bytes) { left_ -= static_cast<double>(bytes); }

 private:
  static constexpr double kStep = 64.0 * 1024;  // once it has to wait, it waits for so much

  double left_ = kAtOnce;
  Time last_{};
};

}  // namespace citybox::server

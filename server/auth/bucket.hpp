#pragma once

#include <algorithm>
#include <chrono>

namespace citybox::server {

// Lets `rate` things a second pass, and `burst` at once. A rate of 0 lets everything pass.
class Bucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Bucket(double rate, double burst) : rate_(rate), burst_(burst), left_(burst) {}

  bool take(Time now) {
    if (rate_ <= 0) return true;
    if (last_ != Time{}) {
      const double seconds = std::chrono::duration<double>(now - last_).count();
      left_ = std::min(burst_, left_ + seconds * rate_);
    }
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

  bool full(Time now) const {
    return rate_ <= 0 ||
           left_ + std::chrono::duration<double>(now - last_).count() * rate_ >= burst_;
  }

 private:
  double rate_;
  double burst_;
  double left_;
  Time last_{};
};

}  // namespace citybox::server

#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace citybox::server {

// Lets `rate` a second pass, and `burst` at once. A rate of 0 lets everything pass.
class Bucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Bucket(double rate, double burst) : rate_(rate), burst_(burst), left_(burst) {}

  // All of it, or nothing: for those who are refused.
  bool take(Time now, double cost = 1) {
    refill(now);
    if (rate_ > 0 && left_ < cost) return false;
    left_ -= cost;
    return true;
  }
  // On credit, too: for those who are made to wait afterwards.
  void charge(Time now, double cost) {
    refill(now);
    left_ -= cost;
  }
  bool in_debt(Time now) {
    refill(now);
    return rate_ > 0 && left_ <= 0;
  }
  // Until it is out of debt.
  std::chrono::milliseconds wait(Time now) {
    if (!in_debt(now)) return std::chrono::milliseconds(0);
    return std::chrono::milliseconds(static_cast<long>(std::ceil(-left_ / rate_ * 1000)) + 1);
  }
  bool full(Time now) const { return left(now) >= burst_; }
  double left(Time now) const {
    if (rate_ <= 0) return burst_;
    if (last_ == Time{}) return left_;
    return std::min(burst_, left_ + std::chrono::duration<double>(now - last_).count() * rate_);
  }

 private:
  void refill(Time now) {
    left_ = left(now);
    last_ = now;
  }

  double rate_;
  double burst_;
  double left_;
  Time last_{};
};

}  // namespace citybox::server

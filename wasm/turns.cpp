#include "wasm/turns.hpp"

#include <algorithm>
#include <utility>

namespace citybox::box {

namespace {

constexpr std::chrono::milliseconds kLongest = std::chrono::hours(1);

}  // namespace

Turns& Turns::get() {
  static Turns turns;
  return turns;
}

void Turns::after(std::chrono::milliseconds wait, std::function<void()> job) {
  later_.emplace(now() + wait, std::move(job));
}

std::int64_t Turns::unix_ms() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void Turns::run() {
  while (!later_.empty() && later_.begin()->first <= now()) {
    posted_.push_back(std::move(later_.begin()->second));
    later_.erase(later_.begin());
  }
  while (!posted_.empty()) {
    for (const auto& job : std::exchange(posted_, {})) job();
  }
}

std::chrono::milliseconds Turns::rest() const {
  if (!posted_.empty()) return {};
  if (later_.empty()) return kLongest;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(later_.begin()->first - now());
  return std::clamp(left, std::chrono::milliseconds(0), kLongest);
}

}  // namespace citybox::box

#pragma once

#include <string>
#include <unordered_map>

#include "server/auth/bucket.hpp"

namespace citybox::server {

// The same limit for many: one bucket for each name that somebody was counted under.
class Buckets {
 public:
  Buckets(double rate, double burst) : rate_(rate), burst_(burst) {}

  bool take(const std::string& name, Bucket::Time now, double cost = 1) {
    if (known_.size() > kKnown) {
      std::erase_if(known_, [&](const auto& one) { return one.second.full(now); });
    }
    return known_.try_emplace(name, rate_, burst_).first->second.take(now, cost);
  }

 private:
  static constexpr std::size_t kKnown = 10'000;

  double rate_;
  double burst_;
  std::unordered_map<std::string, Bucket> known_;
};

}  // namespace citybox::server

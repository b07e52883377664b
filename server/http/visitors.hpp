#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "server/config.hpp"

namespace citybox::server {

// How many connections there are, in all and from each address.
class Visitors : public std::enable_shared_from_this<Visitors> {
 public:
  explicit Visitors(const Limits& limits) : limits_(limits) {}

  // Counts as long as somebody holds it.
  using Ticket = std::shared_ptr<void>;

  // Nothing if there are too many already.
  Ticket admit(const std::string& address) {
    if (count_ >= limits_.connections) return nullptr;
    int& here = from_[address];
    if (here >= limits_.connections_per_address) return nullptr;
    ++count_;
    ++here;
    return {this, [self = shared_from_this(), address](void*) { self->leave(address); }};
  }

  int count() const { return count_; }

 private:
  void leave(const std::string& address) {
    --count_;
    if (--from_[address] <= 0) from_.erase(address);
  }

  const Limits& limits_;
  int count_ = 0;
  std::unordered_map<std::string, int> from_;
};

}  // namespace citybox::server

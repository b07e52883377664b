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

  // A connection, from the moment it is there. Nothing if there are too many already.
  Ticket admit() {
    if (count_ >= limits_.connections) return nullptr;
    ++count_;
    return {this, [self = shared_from_this()](void*) { --self->count_; }};
  }
  // One from this address (a key of address.hpp), once it is known.
  Ticket admit_from(const std::string& address) {
    int& here = from_[address];
    if (here >= limits_.connections_per_address) return nullptr;
    ++here;
    return {this, [self = shared_from_this(), address](void*) { self->leave(address); }};
  }

  int count() const { return count_; }

 private:
  void leave(const std::string& address) {
    const auto found = from_.find(address);
    if (--found->second <= 0) from_.erase(found);
  }

  const Limits& limits_;
  int count_ = 0;
  std::unordered_map<std::string, int> from_;
};

}  // namespace citybox::server

#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "server/config.hpp"

namespace citybox::server {

// How many connections there are, in all and from each address. Those who were asked to leave do not
// keep others out.
class Visitors : public std::enable_shared_from_this<Visitors> {
 public:
  explicit Visitors(const Limits& limits) : limits_(limits) {}

  // Counts as long as somebody holds it.
  using Ticket = std::shared_ptr<void>;

  // A connection, from the moment it is there. Nothing if there are too many already.
  Ticket admit() {
    if (count_ - leaving_ >= limits_.connections) return nullptr;
    ++count_;
    return {this, [self = shared_from_this()](void*) { --self->count_; }};
  }
  // One from this address (a key of address.hpp), once it is known.
  Ticket admit_from(const std::string& address) {
    const auto here = from_.find(address);
    if (here != from_.end() &&
        here->second.count - here->second.leaving >= limits_.connections_per_address) {
      return nullptr;
    }
    ++from_[address].count;
    return {this, [self = shared_from_this(), address](void*) { self->leave(address); }};
  }
  // One that has a place there was asked to leave; this is held until it has. Nothing if too many were,
  // who may take their time.
  Ticket leaving_from(const std::string& address) {
    if (leaving_ >= kLeaving) return nullptr;
    ++leaving_;
    ++from_[address].leaving;
    return {this, [self = shared_from_this(), address](void*) { self->left(address); }};
  }

  int count() const { return count_; }

 private:
  static constexpr int kLeaving = 64;

  struct Here {
    int count = 0;
    int leaving = 0;  // of these
  };

  void leave(const std::string& address) {
    --from_[address].count;
    forget(address);
  }
  void left(const std::string& address) {
    --leaving_;
    --from_[address].leaving;
    forget(address);
  }
  void forget(const std::string& address) {
    const auto found = from_.find(address);
    if (found->second.count <= 0 && found->second.leaving <= 0) from_.erase(found);
  }

  const Limits& limits_;
  int count_ = 0;
  int leaving_ = 0;
  std::unordered_map<std::string, Here> from_;
};

}  // namespace citybox::server

#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

#include "server/config.hpp"

namespace citybox::server {

// The bytes that wait to go out, of all connections together.
class Backlogs {
 public:
  explicit Backlogs(const Limits& limits) : limits_(limits) {}

  std::size_t total() const { return total_; }
  // What one connection may have waiting now. It shrinks as the memory for all of them fills, so
  // that many who do not read cannot take it from those who do.
  std::size_t share() const {
    const std::size_t left =
        limits_.all_queues_bytes > total_ ? limits_.all_queues_bytes - total_ : 0;
    return std::min(limits_.send_queue_bytes, std::max(kLeast, left / 8));
  }

 private:
  friend class Backlog;
  static constexpr std::size_t kLeast = 64 * 1024;

  const Limits& limits_;
  std::size_t total_ = 0;
};

// The bytes that wait to go out on one connection: messages, frames around them, pongs.
class Backlog {
 public:
  explicit Backlog(std::shared_ptr<Backlogs> all) : all_(std::move(all)) {}
  Backlog(const Backlog&) = delete;
  Backlog& operator=(const Backlog&) = delete;
  ~Backlog() { remove(bytes_); }

  void add(std::size_t bytes) {
    bytes_ += bytes;
    all_->total_ += bytes;
  }
  void remove(std::size_t bytes) {
    bytes_ -= bytes;
    all_->total_ -= bytes;
  }
  std::size_t bytes() const { return bytes_; }

  // May this message wait, too? One alone that is larger than the share always may, until
  // forget_large(): an answer is never left out for its size.
  bool takes(std::size_t message) {
    if (large_ == 0 && message > all_->share()) large_ = message;
    return within(message);
  }
  bool within(std::size_t more = 0) const {
    const std::size_t after = bytes_ + more;
    return after <= large_ || after - large_ <= all_->share();
  }
  // The large message has left.
  void forget_large() { large_ = 0; }
  std::size_t large() const { return large_; }

 private:
  std::shared_ptr<Backlogs> all_;
  std::size_t bytes_ = 0;
  std::size_t large_ = 0;  // the one message that may be larger than the share
};

}  // namespace citybox::server

#pragma once

#include <atomic>
#include <thread>

#include "tests/load/hostile.hpp"

namespace citybox::load {

// Hostile connections from one address, in a thread of their own, so that whoever measures is not
// slowed down by them.
class Attackers {
 public:
  struct Setup {
    std::uint16_t port = 0;
    int connections = 0;
    std::string from = "127.0.0.1";
  };

  Attackers(Setup setup, Attack attack, std::vector<Prey> prey);
  ~Attackers();
  Attackers(const Attackers&) = delete;
  Attackers& operator=(const Attackers&) = delete;

  std::uint64_t answered() const { return shown_; }

 private:
  std::shared_ptr<Talker> talker(Attack attack, const std::vector<Prey>& prey, std::size_t number);

  std::uint64_t answered_ = 0;
  std::atomic<std::uint64_t> shown_ = 0;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace citybox::load

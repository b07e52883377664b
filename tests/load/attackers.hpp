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

  Attackers(Setup setup, Attack attack, std::vector<Prey> prey)
      : thread_([this, setup = std::move(setup), attack, prey = std::move(prey)] {
          Lines lines(setup.port);
          for (int i = 0; i < setup.connections && attack != Attack::kNone; ++i) {
            const Prey& mine = prey[static_cast<std::size_t>(i) % prey.size()];
            lines.add(std::make_shared<Hostile>(attack, mine, answered_), setup.from);
          }
          while (!ends_) {
            lines.turn(std::chrono::milliseconds(5));
            shown_ = answered_;
          }
        }) {}
  ~Attackers() {
    ends_ = true;
    thread_.join();
  }
  Attackers(const Attackers&) = delete;
  Attackers& operator=(const Attackers&) = delete;

  std::uint64_t answered() const { return shown_; }

 private:
  std::uint64_t answered_ = 0;
  std::atomic<std::uint64_t> shown_ = 0;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace citybox::load

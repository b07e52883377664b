#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace citybox::faults {

// A proxy between a node and its database that can lose connections, or keep what goes through for a
// while.
class Cutter {
 public:
  explicit Cutter(std::uint16_t to);  // a port of this machine
  ~Cutter();
  Cutter(const Cutter&) = delete;
  Cutter& operator=(const Cutter&) = delete;

  std::uint16_t port() const { return port_; }
  void cut();  // all that are open now
  void hold() { held_ = true; }
  void let_go() { held_ = false; }

 private:
  struct Pair {
    int from = -1;
    int to = -1;
  };
  void work();
  void accept_one();
  void pass(Pair& pair, int from, int to) const;
  static void shut(Pair& pair);

  std::uint16_t to_;
  std::uint16_t port_ = 0;
  int listener_ = -1;
  std::vector<Pair> pairs_;  // the thread's own
  std::atomic<bool> held_ = false;
  std::atomic<bool> cut_ = false;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace citybox::faults

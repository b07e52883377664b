#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace citybox::load {

// Somebody without a token who follows a link once a second: connects, says hello, asks for the
// game's words and watches the table. In a thread of its own.
class Newcomer {
 public:
  struct Link {
    std::uint16_t port = 0;
    std::string game;
    std::string table;
  };
  struct Visits {
    std::vector<float> ms;  // until the table was there, sorted
    int failed = 0;         // turned away, or not answered

    float middle() const { return ms.empty() ? 0 : ms[ms.size() / 2]; }
    float worst() const { return ms.empty() ? 0 : ms.back(); }
  };

  explicit Newcomer(Link link);
  ~Newcomer();
  Newcomer(const Newcomer&) = delete;
  Newcomer& operator=(const Newcomer&) = delete;

  // Waits for the visit under way: one that takes long is what we want to know of.
  Visits finish();

 private:
  void visit();

  Link link_;
  Visits visits_;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace citybox::load

#pragma once

#include <atomic>

namespace citybox::lab {

// While it lives, the first ctrl-C (or a polite `kill`) sets the flag instead of ending the program; a
// second one ends it.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static std::atomic<bool>& flag();

 private:
  void (*interrupt_before_)(int);
  void (*terminate_before_)(int);
};

}  // namespace citybox::lab

#include "lab/play/interrupt.hpp"

#include <csignal>

namespace citybox::lab {
namespace {

void raise_flag(int signal) {
  Interrupt::flag() = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
  flag() = false;
  interrupt_before_ = std::signal(SIGINT, raise_flag);
  terminate_before_ = std::signal(SIGTERM, raise_flag);
}

Interrupt::~Interrupt() {
  std::signal(SIGINT, interrupt_before_);
  std::signal(SIGTERM, terminate_before_);
}

std::atomic<bool>& Interrupt::flag() {
  static std::atomic<bool> interrupted{false};
  return interrupted;
}

}  // namespace citybox::lab

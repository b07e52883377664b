#pragma once

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <chrono>
#include <csignal>

namespace citybox::cli {

// Ctrl-C and the wish that we end, as something to poll instead of the end at once.
class StopSignal {
 public:
  StopSignal() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &signals, &before_);
    file_ = ::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  }
  ~StopSignal() {
    // Those that were heard shall not end us after all.
    signalfd_siginfo heard{};
    while (::read(file_, &heard, sizeof heard) > 0) continue;
    ::close(file_);
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  int file() const { return file_; }
  // Waits so long; true as soon as we shall stop.
  bool comes_within(std::chrono::milliseconds time) const {
    pollfd wait{file_, POLLIN, 0};
    return ::poll(&wait, 1, static_cast<int>(time.count())) > 0;
  }

 private:
  int file_ = -1;
  sigset_t before_{};
};

}  // namespace citybox::cli

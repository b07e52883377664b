#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace citybox::server {

// The one thread that matches live on. Tests bring one with a clock of their own.
class Loop {
 public:
  using Time = std::chrono::steady_clock::time_point;

  virtual ~Loop() = default;
  virtual void post(std::function<void()> job) = 0;  // from any thread
  virtual void after(std::chrono::milliseconds wait, std::function<void()> job) = 0;
  virtual Time now() const = 0;
  // How long its thread has worked so far, waiting not counted.
  virtual std::chrono::nanoseconds worked() const = 0;
  // As the system's clock had it at the start, plus what has gone by: it never jumps.
  virtual std::int64_t unix_ms() const = 0;
  // As the system's clock has it now.
  virtual std::int64_t system_ms() const = 0;
};

}  // namespace citybox::server

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace citybox::server {

enum class HealthQuestion : std::uint8_t {
  kWell,   // /healthz: does it work, or should it be started anew?
  kReady,  // /readyz: should visitors be sent here?
};

struct HealthReport {
  int status = 200;  // 503 when the answer is no
  std::string json;
};

// Who knows how the server is. The answer may take a while, as a write to the disk does; `tell` is
// called on the loop's thread, once, perhaps before ask() returns.
class HealthDesk {
 public:
  virtual ~HealthDesk() = default;
  virtual void ask(HealthQuestion question, std::function<void(HealthReport)> tell) = 0;
};

// Where the answer is known at once.
class PlainHealth final : public HealthDesk {
 public:
  explicit PlainHealth(std::function<HealthReport(HealthQuestion)> know) : know_(std::move(know)) {}
  void ask(HealthQuestion question, std::function<void(HealthReport)> tell) override {
    tell(know_(question));
  }

 private:
  std::function<HealthReport(HealthQuestion)> know_;
};

}  // namespace citybox::server

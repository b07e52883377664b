#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "server/http/health.hpp"
#include "server/match/hall.hpp"

namespace citybox::server {

// Well is a server whose disk takes what is written now, not one that merely runs.
class Health final : public HealthDesk {
 public:
  Health(Hall& hall, std::function<int()> connections)
      : hall_(hall), connections_(std::move(connections)) {}

  // Those who ask within a second share one probe.
  void ask(HealthQuestion question, std::function<void(HealthReport)> tell) override;
  // From now on nobody new should be sent here.
  void drain() { draining_ = true; }

 private:
  using Tell = std::function<void()>;

  void probe();
  void probed(const tl::expected<void, Problem>& result);
  HealthReport report(HealthQuestion question) const;

  Hall& hall_;
  std::function<int()> connections_;
  bool draining_ = false;
  std::optional<Loop::Time> known_;  // since when
  std::string fault_;                // then: what is wrong, empty if nothing is
  bool probing_ = false;
  std::uint64_t probe_ = 0;  // which one is under way
  std::vector<Tell> waiting_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace citybox::server

// Whether the host is here: who stays away for long may be followed by somebody at the table.

#include <algorithm>
#include <chrono>

#include "server/match/hall.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::minutes kAway{2};

}  // namespace

bool Room::host_away() const { return host_gone_ && hall_.loop().now() - *host_gone_ >= kAway; }

void Room::await_host() { host_gone_ = hall_.loop().now(); }

void Room::look_for_host() {
  const bool here = std::any_of(watchers_.begin(), watchers_.end(),
                                [](const Watcher& watcher) { return watcher.eyes.host; });
  if (here) return host_gone_.reset();
  if (!host_gone_) await_host();
  if (host_timer_ || host_away() || watchers_.empty()) return;
  host_timer_ = true;
  const auto wait = kAway - (hall_.loop().now() - *host_gone_);
  hall_.loop().after(std::chrono::ceil<std::chrono::milliseconds>(wait), [weak = weak_from_this()] {
    if (const auto room = weak.lock()) room->host_is_late();
  });
}

void Room::host_is_late() {
  host_timer_ = false;
  if (!match_) return;
  if (host_away()) return publish({.info = true});
  if (host_gone_) look_for_host();  // came and left meanwhile
}

}  // namespace citybox::server

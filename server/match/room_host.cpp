// Who is here: a host who stays away for long may be followed by somebody at the table, and for a
// person who does, a bot may play on.

#include <algorithm>
#include <chrono>

#include "server/match/hall.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::minutes kAway{2};

}  // namespace

bool Room::for_long(const std::optional<Loop::Time>& gone) const {
  return gone && hall_.loop().now() - *gone >= kAway;
}

bool Room::host_away() const { return for_long(host_gone_); }

SeatSet Room::away() const {
  SeatSet seats;
  SeatSet::first(static_cast<int>(gone_.size())).for_each([&](Seat seat) {
    if (for_long(gone_[seat.index])) seats.add(seat);
  });
  return seats;
}

void Room::await_host() { host_gone_ = hall_.loop().now(); }

void Room::look_for_people() {
  if (!match_) return;
  const bool host =
      present_here().host || std::any_of(elsewhere_.begin(), elsewhere_.end(),
                                         [](const auto& there) { return there.second.host; });
  if (told_ != present_here()) say_presence(!told_);
  if (host) {
    host_gone_.reset();
  } else if (!host_gone_) {
    await_host();
  }
  const SeatSet here = online();
  SeatSet::first(static_cast<int>(match_->seats().size())).for_each([&](Seat seat) {
    std::optional<Loop::Time>& gone = gone_[seat.index];
    if (!match_->seats()[seat.index].token || here.contains(seat)) {
      gone.reset();
    } else if (!gone) {
      gone = hall_.loop().now();
    }
  });
  wait_for_people();
}

// Until the next one has been away for long.
void Room::wait_for_people() {
  if (waits_for_people_ || watchers_.empty()) return;
  std::optional<Loop::Time> next;
  const auto look = [&](const std::optional<Loop::Time>& gone) {
    if (gone && !for_long(gone) && (!next || *gone < *next)) next = gone;
  };
  look(host_gone_);
  for (const auto& gone : gone_) look(gone);
  if (!next) return;
  waits_for_people_ = true;
  const auto wait = kAway - (hall_.loop().now() - *next);
  const Late before{host_away(), away()};
  hall_.loop().after(std::chrono::ceil<std::chrono::milliseconds>(wait),
                     [weak = weak_from_this(), before] {
                       if (const auto room = weak.lock()) room->somebody_is_late(before);
                     });
}

void Room::somebody_is_late(const Late& before) {
  waits_for_people_ = false;
  if (!match_) return;
  if (Late{host_away(), away()} != before) publish({.info = true});
  wait_for_people();  // who came and left meanwhile is counted anew
}

}  // namespace citybox::server

#include <algorithm>

#include "server/match/match.hpp"

namespace citybox::server {

namespace {

constexpr UnixMs kSecond = 1000;
constexpr UnixMs kAfterTakingBack = 60 * kSecond;  // undo is no way to a second full clock
constexpr UnixMs kGrace = 30 * kSecond;

}  // namespace

void Match::wind_clock(UnixMs now, Course course, Changes& out) {
  // Beside a real table nobody knows when they began.
  const std::optional<Clock> clock = real() ? std::nullopt : journal_->table().clock();
  if (clock ? row_.clock && row_.clock->period == clock->period : !row_.clock) return;
  row_.clock.reset();
  if (clock) {
    UnixMs time = (clock->seconds + clock->lead) * kSecond;
    if (course == Course::kBack) time = std::min(time, kAfterTakingBack);
    row_.clock = RunningClock{clock->period, now + time};
  }
  put_table(out);
}

std::optional<UnixMs> Match::clock_left(UnixMs now) const {
  if (!row_.clock) return std::nullopt;
  return row_.paused ? row_.clock->at : std::max<UnixMs>(0, row_.clock->at - now);
}

bool Match::start_clock(UnixMs now, Changes& out) {
  if (!row_.clock || !journal_ || row_.paused) return false;
  const std::optional<Clock> clock = journal_->table().clock();
  if (!clock || row_.clock->at - now <= clock->seconds * kSecond) return false;
  row_.clock->at = now + clock->seconds * kSecond;
  put_table(out);
  return true;
}

void Match::grant_grace(UnixMs now) {
  if (!row_.clock || !journal_) return;
  const std::optional<Clock> clock = journal_->table().clock();
  const UnixMs whole = clock ? (clock->seconds + clock->lead) * kSecond : kGrace;
  UnixMs left = row_.paused ? row_.clock->at : row_.clock->at - now;
  left = std::min(left, whole);
  if (!row_.paused) left = std::max(left, kGrace);
  row_.clock->at = row_.paused ? left : now + left;
}

std::vector<PlayedStep> Match::time_is_up(UnixMs now, Changes& out) {
  std::vector<PlayedStep> steps;
  const int period = row_.clock->period;
  while (phase() == Phase::kPlaying && row_.clock && row_.clock->period == period) {
    const Seat seat = deciders().front();
    auto played = play(seat, journal_->table().time_is_up(seat), {}, now, out);
    if (!played) break;  // a game that offers what it then refuses
    steps.push_back(std::move(*played));
  }
  return steps;
}

}  // namespace citybox::server

#include <algorithm>
#include <chrono>

#include "server/log.hpp"
#include "server/match/hall.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

void Room::consider_clock() {
  if (!match_ || !pending_.empty() || match_->phase() != Phase::kPlaying) return;
  if (match_->row().clock && !runs()) return ask_to_run();
  all_look_up();
  if (!pending_.empty()) return;
  const auto left = match_->clock_left(hall_.loop().unix_ms());
  if (!left || alarm_ == match_->row().clock->at) return;
  alarm_ = match_->row().clock->at;
  hall_.loop().after(std::chrono::milliseconds(*left), [weak = weak_from_this(), end = alarm_] {
    if (const auto room = weak.lock()) room->clock_rings(end);
  });
}

// The lead is for reading: it ends when those who tell what they have seen have seen everything.
void Room::all_look_up() {
  if (!match_ || !pending_.empty() || match_->phase() != Phase::kPlaying) return;
  if (!anybody_tells() || !all_have_seen() || !runs()) return;
  Changes changes;
  if (!match_->start_clock(hall_.loop().unix_ms(), changes)) return;
  commit(std::move(changes), {.play = true}, nullptr);
}

void Room::clock_rings(UnixMs end) {
  if (alarm_ != end) return;
  alarm_ = 0;
  const bool mine = match_ && runs() && match_->row().clock && match_->row().clock->at == end;
  if (!mine || !pending_.empty() || match_->phase() != Phase::kPlaying) return consider_clock();
  Changes changes;
  News news{.info = true, .play = true, .time_is_up = true};
  news.steps = match_->time_is_up(hall_.loop().unix_ms(), changes);
  if (news.steps.empty()) {
    log::error("event=clock_failed table={}", match_->row().code);
    return;
  }
  commit(std::move(changes), news, nullptr);
}

}  // namespace citybox::server

// A table that several nodes serve: each follows what the others wrote, one runs its bots and its clock,
// and all know who is there.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "server/log.hpp"
#include "server/match/hall.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::milliseconds kAskAgain{2000};  // to run it
// A node that stopped keeps what it took. Two who run a table waste a thought; the store takes one.
constexpr std::chrono::seconds kTooLong{20};
constexpr std::chrono::seconds kSilent{50};  // and then nobody is there any more

}  // namespace

void Room::heard_of(std::uint64_t edition) {
  newest_ = std::max(newest_, edition);
  if (!match_ || !pending_.empty() || newest_ <= match_->edition()) return;
  if (in_use()) return hall_.follow(*this);
  leave_to_others();
  lose();  // whoever comes reads it anew
}

// What is on its way to the store will be overtaken: then it is read anew.
void Room::follow(std::size_t from, std::optional<StoredTable> rest) {
  if (!match_ || !pending_.empty()) return;
  if (!rest) return read_anew();
  if (rest->edition <= match_->edition()) return;
  const std::size_t here = match_->journal() != nullptr ? match_->journal()->seq() : 0;
  if (here != from || !match_->can_follow(*rest)) return read_anew();
  const std::vector<bool> before = let_in();
  if (!follow_entries(rest->entries)) return read_anew();
  match_->adopt(*std::move(rest));
  after_pending(encode({.info = true}, Seating::kChanged));
  tell_lines(before);
  if (match_->in_class()) show_out();
  if (match_->end_if_full()) publish({.info = true});
  consider_bots();
  consider_clock();
  tell_keeper();
  heard_of(newest_);
}

// Actions in a row are told as one piece of news, each undo as one of its own.
bool Room::follow_entries(const std::vector<EntryRow>& rows) {
  News news{.play = true};
  for (const EntryRow& row : rows) {
    if (row.kind != Entry::Kind::kAction && !news.steps.empty()) {
      publish(std::exchange(news, News{.play = true}));
    }
    auto followed = match_->follow(row);
    if (!followed) return false;
    if (followed->step) {
      news.steps.push_back(std::move(*followed->step));
      continue;
    }
    const Match::Undo& undone = followed->undone;
    publish({.play = true,
             .undone = Undone{.by = undone.by,
                              .to = undone.to,
                              .retract = followed->kind == Entry::Kind::kRetract,
                              .redo = followed->kind == Entry::Kind::kRedo,
                              .sentence = undone.sentence}});
  }
  if (!news.steps.empty()) publish(news);
  return true;
}

// Those that watchers have not heard yet.
void Room::tell_lines(const std::vector<bool>& before) {
  Changes spoken;
  for (const ChatRow& line : match_->chat()) {
    if (line.id > last_line_) spoken.emplace_back(AppendChat{line, 0});
  }
  after_pending(said(spoken, before));
  last_line_ = last_line();
}

void Room::read_anew() {
  lose();
  hall_.reload(*this);
}

void Room::missed() {
  taken_ = false;
  elsewhere_.clear();
  told_.reset();
  look_for_people();
  consider_bots();
  consider_clock();
}

bool Room::runs() {
  if (!hall_.has_others() || taken_) return true;
  return waits_ && match_ && match_->journal() != nullptr &&
         match_->journal()->seq() == waits_at_ && hall_.loop().now() - *waits_ >= kTooLong;
}

void Room::ask_to_run() {
  if (asking_) return;
  asking_ = true;
  hall_.take(id_, [weak = weak_from_this()](bool taken) {
    if (const auto room = weak.lock()) room->took(taken);
  });
}

void Room::took(bool taken) {
  taken_ = taken;
  const std::size_t seq = match_ && match_->journal() != nullptr ? match_->journal()->seq() : 0;
  if (taken) {
    waits_.reset();
  } else if (!waits_ || waits_at_ != seq) {
    waits_ = hall_.loop().now();
    waits_at_ = seq;
  }
  if (runs()) {
    asking_ = false;
    consider_bots();
    return consider_clock();
  }
  hall_.loop().after(kAskAgain, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->asking_ = false;
    room->consider_bots();
    room->consider_clock();
  });
}

void Room::leave_to_others() {
  if (!std::exchange(taken_, false)) return;
  call_off_bot();
  bot_turn_.reset();
  hall_.leave(id_);
}

Room::Present Room::present_here() const {
  Present present;
  for (const Watcher& watcher : watchers_) {
    if (watcher.who.expired()) continue;
    present.seats = present.seats | watcher.eyes.held;
    present.host = present.host || watcher.eyes.host;
  }
  return present;
}

void Room::say_presence(bool ask) {
  told_ = present_here();
  if (!hall_.has_others()) return;
  hall_.say(id_,
            fmt::format("here {} {} {}", told_->seats.bits(), told_->host ? 1 : 0, ask ? 1 : 0));
}

void Room::hear(const Word& word) {
  if (word.text.starts_with("here ")) return hear_of_presence(word);
  if (word.text == "hurry" && taken_) hurry_bots();
}

void Room::hear_of_presence(const Word& word) {
  std::array<unsigned, 3> said{};
  const char* from = word.text.data() + 5;
  const char* const end = word.text.data() + word.text.size();
  for (unsigned& one : said) {
    const auto read = std::from_chars(from, end, one);
    if (read.ec != std::errc()) return;
    from = read.ptr < end ? read.ptr + 1 : end;
  }
  const auto [bits, host, ask] = said;
  const SeatSet before = online();
  if (bits == 0 && host == 0) {
    elsewhere_.erase(word.node);
  } else {
    elsewhere_[word.node] = {SeatSet::from_bits(bits), host != 0, hall_.loop().now()};
  }
  if (ask != 0 && !watchers_.empty()) say_presence(false);
  look_for_people();
  if (match_ && online() != before) publish({.info = true});
}

void Room::forget_the_silent() {
  const SeatSet before = online();
  const auto now = hall_.loop().now();
  std::erase_if(elsewhere_, [&](const auto& there) { return now - there.second.heard > kSilent; });
  if (match_ && online() != before) publish({.info = true});
}

void Room::look_around() {
  forget_the_silent();
  if (!watchers_.empty()) say_presence(false);
  if (taken_ && !bots_may_move() && pending_.empty()) leave_to_others();
}

}  // namespace citybox::server

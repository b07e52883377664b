// Who looks at a class, and what they are told.

#include <algorithm>
#include <chrono>

#include "server/classroom/classes.hpp"
#include "server/wire/notice.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::milliseconds kBreath{250};  // between two tellings of what tables do

}  // namespace

ClassSight Classroom::sight() const {
  return {*state_, game_, tables_, online_, hands_, sharing_, classes_.url_of(code_), trouble()};
}

const Pupil* Classroom::pupil_at(const Watcher& watcher) const {
  return state_->pupil_of(watcher.token);
}

const TokenHash* Classroom::token_of(const Listener* who) const {
  for (const Watcher& watcher : watchers_) {
    if (watcher.is(who)) return &watcher.token;
  }
  return nullptr;
}

void Classroom::renew_online() {
  online_.clear();
  for (const Watcher& watcher : watchers_) {
    const Pupil* pupil = watcher.who.expired() ? nullptr : pupil_at(watcher);
    if (pupil != nullptr) online_.insert(pupil->number);
  }
}

wire::ClassWatched Classroom::watch(const std::shared_ptr<Listener>& who, const TokenHash& token) {
  std::erase_if(watchers_,
                [&](const Watcher& one) { return one.is(who.get()) || one.who.expired(); });
  watchers_.push_back({who, token, nullptr, {}});
  renew_online();
  touch();
  const Pupil* pupil = state_->pupil_of(token);
  const wire::Role role = *state_->role_of(token);
  const ClassSight sight = this->sight();
  wire::ClassWatched watched{info_of(sight, {role, pupil != nullptr ? pupil->table : std::nullopt}),
                             you_of(sight, role, pupil)};
  publish_soon();
  tick_later();
  return watched;
}

void Classroom::unwatch(const Listener* who) {
  if (std::erase_if(watchers_, [&](const Watcher& one) { return one.is(who); }) == 0) return;
  touch();
  if (broken()) return;
  renew_online();
  publish_soon();
}

bool Classroom::idle(Loop::Time now, std::chrono::seconds unused) const {
  const bool watched = std::any_of(watchers_.begin(), watchers_.end(),
                                   [](const Watcher& watcher) { return !watcher.who.expired(); });
  return !watched && pending_.empty() && !opening_ && now - touched_ > unused;
}

void Classroom::raise_hand(int pupil, Switch to) {
  if (to == Switch::kOn) {
    hands_.try_emplace(pupil, now());
  } else {
    hands_.erase(pupil);
  }
  publish_soon();
}

void Classroom::nudge(int table, std::optional<Seat> seat) {
  const TableAtHand* at = this->at(table);
  if (at == nullptr || !at->here()) return;
  const SeatSet owed = at->room->match().deciders();
  const Message message =
      message_of(notice(&wire::ClassNotices::class_nudge,
                        wire::ClassNudge{code_, "Your table waits for you: it is your decision."}));
  for (const Watcher& watcher : watchers_) {
    const Pupil* pupil = pupil_at(watcher);
    if (pupil == nullptr || pupil->table != table || !pupil->seat) continue;
    if (!owed.contains(*pupil->seat) || (seat && pupil->seat != seat)) continue;
    if (const auto listener = watcher.who.lock()) listener->send(message);
  }
}

void Classroom::publish_soon() {
  if (publishing_ || broken()) return;
  publishing_ = true;
  const auto since = published_ ? hall().loop().now() - *published_ : kBreath;
  const auto wait = since >= kBreath
                        ? std::chrono::milliseconds(0)
                        : std::chrono::ceil<std::chrono::milliseconds>(kBreath - since);
  hall().loop().after(wait, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->publishing_ = false;
    room->publish();
  });
}

// Each hears what is new to it, once what is told is on disk.
void Classroom::publish() {
  if (broken() || !pending_.empty()) return;
  published_ = hall().loop().now();
  renew_online();
  for (TableAtHand& at : tables_) renew_digest(at);
  const ClassSight sight = this->sight();
  std::map<ClassEyes, Message> infos;
  std::vector<std::pair<std::shared_ptr<Listener>, Message>> posts;
  std::erase_if(watchers_, [&](Watcher& watcher) {
    const auto listener = watcher.who.lock();
    if (!listener) return true;
    const auto role = state_->role_of(watcher.token);
    if (!role) {
      posts.emplace_back(
          listener,
          message_of(notice(&wire::ClassNotices::class_gone,
                            wire::ClassGone{code_, "You are not in this class any more."})));
      return true;
    }
    const Pupil* pupil = pupil_at(watcher);
    Message& info = infos[{*role, pupil != nullptr ? pupil->table : std::nullopt}];
    if (!info) {
      info = message_of(
          json_text(info_of(sight, {*role, pupil != nullptr ? pupil->table : std::nullopt})));
    }
    std::string you = json_text(you_of(sight, *role, pupil));
    wire::ClassUpdate update{code_, std::nullopt, std::nullopt};
    if (!watcher.info || *watcher.info != *info) update.info = {*info};
    if (watcher.you != you) update.you = {you};
    if (!update.info && !update.you) return false;
    watcher.info = info;
    watcher.you = std::move(you);
    posts.emplace_back(listener, message_of(notice(&wire::ClassNotices::class_update, update)));
    return false;
  });
  for (const auto& [listener, message] : posts) listener->send(message);
}

void Classroom::dismiss(const std::string& why) {
  const Message message =
      message_of(notice(&wire::ClassNotices::class_gone, wire::ClassGone{code_, why}));
  for (const Watcher& watcher : std::exchange(watchers_, {})) {
    if (const auto listener = watcher.who.lock()) listener->send(message);
  }
  refuse_all(Written::kNo);
}

}  // namespace citybox::server

#include "server/match/room.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/match/hall.hpp"
#include "server/match/keeper.hpp"
#include "server/wire/notice.hpp"

namespace citybox::server {

namespace {

constexpr double kPost =
    0.1;  // to send one when the disk has what it tells, as a part of a plain message

}  // namespace

Room::Room(Hall& hall, Match match, std::uint32_t generation)
    : hall_(hall),
      match_(std::move(match)),
      generation_(generation),
      id_(match_->row().id),
      code_(match_->row().code),
      game_(match_->row().game),
      touched_(hall.loop().now()),
      host_gone_(hall.loop().now()) {
  match_->grant_grace(hall.loop().unix_ms());
}

void Room::touch() { touched_ = hall_.loop().now(); }

bool Room::idle(Loop::Time now, std::chrono::seconds unused) {
  std::erase_if(watchers_, [](const Watcher& watcher) { return watcher.who.expired(); });
  return watchers_.empty() && pending_.empty() && attended_.expired() && now - touched_ > unused;
}

std::shared_ptr<void> Room::attend() {
  if (auto attended = attended_.lock()) return attended;
  auto attended = std::make_shared<char>();
  attended_ = attended;
  touch();
  return attended;
}

void Room::tell_keeper() const {
  if (match_ && match_->in_class() && hall_.keeper() != nullptr) hall_.keeper()->changed(*this);
}

void Room::commit(Changes changes, const News& news, Done done) {
  const bool seating = std::any_of(changes.begin(), changes.end(), [](const Change& change) {
    return std::holds_alternative<PutSeat>(change) || std::holds_alternative<PutTable>(change);
  });
  const std::vector<bool> before = let_in();
  Posts posts = encode(news, seating ? Seating::kChanged : Seating::kSame);
  const Posts lines = said(changes, before);
  posts.insert(posts.end(), lines.begin(), lines.end());
  const auto moves = static_cast<std::uint64_t>(
      std::count_if(changes.begin(), changes.end(), [](const Change& change) {
        const auto* entry = std::get_if<AppendEntry>(&change);
        return entry != nullptr && entry->entry.kind == Entry::Kind::kAction;
      }));
  const std::uint64_t ticket = hall_.submit(match_->row().id, generation_, std::move(changes));
  pending_.push_back({ticket, moves, hall_.loop().now(), {}});
  if (done) pending_.back().done.push_back(std::move(done));
  after_pending(std::move(posts));
  if (seating && match_->in_class()) show_out();
  if (match_->end_if_full()) publish({.info = true});
}

void Room::publish(const News& news) { after_pending(encode(news, Seating::kSame)); }

std::vector<bool> Room::let_in() const {
  std::vector<bool> let_in;
  let_in.reserve(watchers_.size());
  for (const Watcher& watcher : watchers_) let_in.push_back(watcher.eyes.let_in);
  return let_in;
}

Room::Posts Room::said(const Changes& changes, const std::vector<bool>& before) const {
  Posts posts;
  for (const Change& change : changes) {
    const auto* line = std::get_if<AppendChat>(&change);
    if (line == nullptr) continue;
    const Message message =
        message_of(notice(&wire::Notices::chat, wire::ChatNote{code_, chat_line(line->row)}));
    for (std::size_t i = 0; i < watchers_.size(); ++i) {
      if (before[i] || watchers_[i].eyes.let_in) posts.emplace_back(watchers_[i].who, message);
    }
  }
  return posts;
}

void Room::when_written(Done done) {
  if (pending_.empty()) return done(Written::kYes);
  pending_.back().done.push_back(std::move(done));
}

void Room::after_pending(Posts posts) {
  if (posts.empty()) return;
  when_written([posts = std::move(posts)](Written written) {
    if (written == Written::kNo) return;
    for (const auto& [who, message] : posts) {
      if (const auto listener = who.lock()) listener->send(message);
    }
  });
}

void Room::settle(std::uint64_t ticket, Written written) {
  // After a failure the later ones of the same generation were answered already.
  if (pending_.empty() || pending_.front().ticket != ticket) return;
  if (written == Written::kNo) return fail_pending();
  const Pending settled = std::move(pending_.front());
  pending_.pop_front();
  hall_.metrics().acknowledgement.add(hall_.loop().now() - settled.since);
  if (settled.moves > 0) hall_.metrics().moves.find(game_)->second.add(settled.moves);
  for (const Done& done : settled.done) done(Written::kYes);
  tell_keeper();
  if (pending_.empty()) {
    consider_bots();
    consider_clock();
  }
}

void Room::refuse_all(const std::deque<Pending>& failed) {
  for (const Pending& one : failed) {
    for (const Done& done : one.done) done(Written::kNo);
  }
}

void Room::fail_pending() {
  const auto failed = std::exchange(pending_, {});
  lose();
  refuse_all(failed);
  hall_.reload(*this);
}

void Room::lose() {
  match_.reset();
  for (Watcher& watcher : watchers_) watcher.shown.reset();
  bot_turn_.reset();
  patient_ = {};
}

void Room::revive(Match match) {
  match_ = std::move(match);
  generation_ = hall_.next_generation();
  match_->grant_grace(hall_.loop().unix_ms());
  for (Watcher& watcher : watchers_) watcher.eyes = see(watcher);
  publish({.info = true, .play = true});
  if (match_->in_class()) show_out();
  bot_rests();
  consider_clock();
  tell_keeper();
}

// After what tells them so is on disk, and after what was said of it.
void Room::show_out() {
  const auto is_out = [](const Watcher& watcher) {
    return watcher.eyes.held.empty() && !watcher.eyes.host;
  };
  if (std::none_of(watchers_.begin(), watchers_.end(), is_out)) return;
  when_written([weak = weak_from_this(), is_out](Written written) {
    const auto room = weak.lock();
    if (!room || room->broken() || written == Written::kNo) return;
    const Message message = message_of(notice(
        &wire::Notices::gone, wire::Gone{room->code_, "You do not sit at this table any more."}));
    std::erase_if(room->watchers_, [&](const Watcher& watcher) {
      if (!is_out(watcher)) return false;
      if (const auto listener = watcher.who.lock()) {
        listener->watches_no_more(room->code_);
        listener->send(message);
      }
      return true;
    });
    room->look_for_people();
    room->tell_keeper();
  });
}

void Room::dismiss() {
  const Message message = message_of(
      notice(&wire::Notices::gone, wire::Gone{code_, "This table is not there any more."}));
  for (const Watcher& watcher : std::exchange(watchers_, {})) {
    const auto listener = watcher.who.lock();
    if (!listener) continue;
    listener->watches_no_more(code_);
    listener->send(message);
  }
  refuse_all(std::exchange(pending_, {}));
}

Eyes Room::see(const Watcher& watcher) const {
  return server::eyes_of(*match_, watcher.tokens, watcher.look);
}

std::vector<std::size_t> Room::watch(const std::shared_ptr<Listener>& who,
                                     std::vector<TokenHash> tokens, SeatSet look, Updates updates) {
  std::vector<std::size_t> dropped;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!match_->seat_of(tokens[i]) && !match_->is_host(tokens[i])) dropped.push_back(i);
  }
  const SeatSet before = online();
  const Eyes eyes = server::eyes_of(*match_, tokens, look);
  std::optional<std::size_t> seen;
  for (const Watcher& watcher : watchers_) {
    if (watcher.is(who.get())) seen = watcher.seen;
  }
  std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.is(who.get()); });
  const SeatSet present = online() | eyes.held;
  const bool back = eyes.host && host_away();
  if (eyes.host) host_gone_.reset();
  if (present != before || back) {  // the newcomer hears it in the answer
    after_pending(tell_of(present));
  }
  watchers_.push_back({who, std::move(tokens), look, eyes, updates, nullptr, seen});
  look_for_people();
  touch();
  consider_bots();
  consider_clock();
  tell_keeper();
  return dropped;
}

// Who is here now.
Room::Posts Room::tell_of(SeatSet present) const {
  Posts posts;
  Showing showing(*match_, edition_, hall_.loop().unix_ms());
  std::vector<std::pair<Eyes, Message>> texts;
  for (const Watcher& watcher : watchers_) {
    auto known = std::find_if(texts.begin(), texts.end(),
                              [&](const auto& one) { return one.first == watcher.eyes; });
    if (known == texts.end()) {
      known = texts.emplace(
          texts.end(), watcher.eyes,
          message_of(update_text({.info = true}, {.eyes = watcher.eyes}, present, showing)));
    }
    posts.emplace_back(watcher.who, known->second);
  }
  hall_.owe(kPost * static_cast<double>(posts.size()));
  return posts;
}

void Room::unwatch(const Listener* who) {
  const SeatSet before = online();
  if (std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.is(who); }) == 0) {
    return;
  }
  touch();
  look_for_people();
  if (match_ && online() != before) publish({.info = true});
  bot_looks_up();
  all_look_up();
  tell_keeper();
}

bool Room::watched_by(const Listener* who) const {
  return std::any_of(watchers_.begin(), watchers_.end(),
                     [&](const Watcher& watcher) { return watcher.is(who); });
}

Eyes Room::eyes_of(const Listener* who) const {
  for (const Watcher& watcher : watchers_) {
    if (watcher.is(who)) return watcher.eyes;
  }
  return server::eyes_of(*match_, {});
}

const TokenHash* Room::token_of(const Listener* who) const {
  for (const Watcher& watcher : watchers_) {
    if (!watcher.is(who)) continue;
    for (const TokenHash& token : watcher.tokens) {
      if (match_->seat_of(token) || match_->is_host(token)) return &token;
    }
  }
  return nullptr;
}

SeatSet Room::online() const {
  SeatSet seats;
  for (const Watcher& watcher : watchers_) seats = seats | watcher.eyes.held;
  return seats;
}

wire::Info Room::info_seen_by(const Eyes& eyes, SeatSet online) const {
  return info_of(*match_, eyes, {online, away(), host_away(), hall_.url_of(code_)});
}

wire::Info Room::info_for(const Listener* who) const {
  return info_seen_by(eyes_of(who), online());
}

std::optional<wire::Play> Room::play_for(const Listener* who) {
  if (match_->journal() == nullptr) return std::nullopt;
  Showing showing(*match_, edition_, hall_.loop().unix_ms());
  const auto shown = showing.to(eyes_of(who));
  for (Watcher& watcher : watchers_) {
    if (watcher.is(who) && watcher.updates == Updates::kChanges) watcher.shown = shown;
  }
  return whole_of(*shown);
}

Room::Posts Room::encode(const News& news, Seating seating) {
  std::vector<EyesAre> eyes_are(watchers_.size(), EyesAre::kAsBefore);
  if (seating == Seating::kChanged) {
    for (std::size_t i = 0; i < watchers_.size(); ++i) {
      const Eyes now = see(watchers_[i]);
      if (now != watchers_[i].eyes) eyes_are[i] = EyesAre::kNew;
      watchers_[i].eyes = now;
    }
    look_for_people();
  }
  const SeatSet present = online();
  const bool anything =
      news.info || news.play || !news.steps.empty() || news.undone || news.declined;
  const bool words = std::any_of(news.steps.begin(), news.steps.end(),
                                 [](const PlayedStep& step) { return !step.words.empty(); });
  if (news.play) ++edition_;
  Posts posts;
  posts.reserve(watchers_.size());
  std::vector<std::pair<Told, Message>> encoded;  // one for all who are told the same
  Showing showing(*match_, edition_, hall_.loop().unix_ms());
  std::vector<std::shared_ptr<const Shown>> before;  // until the texts are made
  for (std::size_t i = 0; i < watchers_.size(); ++i) {
    Watcher& watcher = watchers_[i];
    const bool as_before = eyes_are[i] == EyesAre::kAsBefore;
    if (!anything && as_before) continue;
    Told told{.eyes = watcher.eyes, .eyes_are = eyes_are[i]};
    if (!news.info && as_before) {  // what is said is the same for both
      told.eyes.host = false;
      told.eyes.let_in = told.eyes.let_in && words;
    }
    if (match_->journal() != nullptr && (news.play || !as_before)) {
      auto now = showing.to(watcher.eyes);
      told.shown = {as_before ? watcher.shown.get() : nullptr, now.get()};
      if (watcher.updates == Updates::kChanges) std::swap(watcher.shown, now);
      before.push_back(std::move(now));
    }
    auto found = std::find_if(encoded.begin(), encoded.end(), [&](const auto& one) {
      return one.first.eyes == told.eyes && one.first.eyes_are == told.eyes_are &&
             one.first.shown == told.shown;
    });
    if (found == encoded.end()) {
      encoded.emplace_back(told, message_of(update_text(news, told, present, showing)));
      found = std::prev(encoded.end());
    }
    posts.emplace_back(watcher.who, found->second);
  }
  hall_.owe(kPost * static_cast<double>(posts.size()));
  return posts;
}

std::string Room::update_text(const News& news, const Told& told, SeatSet online,
                              Showing& showing) const {
  wire::Update update{.table = code_};
  if (news.info || told.eyes_are == EyesAre::kNew) update.info = info_seen_by(told.eyes, online);
  const auto [before, now] = told.shown;
  if (now != nullptr && before != nullptr) {
    update.changes = changes_of(*before, *now);
  } else if (now != nullptr) {
    update.play = whole_of(*now);
  }
  if (!news.steps.empty()) update.steps = {showing.told(news.steps, told.eyes)};
  if (news.undone) {
    update.undone = wire::Undone{.by = news.undone->by,
                                 .to = news.undone->to,
                                 .seq = match_->journal()->seq(),
                                 .retract = news.undone->retract,
                                 .redo = news.undone->redo,
                                 .sentence = news.undone->sentence};
  }
  if (news.time_is_up) update.time_is_up = true;
  update.declined = news.declined;
  return notice(&wire::Notices::update, update);
}

}  // namespace citybox::server

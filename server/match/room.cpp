#include "server/match/room.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/match/hall.hpp"

namespace citybox::server {

Room::Room(Hall& hall, Match match, std::uint32_t generation)
    : hall_(hall),
      match_(std::move(match)),
      generation_(generation),
      id_(match_->row().id),
      code_(match_->row().code),
      touched_(hall.loop().now()) {
  match_->grant_grace(hall.loop().unix_ms());
}

void Room::touch() { touched_ = hall_.loop().now(); }

bool Room::idle(Loop::Time now) {
  std::erase_if(watchers_, [](const Watcher& watcher) { return watcher.who.expired(); });
  return watchers_.empty() && pending_.empty() &&
         now - touched_ > std::chrono::seconds(hall_.config().keep_seconds);
}

void Room::commit(Changes changes, News news, Done done) {
  const bool seating = std::any_of(changes.begin(), changes.end(), [](const Change& change) {
    return std::holds_alternative<PutSeat>(change) || std::holds_alternative<PutTable>(change);
  });
  Posts posts = encode(news, seating);
  const std::uint64_t ticket = hall_.submit(match_->row().id, generation_, std::move(changes));
  pending_.push_back({ticket, {}});
  if (done) pending_.back().done.push_back(std::move(done));
  after_pending(std::move(posts));
}

void Room::publish(const News& news) { after_pending(encode(news, false)); }

void Room::announce(const Message& message) {
  Posts posts;
  for (const Watcher& watcher : watchers_) posts.emplace_back(watcher.who, message);
  after_pending(std::move(posts));
}

void Room::when_written(Done done) {
  if (pending_.empty()) return done(true);
  pending_.back().done.push_back(std::move(done));
}

void Room::after_pending(Posts posts) {
  if (posts.empty()) return;
  when_written([posts = std::move(posts)](bool written) {
    if (!written) return;
    for (const auto& [who, message] : posts) {
      if (const auto listener = who.lock()) listener->send(message);
    }
  });
}

void Room::settle(std::uint64_t ticket, bool written) {
  // After a failure the later ones of the same generation were answered already.
  if (pending_.empty() || pending_.front().ticket != ticket) return;
  if (!written) return fail_pending();
  const Pending settled = std::move(pending_.front());
  pending_.pop_front();
  for (const Done& done : settled.done) done(true);
  if (pending_.empty()) {
    consider_bots();
    consider_clock();
  }
}

void Room::fail_pending() {
  const auto failed = std::exchange(pending_, {});
  reload();
  for (const Pending& one : failed) {
    for (const Done& done : one.done) done(false);
  }
  if (match_) {
    publish({.info = true, .play = true});
    bot_rests();
    consider_clock();
  }
}

bool Room::reload() {
  generation_ = hall_.next_generation();
  match_.reset();
  bot_turn_.reset();
  auto match = hall_.load(code_);
  if (!match || !*match) return false;
  match_ = std::move(**match);
  match_->grant_grace(hall_.loop().unix_ms());
  for (Watcher& watcher : watchers_) watcher.eyes = see(watcher.tokens);
  return true;
}

Eyes Room::see(const std::vector<TokenHash>& tokens) const {
  Eyes eyes;
  for (const TokenHash& token : tokens) {
    if (const auto seat = match_->seat_of(token)) eyes.seats.add(*seat);
    if (match_->is_host(token)) eyes.host = true;
  }
  return eyes;
}

std::vector<std::size_t> Room::watch(const std::shared_ptr<Listener>& who,
                                     std::vector<TokenHash> tokens) {
  std::vector<std::size_t> dropped;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!match_->seat_of(tokens[i]) && !match_->is_host(tokens[i])) dropped.push_back(i);
  }
  const SeatSet before = online();
  const Eyes eyes = see(tokens);
  std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.key == who.get(); });
  const SeatSet present = SeatSet::from_bits(unsigned{online().bits()} | eyes.seats.bits());
  if (present != before) {  // the newcomer hears it in the answer
    Posts posts;
    Views none;
    for (const Watcher& watcher : watchers_) {
      posts.emplace_back(
          watcher.who, message_of(update_text({.info = true}, watcher.eyes, present, false, none)));
    }
    after_pending(std::move(posts));
  }
  watchers_.push_back({who, who.get(), std::move(tokens), eyes});
  touch();
  consider_bots();
  consider_clock();
  return dropped;
}

void Room::unwatch(const Listener* who) {
  const SeatSet before = online();
  if (std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.key == who; }) == 0) {
    return;
  }
  touch();
  if (match_ && online() != before) publish({.info = true});
}

Eyes Room::eyes_of(const Listener* who) const {
  for (const Watcher& watcher : watchers_) {
    if (watcher.key == who) return watcher.eyes;
  }
  return {};
}

SeatSet Room::online() const {
  unsigned bits = 0;
  for (const Watcher& watcher : watchers_) bits |= watcher.eyes.seats.bits();
  return SeatSet::from_bits(bits);
}

std::string Room::info_for(const Listener* who) const {
  return info_json(*match_, eyes_of(who), online(), hall_.url_of(code_));
}

Room::Posts Room::encode(const News& news, bool refresh_eyes) {
  std::vector<bool> changed(watchers_.size(), false);
  if (refresh_eyes) {
    for (std::size_t i = 0; i < watchers_.size(); ++i) {
      const Eyes now = see(watchers_[i].tokens);
      changed[i] = now != watchers_[i].eyes;
      watchers_[i].eyes = now;
    }
  }
  const SeatSet present = online();
  const bool anything = news.info || news.play || !news.steps.empty() || news.undone;
  Posts posts;
  posts.reserve(watchers_.size());
  struct Encoded {
    Eyes eyes;
    bool changed = false;
    Message text;
  };
  Views views;
  std::vector<Encoded> encoded;  // one for each distinct pair of eyes
  for (std::size_t i = 0; i < watchers_.size(); ++i) {
    if (!anything && !changed[i]) continue;
    Eyes eyes = watchers_[i].eyes;
    if (!news.info && !changed[i]) eyes.host = false;  // only the info speaks of it
    auto found = std::find_if(encoded.begin(), encoded.end(), [&](const Encoded& one) {
      return one.eyes == eyes && one.changed == changed[i];
    });
    if (found == encoded.end()) {
      encoded.push_back(
          {eyes, changed[i], message_of(update_text(news, eyes, present, changed[i], views))});
      found = std::prev(encoded.end());
    }
    posts.emplace_back(watchers_[i].who, found->text);
  }
  return posts;
}

// Where no seat has secrets of its own, all see what a spectator sees.
std::string_view Room::view_for(SeatSet eyes, Views& views) const {
  if (!match_->game().info().own_secrets()) eyes = SeatSet();
  for (const auto& [whose, view] : views) {
    if (whose == eyes) return view;
  }
  views.emplace_back(eyes, view_json(*match_, eyes));
  return views.back().second;
}

std::string Room::update_text(const News& news, const Eyes& eyes, SeatSet online, bool new_eyes,
                              Views& views) const {
  std::string text = R"({"jsonrpc":"2.0","method":"update","params":{"table":")" + code_ + '"';
  if (news.info || new_eyes) {
    text += R"(,"info":)" + info_json(*match_, eyes, online, hall_.url_of(code_));
  }
  if (news.play || new_eyes) {
    text += R"(,"play":)";
    text +=
        match_->journal() == nullptr
            ? "null"
            : play_json(*match_, eyes.seats, view_for(eyes.seats, views), hall_.loop().unix_ms());
  }
  if (!news.steps.empty()) text += R"(,"steps":)" + steps_json(news.steps, eyes.seats);
  if (news.undone) {
    text += fmt::format(R"(,"undone":{{"by":{},"to":{},"seq":{}{}}})", news.undone->by.index,
                        news.undone->to, match_->journal()->seq(),
                        news.undone->retract ? R"(,"retract":true)" : "");
  }
  if (news.time_is_up) text += R"(,"time_is_up":true)";
  text += "}}";
  return text;
}

}  // namespace citybox::server

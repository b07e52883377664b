#include <algorithm>
#include <chrono>

#include "server/log.hpp"
#include "server/match/hall.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::milliseconds kRest{2000};      // after the disk or a bot failed
constexpr std::chrono::milliseconds kPatience{8000};  // with those who are still shown things

}  // namespace

// Bots sleep while nobody looks: a forgotten table costs nothing.
bool Room::bots_may_move() const {
  if (!match_ || !pending_.empty() || match_->phase() != Phase::kPlaying) return false;
  const auto alone = hall_.loop().now() - touched_;
  return !watchers_.empty() || !attended_.expired() ||
         alone < std::chrono::seconds(hall_.config().grace_seconds);
}

std::optional<Seat> Room::bot_to_move() const {
  std::optional<Seat> seat;
  match_->deciders().for_each([&](Seat decider) {
    const bool moves = match_->kind(decider) == SeatKind::kBot && !is_patient(decider);
    if (!seat && moves) seat = decider;
  });
  return seat;
}

void Room::consider_bots() {
  if (!bots_may_move()) return call_off_bot();
  if (!bot_to_move()) {
    hurry_ = false;  // now a person decides
    return;
  }
  if (!runs()) return ask_to_run();
  if (bot_turn_ && bot_turn_->seq == match_->journal()->seq() &&
      bot_turn_->generation == generation_) {
    return;  // it is about to
  }
  call_off_bot();
  bot_turn_ = BotTurn{match_->journal()->seq(), generation_, ++bot_starts_};
  const std::chrono::milliseconds pace(hurry_ ? 0 : match_->row().pace_ms);
  const auto wait = std::max(pace, bots_meter_->wait(hall_.loop().now()));
  bot_waits_ = false;
  hall_.loop().after(wait, [weak = weak_from_this(), turn = *bot_turn_] {
    if (const auto room = weak.lock()) room->bot_is_due(turn);
  });
}

// Pages show one thing after another: nothing is to happen behind what is still shown. Of those at
// the table who tell what they have seen, all have seen everything.
bool Room::all_have_seen() const {
  const std::size_t now = match_->journal()->seq();
  return std::all_of(watchers_.begin(), watchers_.end(), [&](const Watcher& watcher) {
    return !watcher.tells() || *watcher.seen >= now;
  });
}

bool Room::anybody_tells() const {
  return std::any_of(watchers_.begin(), watchers_.end(),
                     [](const Watcher& watcher) { return watcher.tells(); });
}

void Room::seen(const Listener* who, std::size_t seq) {
  for (Watcher& watcher : watchers_) {
    if (watcher.is(who)) watcher.seen = seq;
  }
  bot_looks_up();
  all_look_up();
}

// Its pace is over. One who does not look up holds nobody up for long.
void Room::bot_is_due(BotTurn turn) {
  if (bot_turn_ != turn) return;
  const std::chrono::milliseconds pace(match_ ? match_->row().pace_ms : 0);
  if (hurry_ || pace.count() == 0 || !bots_may_move() || all_have_seen()) return bot_thinks(turn);
  bot_waits_ = true;
  hall_.loop().after(kPatience - pace, [weak = weak_from_this(), turn] {
    const auto room = weak.lock();
    if (room && room->bot_turn_ == turn) room->bot_thinks(turn);
  });
}

void Room::bot_looks_up() {
  if (!match_ || !bot_waits_ || !bot_turn_ || !all_have_seen()) return;
  bot_turn_->start = ++bot_starts_;  // who waited for the limit waits no more
  bot_thinks(*bot_turn_);
}

// What it thinks of is no longer so.
void Room::call_off_bot() {
  if (bot_thought_) *bot_thought_ = true;
  bot_thought_.reset();
}

void Room::hurry_bots() {
  hurry_ = true;
  if (!runs()) hall_.say(id_, "hurry");
  new_pace();
}

void Room::new_pace() {
  call_off_bot();
  bot_turn_.reset();
  consider_bots();
}

void Room::bot_thinks(BotTurn turn) {
  if (bot_turn_ != turn) return;
  bot_waits_ = false;
  const auto seat = bots_may_move() ? bot_to_move() : std::nullopt;
  if (!seat || match_->journal()->seq() != turn.seq) {
    bot_turn_.reset();
    return consider_bots();
  }
  bots_meter_->charge(hall_.loop().now(), 1);
  bot_thought_ = std::make_shared<std::atomic<bool>>(false);
  hall_.bots().think({.game = match_->game(),
                      .bot = match_->seats()[seat->index].bot,
                      .table = match_->journal()->table().clone(),
                      .seat = *seat,
                      .seed = new_seed(),
                      .meter = bots_meter_,
                      .aloud = !hurry_ && match_->row().pace_ms > 0,
                      .called_off = bot_thought_},
                     [weak = weak_from_this(), turn, seat = *seat](const auto& decided) {
                       if (const auto room = weak.lock()) room->bot_moves(turn, seat, decided);
                     });
}

void Room::bot_moves(BotTurn turn, Seat seat, const std::optional<Decided>& decided) {
  if (bot_turn_ != turn) return;
  bot_turn_.reset();
  if (!bots_may_move() || match_->journal()->seq() != turn.seq ||
      match_->kind(seat) != SeatKind::kBot) {
    return consider_bots();
  }
  if (decided && decided->lets_people_first && people_decide()) {
    return wait_patiently(seat, *decided);
  }
  Changes changes;
  auto played = decided ? match_->play(seat, decided->action, {}, hall_.loop().unix_ms(), changes)
                        : Result<PlayedStep>(refuse(RpcCode::kInternal, "no such bot"));
  if (!played) {
    log::error("event=bot_failed table={} seat={} why={}", match_->row().code, seat.index,
               log::value(played.error().message));
    return bot_rests();
  }
  if (decided->reason) played->because = sentence_of(decided->reason->claims, false);
  News news{.info = match_->phase() == Phase::kOver || changes.size() > 1, .play = true};
  speak(seat, *decided, &*played, changes);
  news.steps.push_back(std::move(*played));
  commit(std::move(changes), news, nullptr);
}

Result<> Room::act_for(Seat seat) {
  if (match_->phase() != Phase::kPlaying || !match_->deciders().contains(seat)) {
    return refuse(RpcCode::kNotNow, "Nothing is to be decided there just now.");
  }
  const GameEntry& game = *match_->game();
  hall_.bots().think(
      {.game = &game,
       .bot = standard_bot(game),
       .table = match_->journal()->table().clone(),
       .seat = seat,
       .seed = new_seed(),
       .meter = bots_meter_,
       .aloud = true},
      [weak = weak_from_this(), seat, seq = match_->journal()->seq()](const auto& decided) {
        if (const auto room = weak.lock()) room->acted_for(seat, seq, decided);
      });
  return {};
}

// Who decided meanwhile has decided.
void Room::acted_for(Seat seat, std::size_t seq, const std::optional<Decided>& decided) {
  if (!match_ || !decided || match_->phase() != Phase::kPlaying) return;
  if (!match_->current(seat, seq) || !match_->deciders().contains(seat)) return;
  Changes changes;
  match_->note_act(seat, hall_.loop().unix_ms(), changes);
  auto played = match_->play(seat, decided->action, {}, hall_.loop().unix_ms(), changes);
  if (!played) return;
  if (decided->reason) played->because = sentence_of(decided->reason->claims, false);
  News news{.info = true, .play = true};
  news.steps.push_back(std::move(*played));
  commit(std::move(changes), news, nullptr);
}

void Room::bot_rests() {
  if (!match_ || match_->journal() == nullptr) return;
  bot_turn_ = BotTurn{match_->journal()->seq(), generation_, ++bot_starts_};
  hall_.loop().after(kRest, [weak = weak_from_this(), turn = *bot_turn_] {
    const auto room = weak.lock();
    if (!room || room->bot_turn_ != turn) return;
    room->bot_turn_.reset();
    room->consider_bots();
  });
}

}  // namespace citybox::server

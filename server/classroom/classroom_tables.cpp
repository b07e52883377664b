// How the tables of a class follow it.

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/classroom/classes.hpp"
#include "server/classroom/plan.hpp"
#include "server/log.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::seconds kBetweenPools{3};  // at one table, unless it matters at once

// An action of the facilitator that goes with others into one write.
bool obeyed(Match& match, const std::string& text, UnixMs now, Changes& out, News& news) {
  auto step = match.obey(text, now, out);
  if (!step) {
    log::error("event=class_not_obeyed table={} action={} why={}", match.row().code,
               log::value(text), log::value(step.error().message));
    return false;
  }
  news.steps.push_back(std::move(*step));
  return true;
}

}  // namespace

// What the tables share goes by how many there are, or will be.
void Classroom::share_anew() {
  const std::size_t open = state_->tables.empty() ? state_->plan.size() : state_->tables.size();
  const int tables = std::max(1, static_cast<int>(open));
  const auto shared = game_.sharing(tables, state_->settings.options.json);
  sharing_ = shared ? *shared : std::nullopt;
  tables_.resize(state_->tables.size());
}

int Classroom::most_tables() const {
  return sharing_ ? std::min(sharing_->most_tables, kMostTables) : kMostTables;
}

const TableAtHand* Classroom::at(int number) const {
  const bool known = number >= 1 && number <= static_cast<int>(tables_.size());
  return known ? &tables_[static_cast<std::size_t>(number) - 1] : nullptr;
}

Result<std::shared_ptr<Room>> Classroom::room_of(int number) const {
  const TableAtHand* found = at(number);
  if (found == nullptr) {
    return refuse(RpcCode::kInvalidParams, "table: there is no such table in this class.");
  }
  if (found->closed()) return refuse(RpcCode::kNotNow, found->room->match().note());
  if (!found->here()) {
    return refuse(RpcCode::kNotNow, fmt::format("Table {} is not there just now.", number));
  }
  return found->room;
}

void Classroom::wake() {
  woken_ = hall().loop().now();
  std::vector<std::string> codes;
  for (const TableOfClass& table : state_->tables) codes.push_back(table.code);
  hall().bring(codes, [weak = weak_from_this()](std::size_t) {
    const auto self = weak.lock();
    if (!self || self->broken()) return;
    for (const TableOfClass& table : self->state_->tables) {
      if (auto room = self->hall().room(table.code)) {
        self->attach(room);
      } else {
        self->tables_[static_cast<std::size_t>(table.number) - 1] = {
            .room = nullptr,
            .missing = self->hall().unreadable(table.code) ? Missing::kUnreadable : Missing::kGone};
      }
    }
    for (TableAtHand& at : self->tables_) self->renew_digest(at);
    self->awake_ = true;
    self->consider_soon();
    self->publish_soon();
    self->classes_.woke(*self);
  });
  tick_later();
}

void Classroom::attach(const std::shared_ptr<Room>& room) {
  if (broken()) return;
  for (const TableOfClass& table : state_->tables) {
    if (table.code != room->code()) continue;
    TableAtHand& here = tables_[static_cast<std::size_t>(table.number) - 1];
    if (here.room != room) here = {room, room->attend()};
  }
}

void Classroom::table_changed(const Room& room) {
  if (broken()) return;
  for (const TableAtHand& here : tables_) {
    if (here.room.get() != &room) continue;
    consider_soon();
    publish_soon();
  }
}

void Classroom::renew_digest(TableAtHand& here) const {
  if (!here.here()) return;
  const Journal& journal = *here.room->match().journal();
  const std::uint32_t generation = here.room->generation();
  if (here.digest && here.digest->seq == journal.seq() && here.digest->generation == generation) {
    return;
  }
  const Table& table = journal.table();
  here.digest = Digest{journal.seq(), generation, table.glance(), table.now(), table.standing()};
}

void Classroom::consider_soon() {
  if (considering_) return;
  considering_ = true;
  hall().loop().post([weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->considering_ = false;
    self->consider();
  });
}

// First what the class learns from its tables; when that is on disk, what they learn from it.
void Classroom::consider() {
  if (broken() || !pending_.empty()) return;
  if (ClassActs due = due_acts(); !due.empty()) return commit(due, nullptr);
  for (const TableOfClass& table : state_->tables) {
    follow(table, tables_[static_cast<std::size_t>(table.number) - 1]);
  }
}

SeatRow Classroom::seat_row(int number) const {
  const Pupil* pupil = state_->find(number);
  if (pupil == nullptr) return {{}, std::nullopt, standard_bot(game_)};
  return {pupil->name, pupil->token, pupil->bot ? standard_bot(game_) : std::string()};
}

void Classroom::seat_all(const TableOfClass& table, Match& match, Changes& out) const {
  SeatSet::first(static_cast<int>(table.seats.size())).for_each([&](Seat seat) {
    if (match.has(seat)) match.assign(seat, seat_row(table.seats[seat.index]), now(), out);
  });
}

// Whoever ends a round and takes that back, again and again, must not fill the logs of all others.
void Classroom::tell_pool(TableAtHand& at, Changes& out, News& news) const {
  Match& match = at.room->match();
  const Share share = match.journal()->table().share().value_or(Share{});
  const int told = std::min(state_->pool, sharing_->numbers.back());
  if (told <= 0 || share.told == told) return;
  const bool matters = state_->event || share.cards.size() < state_->cards.size() ||
                       state_->phase == wire::ClassPhase::kEnded;
  const auto time = hall().loop().now();
  if (!matters && at.told && time - *at.told < kBetweenPools) return;
  if (obeyed(match, sharing_->pool_action(told), now(), out, news)) at.told = time;
}

void Classroom::tell_shared(TableAtHand& at, Changes& out, News& news) const {
  Match& match = at.room->match();
  if (!sharing_ || match.phase() == Phase::kOver) return;
  const auto share = [&] { return match.journal()->table().share().value_or(Share{}); };
  tell_pool(at, out, news);
  for (const CardCame& card : state_->cards) {
    if (match.phase() == Phase::kOver) return;
    const std::vector<std::string> came = share().cards;
    if (std::find(came.begin(), came.end(), card.card) != came.end()) continue;
    if (!obeyed(match, sharing_->card_action(card.card), now(), out, news)) return;
  }
  if (state_->phase == wire::ClassPhase::kEnded && match.phase() != Phase::kOver) {
    obeyed(match, sharing_->close_action(), now(), out, news);
  }
}

void Classroom::follow(const TableOfClass& table, TableAtHand& here) {
  if (!here.here() || here.room->match().read_only()) return;
  Match& match = here.room->match();
  Changes changes;
  News news;
  seat_all(table, match, changes);
  if (match.row().spectators) match.keep_spectators_out(changes);  // as it once was
  tell_shared(here, changes, news);
  const bool stopped = state_->stop() != wire::Stop::kNone;
  if (match.phase() != Phase::kOver && match.row().paused != stopped) {
    const auto done = stopped ? match.pause(now(), changes) : match.resume(now(), changes);
    if (!done) log::error("event=class_pause_failed table={}", table.code);
  }
  const bool new_pace = match.row().pace_ms != state_->settings.pace;
  if (new_pace && !match.pace(state_->settings.pace, changes)) return;
  if (changes.empty()) return;
  news.info = news.play = true;
  here.room->commit(std::move(changes), news, nullptr);
}

Result<> Classroom::roll_back(int number, std::size_t to, Done done) {
  const auto room = room_of(number);
  if (!room) return tl::unexpected(room.error());
  Changes changes;
  auto undone = (*room)->match().roll_back(to, now(), changes);
  if (!undone) return tl::unexpected(undone.error());
  News news{.info = true, .play = true};
  news.undone = Undone{.by = undone->by, .to = undone->to, .sentence = undone->sentence};
  (*room)->commit(std::move(changes), news, nullptr);
  commit({{{.deed = ClassDeed::kRolledBack,
            .table = number,
            .number = static_cast<std::int64_t>(to)}}},
         std::move(done));
  return {};
}

Result<std::string> Classroom::next_card(const std::optional<std::string>& wanted) const {
  if (!sharing_ || !state_->event || state_->card_is_known()) {
    return refuse(RpcCode::kNotNow, "No card is to come just now.");
  }
  std::vector<std::string> left;
  for (const ClassCard& card : sharing_->cards) {
    const bool came = std::any_of(state_->cards.begin(), state_->cards.end(),
                                  [&](const CardCame& one) { return one.card == card.id; });
    if (!came) left.push_back(card.id);
  }
  if (wanted) {
    if (std::find(left.begin(), left.end(), *wanted) != left.end()) return *wanted;
    return refuse(RpcCode::kInvalidParams, "card: this card came already, or there is none such.");
  }
  if (left.empty()) return refuse(RpcCode::kNotNow, "No card is left.");
  return left[new_seed() % left.size()];
}

}  // namespace citybox::server

// What an operator asks of a running server, and what goes by itself with time.

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/types/guarded.hpp"
#include "server/log.hpp"
#include "server/match/hall.hpp"
#include "server/match/keeper.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::hours kTidy{1};  // also at first: who did not mean it has time to stop
constexpr std::chrono::seconds kMoreToTidy{5};
constexpr std::chrono::hours kNeverStarted{24};

constexpr Purge kLobbies{kNeverStarted, Purge::Which::kNeverStarted};

constexpr std::chrono::hours kClockMayBeOff{1};
constexpr const char* kWrongClock =
    "The system's clock was set by more than an hour since the server started: nothing goes "
    "for its age until the server is started again.";

tl::expected<Portion, Problem> try_to_read(Store& store, const Order& order, UnixMs now) {
  using Read = tl::expected<Portion, Problem>;
  return guarded([&]() -> Read { return portion_of(store, order, now); },
                 [](std::string_view why) -> Read {
                   return tl::unexpected(Problem{fmt::format("Reading went wrong: {}.", why)});
                 });
}

}  // namespace

void Hall::carry_out(Order order, Done done) {
  orders_.push_back({std::move(order), std::move(done)});
  if (orders_.size() == 1) next_order();
}

void Hall::next_order() {
  const Order& order = orders_.front().order;
  if (std::holds_alternative<Purge>(order) && !clock_is_right()) {
    return loop_.post([this, alive = std::weak_ptr(alive_)] {
      if (alive.lock()) finish_order(tl::unexpected(Problem{kWrongClock}));
    });
  }
  reader_.add([this, alive = std::weak_ptr(alive_), order, now = loop_.unix_ms()] {
    const auto portion = try_to_read(store_, order, now);
    loop_.post([this, alive, portion] {
      if (!alive.lock()) return;
      if (!portion) return finish_order(tl::unexpected(portion.error()));
      do_chores(*portion);
    });
  });
}

// The loop's clock goes on from what the system had at the start; where that was wrong, all tables
// seem old.
bool Hall::clock_is_right() const {
  const std::chrono::milliseconds off(loop_.system_ms() - loop_.unix_ms());
  return off < kClockMayBeOff && off > -kClockMayBeOff;
}

void Hall::finish_order(const tl::expected<Outcome, Problem>& done) {
  const Ordered finished = std::move(orders_.front());
  orders_.pop_front();
  if (!orders_.empty()) next_order();
  finished.done(done);
}

void Hall::do_chores(const Portion& portion) {
  struct Sum {
    Outcome outcome;
    std::size_t left = 1;
    std::optional<Problem> problem;
  };
  const Order& order = orders_.front().order;
  const auto sum = std::make_shared<Sum>();
  sum->outcome.more_after = portion.more_after;
  const auto finish = [this, sum] {
    if (--sum->left > 0) return;
    if (sum->problem) return finish_order(tl::unexpected(*sum->problem));
    finish_order(std::move(sum->outcome));
  };
  for (const Chore& chore : portion.chores) {
    // What is in use is not stale, however long nothing was written.
    if (std::holds_alternative<Purge>(order) && in_use(chore.table.id)) continue;
    sum->outcome.codes.push_back(chore.table.code);
    if (only_lists(order)) continue;
    ++sum->left;
    do_chore(chore, [sum, finish](Room::Written written) {
      if (written != Room::Written::kYes)
        sum->problem = Problem{"The disk did not take all of it."};
      finish();
    });
  }
  if (!only_lists(order) && !sum->outcome.codes.empty()) {
    log::info("event=order kind={} tables={}", kind_of(order), sum->outcome.codes.size());
  }
  finish();
}

bool Hall::in_use(TableId table) const {
  const auto known = by_id_.find(table);
  if (known != by_id_.end()) return known->second->in_use();
  return keeper_ != nullptr && keeper_->in_use(table);
}

// What is in memory of the table, or on its way there, is behind the disk from now on.
void Hall::do_chore(const Chore& chore, Room::Done done) {
  const std::string& code = chore.table.code;
  ordered_.insert(code);
  if (const auto loading = loading_.find(code);
      loading != loading_.end() && loading->second.reading == Reading::kUnderWay) {
    loading->second.reading = Reading::kOutdated;
  }
  if (const auto known = by_id_.find(chore.table.id); known != by_id_.end()) known->second->lose();
  if (keeper_ != nullptr) keeper_->order_begins(code);
  const std::uint64_t ticket = submit({chore.table.id, next_generation(), 0, {chore.change}});
  chores_[ticket] = [this, chore, done = std::move(done)](Room::Written written) {
    chore_done(chore, written);
    done(written);
  };
}

void Hall::chore_done(const Chore& chore, Room::Written written) {
  const std::string& code = chore.table.code;
  ordered_.erase(code);
  if (std::holds_alternative<DropTable>(chore.change) && written == Room::Written::kYes) {
    --tables_;
    dismiss(code);
  }
  if (const auto known = by_id_.find(chore.table.id); known != by_id_.end()) {
    reload(*known->second);
  }
  begin_reading(code);
  if (keeper_ != nullptr) keeper_->order_ends(code);
}

void Hall::drop(const Room& room, Room::Done done) {
  do_chore({{room.id(), room.code()}, DropTable{}}, std::move(done));
}

// Tables that were never begun go after a day, others only if the operator said so.
void Hall::begin_tidying() { tidy_after(kTidy, kLobbies); }

void Hall::tidy(const Purge& what) {
  carry_out(what, [this, what](const tl::expected<Outcome, Problem>& done) {
    if (!done) log::error("event=tidy_failed why={}", log::value(done.error().text));
    if (done && done->more_after) {
      Purge rest = what;
      rest.after = *done->more_after;
      return tidy_after(kMoreToTidy, rest);
    }
    const bool all = what.which == Purge::Which::kAll || config_.keep_days == 0;
    if (all) return begin_tidying();
    tidy(Purge{std::chrono::days(config_.keep_days)});
  });
}

void Hall::tidy_after(std::chrono::seconds wait, Purge what) {
  loop_.after(wait, [this, alive = std::weak_ptr(alive_), what] {
    if (alive.lock()) tidy(what);
  });
}

void Hall::probe(std::function<void(const tl::expected<void, Problem>&)> done) {
  writer_.probe([this, alive = std::weak_ptr(alive_),
                 done = std::move(done)](const tl::expected<void, Problem>& probed) mutable {
    loop_.post([alive, done = std::move(done), probed] {
      if (alive.lock()) done(probed);
    });
  });
}

}  // namespace citybox::server

// What an operator asks of a running server, and what goes by itself with time.

#include <algorithm>
#include <utility>

#include "server/log.hpp"
#include "server/match/hall.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::hours kTidy{1};
constexpr std::chrono::seconds kMoreToTidy{5};
constexpr std::chrono::hours kNeverStarted{24};

using Tables = tl::expected<std::vector<std::string>, Problem>;

std::chrono::seconds wait_after(const Tables& gone) {
  const bool more = gone && gone->size() >= static_cast<std::size_t>(kPurgedAtOnce);
  return more ? kMoreToTidy : std::chrono::seconds(kTidy);
}

}  // namespace

void Hall::carry_out(Order order, Done done) {
  const auto now = loop_.unix_ms();
  reader_.add([this, alive = std::weak_ptr(alive_), order = std::move(order), now,
               done = std::move(done)]() mutable {
    const auto todo = chores(store_, order, now);
    loop_.post([this, alive, order, todo, done = std::move(done)] {
      if (!alive.lock()) return;
      if (!todo) return done(tl::unexpected(todo.error()));
      do_chores(order, *todo, done);
    });
  });
}

void Hall::do_chores(const Order& order, const std::vector<Chore>& todo, const Done& done) {
  struct Sum {
    std::vector<std::string> codes;
    std::size_t left = 1;
    std::optional<Problem> problem;
  };
  const auto sum = std::make_shared<Sum>();
  const auto finish = [sum, done] {
    if (--sum->left > 0) return;
    if (sum->problem) return done(tl::unexpected(*sum->problem));
    done(std::move(sum->codes));
  };
  for (const Chore& chore : todo) {
    // What is in use is not stale, however long nothing was written.
    if (std::holds_alternative<Purge>(order) && in_use(chore.table.id)) continue;
    sum->codes.push_back(chore.table.code);
    if (only_lists(order)) continue;
    ++sum->left;
    do_chore(chore, [sum, finish](Room::Written written) {
      if (written == Room::Written::kNo) sum->problem = Problem{"The disk did not take all of it."};
      finish();
    });
  }
  if (!only_lists(order) && !sum->codes.empty()) {
    log::info("event=order kind={} tables={}", kind_of(order), sum->codes.size());
  }
  finish();
}

bool Hall::in_use(TableId table) const {
  const auto known = by_id_.find(table);
  return known != by_id_.end() && known->second->watched();
}

// What is in memory of the table is behind the disk from now on.
void Hall::do_chore(const Chore& chore, Room::Done done) {
  if (const auto known = by_id_.find(chore.table.id); known != by_id_.end()) known->second->lose();
  const std::uint64_t ticket = submit(chore.table.id, next_generation(), {chore.change});
  orders_[ticket] = [this, chore, done = std::move(done)](Room::Written written) {
    const bool dropped = std::holds_alternative<DropTable>(chore.change);
    if (dropped && written == Room::Written::kYes) --tables_;
    if (const auto known = by_id_.find(chore.table.id); known != by_id_.end()) {
      reload(*known->second);
    }
    done(written);
  };
}

// Tables that were never begun go after a day, others only if the operator said so.
void Hall::tidy() {
  carry_out(Purge{kNeverStarted, Purge::Which::kNeverStarted}, [this](const Tables& gone) {
    if (config_.keep_days == 0) return tidy_after(wait_after(gone));
    carry_out(Purge{std::chrono::days(config_.keep_days)},
              [this](const Tables& more) { tidy_after(wait_after(more)); });
  });
}

void Hall::tidy_after(std::chrono::seconds wait) {
  loop_.after(wait, [this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) tidy();
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

// What a class learns from its tables, and what is wrong with them.

#include <fmt/format.h>

#include <algorithm>

#include "server/classroom/classes.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::seconds kLookAgain{60};  // for a table that is not there

}  // namespace

// One that is not there for good has finished with what it had added; one that can only be looked at
// has finished, too.
Added Classroom::added_by(const TableOfClass& table) const {
  const TableAtHand& at = tables_[static_cast<std::size_t>(table.number) - 1];
  Added added{.share = {}, .over = true, .finished = table.finished, .ended = table.ended};
  if (at.missing == Missing::kGone) {
    added.share.rounds = state_->slowest;
    added.share.added = table.lost.value_or(0);
    return added;
  }
  const Journal* past = at.room->match().past();
  if (past != nullptr) added.share = past->table().share().value_or(Share{});
  added.over = at.room->match().phase() == Phase::kOver;
  return added;
}

// What the pool holds and nobody else has brought, a lost table had added: the class counts on with it.
void Classroom::count_lost(std::vector<Added>& added, ClassActs& acts) const {
  for (std::size_t i = 0; i < added.size(); ++i) {
    const bool gone = tables_[i].missing == Missing::kGone;
    if (gone == state_->tables[i].lost.has_value()) continue;
    if (gone) {
      added[i].share.added = std::max(0, state_->pool - pool_of(added, state_->slowest));
    }
    acts.push_back({{.deed = ClassDeed::kLost,
                     .table = static_cast<int>(i) + 1,
                     .on = gone,
                     .number = added[i].share.added}});
  }
}

// BC-40, BC-41, BC-43.
void Classroom::count_shared(std::vector<Added>& added, AllOver all, ClassActs& acts) const {
  count_lost(added, acts);
  const int slowest = count_finished(added, state_->slowest);
  for (std::size_t i = 0; i < added.size(); ++i) {
    if (added[i].finished == state_->tables[i].finished) continue;
    acts.push_back({{.deed = ClassDeed::kFinished,
                     .table = static_cast<int>(i) + 1,
                     .on = added[i].over,
                     .number = added[i].ended,
                     .rounds = added[i].finished.value_or(slowest)}});
  }
  const int pool = pool_of(added, slowest);
  if (pool != state_->pool || slowest != state_->slowest) {
    acts.push_back({{.deed = ClassDeed::kPool, .number = pool, .rounds = slowest}});
  }
  const std::size_t came = state_->cards.size();
  const bool reached = came < sharing_->numbers.size() && pool >= sharing_->numbers[came];
  if (reached && !state_->event && all == AllOver::kNo) {
    acts.push_back({{.deed = ClassDeed::kEvent, .number = static_cast<std::int64_t>(came) + 1}});
  }
  // A table was taken back before the card was known: its number is to be reached again.
  if (state_->event && !state_->card_is_known() && !reached) {
    acts.push_back({{.deed = ClassDeed::kGoneOn}});
  }
}

// What cannot be known of a table that is not there just now waits for it.
ClassActs Classroom::due_acts() const {
  ClassActs acts;
  if (state_->phase != wire::ClassPhase::kPlaying) return acts;
  const auto is_known = [](const TableAtHand& one) {
    return one.here() || one.closed() || one.missing == Missing::kGone;
  };
  const auto is_there = [](const TableAtHand& one) { return one.missing == Missing::kNo; };
  if (!std::all_of(tables_.begin(), tables_.end(), is_known) ||
      std::none_of(tables_.begin(), tables_.end(), is_there)) {
    return acts;
  }
  std::vector<Added> added;
  for (const TableOfClass& table : state_->tables) added.push_back(added_by(table));
  const bool all_over =
      std::all_of(added.begin(), added.end(), [](const Added& one) { return one.over; });
  if (sharing_) count_shared(added, all_over ? AllOver::kYes : AllOver::kNo, acts);
  if (all_over && !state_->event) acts.push_back({{.deed = ClassDeed::kEnded, .on = true}});
  return acts;
}

std::string Classroom::trouble() const {
  std::string all;
  const auto add = [&](std::size_t place, std::string_view what) {
    all += fmt::format("{}Table {} {}", all.empty() ? "" : " ", place + 1, what);
  };
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    const TableAtHand& at = tables_[i];
    if (at.missing == Missing::kGone) {
      add(i, "is not there any more: the class goes on without it.");
    } else if (at.missing == Missing::kUnreadable) {
      add(i, "cannot be read from the disk just now: what all share waits for it.");
    } else if (at.closed()) {
      add(i, fmt::format("can only be looked at: {}", at.room->match().note()));
    }
  }
  return all;
}

void Classroom::look_for_tables() {
  const bool all_there = std::all_of(tables_.begin(), tables_.end(), [](const TableAtHand& one) {
    return one.here() || one.closed();
  });
  if (!all_there && hall().loop().now() - woken_ >= kLookAgain) wake();
}

}  // namespace citybox::server

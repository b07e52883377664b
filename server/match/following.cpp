// What another node wrote at a table that is in memory here, too: the same is done here again.

#include <algorithm>
#include <utility>

#include "server/match/match.hpp"

namespace citybox::server {

bool Match::can_follow(const StoredTable& rest) const {
  const TableRow& there = rest.row;
  return journal_ && !read_only() && !upgrade_ && rest.fault.empty() && there.started &&
         there.rules_version == row_.rules_version && there.content == row_.content &&
         there.seats == row_.seats;
}

std::optional<Match::Followed> Match::follow(const EntryRow& row) {
  Followed followed;
  followed.kind = row.kind;
  Changes known;  // the store has them
  if (row.kind == Entry::Kind::kAction) {
    const auto action = game_->parse(row.text);
    RecordedDraws draws(row.draws);
    auto played = action ? play_for(row.actor, *action, row.words, row.at, known, &draws)
                         : Result<PlayedStep>(refuse(RpcCode::kInternal, action.error().text));
    if (!played || !draws.used_up()) return std::nullopt;
    followed.step = std::move(*played);
  } else if (row.kind == Entry::Kind::kUndo) {
    if (row.place >= journal_->line().size()) return std::nullopt;
    followed.undone = take_back(row.actor, row.place, row.at, known);
  } else if (row.kind == Entry::Kind::kRedo) {
    const auto again = journal_->redoable();
    if (!again || again->to != row.place) return std::nullopt;
    auto redone = redo(SeatSet(again->by), row.actor, row.at, known);
    if (!redone) return std::nullopt;
    followed.undone = std::move(*redone);
  } else {
    const auto place = retract(row.actor, row.at, known);
    if (!place || *place != row.place) return std::nullopt;
    followed.undone = {.done = true, .to = row.place, .by = row.actor};
  }
  return followed;
}

void Match::adopt(StoredTable rest) {
  edition_ = rest.edition;
  changed_ = std::max({changed_, rest.row.changed, rest.last_entry});
  row_ = std::move(rest.row);
  seats_ = std::move(rest.seats);
  claims_ = std::move(rest.claims);
  for (SeatRow& seat : seats_) {
    if (!seat.bot.empty() && !game_->bot(seat.bot)) seat.bot = standard_bot(*game_);
  }
  chat_ = std::move(rest.chat);
}

std::optional<std::size_t> Match::done_already(Seat seat, std::size_t seq,
                                               PackedAction action) const {
  const auto& entries = journal_->entries();
  for (std::size_t i = seq; i < entries.size(); ++i) {
    if (entries[i].actor != seat) continue;
    const bool same = entries[i].kind == Entry::Kind::kAction && entries[i].action == action;
    return same ? std::optional(i + 1) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace citybox::server

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/match/match.hpp"

namespace citybox::server {

Result<> Match::changeable() const {
  if (read_only()) return refuse(RpcCode::kNotNow, closed_);
  return {};
}

Result<> Match::has_game() const {
  if (auto open = changeable(); !open) return open;
  if (!journal_) return refuse(RpcCode::kNotNow, "The game has not started yet.");
  return {};
}

Result<> Match::not_over() const {
  if (auto game = has_game(); !game) return game;
  if (phase() == Phase::kOver) return refuse(RpcCode::kNotNow, "The game is over.");
  return {};
}

Result<> Match::under_way() const {
  if (auto game = has_game(); !game) return game;
  if (phase() == Phase::kPaused) return refuse(RpcCode::kNotNow, "The game is paused.");
  return {};
}

Result<PlayedStep> Match::play(Seat seat, PackedAction action, std::string words, UnixMs now,
                               Changes& out, const GivenDraws& came_up) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  if (!real()) {
    if (auto none = not_told(came_up); !none) return tl::unexpected(none.error());
    return play_for(seat, action, std::move(words), now, out);
  }
  auto values = told(came_up, [&](const std::vector<std::uint32_t>& so_far) {
    return told_draws(journal_->table(), seat, action, words, so_far);
  });
  if (!values) return tl::unexpected(values.error());
  ScriptedDraws draws(*std::move(values));
  return play_for(seat, action, std::move(words), now, out, &draws);
}

Result<> Match::not_told(const GivenDraws& came_up) {
  if (!came_up) return {};
  return refuse(RpcCode::kInvalidParams, "draws: only beside a real table is told what came up.");
}

Result<std::vector<std::uint32_t>> Match::told(const GivenDraws& came_up, const Tell& tell) {
  MaybeTold draws = tell(came_up.value_or(std::vector<std::uint32_t>()));
  if (!draws) return refuse(RpcCode::kInvalidParams, draws.error().text);
  if (!draws->asked) return std::move(draws->values);
  return rpc_error(RpcCode::kAsksForDraw, "Say what came up on your table.",
                   to_json(*draws->asked));
}

Result<PlayedStep> Match::play_for(Seat seat, PackedAction action, std::string words, UnixMs now,
                                   Changes& out, DrawSource* draws) {
  if (phase() == Phase::kOver) return refuse(RpcCode::kNotNow, "The game is over.");
  if (!allowances_.has_words(seat, words.size())) {
    return refuse(RpcCode::kLimit, "You have written as much as you may for now; play on.");
  }
  // A class tells its tables what it must, and paces itself.
  if (seat == kFacilitator && !in_class() && !allowances_.may_facilitate()) {
    return refuse(RpcCode::kLimit,
                  "The facilitator has done as much as may be for now; let the others play on.");
  }
  PlayedStep played;
  played.seat = seat;
  played.words = words;
  played.action = action;
  const SeatSet before = journal_->table().deciders();
  auto step = draws != nullptr ? journal_->play(seat, action, std::move(words), *draws)
                               : journal_->play(seat, action, std::move(words));
  if (!step) return refuse(step.error());
  played.step = std::move(*step);
  played.count = static_cast<std::uint32_t>(journal_->line().size());
  allowances_.played(seat, played.words.size());
  history_.played(*journal_, game_->to_text(action), now);
  append_last(now, out);
  const bool told = seat == kFacilitator && journal_->table().only_tells(action);
  if (!told) drop_request(out);
  const SeatSet still = (before & deciders()) - SeatSet(seat);
  SeatSet::first(static_cast<int>(seats_.size())).for_each([&](Seat each) {
    if (!still.contains(each)) owed_since_[each.index] = journal_->seq();
  });
  wind_clock(now, Course::kOn, out);
  return played;
}

bool Match::current(Seat seat, std::size_t seq) const {
  return seq <= journal_->seq() && seq >= owed_since_[seat.index];
}

void Match::append_last(UnixMs now, Changes& out) {
  changed_ = now;
  const Entry& entry = journal_->entries().back();
  EntryRow row{entry.kind,  entry.actor, {},           entry.draws,
               entry.words, entry.place, std::nullopt, now};
  if (entry.kind == Entry::Kind::kAction) {
    row.text = game_->to_text(entry.action);
    row.telling = telling_of(entry.audience, journal_->happenings().back());
  }
  out.emplace_back(AppendEntry{static_cast<std::uint32_t>(journal_->seq() - 1), std::move(row)});
  if (upgrade_) put_table(out);
}

// Not past a draw or a reveal, unless the table is for practice; but with other people there it is
// theirs to say. A second seat in the same hands is not another person.
bool Match::bots_agree(SeatSet hands, std::size_t to) const {
  const SeatSet others = people() - hands;
  return row_.purpose == Purpose::kPractice || !others.empty() || !journal_->disclosed_since(to);
}

// Beside a real table nothing is found out by going back: what was told wrongly is told again.
std::size_t Match::free_to(Seat seat) const {
  const std::size_t free = journal_->free_to(seat), line = journal_->line().size();
  return real() && line > 0 ? std::min(free, line - 1) : free;
}

std::size_t Match::plain_to() const { return real() ? 0 : journal_->undisclosed_to(); }

Result<> Match::may_take_back(Seat seat, std::size_t actions) const {
  if (allowances_.may_take_back(seat, actions)) return {};
  return refuse(RpcCode::kLimit, "You have taken back as much as you may for now; play on.");
}

void Match::drop_request(Changes& out) {
  if (!row_.undo) return;
  row_.undo.reset();
  put_table(out);
}

// The last entry of the journal is an undo or a redo.
void Match::went_back(UnixMs now, Changes& out) {
  append_last(now, out);
  owed_since_.fill(journal_->seq());
  wind_clock(now, Course::kBack, out);
  drop_request(out);
}

Match::Undo Match::take_back(Seat by, std::size_t to, UnixMs now, Changes& out) {
  const std::size_t actions = journal_->line().size() - to;
  history_.undone(journal_->line(), to);
  history_.note(journal_->seq(), {Entry::Kind::kUndo, by, to, actions, now});
  allowances_.undone(by, to);
  journal_->undo(by, to);
  went_back(now, out);
  return {true, static_cast<std::uint32_t>(to), by, sentence_of(Entry::Kind::kUndo, by, actions)};
}

Result<Match::Undo> Match::redo(SeatSet hands, Seat seat, UnixMs now, Changes& out) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  const auto again = journal_->redoable();
  if (!again) {
    return refuse(RpcCode::kNotNow, "Nothing was taken back since the last action.");
  }
  if (!hands.contains(again->by)) {
    return refuse(RpcCode::kNotNow, "Only who took it back can let it stand after all.");
  }
  const std::size_t entry = journal_->seq();
  if (auto done = journal_->redo(seat); !done) {
    return refuse(RpcCode::kNotNow, done.error().text);
  }
  history_.redone(again->entries);
  history_.note(entry, {Entry::Kind::kRedo, seat, again->to, again->entries.size(), now});
  allowances_.redone();
  went_back(now, out);
  return Undo{true, static_cast<std::uint32_t>(again->to), seat,
              sentence_of(Entry::Kind::kRedo, seat, again->entries.size())};
}

Result<Match::Undo> Match::undo(Seat seat, std::size_t to, SeatSet hands, UnixMs now,
                                Changes& out) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  if (to >= journal_->line().size()) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("There are {} actions to go back from; `to` must be less.",
                              journal_->line().size()));
  }
  if (auto may = may_take_back(seat, journal_->line().size() - to); !may) {
    return tl::unexpected(may.error());
  }
  if (real() || journal_->undo_is_free(seat, to)) return take_back(seat, to, now, out);
  if (!bots_agree(hands, to)) {
    return refuse(
        RpcCode::kNotNow,
        "Something was drawn or turned up since: that cannot be taken back alone. A table "
        "opened for practice allows it.");
  }
  if (row_.undo) return refuse(RpcCode::kNotNow, "An undo is being asked for already.");
  row_.undo = UndoRequest{seat, static_cast<std::uint32_t>(to), hands};
  if (asked().empty()) {
    row_.undo.reset();
    return take_back(seat, to, now, out);
  }
  put_table(out);
  return Undo{false, row_.undo->to, seat};
}

Result<> Match::undo_asked() const {
  if (auto ready = under_way(); !ready) return ready;
  if (!row_.undo) return refuse(RpcCode::kNotNow, "Nobody asks for an undo.");
  return {};
}

Result<std::optional<Match::Undo>> Match::agree(SeatSet hands, UnixMs now, Changes& out) {
  if (auto asks = undo_asked(); !asks) return tl::unexpected(asks.error());
  row_.undo->agreed = row_.undo->agreed | hands;
  if (asked().empty()) {
    const UndoRequest request = *row_.undo;
    return std::optional(take_back(request.by, request.to, now, out));
  }
  put_table(out);
  return std::optional<Undo>();
}

Result<> Match::decline(Changes& out) {
  if (auto asks = undo_asked(); !asks) return asks;
  drop_request(out);
  return {};
}

Result<std::size_t> Match::retract(Seat seat, UnixMs now, Changes& out) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  const auto place = journal_->retractable(seat);
  if (!place) return refuse(RpcCode::kNotNow, "You have nothing to take back here.");
  if (auto may = may_take_back(seat, 1); !may) return tl::unexpected(may.error());
  history_.retracted(journal_->line(), *place);
  allowances_.retracted(seat, *place);
  journal_->retract(seat, *place);
  append_last(now, out);
  owed_since_[seat.index] = journal_->seq();
  wind_clock(now, Course::kBack, out);
  drop_request(out);
  return *place;
}

}  // namespace citybox::server

#include <fmt/format.h>

#include "server/match/match.hpp"

namespace citybox::server {

Result<> Match::under_way() const {
  switch (phase()) {
    case Phase::kLobby:
      return refuse(Code::kNotNow, "The game has not started yet.");
    case Phase::kPaused:
      return refuse(Code::kNotNow, "The game is paused.");
    case Phase::kOver:
    case Phase::kPlaying:
      return {};
  }
  return {};
}

Result<PackedAction> Match::action_of(const json::object& params) const {
  if (!journal_) return refuse(Code::kNotNow, "The game has not started yet.");
  const Table& table = journal_->table();
  tl::expected<PackedAction, Problem> action = tl::unexpected(Problem{"Give `text` or `action`."});
  if (const json::value* text = params.if_contains("text"); text != nullptr && text->is_string()) {
    action = table.parse(std::string_view(text->get_string()));
  } else if (const json::value* object = params.if_contains("action")) {
    action = table.decode(*object);
  }
  if (!action) return refuse(Code::kInvalidParams, action.error().text);
  return *action;
}

Result<PlayedStep> Match::play(Seat seat, PackedAction action, std::string words, UnixMs now,
                               Changes& out) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  if (phase() == Phase::kOver) return refuse(Code::kNotNow, "The game is over.");
  PlayedStep played;
  played.seat = seat;
  played.words = words;
  if (!journal_->table().refusal(seat, action)) played.text = journal_->table().to_text(action);
  const SeatSet before = journal_->table().deciders();
  auto step = journal_->play(seat, action, std::move(words));
  if (!step) return refuse(std::move(step.error()));
  played.step = std::move(*step);
  played.count = static_cast<std::uint32_t>(journal_->line().size());
  history_.played(*journal_, played.text);
  append_last(now, out);
  if (row_.undo) {
    row_.undo.reset();
    put_table(out);
  }
  SeatSet still = SeatSet::from_bits(unsigned{before.bits()} & deciders().bits());
  still.remove(seat);
  for (std::uint8_t i = 0; i < seats_.size(); ++i) {
    if (!still.contains(Seat{i})) owed_since_[i] = journal_->seq();
  }
  wind_clock(now, false, out);
  return played;
}

bool Match::current(Seat seat, std::size_t seq) const {
  return seq <= journal_->seq() && seq >= owed_since_[seat.index];
}

void Match::append_last(UnixMs now, Changes& out) {
  changed_ = now;
  out.emplace_back(AppendEntry{static_cast<std::uint32_t>(journal_->seq() - 1),
                               journal_->entries().back(), now});
}

std::size_t Match::free_to(Seat seat) const {
  std::size_t to = journal_->line().size();
  while (to > 0 && journal_->undo_is_free(seat, to - 1)) --to;
  return to;
}

void Match::take_back(Seat by, std::size_t to, UnixMs now, Changes& out) {
  journal_->undo(by, to);
  history_.undone(to);
  append_last(now, out);
  owed_since_.fill(journal_->seq());
  wind_clock(now, true, out);
  if (row_.undo) {
    row_.undo.reset();
    put_table(out);
  }
}

Result<Match::Undo> Match::undo(Seat seat, std::size_t to, SeatSet agreeing, UnixMs now,
                                Changes& out) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  if (to >= journal_->line().size()) {
    return refuse(Code::kInvalidParams,
                  fmt::format("There are {} actions to go back from; `to` must be less.",
                              journal_->line().size()));
  }
  const Undo result{true, static_cast<std::uint32_t>(to), seat};
  if (journal_->undo_is_free(seat, to)) {
    take_back(seat, to, now, out);
    return result;
  }
  if (row_.undo) return refuse(Code::kNotNow, "An undo is being asked for already.");
  agreeing.add(seat);
  row_.undo = UndoRequest{seat, static_cast<std::uint32_t>(to), agreeing};
  if (asked().empty()) {
    row_.undo.reset();
    take_back(seat, to, now, out);
    return result;
  }
  put_table(out);
  return Undo{false, result.to, seat};
}

Result<std::optional<Match::Undo>> Match::consent(Seat seat, bool yes, UnixMs now, Changes& out) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  if (!row_.undo) return refuse(Code::kNotNow, "Nobody asks for an undo.");
  if (yes) {
    row_.undo->agreed.add(seat);
    if (asked().empty()) {
      const Undo done{true, row_.undo->to, row_.undo->by};
      take_back(done.by, done.to, now, out);
      return std::optional(done);
    }
  } else {
    row_.undo.reset();
  }
  put_table(out);
  return std::optional<Undo>();
}

Result<std::size_t> Match::retract(Seat seat, UnixMs now, Changes& out) {
  if (auto ready = under_way(); !ready) return tl::unexpected(ready.error());
  const auto place = journal_->retractable(seat);
  if (!place) return refuse(Code::kNotNow, "You have nothing to take back here.");
  journal_->retract(seat, *place);
  history_.retracted(*place);
  append_last(now, out);
  owed_since_[seat.index] = journal_->seq();
  wind_clock(now, true, out);
  if (row_.undo) {
    row_.undo.reset();
    put_table(out);
  }
  return *place;
}

}  // namespace citybox::server

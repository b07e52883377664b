// The calls of one table.

#include <fmt/format.h>

#include "engine/journal/replay.hpp"
#include "engine/rpc/rpc.hpp"

namespace citybox {

namespace {

template <class T>
using Answer = tl::expected<T, RpcError>;

Answer<void> at_table(const Table& table, SeatSet seats) {
  if ((seats.bits() >> table.seats()) == 0) return {};
  return rpc_error(RpcCode::kInvalidParams,
                   fmt::format("seat: there are only seats 0 to {}.", table.seats() - 1));
}

Answer<Seat> seat_of(const Table& table, wire::Actor actor) {
  if (actor.seat == kFacilitator) return kFacilitator;
  return at_table(table, SeatSet(actor.seat)).map([&] { return actor.seat; });
}

Answer<Seat> seat_or_first(const Table& table, const std::optional<wire::Actor>& actor) {
  return actor ? seat_of(table, *actor) : Answer<Seat>(Seat{0});
}

// Who does what.
struct Deed {
  Seat seat;
  PackedAction action;
};

Answer<Deed> deed_of(const Table& table, const wire::MoveParams& params) {
  const auto seat = seat_of(table, params.seat);
  if (!seat) return tl::unexpected(seat.error());
  const auto action = wire::action_of(table, params);
  if (!action) return rpc_error(RpcCode::kInvalidParams, action.error().text);
  return Deed{*seat, *action};
}

}  // namespace

Answer<wire::Position> EngineService::state(Session& session, const wire::AtTable&) {
  return wire::Position{session.journal.table().state()};
}

Answer<wire::View> EngineService::view(Session& session, const wire::ViewParams& params) {
  const Table& table = session.journal.table();
  const SeatSet eyes = params.seat.value_or(wire::Eyes{}).seats;
  return at_table(table, eyes).map([&] { return wire::View{table.view(eyes)}; });
}

Answer<std::vector<wire::Choice>> EngineService::legal(Session& session,
                                                       const wire::SeatParams& params) {
  const Table& table = session.journal.table();
  const auto seat = seat_of(table, params.seat);
  if (!seat) return tl::unexpected(seat.error());
  std::vector<wire::Choice> choices;
  for (const PackedAction action : table.legal(*seat)) {
    choices.push_back(wire::choice(table, action));
  }
  return choices;
}

Answer<std::optional<Refused>> EngineService::refusal(Session& session,
                                                      const wire::MoveParams& params) {
  const Table& table = session.journal.table();
  return deed_of(table, params).map([&](Deed deed) {
    return table.refusal(deed.seat, deed.action);
  });
}

Answer<wire::Preview> EngineService::preview(Session& session, const wire::MoveParams& params) {
  const Table& table = session.journal.table();
  const auto deed = deed_of(table, params);
  if (!deed) return tl::unexpected(deed.error());
  if (const auto refused = table.refusal(deed->seat, deed->action)) return rpc_refused(*refused);
  return wire::preview(table.preview(deed->seat, deed->action), SeatSet(deed->seat));
}

Answer<void> EngineService::room_in(const Journal& journal) const {
  if (journal.seq() < limits_.entries) return {};
  return rpc_error(RpcCode::kLimit, "The log of this table is full.");
}

Answer<wire::EnginePlayed> EngineService::play(Session& session,
                                               const wire::EnginePlayParams& params) {
  Journal& journal = session.journal;
  const auto deed = deed_of(journal.table(), params);
  if (!deed) return tl::unexpected(deed.error());
  std::string words = params.words.value_or("");
  if (words.size() > limits_.words) {
    return rpc_error(RpcCode::kLimit, fmt::format("Words have at most {} bytes.", limits_.words));
  }
  if (auto room = room_in(journal); !room) return tl::unexpected(room.error());
  const auto step = journal.play(deed->seat, deed->action, std::move(words));
  if (!step) return rpc_refused(step.error());
  const Table& table = journal.table();
  return wire::EnginePlayed{.seq = journal.seq(),
                            .text = table.to_text(deed->action),
                            .events = wire::told(step->happenings),
                            .draws = step->draws,
                            .deciders = table.deciders(),
                            .over = table.standing().over};
}

Answer<wire::EngineUndone> EngineService::undo(Session& session,
                                               const wire::EngineUndoParams& params) {
  Journal& journal = session.journal;
  const std::size_t length = journal.line().size();
  if (length == 0) return rpc_error(RpcCode::kNotNow, "There is nothing to take back.");
  const std::size_t to = params.to.value_or(static_cast<std::uint32_t>(length - 1));
  if (to >= length) {
    return rpc_error(RpcCode::kInvalidParams,
                     fmt::format("to: {} is not between 0 and {}.", to, length - 1));
  }
  const auto seat = seat_or_first(journal.table(), params.seat);
  if (!seat) return tl::unexpected(seat.error());
  if (auto room = room_in(journal); !room) return tl::unexpected(room.error());
  journal.undo(*seat, to);
  return wire::EngineUndone{journal.seq(), journal.line().size(), journal.table().deciders()};
}

Answer<wire::EngineUndone> EngineService::redo(Session& session,
                                               const wire::EngineRedoParams& params) {
  Journal& journal = session.journal;
  if (!journal.redoable()) {
    return rpc_error(RpcCode::kNotNow, "Nothing was taken back since the last action.");
  }
  const auto seat = seat_or_first(journal.table(), params.seat);
  if (!seat) return tl::unexpected(seat.error());
  if (auto room = room_in(journal); !room) return tl::unexpected(room.error());
  if (auto done = journal.redo(*seat); !done) return rpc_error(RpcCode::kNotNow, done.error().text);
  return wire::EngineUndone{journal.seq(), journal.line().size(), journal.table().deciders()};
}

Answer<Standing> EngineService::outcome(Session& session, const wire::AtTable&) {
  return session.journal.table().standing();
}

// A secret recount takes the eyes of its seat: without one it is seen as a spectator sees it.
Answer<std::vector<ItemLine>> EngineService::items(Session& session,
                                                   const wire::EngineItemsParams& params) {
  const Table& table = session.journal.table();
  const auto seat = seat_or_first(table, params.seat);
  if (!seat) return tl::unexpected(seat.error());
  const SeatSet eyes = params.seat ? SeatSet(*seat) : SeatSet();
  const auto items =
      table.items(params.what.value_or(table.game().ledgers.front().key), *seat, eyes);
  if (!items) return rpc_error(RpcCode::kInvalidParams, items.error().text);
  return *items;
}

Answer<wire::ReplayText> EngineService::replay(Session& session, const wire::AtTable&) {
  return wire::ReplayText{write_replay(session.journal)};
}

Answer<wire::BotChoice> EngineService::bot(Session& session, const wire::BotParams& params) {
  const Table& table = session.journal.table();
  const auto seat = seat_of(table, params.seat);
  if (!seat) return tl::unexpected(seat.error());
  const auto bot = session.game->bot(params.bot);
  if (!bot) return rpc_error(RpcCode::kInvalidParams, bot.error().text);
  if (!table.deciders().contains(*seat)) {
    return rpc_error(RpcCode::kNotNow, "This seat owes no decision now.");
  }
  const auto line = static_cast<std::uint64_t>(session.journal.line().size());
  const std::uint64_t seed = mix(session.seed ^ mix(~line));
  const PackedAction action = (*bot)->choose(table, *seat, seed);
  wire::BotChoice choice{wire::choice(table, action), std::nullopt};
  if (!params.why.value_or(false)) return choice;
  if (auto reason = (*bot)->explain(table, *seat, action, seed)) {
    choice.reasons = wire::reasons(table, *std::move(reason));
  }
  return choice;
}

}  // namespace citybox

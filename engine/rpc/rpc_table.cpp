// The methods of one table.

#include <fmt/format.h>

#include "engine/journal/replay.hpp"
#include "engine/rpc/rpc.hpp"
#include "engine/rpc/wire.hpp"
#include "engine/types/json.hpp"

namespace citybox {

namespace {

// A seat by number, or "facilitator".
Seat seat_of(const Table& table, RpcParams& params) {
  const json::value* value = params.value("seat");
  if (value != nullptr && *value == json::value("facilitator")) return kFacilitator;
  const std::int64_t seat = params.integer("seat", 0, table.seats() - 1);
  return Seat{static_cast<std::uint8_t>(seat)};
}

// The eyes of one seat, of several (an array), or of a spectator (null or nothing).
SeatSet viewers_of(const Table& table, RpcParams& params) {
  const json::value* value = params.value("seat");
  if (value == nullptr || value->is_null()) return {};
  if (!value->is_array()) return SeatSet(seat_of(table, params));
  const auto seats = from_json<SeatSet>(*value, "seat");
  if (!seats) {
    params.fail(seats.error().text);
    return {};
  }
  if ((seats->bits() >> table.seats()) != 0) {
    params.fail(fmt::format("seat: there are only seats 0 to {}.", table.seats() - 1));
  }
  return *seats;
}

PackedAction action_of(const Table& table, RpcParams& params) {
  if (params.has("text") == params.has("action")) {
    params.fail("Give the action as either \"text\" or \"action\".");
    return 0;
  }
  const std::string text = params.text_or("text", "");
  if (params.failed()) return 0;
  const auto action =
      params.has("text") ? table.parse(text) : table.decode(*params.value("action"));
  if (!action) params.fail(action.error().text);
  return action.value_or(0);
}

json::array events_of(const std::vector<Happening>& happenings) {
  json::array events;
  for (const Happening& happening : happenings) events.push_back(wire(happening));
  return events;
}

}  // namespace

RpcResult EngineService::state(Session& session, RpcParams&) {
  return session.journal.table().state();
}

RpcResult EngineService::view(Session& session, RpcParams& params) {
  const Table& table = session.journal.table();
  const SeatSet viewers = viewers_of(table, params);
  if (params.failed()) return params.error();
  return table.view(viewers);
}

RpcResult EngineService::legal(Session& session, RpcParams& params) {
  const Table& table = session.journal.table();
  const Seat seat = seat_of(table, params);
  if (params.failed()) return params.error();
  return wire(table, table.legal(seat));
}

RpcResult EngineService::refusal(Session& session, RpcParams& params) {
  const Table& table = session.journal.table();
  const Seat seat = seat_of(table, params);
  const PackedAction action = action_of(table, params);
  if (params.failed()) return params.error();
  const auto refused = table.refusal(seat, action);
  return refused ? json::value(wire(*refused)) : json::value(nullptr);
}

RpcResult EngineService::preview(Session& session, RpcParams& params) {
  const Table& table = session.journal.table();
  const Seat seat = seat_of(table, params);
  const PackedAction action = action_of(table, params);
  if (params.failed()) return params.error();
  if (const auto refused = table.refusal(seat, action)) return rpc_refused(*refused);
  const Preview preview = table.preview(seat, action);
  return json::object{{"events", events_of(preview.happenings)},
                      {"before", preview.summary_before},
                      {"after", preview.summary_after},
                      {"chance", preview.chance}};
}

RpcResult EngineService::play(Session& session, RpcParams& params) {
  const Table& table = session.journal.table();
  const Seat seat = seat_of(table, params);
  const PackedAction action = action_of(table, params);
  const std::string words = params.text_or("words", "");
  if (params.failed()) return params.error();
  return do_play(session, seat, action, words);
}

RpcResult EngineService::do_play(Session& session, Seat seat, PackedAction action,
                                 std::string words) {
  Journal& journal = session.journal;
  if (words.size() > limits_.words) {
    return rpc_error(RpcCode::kLimit, fmt::format("Words have at most {} bytes.", limits_.words));
  }
  if (journal.seq() >= limits_.entries) {
    return rpc_error(RpcCode::kLimit, "The log of this table is full.");
  }
  const auto step = journal.play(seat, action, std::move(words));
  if (!step) return rpc_refused(step.error());
  const Table& table = journal.table();
  return json::object{{"seq", journal.seq()},
                      {"text", table.to_text(action)},
                      {"events", events_of(step->happenings)},
                      {"draws", wire(step->draws)},
                      {"deciders", wire(table.deciders())},
                      {"over", table.standing().over}};
}

RpcResult EngineService::undo(Session& session, RpcParams& params) {
  Journal& journal = session.journal;
  const std::size_t length = journal.line().size();
  if (length == 0) return rpc_error(RpcCode::kNotNow, "There is nothing to take back.");
  const auto last = static_cast<std::int64_t>(length) - 1;
  const std::int64_t to = params.integer_or("to", 0, last, last);
  const Seat seat = params.has("seat") ? seat_of(journal.table(), params) : Seat{0};
  if (params.failed()) return params.error();
  if (journal.seq() >= limits_.entries) {
    return rpc_error(RpcCode::kLimit, "The log of this table is full.");
  }
  journal.undo(seat, static_cast<std::size_t>(to));
  return json::object{{"seq", journal.seq()},
                      {"line", journal.line().size()},
                      {"deciders", wire(journal.table().deciders())}};
}

RpcResult EngineService::outcome(Session& session, RpcParams&) {
  return wire(session.journal.table().standing());
}

RpcResult EngineService::items(Session& session, RpcParams& params) {
  const Table& table = session.journal.table();
  const std::string what = params.text_or("what", table.game().ledgers.front());
  const Seat seat = params.has("seat") ? seat_of(table, params) : Seat{0};
  if (params.failed()) return params.error();
  const auto items = table.items(what, seat, SeatSet::first(table.seats()));
  if (!items) return rpc_error(RpcCode::kInvalidParams, items.error().text);
  return wire(*items);
}

RpcResult EngineService::replay(Session& session, RpcParams&) {
  return json::object{{"text", write_replay(session.journal)}};
}

RpcResult EngineService::bot(Session& session, RpcParams& params) {
  const Table& table = session.journal.table();
  const Seat seat = seat_of(table, params);
  const std::string name = params.text("bot");
  const auto seq = static_cast<std::uint64_t>(session.journal.line().size());
  if (params.failed()) return params.error();
  const auto bot = session.game->bot(name);
  if (!bot) return rpc_error(RpcCode::kInvalidParams, bot.error().text);
  if (!table.deciders().contains(seat)) {
    return rpc_error(RpcCode::kNotNow, "This seat owes no decision now.");
  }
  const PackedAction action = (*bot)->choose(table, seat, mix(session.seed ^ mix(~seq)));
  return wire(table, action);
}

}  // namespace citybox

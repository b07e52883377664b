#include "server/api/api.hpp"

#include "server/log.hpp"

namespace citybox::server {

template <class P, class R>
void Api::on(Handlers& handlers, wire::Call<P, R> Calls::* call,
             Result<> (Api::*method)(const Asked<P, R>&)) {
  handlers[name_of_call(call)] = [method](Api& api, const std::shared_ptr<Connection>& from,
                                          const json::object& given,
                                          const Reply& reply) -> Result<> {
    auto params = read_params<P>(given);
    if (!params) return refuse(RpcCode::kInvalidParams, params.error().text);
    return (api.*method)({from, *std::move(params), ReplyOf<R>(reply)});
  };
}

const Api::Handlers& Api::handlers() {
  static const Handlers kHandlers = [] {
    Handlers all;
    on(all, &Calls::hello, &Api::hello);
    on(all, &Calls::vocabulary, &Api::vocabulary);
    on(all, &Calls::create, &Api::create);
    on(all, &Calls::watch, &Api::watch);
    on(all, &Calls::unwatch, &Api::unwatch);
    on(all, &Calls::log, &Api::log);
    on(all, &Calls::mine, &Api::mine);
    on(all, &Calls::configure, &Api::configure);
    on(all, &Calls::start, &Api::start);
    on(all, &Calls::qr, &Api::qr);
    on(all, &Calls::sit, &Api::sit);
    on(all, &Calls::stand, &Api::stand);
    on(all, &Calls::rename, &Api::rename);
    on(all, &Calls::seat_bot, &Api::seat_bot);
    on(all, &Calls::free_seat, &Api::free_seat);
    on(all, &Calls::pass_host, &Api::pass_host);
    on(all, &Calls::take_host, &Api::take_host);
    on(all, &Calls::spectators, &Api::spectators);
    on(all, &Calls::move_link, &Api::move_link);
    on(all, &Calls::return_link, &Api::return_link);
    on(all, &Calls::claim, &Api::claim);
    on(all, &Calls::play, &Api::play);
    on(all, &Calls::facilitator, &Api::facilitator);
    on(all, &Calls::facilitate, &Api::facilitate);
    on(all, &Calls::undo, &Api::undo);
    on(all, &Calls::retract, &Api::retract);
    on(all, &Calls::consent, &Api::consent);
    on(all, &Calls::pause, &Api::pause);
    on(all, &Calls::pace, &Api::pace);
    on(all, &Calls::skip, &Api::skip);
    on(all, &Calls::chat, &Api::chat);
    on(all, &Calls::preview, &Api::preview);
    on(all, &Calls::refusal, &Api::refusal);
    on(all, &Calls::items, &Api::items);
    on(all, &Calls::at, &Api::at);
    on(all, &Calls::history, &Api::history);
    on(all, &Calls::hint, &Api::hint);
    on(all, &Calls::replay, &Api::replay);
    return all;
  }();
  return kHandlers;
}

void Api::message(const std::shared_ptr<Connection>& from, std::string_view text) {
  const bool allowed = from->messages.take(hall_.loop().now());
  if (allowed) {
    if (from->refusals > 0) --from->refusals;
  } else if (++from->refusals > hall_.config().limits.refusals_until_close) {
    log::warn("event=flood address={}", from->address());
    return from->close("Too many messages.");
  }
  const auto request = parse_request(text);
  if (!request) return Reply(from, request.error().id).fault(request.error().error);
  const Reply reply(from, request->id);
  if (!allowed) {
    return reply.fault(
        fault(RpcCode::kLimit, "Too many messages; this one had no effect. Slow down."));
  }
  if (stopping_)
    return reply.fault(fault(RpcCode::kNotNow, "The server is stopping; try again soon."));
  const auto handler = handlers().find(request->method);
  if (handler == handlers().end()) {
    return reply.fault(fault(RpcCode::kNoSuchMethod, "There is no such method."));
  }
  try {
    const auto done = handler->second(*this, from, request->params, reply);
    if (!done) reply.fault(done.error());
  } catch (const std::exception& error) {
    log::error("event=call_failed method={} why=\"{}\"", request->method, error.what());
    reply.fault(fault(RpcCode::kInternal, "Something went wrong on our side."));
  }
}

void Api::control_frame(const std::shared_ptr<Connection>& from) { (void)from; }

void Api::not_understood(const std::shared_ptr<Connection>& from, std::string why) {
  from->send(message_of(response("null", tl::unexpected(fault(RpcCode::kParse, std::move(why))))));
}

void Api::closed(const std::shared_ptr<Connection>& from) {
  for (const std::string& code : from->watching) {
    if (const auto room = hall_.find(code)) (*room)->unwatch(from.get());
  }
  from->watching.clear();
}

Result<Api::Place> Api::place(From from, const std::string& table, const Pass& pass) {
  auto room = hall_.find(table);
  if (!room) return tl::unexpected(room.error());
  Place at{*room, std::nullopt, false};
  const Match& match = at.match();
  for (const TokenHash& token : pass.tokens) {
    if (!at.seat) at.seat = match.seat_of(token);
    at.host = at.host || match.is_host(token);
  }
  const bool known = at.seat || at.host || at.room->watched_by(from.get());
  if (!known && !match.opens(pass.key)) return no_such_table();
  return at;
}

Result<Api::Place> Api::seat_place(From from, const wire::Held& held) {
  auto at = place(from, held.table, pass_of(held.token));
  if (at && !at->seat)
    return refuse(RpcCode::kNotAllowed, "This token holds no seat at this table.");
  return at;
}

Result<Api::Place> Api::host_place(From from, const wire::Held& held) {
  auto at = place(from, held.table, pass_of(held.token));
  if (at && !at->host) return refuse(RpcCode::kNotAllowed, "Only the host may do that.");
  return at;
}

Result<Api::Place> Api::own_place(From from, const wire::Held& held) {
  auto at = place(from, held.table, pass_of(held.token));
  if (at && !at->seat && !at->host) {
    return refuse(RpcCode::kNotAllowed, "Only those at the table may do that.");
  }
  return at;
}

Result<Seat> Api::seat_at(const Place& at, Seat seat) {
  if (at.match().has(seat)) return seat;
  return refuse(RpcCode::kInvalidParams, "There is no such seat at this table.");
}

Result<const Journal*> Api::journal_of(const Place& at) {
  if (const Journal* journal = at.match().journal()) return journal;
  if (at.match().read_only()) return refuse(RpcCode::kNotNow, at.match().note());
  return refuse(RpcCode::kNotNow, "The game has not started yet.");
}

Result<const Journal*> Api::past_of(const Place& at) {
  if (const Journal* past = at.match().past()) return past;
  return journal_of(at);
}

Result<PackedAction> Api::action_of(const Place& at, const wire::Move& move) {
  const auto journal = journal_of(at);
  if (!journal) return tl::unexpected(journal.error());
  const auto action = wire::action_of((*journal)->table(), move);
  if (!action) return refuse(RpcCode::kInvalidParams, action.error().text);
  return *action;
}

SeatSet Api::eyes_at(const Place& at, const std::shared_ptr<Connection>& from) const {
  return at.room->eyes_of(from.get()).seats;
}

SeatSet Api::hands_at(const Place& at, const std::shared_ptr<Connection>& from) const {
  SeatSet hands = eyes_at(at, from);
  hands.add(*at.seat);
  return hands;
}

void Api::finish_with(const Reply& reply, const Place& at, Changes changes, News news,
                      std::string answer) {
  at.room->commit(
      std::move(changes), std::move(news),
      [reply, answer = std::move(answer)](Room::Written written) {
        if (written == Room::Written::kYes) return reply.text(answer);
        reply.fault(fault(RpcCode::kNotStored, "The disk did not take it; nothing was changed."));
      });
}

void Api::answer_with(const Reply& reply, const Place& at, std::string answer) {
  at.room->when_written([reply, answer = std::move(answer)](Room::Written written) {
    if (written == Room::Written::kYes) return reply.text(answer);
    reply.fault(fault(RpcCode::kNotStored, "The disk did not take it; ask again."));
  });
}

}  // namespace citybox::server

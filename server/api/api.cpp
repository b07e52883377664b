#include "server/api/api.hpp"

#include "server/api/answering.hpp"
#include "server/log.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kUnwritten = 16;  // changes of a table on their way to the disk

}  // namespace

Api::Api(Hall& hall, Classes& classes)
    : hall_(hall),
      classes_(classes),
      budgets_(hall.loop(), hall.config().limits),
      creators_(hall.config().limits.tables_per_hour / 3600.0,
                hall.config().limits.tables_per_hour),
      chats_(hall.config().limits.chats_per_second, hall.config().limits.chats_at_once),
      class_desk_(classes, creators_, chats_) {
  hall_.metrics().gauges.push_back({"citybox_waiting_calls", "Calls whose budget is spent.",
                                    [this] { return static_cast<double>(budgets_.waiting()); }});
}

template <class P, class R>
void Api::on(Handlers& handlers, double cost, wire::Call<P, R> Calls::* call,
             Result<> (Api::*method)(const Asked<P, R>&)) {
  handlers[name_of_call(call)] = {
      cost,
      [method](Api& api, const std::shared_ptr<Connection>& from, const json::object& given,
               const Reply& reply) -> Result<> {
        auto params = read_params<P>(given);
        if (!params) return refuse(RpcCode::kInvalidParams, params.error().text);
        return (api.*method)({from, *std::move(params), ReplyOf<R>(reply)});
      }};
}

// What each costs at least, to be paid before it is done. What depends on what is named or found
// comes on top, and so does the time that it really took (admission.cpp).
const Api::Handlers& Api::handlers() {
  static const Handlers kHandlers = [] {
    Handlers all;
    on(all, 2, &Calls::hello, &Api::hello);
    on(all, 5, &Calls::vocabulary, &Api::vocabulary);
    on(all, 20, &Calls::print, &Api::print);
    on(all, 20, &Calls::create, &Api::create);
    on(all, 10, &Calls::watch, &Api::watch);
    on(all, 1, &Calls::unwatch, &Api::unwatch);
    on(all, 8, &Calls::log, &Api::log);
    on(all, 2, &Calls::mine, &Api::mine);
    on(all, 5, &Calls::configure, &Api::configure);
    on(all, 10, &Calls::start, &Api::start);
    on(all, 10, &Calls::qr, &Api::qr);
    on(all, 5, &Calls::sit, &Api::sit);
    on(all, 2, &Calls::stand, &Api::stand);
    on(all, 2, &Calls::rename, &Api::rename);
    on(all, 2, &Calls::seat_bot, &Api::seat_bot);
    on(all, 2, &Calls::free_seat, &Api::free_seat);
    on(all, 2, &Calls::pass_host, &Api::pass_host);
    on(all, 2, &Calls::take_host, &Api::take_host);
    on(all, 2, &Calls::spectators, &Api::spectators);
    on(all, 2, &Calls::hints, &Api::hints);
    on(all, 3, &Calls::move_link, &Api::move_link);
    on(all, 3, &Calls::return_link, &Api::return_link);
    on(all, 3, &Calls::claim, &Api::claim);
    on(all, 1, &Calls::play, &Api::play);
    on(all, 2, &Calls::facilitator, &Api::facilitator);
    on(all, 1, &Calls::facilitate, &Api::facilitate);
    on(all, 2, &Calls::undo, &Api::undo);
    on(all, 2, &Calls::redo, &Api::redo);
    on(all, 2, &Calls::retract, &Api::retract);
    on(all, 2, &Calls::consent, &Api::consent);
    on(all, 2, &Calls::pause, &Api::pause);
    on(all, 2, &Calls::pace, &Api::pace);
    on(all, 1, &Calls::skip, &Api::skip);
    on(all, 1, &Calls::seen, &Api::seen);
    on(all, 2, &Calls::chat, &Api::chat);
    on(all, 2, &Calls::preview, &Api::preview);
    on(all, 1, &Calls::refusal, &Api::refusal);
    on(all, 1, &Calls::items, &Api::items);
    on(all, 3, &Calls::at, &Api::at);
    on(all, 60, &Calls::history, &Api::history);
    on(all, 20, &Calls::hint, &Api::hint);
    on(all, 20, &Calls::hindsight, &Api::hindsight);
    on(all, 60, &Calls::course, &Api::course);
    on(all, 2, &Calls::coach, &Api::coach);
    on(all, 20, &Calls::replay, &Api::replay);
    for (const auto& [name, handler] : ClassDesk::handlers()) {
      all[name] = {handler.cost, [&handler](Api& api, const std::shared_ptr<Connection>& from,
                                            const json::object& given, const Reply& reply) {
                     return handler.run(api.class_desk_, from, given, reply);
                   }};
    }
    return all;
  }();
  return kHandlers;
}

void Api::not_understood(const std::shared_ptr<Connection>& from, std::string why) {
  from->send(message_of(response("null", tl::unexpected(fault(RpcCode::kParse, std::move(why))))));
}

void Api::closed(const std::shared_ptr<Connection>& from) {
  from->gone = true;
  budgets_.leave(stranger(*from));
  for (const auto& [code, counted] : from->watching) hall_.unwatch(code, from.get());
  from->watching.clear();
  for (const std::string& code : from->classes) classes_.unwatch(code, from.get());
  from->classes.clear();
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
  if (at.seat || at.host) from->known = true;
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

Result<Api::Place> Api::not_in_class(Result<Place> at) {
  if (at && at->match().in_class()) {
    return refuse(RpcCode::kNotAllowed, "The facilitator of your class looks after that.");
  }
  return at;
}

Result<Api::Place> Api::free_place(From from, const wire::Held& held) {
  return not_in_class(seat_place(from, held));
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
  SeatSet hands = at.room->eyes_of(from.get()).held;
  hands.add(*at.seat);
  return hands;
}

void Api::finish_with(const Reply& reply, const Place& at, Changes changes, const News& news,
                      std::string answer) {
  // Whoever has much that is not on disk yet waits for it.
  std::shared_ptr<void> held;
  if (at.room->unwritten() >= kUnwritten) {
    if (const auto from = reply.to()) held = keep_waiting(from);
  }
  at.room->commit(
      std::move(changes), news,
      [held, done = answering(reply, std::move(answer))](Room::Written written) { done(written); });
}

void Api::answer_with(const Reply& reply, const Place& at, std::string answer) {
  at.room->when_written(answering(reply, std::move(answer)));
}

}  // namespace citybox::server

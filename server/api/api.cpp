#include "server/api/api.hpp"

#include <spdlog/spdlog.h>

namespace citybox::server {

const std::unordered_map<std::string_view, Api::Method>& Api::methods() {
  static const std::unordered_map<std::string_view, Method> kMethods = {
      {"hello", &Api::hello},
      {"create", &Api::create},
      {"watch", &Api::watch},
      {"unwatch", &Api::unwatch},
      {"mine", &Api::mine},
      {"configure", &Api::configure},
      {"start", &Api::start},
      {"qr", &Api::qr},
      {"sit", &Api::sit},
      {"stand", &Api::stand},
      {"rename", &Api::rename},
      {"seat_bot", &Api::seat_bot},
      {"free_seat", &Api::free_seat},
      {"pass_host", &Api::pass_host},
      {"move_link", &Api::move_link},
      {"return_link", &Api::return_link},
      {"claim", &Api::claim},
      {"play", &Api::play},
      {"facilitate", &Api::facilitate},
      {"undo", &Api::undo},
      {"retract", &Api::retract},
      {"consent", &Api::consent},
      {"pause", &Api::pause},
      {"pace", &Api::pace},
      {"skip", &Api::skip},
      {"chat", &Api::chat},
      {"preview", &Api::preview},
      {"facilitator", &Api::facilitator},
      {"refusal", &Api::refusal},
      {"items", &Api::items},
      {"at", &Api::at},
      {"hint", &Api::hint},
      {"replay", &Api::replay},
  };
  return kMethods;
}

void Api::message(const std::shared_ptr<Connection>& from, std::string_view text) {
  const bool allowed = from->messages.take(hall_.loop().now());
  if (allowed) {
    if (from->refusals > 0) --from->refusals;
  } else if (++from->refusals > hall_.config().limits.refusals_until_close) {
    spdlog::warn("event=flood address={}", from->address());
    return from->close("Too many messages.");
  }
  const auto request = parse_request(text);
  if (!request) return Reply(from, request.error().id).fault(request.error().error);
  const Reply reply(from, request->id);
  if (!allowed) {
    return reply.fault(
        fault(Code::kLimit, "Too many messages; this one had no effect. Slow down."));
  }
  if (stopping_)
    return reply.fault(fault(Code::kNotNow, "The server is stopping; try again soon."));
  const auto method = methods().find(request->method);
  if (method == methods().end()) {
    return reply.fault(fault(Code::kNoSuchMethod, "There is no such method."));
  }
  Call call{from, Params(request->params), reply};
  try {
    const auto done = (this->*method->second)(call);
    if (!done) reply.fault(done.error());
  } catch (const std::exception& error) {
    spdlog::error("event=call_failed method={} why=\"{}\"", request->method, error.what());
    reply.fault(fault(Code::kInternal, "Something went wrong on our side."));
  }
}

void Api::closed(const std::shared_ptr<Connection>& from) {
  for (const std::string& code : from->watching) {
    if (const auto room = hall_.find(code)) (*room)->unwatch(from.get());
  }
  from->watching.clear();
}

Result<Api::Place> Api::place(Call& call) {
  const std::string code = call.params.text("table");
  const std::string token = call.params.has("token") ? call.params.text("token") : std::string();
  if (call.params.failed()) return call.params.error();
  auto room = hall_.find(code);
  if (!room) return tl::unexpected(room.error());
  Place at{*room, std::nullopt, false};
  if (!token.empty()) {
    const TokenHash hash = hash_token(token);
    at.seat = at.match().seat_of(hash);
    at.host = at.match().is_host(hash);
  }
  return at;
}

Result<Api::Place> Api::seat_place(Call& call) {
  auto at = place(call);
  if (at && !at->seat) return refuse(Code::kNotAllowed, "This token holds no seat at this table.");
  return at;
}

Result<Api::Place> Api::host_place(Call& call) {
  auto at = place(call);
  if (at && !at->host) return refuse(Code::kNotAllowed, "Only the host may do that.");
  return at;
}

Result<Seat> Api::seat_param(Call& call, const Place& at) {
  const Seat seat = call.params.seat("seat");
  if (!at.match().has(seat)) call.params.fail("There is no such seat at this table.");
  if (call.params.failed()) return call.params.error();
  return seat;
}

void Api::finish(const Call& call, const Place& at, Changes changes, News news,
                 std::string answer) {
  at.room->commit(
      std::move(changes), std::move(news),
      [reply = call.reply, answer = std::move(answer)](bool written) {
        if (written) return reply.text(answer);
        reply.fault(fault(Code::kNotStored, "The disk did not take it; nothing was changed."));
      });
}

void Api::answer_from(const Call& call, const Place& at, std::string answer) {
  at.room->when_written([reply = call.reply, answer = std::move(answer)](bool written) {
    if (written) return reply.text(answer);
    reply.fault(fault(Code::kNotStored, "The disk did not take it; ask again."));
  });
}

}  // namespace citybox::server

#include <fmt/format.h>

#include "server/api/api.hpp"

namespace citybox::server {

namespace {

std::string seat_and_token(Seat seat, const std::string& token) {
  return json::serialize(json::object{{"seat", seat.index}, {"token", token}});
}

}  // namespace

Result<> Api::sit(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  auto seat = seat_param(call, *at);
  if (!seat) return tl::unexpected(seat.error());
  std::string name = call.params.line("name", hall_.config().limits.name_length);
  if (call.params.failed()) return call.params.error();
  const std::string token = new_token();
  Changes changes;
  auto done = at->match().sit(*seat, std::move(name), hash_token(token), changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true}, seat_and_token(*seat, token));
  return {};
}

Result<> Api::stand(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto done = at->match().stand(*at->seat, changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true}, "{}");
  return {};
}

Result<> Api::rename(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  std::string name = call.params.line("name", hall_.config().limits.name_length);
  if (call.params.failed()) return call.params.error();
  Changes changes;
  auto done = at->match().rename(*at->seat, std::move(name), changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true}, "{}");
  return {};
}

Result<> Api::seat_bot(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  auto seat = seat_param(call, *at);
  if (!seat) return tl::unexpected(seat.error());
  std::optional<std::string> bot;
  if (call.params.has("bot")) bot = call.params.text("bot");
  if (call.params.failed()) return call.params.error();
  // Who comes back may take the own seat back from the bot without asking the host.
  if (!at->host && !(at->seat == *seat && !bot)) {
    return refuse(Code::kNotAllowed, "Only the host may do that.");
  }
  Changes changes;
  auto done = at->match().seat_bot(*seat, std::move(bot), changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true, .play = true}, "{}");
  return {};
}

Result<> Api::free_seat(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  auto seat = seat_param(call, *at);
  if (!seat) return tl::unexpected(seat.error());
  Changes changes;
  auto done = at->match().free_seat(*seat, changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true}, "{}");
  return {};
}

Result<> Api::pass_host(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  auto seat = seat_param(call, *at);
  if (!seat) return tl::unexpected(seat.error());
  Changes changes;
  auto done = at->match().pass_host(*seat, changes);
  if (!done) return done;
  finish(call, *at, std::move(changes), {.info = true}, "{}");
  return {};
}

Result<> Api::offer(Call& call, const Place& at, Seat seat) {
  const std::string token = new_token();
  Changes changes;
  auto done = at.match().offer(seat, hash_token(token), hall_.loop().unix_ms(), changes);
  if (!done) return done;
  // Behind a #: browsers do not send that part to any server.
  const std::string path = fmt::format("{}#claim={}", hall_.path_of(at.match().row().code), token);
  finish(call, at, std::move(changes), {},
         json::serialize(json::object{{"path", path}, {"url", link(path)}}));
  return {};
}

Result<> Api::move_link(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  return offer(call, *at, *at->seat);
}

Result<> Api::return_link(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  auto seat = seat_param(call, *at);
  if (!seat) return tl::unexpected(seat.error());
  return offer(call, *at, *seat);
}

Result<> Api::claim(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  const std::string claim = call.params.text("claim");
  if (call.params.failed()) return call.params.error();
  const std::string token = new_token();
  Changes changes;
  auto seat =
      at->match().claim(hash_token(claim), hash_token(token), hall_.loop().unix_ms(), changes);
  if (!seat) return tl::unexpected(seat.error());
  finish(call, *at, std::move(changes), {.info = true}, seat_and_token(*seat, token));
  return {};
}

}  // namespace citybox::server

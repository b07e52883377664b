#include <fmt/format.h>

#include "server/api/api.hpp"
#include "server/api/name.hpp"

namespace citybox::server {

namespace {

// What the claim of a host's link begins with: to take a seat with it is for all to know. It is part
// of the secret, so nobody can leave it out.
constexpr std::string_view kHostsLink = "host.";

}  // namespace

Result<> Api::sit(Ask<&Calls::sit> ask) {
  const auto at = place(ask.from, ask.params.table, {.key = ask.params.key.value_or("")});
  if (!at) return tl::unexpected(at.error());
  const auto seat = seat_at(*at, ask.params.seat);
  if (!seat) return tl::unexpected(seat.error());
  auto name = name_of("name", ask.params.name, hall_.config().limits.name_length);
  if (!name) return tl::unexpected(name.error());
  const std::string token = new_token();
  Changes changes;
  auto done =
      at->match().sit(*seat, *std::move(name), hash_token(token), hall_.loop().unix_ms(), changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true}, {*seat, token});
  return {};
}

Result<> Api::stand(Ask<&Calls::stand> ask) {
  const auto at = free_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto done = at->match().stand(*at->seat, changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::rename(Ask<&Calls::rename> ask) {
  const auto at = free_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  auto name = name_of("name", ask.params.name, hall_.config().limits.name_length);
  if (!name) return tl::unexpected(name.error());
  Changes changes;
  auto done = at->match().rename(*at->seat, *std::move(name), changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::seat_bot(Ask<&Calls::seat_bot> ask) {
  const auto at = not_in_class(place(ask.from, ask.params.table, pass_of(ask.params.token)));
  if (!at) return tl::unexpected(at.error());
  const auto seat = seat_at(*at, ask.params.seat);
  if (!seat) return tl::unexpected(seat.error());
  std::optional<std::string> bot = ask.params.bot;
  if (bot == "") bot.reset();
  // Who comes back may take the own seat back from the bot without asking the host.
  // For one who stays away, anybody at the table may let a bot play.
  const bool late =
      at->seat && bot && at->match().row().started && at->room->away().contains(*seat);
  if (!at->host && !(at->seat == *seat && !bot) && !late) {
    return refuse(RpcCode::kNotAllowed, "Only the host may do that.");
  }
  const bool own = at->seat == *seat || at->room->eyes_of(ask.from.get()).held.contains(*seat);
  Changes changes;
  const Match::Hand by = own        ? Match::Hand::kHolder
                         : at->host ? Match::Hand::kHost
                                    : Match::Hand::kTable;
  auto done = at->match().seat_bot(*seat, std::move(bot), by, hall_.loop().unix_ms(), changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true, .play = true}, {});
  return {};
}

Result<> Api::free_seat(Ask<&Calls::free_seat> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const auto seat = seat_at(*at, ask.params.seat);
  if (!seat) return tl::unexpected(seat.error());
  Changes changes;
  auto done = at->match().free_seat(*seat, hall_.loop().unix_ms(), changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::pass_host(Ask<&Calls::pass_host> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const auto seat = seat_at(*at, ask.params.seat);
  if (!seat) return tl::unexpected(seat.error());
  Changes changes;
  auto done = at->match().pass_host(*seat, hall_.loop().unix_ms(), changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::take_host(Ask<&Calls::take_host> ask) {
  const auto at = free_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  if (at->host) return refuse(RpcCode::kNotNow, "You are the host.");
  if (!at->room->host_away()) {
    return refuse(RpcCode::kNotNow, "The host is here, or was a moment ago.");
  }
  Changes changes;
  auto done = at->match().take_host(*at->seat, hall_.loop().unix_ms(), changes);
  if (!done) return done;
  at->room->await_host();
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::spectators(Ask<&Calls::spectators> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  if (ask.params.on) {
    at->match().let_spectators_in(changes);
  } else {
    at->match().keep_spectators_out(changes);
  }
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::hints(Ask<&Calls::hints> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  at->match().switch_hints(ask.params.on ? Switch::kOn : Switch::kOff, changes);
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::offer(const ReplyOf<wire::Link>& reply, const Place& at, Seat seat,
                    std::string_view mark) {
  const std::string token = std::string(mark) + new_token();
  Changes changes;
  auto done = at.match().offer(seat, hash_token(token), hall_.loop().unix_ms(), changes);
  if (!done) return done;
  // Behind a #: browsers do not send that part to any server.
  finish(reply, at, std::move(changes), {},
         link(fmt::format("{}#claim={}", hall_.path_of(at.match().row().code), token)));
  return {};
}

Result<> Api::move_link(Ask<&Calls::move_link> ask) {
  const auto at = free_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  return offer(ask.reply, *at, *at->seat, "");
}

Result<> Api::return_link(Ask<&Calls::return_link> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const auto seat = seat_at(*at, ask.params.seat);
  if (!seat) return tl::unexpected(seat.error());
  return offer(ask.reply, *at, *seat, kHostsLink);
}

// A link that is still good opens a private table, too.
Result<Api::Place> Api::claimed_place(From from, const std::string& table, const TokenHash& link) {
  auto room = hall_.find(table);
  if (room && (*room)->match().has_claim(link, hall_.loop().unix_ms())) {
    return Place{*room, std::nullopt, false};
  }
  return place(from, table);
}

Result<> Api::claim(Ask<&Calls::claim> ask) {
  const TokenHash link = hash_token(ask.params.claim);
  const auto at = claimed_place(ask.from, ask.params.table, link);
  if (!at) return tl::unexpected(at.error());
  const std::string token = new_token();
  Changes changes;
  const auto by =
      ask.params.claim.starts_with(kHostsLink) ? Match::Hand::kHost : Match::Hand::kHolder;
  auto seat = at->match().claim(link, hash_token(token), by, hall_.loop().unix_ms(), changes);
  if (!seat) return tl::unexpected(seat.error());
  finish(ask.reply, *at, std::move(changes), {.info = true}, {*seat, token});
  return {};
}

}  // namespace citybox::server

// What a bot would do, or would have done, for those who ask.

#include <fmt/format.h>

#include "server/api/api.hpp"

namespace citybox::server {

namespace {

wire::Hinted hinted(const Table& table, const Decided& decided) {
  return {decided.reason ? wire::reasons(table, *decided.reason) : wire::Reasons{},
          {table.compact(decided.action)}};
}

// Who decided after so many actions.
Result<Seat> decided_next(const Journal& journal, std::size_t count) {
  const std::size_t last = journal.line().size();
  if (count > last) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("count: {} is not between 0 and {}.", count, last));
  }
  if (count == last) return refuse(RpcCode::kNotNow, "Nothing was decided there yet.");
  const Seat seat = journal.entries()[journal.line()[count]].actor;
  if (!journal.at(count).deciders().contains(seat)) {
    return refuse(RpcCode::kNotNow, "What happened then was no decision of a player.");
  }
  return seat;
}

}  // namespace

Result<> Api::hint(Ask<&Calls::hint> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  if (!at->match().deciders().contains(*at->seat)) {
    return refuse(RpcCode::kNotNow, "You have nothing to decide just now.");
  }
  return advise(ask.from, *at, at->match().journal()->table(), *at->seat, ask.reply,
                [reply = ask.reply](const Table& table, const Decided& decided) {
                  reply.result(hinted(table, decided));
                });
}

Result<> Api::hindsight(Ask<&Calls::hindsight> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  const auto journal = past_of(*at);
  if (!journal) return tl::unexpected(journal.error());
  const auto seat = decided_next(**journal, ask.params.count);
  if (!seat) return tl::unexpected(seat.error());
  const Table& table = (*journal)->at(ask.params.count);
  const bool hidden = table.holds_secret(*seat) && !eyes_at(*at, ask.from).contains(*seat);
  if (hidden && at->match().phase() != Phase::kOver) {
    return refuse(RpcCode::kNotAllowed, "What that seat knew is told when the game is over.");
  }
  return advise(ask.from, *at, table, *seat, ask.reply,
                [reply = ask.reply, seat = *seat](const Table& there, const Decided& decided) {
                  const SeatSet eyes(seat);
                  reply.result({hinted(there, decided), seat,
                                wire::preview(there.preview(seat, decided.action, eyes), eyes)});
                });
}

Result<> Api::advise(From from, const Place& at, const Table& table, Seat seat, const Reply& reply,
                     Advised advised) {
  if (!at.match().row().hints) {
    return refuse(RpcCode::kNotNow, "The host has switched hints off at this table.");
  }
  if (hall_.bots().waiting(Thought::For::kHint) >= hall_.config().limits.hints) {
    return refuse(RpcCode::kLimit, "Many ask for hints just now; try again in a moment.");
  }
  if (!from->advised.expired()) return refuse(RpcCode::kNotNow, "A hint for you is on its way.");
  const auto under_way = std::make_shared<char>();
  from->advised = under_way;
  const GameEntry& game = *at.match().game();
  std::shared_ptr<Table> here = table.clone();
  hall_.bots().think({.game = &game,
                      .bot = adviser(game),
                      .table = here,
                      .seat = seat,
                      .seed = new_seed(),
                      .what = Thought::For::kHint,
                      .meter = from->meter,
                      .aloud = true},
                     [reply, here, advised = std::move(advised),
                      under_way](const std::optional<Decided>& decided) {
                       if (decided) return advised(*here, *decided);
                       reply.fault(fault(RpcCode::kInternal, "This game has no bot."));
                     });
  return {};
}

}  // namespace citybox::server

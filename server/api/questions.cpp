#include <fmt/format.h>

#include "engine/journal/replay.hpp"
#include "engine/rpc/wire.hpp"
#include "server/api/api.hpp"

namespace citybox::server {

Result<> Api::preview(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  const auto action = at->match().action_of(call.params.all());
  if (!action) return tl::unexpected(action.error());
  const Table& table = at->match().journal()->table();
  if (auto refused = table.refusal(*at->seat, *action)) return refuse(std::move(*refused));
  Preview preview = table.preview(*at->seat, *action);
  const json::object answer = {
      {"happenings", happenings_json(preview.happenings, SeatSet(*at->seat))},
      {"before", std::move(preview.summary_before)},
      {"after", std::move(preview.summary_after)},
      {"chance", preview.chance}};
  answer_from(call, *at, json::serialize(answer));
  return {};
}

Result<> Api::facilitator(Call& call) {
  auto at = host_place(call);
  if (!at) return tl::unexpected(at.error());
  json::array choices;
  if (at->match().phase() == Phase::kPlaying) {
    const Table& table = at->match().journal()->table();
    choices = wire(table, table.legal(kFacilitator));
  }
  answer_from(call, *at, json::serialize(choices));
  return {};
}

Result<> Api::refusal(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  const auto action = at->match().action_of(call.params.all());
  if (!action) return tl::unexpected(action.error());
  const auto refused = at->match().journal()->table().refusal(*at->seat, *action);
  answer_from(call, *at, refused ? json::serialize(wire(*refused)) : std::string("null"));
  return {};
}

Result<> Api::items(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  const std::string ledger = call.params.text("what");
  Seat seat{0};
  if (call.params.has("seat")) {
    auto given = seat_param(call, *at);
    if (!given) return tl::unexpected(given.error());
    seat = *given;
  }
  if (call.params.failed()) return call.params.error();
  if (at->match().journal() == nullptr)
    return refuse(Code::kNotNow, "The game has not started yet.");
  const SeatSet eyes = at->room->eyes_of(call.from.get()).seats;
  const auto items = at->match().journal()->table().items(ledger, seat, eyes);
  if (!items) return refuse(Code::kInvalidParams, items.error().text);
  answer_from(call, *at, json::serialize(wire(*items)));
  return {};
}

Result<> Api::at(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  const Journal* journal = at->match().journal();
  if (journal == nullptr) return refuse(Code::kNotNow, "The game has not started yet.");
  const auto last = static_cast<std::int64_t>(journal->line().size());
  const auto count = static_cast<std::size_t>(call.params.integer("count", 0, last));
  if (call.params.failed()) return call.params.error();
  const SeatSet eyes = at->room->eyes_of(call.from.get()).seats;
  const auto table = journal->at(count);
  const json::object answer = {{"view", table->view(eyes)},
                               {"standing", wire(table->standing())},
                               {"happenings", happenings_json(journal->happenings()[count], eyes)}};
  answer_from(call, *at, json::serialize(answer));
  return {};
}

Result<> Api::hint(Call& call) {
  auto at = seat_place(call);
  if (!at) return tl::unexpected(at.error());
  if (!at->match().deciders().contains(*at->seat)) {
    return refuse(Code::kNotNow, "You have nothing to decide just now.");
  }
  const Table& table = at->match().journal()->table();
  std::shared_ptr<Table> here = table.clone();
  hall_.bots().think(at->match().game(), standard_bot(at->match().game()), table.clone(), *at->seat,
                     new_seed(), [reply = call.reply, here](std::optional<PackedAction> action) {
                       if (!action)
                         return reply.fault(fault(Code::kInternal, "This game has no bot."));
                       reply.result(wire(*here, *action));
                     });
  return {};
}

Result<> Api::replay(Call& call) {
  auto at = place(call);
  if (!at) return tl::unexpected(at.error());
  const Match& match = at->match();
  if (match.journal() == nullptr) return refuse(Code::kNotNow, "The game has not started yet.");
  if (match.game().info().secrets && match.phase() != Phase::kOver) {
    return refuse(Code::kNotNow, "This game has secrets; its replay is there when it is over.");
  }
  std::vector<std::string> players;
  for (const SeatRow& seat : match.seats())
    players.push_back(seat.name.empty() ? seat.bot : seat.name);
  const json::object answer = {
      {"name", fmt::format("{}-{}.citybox", match.row().game, match.row().code)},
      {"text", write_replay(*match.journal(), players)}};
  answer_from(call, *at, json::serialize(answer));
  return {};
}

}  // namespace citybox::server

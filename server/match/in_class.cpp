// What a class does to one of its tables: it seats its pupils, tells what all tables share, and takes
// the table back. The rules and the log know it as the facilitator.

#include <fmt/format.h>

#include "server/match/match.hpp"

namespace citybox::server {

Result<PlayedStep> Match::obey(std::string_view text, UnixMs now, Changes& out) {
  if (auto game = has_game(); !game) return tl::unexpected(game.error());
  const auto action = game_->parse(text);
  if (!action) return refuse(RpcCode::kInvalidParams, action.error().text);
  return play_for(kFacilitator, *action, {}, now, out);
}

Result<Match::Undo> Match::roll_back(std::size_t to, UnixMs now, Changes& out) {
  if (auto game = has_game(); !game) return tl::unexpected(game.error());
  const std::size_t actions = journal_->line().size();
  if (to >= actions) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("There are {} actions to go back from; `to` must be less.", actions));
  }
  if (auto may = may_take_back(kFacilitator, actions - to); !may) {
    return tl::unexpected(may.error());
  }
  return take_back(kFacilitator, to, now, out);
}

bool Match::assign(Seat seat, const SeatRow& wanted, UnixMs now, Changes& out) {
  SeatRow& row = seats_[seat.index];
  const bool same_holder = row.token == wanted.token;
  if (same_holder && row.name == wanted.name && row.bot == wanted.bot) return false;
  const std::string left = named(seat);
  const bool another = !same_holder && row.name != wanted.name;
  const bool bot_comes = !wanted.bot.empty() && row.bot.empty();
  const bool bot_goes = wanted.bot.empty() && !row.bot.empty();
  row = wanted;
  put_seat(seat, out);
  drop_idle_request(out);
  if (!can_note()) return true;
  if (another && wanted.token) {
    note_on(seat, fmt::format("{} plays {} from now on.", holder_of(seat), left), now, out);
  } else if (bot_comes && wanted.token) {
    note_on(seat, fmt::format("A bot plays on for {}.", holder_of(seat)), now, out);
  } else if (bot_goes && wanted.token) {
    note_on(seat, fmt::format("{} plays again.", holder_of(seat)), now, out);
  } else if (another) {
    note_on(seat, fmt::format("A bot plays {} from now on.", left), now, out);
  }
  return true;
}

void Match::note_act(Seat seat, UnixMs now, Changes& out) {
  if (!can_note()) return;
  note_on(seat, fmt::format("The facilitator let a bot decide once for {}.", holder_of(seat)), now,
          out);
}

}  // namespace citybox::server

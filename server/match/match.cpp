#include "server/match/match.hpp"

#include <algorithm>

namespace citybox::server {

namespace {

// Else the first that there is.
std::string bot_of_level(const GameEntry& game, std::string_view level) {
  const auto& bots = game.bots();
  const auto found = std::find_if(bots.begin(), bots.end(),
                                  [&](const BotInfo& bot) { return bot.level == level; });
  if (found != bots.end()) return found->name;
  return bots.empty() ? std::string() : bots.front().name;
}

}  // namespace

std::string standard_bot(const GameEntry& game) { return bot_of_level(game, "normal"); }
std::string adviser(const GameEntry& game) { return bot_of_level(game, "hard"); }

Result<Match> Match::create(const GameEntry& game, TableRow row, const Pack* pack) {
  Match match;
  match.game_ = &game;
  match.changed_ = row.created;
  match.row_ = std::move(row);
  match.set_pack(pack);
  match.seats_.resize(static_cast<std::size_t>(match.row_.seats));
  Changes ignored;
  const json::object options = match.row_.options;
  if (auto fits = match.configure(match.row_.seats, &options, ignored); !fits) {
    return tl::unexpected(fits.error());
  }
  return match;
}

Phase Match::phase() const {
  if (read_only()) return Phase::kOver;
  if (!journal_) return Phase::kLobby;
  if (journal_->table().deciders().empty()) return Phase::kOver;
  return row_.paused ? Phase::kPaused : Phase::kPlaying;
}

SeatKind Match::kind(Seat seat) const {
  const SeatRow& row = seats_[seat.index];
  if (!row.bot.empty()) return SeatKind::kBot;
  return row.token ? SeatKind::kPerson : SeatKind::kOpen;
}

SeatSet Match::people() const {
  SeatSet people;
  SeatSet::first(static_cast<int>(seats_.size())).for_each([&](Seat seat) {
    if (kind(seat) == SeatKind::kPerson) people.add(seat);
  });
  return people;
}

SeatSet Match::deciders() const { return journal_ ? journal_->table().deciders() : SeatSet(); }

std::optional<Seat> Match::seat_of(const TokenHash& token) const {
  std::optional<Seat> found;
  SeatSet::first(static_cast<int>(seats_.size())).for_each([&](Seat seat) {
    const auto& held = seats_[seat.index].token;
    if (held && same(*held, token)) found = seat;
  });
  return found;
}

bool Match::is_host(const TokenHash& token) const {
  if (row_.host_seat) {
    const auto& held = seats_[row_.host_seat->index].token;
    return held && same(*held, token);
  }
  return row_.host_token && same(*row_.host_token, token);
}

bool Match::opens(std::string_view key) const {
  return !row_.key || (!key.empty() && same(*row_.key, hash_token(key)));
}

SeatSet Match::asked() const {
  if (!row_.undo) return {};
  return people() - row_.undo->agreed - SeatSet(row_.undo->by);
}

}  // namespace citybox::server

#include "server/match/from_replay.hpp"

#include <algorithm>
#include <utility>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"

namespace citybox::server {

namespace {

constexpr int kPace = 900;

std::vector<EntryRow> rows_of(const Replay& replay, UnixMs now) {
  std::vector<EntryRow> rows;
  rows.reserve(replay.lines.size());
  for (const Replay::Line& line : replay.lines) {
    const Entry& entry = line.entry;
    rows.push_back({entry.kind, entry.actor, line.text, entry.draws, entry.words, entry.place,
                    std::nullopt, now});
  }
  return rows;
}

TableRow row_of(const Replay& replay, std::string code, UnixMs now) {
  TableRow row;
  row.code = std::move(code);
  row.game = replay.game;
  row.seats = replay.seats;
  for (const auto& [name, text] : replay.options) row.options[name] = option_value(text);
  row.seed = new_seed();
  row.draws = replay.start;
  row.started = true;
  row.pace_ms = kPace;
  row.created = row.changed = now;
  row.rules_version = replay.rules_version;
  row.purpose = Purpose::kPractice;
  return row;
}

void seat_players(const Replay& replay, const GameEntry& game, FromReplay& made) {
  made.table.seats.resize(static_cast<std::size_t>(replay.seats));
  for (std::size_t i = 0; i < made.table.seats.size(); ++i) {
    SeatRow& seat = made.table.seats[i];
    const std::string player = i < replay.players.size() ? replay.players[i] : std::string();
    if (!player.empty() && game.bot(player)) {
      seat.bot = player;
      continue;
    }
    seat.name = player;
    const std::string token = new_token();
    seat.token = hash_token(token);
    made.seats.emplace_back(Seat{static_cast<std::uint8_t>(i)}, token);
  }
}

}  // namespace

tl::expected<FromReplay, Problem> from_replay(std::string_view text, std::string code, UnixMs now) {
  const auto checked = check_replay(text, all_games());
  if (!checked) return tl::unexpected(checked.error());
  const auto replay = parse_replay(text);
  if (!replay) return tl::unexpected(replay.error());
  if (!replay->position.empty()) {
    return tl::unexpected(
        Problem{"This replay begins in the middle of a game: `citybox replay` shows it."});
  }
  const GameEntry& game = *find(replay->game);
  FromReplay made;
  made.table.row = row_of(*replay, std::move(code), now);
  const json::object& content = replay->content.empty() ? game.content() : replay->content;
  made.table.content = content_row(replay->game, replay->content_version, json::serialize(content));
  made.table.row.content = made.table.content->id;
  made.table.entries = rows_of(*replay, now);
  made.table.last_entry = now;
  seat_players(*replay, game, made);
  made.host = new_token();
  made.table.row.host_token = hash_token(made.host);
  return made;
}

}  // namespace citybox::server

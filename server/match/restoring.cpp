// A table from the disk: its log goes on under the rules of this program, or is kept as it is and
// can be looked at.

#include <fmt/format.h>

#include <algorithm>

#include "server/match/match.hpp"
#include "server/match/stored_log.hpp"

namespace citybox::server {

namespace {

// Nothing stands for the published one.
tl::expected<SharedContent, Problem> content_of(const GameEntry& game, const StoredTable& stored) {
  if (!stored.content || stored.content->text == json::serialize(game.content())) {
    return SharedContent();
  }
  boost::system::error_code error;
  const json::value value = json::parse(stored.content->text, error);
  if (error || !value.is_object()) return tl::unexpected(Problem{"It is not a JSON object."});
  return game.read_content(value.get_object());
}

std::string why_closed(const GameInfo& info, int version, const std::string& fault) {
  const std::string reason =
      version == info.rules_version
          ? "The log of this table does not fit the rules"
          : fmt::format(
                "This table was played under version {} of the rules and does not fit "
                "version {}",
                version, info.rules_version);
  return fmt::format("{}; it can only be looked at. {}", reason, fault);
}

Replay::Line replay_line(const EntryRow& row) {
  Replay::Line line;
  line.entry.kind = row.kind;
  line.entry.actor = row.actor;
  line.entry.draws = row.draws;
  line.entry.words = row.words;
  line.entry.place = row.place;
  line.text = row.text;
  return line;
}

// For an entry of which nothing is known but what is written in it.
std::string bare_sentence(const EntryRow& row) {
  if (row.actor == kFacilitator) return fmt::format("The facilitator: {}", row.text);
  return fmt::format("{{seat:{}|You|{{name}}}}: {}", row.actor.index, row.text);
}

}  // namespace

Match Match::restore(const GameEntry& game, StoredTable stored) {
  Match match;
  match.game_ = &game;
  match.row_ = stored.row;
  match.seats_ = std::move(stored.seats);
  match.claims_ = std::move(stored.claims);
  match.chat_ = std::move(stored.chat);
  match.changed_ = std::max(match.row_.changed, stored.last_entry);
  match.content_version_ = stored.content ? stored.content->version : game.info().content_version;
  for (SeatRow& seat : match.seats_) {
    if (!seat.bot.empty() && !game.bot(seat.bot)) seat.bot = standard_bot(game);
  }
  if (match.row_.started) {
    match.restore_game(stored);
  } else {
    match.row_.rules_version = game.info().rules_version;
  }
  return match;
}

void Match::restore_game(StoredTable& stored) {
  const GameInfo& info = game_->info();
  const auto content = content_of(*game_, stored);
  const JournalSetup setup{
      row_.seats, row_.options, {}, row_.draws, content ? *content : SharedContent()};
  StoredLog log =
      row_.rules_version <= info.rules_version
          ? read_log(*game_, setup, row_.seed, stored.entries)
          : unread_log(stored.entries, "This program is older than the one that wrote it.");
  restore_history(stored.entries, log);
  if (!log.fault.empty()) {
    closed_ = why_closed(info, row_.rules_version, log.fault);
    unread_ = std::move(stored.entries);
    if (stored.content) unread_content_ = std::move(stored.content->text);
    return;
  }
  journal_ = std::move(log.journal);
  owed_since_.fill(journal_->seq());
  Changes changes;
  if (!content || !row_.content) keep_content(changes);
  if (!content) own_numbers_lost_ = content.error().text;
  if (row_.rules_version < info.rules_version && !row_.upgraded_from) {
    row_.upgraded_from = row_.rules_version;
  }
  const bool newer = std::exchange(row_.rules_version, info.rules_version) != info.rules_version;
  for (std::size_t i = 0; i < stored.entries.size(); ++i) {
    if (stored.entries[i].telling || !log.told[i]) continue;
    changes.emplace_back(AddTelling{static_cast<std::uint32_t>(i), std::move(*log.told[i])});
  }
  if (newer || !changes.empty()) upgrade_ = std::move(changes);
}

void Match::restore_history(const std::vector<EntryRow>& rows, const StoredLog& log) {
  history_.started(log.journal ? log.journal->happenings().front() : std::vector<Happening>());
  std::vector<std::size_t> line;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EntryRow& row = rows[i];
    if (row.kind == Entry::Kind::kAction) {
      // Where nobody knows who may know it, its maker does.
      const SeatSet maker = game_->info().own_secrets() ? SeatSet(row.actor) : kEveryone;
      const Telling told = log.told[i].value_or(Telling{maker, {{maker, bare_sentence(row)}}});
      line.push_back(i);
      history_.add(
          {i, static_cast<std::uint32_t>(line.size()), row.actor, row.text,
           log.journal && log.fault.empty() ? std::optional(log.entries[i].action) : std::nullopt,
           told.audience, told.sentences, row.words, false});
    } else if (row.place < line.size()) {
      if (row.kind == Entry::Kind::kUndo) {
        history_.undone(line, row.place);
        line.resize(row.place);
      } else {
        history_.retracted(line, row.place);
        line.erase(line.begin() + row.place);
      }
    }
  }
}

std::string Match::note() const {
  if (read_only()) return closed_;
  std::string note;
  if (row_.upgraded_from) {
    note =
        fmt::format("This table began under version {} of the rules and goes on under version {}.",
                    *row_.upgraded_from, row_.rules_version);
  }
  if (!own_numbers_lost_.empty()) {
    note += fmt::format(
        "{}Its own numbers cannot be read any more, so it goes on with the "
        "published ones. {}",
        note.empty() ? "" : " ", own_numbers_lost_);
  }
  return note;
}

Replay Match::replay() const {
  std::vector<std::string> players;
  for (const SeatRow& seat : seats_) players.push_back(seat.name.empty() ? seat.bot : seat.name);
  if (journal_) return replay_of(*journal_, players);
  Replay replay;
  replay.game = row_.game;
  replay.rules_version = row_.rules_version;
  replay.content_version = content_version_;
  boost::system::error_code error;
  const json::value content = json::parse(unread_content_, error);
  if (!error && content.is_object() && content != game_->content()) {
    replay.content = content.get_object();
  }
  replay.seats = row_.seats;
  for (const auto& option : row_.options) {
    replay.options.emplace_back(option.key(), option_text(option.value()));
  }
  replay.players = std::move(players);
  replay.start = row_.draws;
  for (const EntryRow& row : unread_) replay.lines.push_back(replay_line(row));
  return replay;
}

}  // namespace citybox::server

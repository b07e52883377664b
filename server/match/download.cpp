// A table as a file: as its journal is, or as it was kept where no rules read it.

#include "engine/types/json_text.hpp"
#include "server/match/match.hpp"
#include "server/match/stored_log.hpp"

namespace citybox::server {

namespace {

// A file must fit into one answer. Only tables older than the limits of words have so many.
constexpr std::size_t kMostWords = 1024 * 1024;

std::size_t words_of(const Replay& replay) {
  std::size_t bytes = 0;
  for (const Replay::Line& line : replay.lines) bytes += line.entry.words.size();
  return bytes;
}

// Leaves out what was said with actions that were taken back.
void silence(Replay& replay, const History& history) {
  for (const History::Line& line : history.lines()) {
    if (line.seat && line.undone) replay.lines[line.entry].entry.words.clear();
  }
}

}  // namespace

Replay Match::replay(Names names) const {
  Replay replay = whole_replay(names);
  if (names == Names::kKept) {
    for (Replay::Line& line : replay.lines) line.entry.words.clear();
  }
  if (words_of(replay) > kMostWords) silence(replay, history_);
  return replay;
}

Replay Match::whole_replay(Names names) const {
  std::vector<std::string> players;
  players.reserve(seats_.size());
  for (const SeatRow& seat : seats_) {
    players.push_back(names == Names::kTold ? seat.who() : seat.bot);
  }
  if (const Journal* whole = full_ ? past() : journal()) {
    Replay replay = replay_of(*whole, players);
    if (!replay.content.empty()) replay.content_version = content_version_;
    // What was undone need not be readable any more; it is given as it was kept.
    for (const History::Line& line : history_.lines()) {
      if (line.seat) replay.lines[line.entry].text = line.text;
    }
    return replay;
  }
  Replay replay;
  replay.game = row_.game;
  replay.rules_version = row_.rules_version;
  replay.content_version = content_version_;
  if (auto content = parse_object(unread_content_)) {
    const bool published = game_ != nullptr && *content == game_->content();
    if (!published) replay.content = *std::move(content);
  }
  replay.seats = row_.seats;
  for (const auto& option : row_.options) {
    replay.options.emplace_back(option.key(), option_text(option.value()));
  }
  replay.players = std::move(players);
  replay.start = row_.draws;
  std::vector<Entry> entries = unread_log(unread_).entries;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    replay.lines.push_back({0, std::move(entries[i]), unread_[i].text});
  }
  return replay;
}

}  // namespace citybox::server

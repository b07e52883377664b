#include "engine/journal/replay.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

namespace citybox {

namespace {

tl::unexpected<Problem> problem(std::string text) {
  return tl::unexpected(Problem{std::move(text)});
}

// Comes back as what it was.
json::value option_value(const std::string& text) {
  boost::system::error_code error;
  json::value value = json::parse(text, error);
  return error || value.is_structured() ? json::value(text) : value;
}

}  // namespace

std::string option_text(const json::value& value) {
  return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

Replay replay_of(const Journal& journal, const std::vector<std::string>& players) {
  const Table& table = journal.table();
  const Standing standing = table.standing();
  Replay replay;
  replay.game = table.game().id;
  replay.rules_version = table.game().rules_version;
  replay.content_version = table.game().content_version;
  if (journal.setup().content != nullptr) {
    replay.content = journal.game().content(journal.setup().content);
    if (replay.content == journal.game().content()) replay.content.clear();
  }
  replay.seats = table.seats();
  for (const auto& option : journal.setup().options) {
    replay.options.emplace_back(option.key(), option_text(option.value()));
  }
  replay.players = players;
  replay.result = standing.over ? standing.ending : "*";
  replay.final_hash = table.hash();
  replay.position = journal.setup().position;
  replay.start = journal.setup().draws;
  for (const Entry& entry : journal.entries()) {
    const bool action = entry.kind == Entry::Kind::kAction;
    replay.lines.push_back({0, entry, action ? table.to_text(entry.action) : ""});
  }
  return replay;
}

namespace {

tl::expected<Journal, Problem> play_lines(const Replay& replay, const GameEntry& game) {
  JournalSetup setup;
  setup.seats = replay.seats;
  for (const auto& [key, value] : replay.options) setup.options[key] = option_value(value);
  setup.position = replay.position;
  setup.draws = replay.start;
  if (!replay.content.empty()) {
    auto content = game.read_content(replay.content);
    if (!content) return tl::unexpected(content.error());
    setup.content = *std::move(content);
  }
  auto journal = Journal::restore(game, setup, {}, 0);
  if (!journal) return journal;
  for (const Replay::Line& line : replay.lines) {
    Entry entry = line.entry;
    if (entry.kind == Entry::Kind::kAction) {
      const auto action = game.parse(line.text);
      if (!action) return problem(fmt::format("Line {}: {}", line.number, action.error().text));
      entry.action = *action;
    }
    if (const auto added = journal->add(entry); !added) {
      return problem(fmt::format("Line {}: {}", line.number, added.error().text));
    }
  }
  return journal;
}

}  // namespace

tl::expected<Journal, Problem> play_replay(const Replay& replay, const GameEntry& game) {
  const int version = game.info().rules_version;
  const std::string versions =
      fmt::format("The replay is of version {} of the rules, these are version {}",
                  replay.rules_version, version);
  if (replay.rules_version > version) return problem(versions + ".");
  auto journal = play_lines(replay, game);
  if (!journal && replay.rules_version < version) {
    return problem(fmt::format("{}, and it does not fit them. {}", versions, journal.error().text));
  }
  return journal;
}

tl::expected<Journal, Problem> check_replay(std::string_view text,
                                            std::span<const GameEntry* const> games) {
  const auto replay = parse_replay(text);
  if (!replay) return tl::unexpected(replay.error());
  const GameEntry* game = nullptr;
  for (const GameEntry* each : games) {
    if (each->info().id == replay->game) game = each;
  }
  if (game == nullptr) return problem(fmt::format("There is no game \"{}\".", replay->game));
  auto journal = play_replay(*replay, *game);
  if (!journal) return journal;
  const Standing standing = journal->table().standing();
  const std::string result = standing.over ? standing.ending : "*";
  if (result != replay->result) {
    return problem(fmt::format("The replay claims the result \"{}\", but it is \"{}\".",
                               replay->result, result));
  }
  const std::uint64_t hash = journal->table().hash();
  if (replay->final_hash && *replay->final_hash != hash) {
    return problem(fmt::format("The replay claims the final hash {:016x}, but it is {:016x}.",
                               *replay->final_hash, hash));
  }
  return journal;
}

}  // namespace citybox

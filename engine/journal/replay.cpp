#include "engine/journal/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/entry/find_game.hpp"

namespace citybox {

namespace {

tl::unexpected<Problem> problem(std::string text) {
  return tl::unexpected(Problem{std::move(text)});
}

}  // namespace

std::string option_text(const json::value& value) {
  return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

json::value option_value(const std::string& text) {
  boost::system::error_code error;
  json::value value = json::parse(text, error);
  return error || value.is_structured() ? json::value(text) : value;
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

tl::expected<JournalSetup, Problem> setup_of(const Replay& replay, const GameEntry& game) {
  JournalSetup setup;
  setup.seats = replay.seats;
  for (const auto& [key, value] : replay.options) setup.options[key] = option_value(value);
  setup.position = replay.position;
  setup.draws = replay.start;
  if (replay.content.empty()) {
    // Of a version that nobody knows any more it may fit these numbers yet.
    setup.content = game.published(replay.content_version).value_or(SharedContent());
    return setup;
  }
  const auto given = game.stored_content(replay.content, replay.content_version);
  if (!given) return tl::unexpected(given.error());
  auto content = game.read_content(game.content(*given));
  if (!content) return tl::unexpected(content.error());
  setup.content = *std::move(content);
  return setup;
}

struct Record {
  std::vector<Entry> entries;
  std::vector<std::string> faults;  // by entry: why its action cannot be read
};

Record read_lines(const Replay& replay, const GameEntry& game) {
  Record record;
  for (const Replay::Line& line : replay.lines) {
    record.entries.push_back(line.entry);
    std::string& fault = record.faults.emplace_back();
    if (line.entry.kind != Entry::Kind::kAction) continue;
    if (const auto action = game.parse(line.text)) {
      record.entries.back().action = *action;
    } else {
      fault = action.error().text;
    }
  }
  return record;
}

// What was taken back is kept and not played, as a stored table is read.
tl::expected<Journal, Problem> play_lines(const Replay& replay, const GameEntry& game) {
  const auto at = [&](const Misfit& misfit) {
    return problem(fmt::format("Line {}: {}", replay.lines[misfit.entry].number, misfit.why));
  };
  const auto setup = setup_of(replay, game);
  if (!setup) return tl::unexpected(setup.error());
  auto journal = Journal::restore(game, *setup, {}, 0);
  if (!journal) return journal;
  const Record record = read_lines(replay, game);
  const auto line = line_of(record.entries);
  if (!line) return at(line.error());
  for (const std::size_t entry : line->standing()) {
    if (!record.faults[entry].empty()) return at({entry, record.faults[entry]});
  }
  if (const auto added = journal->add_all(record.entries, record.entries.size()); !added) {
    return at(added.error());
  }
  const auto unread = [](const std::string& fault) { return !fault.empty(); };
  if (std::any_of(record.faults.begin(), record.faults.end(), unread)) journal->forget_undone();
  return journal;
}

}  // namespace

tl::expected<Journal, Problem> play_replay(const Replay& replay, const GameEntry& game) {
  const GameInfo& info = game.info();
  const std::string versions =
      fmt::format("The replay is of version {} of the rules, these are version {}",
                  replay.rules_version, info.rules_version);
  if (replay.rules_version > info.rules_version) return problem(versions + ".");
  const bool other_numbers =
      replay.content.empty() && replay.content_version != info.content_version;
  const std::string numbers =
      fmt::format("The replay is of version {} of the numbers, these are version {}",
                  replay.content_version, info.content_version);
  if (other_numbers && replay.content_version > info.content_version) return problem(numbers + ".");
  auto journal = play_lines(replay, game);
  if (journal) return journal;
  const auto does_not_fit = [&](const std::string& why) {
    return problem(fmt::format("{}, and it does not fit them. {}", why, journal.error().text));
  };
  if (replay.rules_version < info.rules_version) return does_not_fit(versions);
  if (other_numbers) return does_not_fit(numbers);
  return journal;
}

tl::expected<Journal, Problem> check_replay(std::string_view text,
                                            std::span<const GameEntry* const> games) {
  const auto replay = parse_replay(text);
  if (!replay) return tl::unexpected(replay.error());
  const auto game = find_game(replay->game, games);
  if (!game) return tl::unexpected(game.error());
  auto journal = play_replay(*replay, **game);
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

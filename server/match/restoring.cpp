// A table from the disk: its log goes on under the rules of this program, or is kept as it is and
// can be looked at.

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/entry/numbers.hpp"
#include "engine/types/json_text.hpp"
#include "server/match/match.hpp"
#include "server/match/stored_log.hpp"

namespace citybox::server {

namespace {

// Nothing stands for the published one. Tables older than format 3 kept none: they all had version 1.
tl::expected<SharedContent, Problem> content_of(const GameEntry& game, const StoredTable& stored) {
  if (!stored.content && !stored.row.started) return SharedContent();
  if (!stored.content) return game.published(1);
  if (stored.content->text == json::serialize(game.content())) return SharedContent();
  const auto given = parse_object(stored.content->text);
  if (!given) return tl::unexpected(Problem{"It is not a JSON object."});
  return game.stored_content(*given, stored.content->version);
}

std::string only_looked_at(std::string_view why, const std::string& fault) {
  return fmt::format("{}; it can only be looked at.{}{}", why, fault.empty() ? "" : " ", fault);
}

std::string misfit(const GameInfo& info, int version, const std::string& fault) {
  if (version == info.rules_version) {
    return only_looked_at("The log of this table does not fit the rules", fault);
  }
  return only_looked_at(
      fmt::format("This table was played under version {} of the rules and does not fit version {}",
                  version, info.rules_version),
      fault);
}

// For an entry of which nothing is known but what is written in it.
std::string bare_sentence(const EntryRow& row) {
  if (row.actor == kFacilitator) return fmt::format("The facilitator: {}", row.text);
  return fmt::format("{{seat:{}|You|{{name}}}}: {}", row.actor.index, row.text);
}

}  // namespace

Match Match::restore(const GameEntry* game, StoredTable stored) {
  Match match;
  match.game_ = game;
  match.row_ = stored.row;
  match.seats_ = std::move(stored.seats);
  match.claims_ = std::move(stored.claims);
  match.chat_ = std::move(stored.chat);
  match.pack_.name = match.row_.pack;
  match.pack_.title = match.row_.pack_title;
  match.changed_ = std::max(match.row_.changed, stored.last_entry);
  if (stored.content) match.content_version_ = stored.content->version;
  if (game == nullptr || !stored.fault.empty()) {
    const std::string why = game == nullptr
                                ? fmt::format("The game \"{}\" is not in this box", match.row_.game)
                                : "What is kept of this table is damaged";
    const StoredLog log = unread_log(stored.entries);
    if (match.row_.started) match.restore_history(stored.entries, log);
    match.close(only_looked_at(why, stored.fault), stored, std::nullopt);
    return match;
  }
  if (!stored.content) match.content_version_ = game->info().content_version;
  for (SeatRow& seat : match.seats_) {
    if (!seat.bot.empty() && !game->bot(seat.bot)) seat.bot = standard_bot(*game);
  }
  if (match.row_.started) {
    match.restore_game(stored);
  } else if (const auto content = content_of(*game, stored); !content) {
    match.close(only_looked_at("The numbers that this table is to be played with cannot be read",
                               content.error().text),
                stored, std::nullopt);
  } else {
    match.restore_content(*content);
    match.row_.rules_version = game->info().rules_version;
  }
  return match;
}

void Match::restore_content(const SharedContent& content) {
  content_ = content;
  if (row_.pack.empty()) return;
  wire::list_changes(pack_, changes_of(*game_, content_));
}

void Match::restore_game(StoredTable& stored) {
  const GameInfo& info = game_->info();
  const auto content = content_of(*game_, stored);
  StoredLog log = unread_log(stored.entries);
  std::string why;
  if (row_.rules_version > info.rules_version) {
    why = misfit(info, row_.rules_version, "This program is older than the one that wrote it.");
  } else if (!content) {
    // It would end with other numbers than it began with.
    why = only_looked_at("The numbers that this table is played with cannot be read",
                         content.error().text);
  } else {
    restore_content(*content);
    const JournalSetup setup{row_.seats, row_.options, {}, row_.draws, *content};
    log = read_log(*game_, setup, row_.seed, stored.entries);
    if (!log.fault.empty()) why = misfit(info, row_.rules_version, log.fault);
  }
  restore_history(stored.entries, log);
  if (!why.empty()) return close(std::move(why), stored, std::move(log.journal));
  play_on(stored.entries, log);
}

void Match::play_on(const std::vector<EntryRow>& rows, StoredLog& log) {
  const int version = game_->info().rules_version;
  journal_ = std::move(log.journal);
  allowances_ = Allowances(rows);
  owed_since_.fill(journal_->seq());
  Changes changes;
  if (!row_.content) keep_content(changes);
  if (row_.rules_version < version && !row_.upgraded_from) row_.upgraded_from = row_.rules_version;
  const bool newer = std::exchange(row_.rules_version, version) != version;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].telling || !log.told[i]) continue;
    changes.emplace_back(AddTelling{static_cast<std::uint32_t>(i), std::move(*log.told[i])});
  }
  if (newer || !changes.empty()) upgrade_ = std::move(changes);
  end_if_full();
}

void Match::close(std::string why, StoredTable& stored, std::optional<Journal> past) {
  closed_ = std::move(why);
  unread_ = std::move(stored.entries);
  if (stored.content) unread_content_ = std::move(stored.content->text);
  past_ = std::move(past);
  row_.undo.reset();  // nobody can answer any more
}

bool Match::end_if_full() {
  if (!journal_ || journal_->seq() < kMostEntries) return false;
  closed_ = only_looked_at(
      fmt::format("The log of this table is full: it has {} entries", journal_->seq()), {});
  past_ = std::exchange(journal_, std::nullopt);
  full_ = true;
  row_.undo.reset();
  return true;
}

Changes Match::upgrade() {
  Changes changes;
  if (upgrade_) put_table(changes);
  return changes;
}

void Match::put_table(Changes& out) {
  out.emplace_back(PutTable{row_});
  if (!upgrade_) return;
  std::move(upgrade_->begin(), upgrade_->end(), std::back_inserter(out));
  upgrade_.reset();
}

void Match::restore_history(const std::vector<EntryRow>& rows, const StoredLog& log) {
  history_.started(log.journal ? log.journal->happenings().front() : std::vector<Happening>());
  Line line;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EntryRow& row = rows[i];
    if (line.misfit(row.kind, row.place)) continue;
    const std::size_t stood = line.standing().size();
    switch (row.kind) {
      case Entry::Kind::kAction: {
        // Where nobody knows who may know it, its maker does.
        const bool open = game_ != nullptr && !game_->info().own_secrets();
        const SeatSet maker = open ? kEveryone : SeatSet(row.actor);
        const Telling told = log.told[i].value_or(Telling{maker, {{maker, bare_sentence(row)}}});
        History::Line told_line{.entry = i,
                                .count = static_cast<std::uint32_t>(stood + 1),
                                .seat = row.actor,
                                .text = row.text,
                                .audience = told.audience,
                                .sentences = told.sentences,
                                .words = row.words,
                                .at = row.at};
        if (log.journal && log.fault.empty()) told_line.action = log.entries[i].action;
        history_.add(std::move(told_line));
        break;
      }
      case Entry::Kind::kUndo:
        history_.undone(line.standing(), row.place);
        history_.note(i, {row.kind, row.actor, row.place, stood - row.place, row.at});
        break;
      case Entry::Kind::kRedo:
        history_.redone(line.undone()->actions);
        history_.note(i, {row.kind, row.actor, row.place, row.place - stood, row.at});
        break;
      case Entry::Kind::kRetract:
        history_.retracted(line.standing(), row.place);
        break;
    }
    line.add(i, row.kind, row.place);
  }
}

std::string Match::note() const {
  if (read_only()) return closed_;
  if (!row_.upgraded_from) return {};
  if (phase() == Phase::kOver) {
    return fmt::format(
        "This table began under version {} of the rules and is shown under version {}.",
        *row_.upgraded_from, row_.rules_version);
  }
  return fmt::format("This table began under version {} of the rules and goes on under version {}.",
                     *row_.upgraded_from, row_.rules_version);
}

}  // namespace citybox::server

#include "engine/journal/journal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace citybox {

namespace {

tl::unexpected<Problem> problem(std::string text) {
  return tl::unexpected(Problem{std::move(text)});
}

}  // namespace

tl::expected<Journal, Problem> Journal::begin(const GameEntry& game, int seats,
                                              const json::object& options, std::uint64_t seed,
                                              SharedContent content) {
  SeededDraws draws(seed);
  return begin(game, seats, options, seed, std::move(content), draws);
}

tl::expected<Journal, Problem> Journal::begin(const GameEntry& game, int seats,
                                              const json::object& options, std::uint64_t seed,
                                              SharedContent content, DrawSource& draws) {
  Journal journal;
  journal.game_ = &game;
  journal.seed_ = seed;
  journal.setup_.seats = seats;
  journal.setup_.options = options;
  journal.setup_.content = std::move(content);
  return journal.set_up(draws).map([&] { return std::move(journal); });
}

tl::expected<Journal, Problem> Journal::load(const GameEntry& game, const json::object& position,
                                             std::uint64_t seed, SharedContent content) {
  Journal journal;
  journal.game_ = &game;
  journal.seed_ = seed;
  journal.setup_.position = position;
  journal.setup_.content = std::move(content);
  if (position.empty()) return problem("state: it is empty.");
  SeededDraws draws(seed);
  return journal.set_up(draws).map([&] { return std::move(journal); });
}

tl::expected<Journal, Problem> Journal::restore(const GameEntry& game, const JournalSetup& setup,
                                                const std::vector<Entry>& entries,
                                                std::uint64_t seed) {
  Journal journal;
  journal.game_ = &game;
  journal.seed_ = seed;
  journal.setup_ = setup;
  RecordedDraws draws(setup.draws);
  if (auto done = journal.set_up(draws); !done) return tl::unexpected(done.error());
  if (!draws.used_up()) return problem("The draws of the start do not fit the rules.");
  if (const auto added = journal.add_all(entries, entries.size()); !added)
    return problem(fmt::format("Entry {}: {}", added.error().entry, added.error().why));
  return journal;
}

tl::expected<void, Problem> Journal::set_up(DrawSource& draws) {
  Step step;
  auto table = setup_.position.empty()
                   ? game_->start({setup_.seats, setup_.options, setup_.content}, draws, step)
                   : game_->load(setup_.position, setup_.content);
  if (!table) return tl::unexpected(table.error());
  table_ = *std::move(table);
  setup_.seats = table_->seats();
  setup_.options = table_->options();
  setup_.draws = std::move(step.draws);
  drawn_ = setup_.draws.size();
  happenings_ = {std::move(step.happenings)};
  return {};
}

// The entry at `index` was played: it led from `before` to the table as it is.
void Journal::push(std::size_t index, std::unique_ptr<const Table> before, Step step) {
  Entry& entry = entries_[index];
  entry.audience = step.action_audience;
  entry.draws = std::move(step.draws);
  places_.push_back({std::move(before), drawn_, std::nullopt});
  drawn_ += entry.draws.size();
  happenings_.push_back(std::move(step.happenings));
}

tl::expected<Step, Refused> Journal::play(Seat seat, PackedAction action, std::string words) {
  SeededDraws draws(seed_, drawn_);
  return play(seat, action, std::move(words), draws);
}

tl::expected<Step, Refused> Journal::play(Seat seat, PackedAction action, std::string words,
                                          DrawSource& draws) {
  if (!words.empty()) {
    if (auto refused = table_->words_refusal(action, words))
      return tl::unexpected(*std::move(refused));
  }
  std::unique_ptr<const Table> before = table_->clone();
  auto step = table_->play(seat, action, draws, words);
  if (step) {
    Entry entry;
    entry.actor = seat;
    entry.action = action;
    entry.words = std::move(words);
    entries_.push_back(std::move(entry));
    push(entries_.size() - 1, std::move(before), *step);
    line_.add(entries_.size() - 1, Entry::Kind::kAction, 0);
  }
  return step;
}

tl::expected<void, Problem> Journal::add(const Entry& entry) {
  if (entry.kind == Entry::Kind::kAction) return add_action(entry);
  if (auto why = line_.misfit(entry.kind, entry.place)) return problem(*std::move(why));
  if (entry.kind == Entry::Kind::kRedo) return redo(entry.actor);
  if (entry.kind == Entry::Kind::kUndo) {
    undo(entry.actor, entry.place);
    return {};
  }
  if (retractable(entry.actor) != std::optional<std::size_t>(entry.place)) {
    return problem("This commitment cannot be taken back.");
  }
  retract(entry.actor, entry.place);
  return {};
}

tl::expected<void, Misfit> Journal::add_all(const std::vector<Entry>& entries, std::size_t most) {
  assert(entries_.empty());
  auto line = line_of(entries);
  if (!line) return tl::unexpected(line.error());
  auto next = line->standing().begin();
  for (std::size_t i = 0; i < std::min(most, entries.size()); ++i) {
    if (next == line->standing().end() || *next != i) {
      entries_.push_back(entries[i]);
      continue;
    }
    ++next;
    if (auto added = add_action(entries[i]); !added) {
      return tl::unexpected(Misfit{i, added.error().text});
    }
  }
  if (most >= entries.size()) line_ = *std::move(line);  // with what a redo would make stand again
  return {};
}

tl::expected<void, Problem> Journal::add_action(const Entry& entry) {
  entries_.push_back(entry);
  if (auto played = play_recorded(entries_.size() - 1); !played) {
    entries_.pop_back();
    return played;
  }
  line_.add(entries_.size() - 1, Entry::Kind::kAction, 0);
  return {};
}

// The action of this entry, with the draws of its record.
tl::expected<void, Problem> Journal::play_recorded(std::size_t index) {
  const Entry& entry = entries_[index];
  std::unique_ptr<Table> before = table_->clone();
  RecordedDraws draws(entry.draws);
  auto step = table_->play(entry.actor, entry.action, draws, entry.words);
  if (!step) {
    return problem(fmt::format("\"{}\" is refused ({}): {}", table_->to_text(entry.action),
                               step.error().rule, step.error().why));
  }
  if (!draws.used_up()) {
    table_ = std::move(before);
    return problem(
        fmt::format("The draws of \"{}\" do not fit the rules.", table_->to_text(entry.action)));
  }
  push(index, std::move(before), *std::move(step));
  return {};
}

const Table& Journal::at(std::size_t count) const {
  return count < places_.size() ? *places_[count].before : *table_;
}

}  // namespace citybox

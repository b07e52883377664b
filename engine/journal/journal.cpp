#include "engine/journal/journal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/entry/game_entry.hpp"

namespace citybox {

namespace {

tl::unexpected<Problem> problem(std::string text) {
  return tl::unexpected(Problem{std::move(text)});
}

}  // namespace

tl::expected<Journal, Problem> Journal::begin(const GameEntry& game, int seats,
                                              const json::object& options, std::uint64_t seed) {
  Journal journal;
  journal.game_ = &game;
  journal.seed_ = seed;
  journal.setup_.seats = seats;
  journal.setup_.options = options;
  SeededDraws draws(seed);
  return journal.set_up(draws).map([&] { return std::move(journal); });
}

tl::expected<Journal, Problem> Journal::load(const GameEntry& game, const json::object& position,
                                             std::uint64_t seed) {
  Journal journal;
  journal.game_ = &game;
  journal.seed_ = seed;
  journal.setup_.position = position;
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
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (auto added = journal.add(entries[i]); !added) {
      return problem(fmt::format("Entry {}: {}", i, added.error().text));
    }
  }
  return journal;
}

tl::expected<void, Problem> Journal::set_up(DrawSource& draws) {
  Step step;
  auto table = setup_.position.empty()
                   ? game_->start({setup_.seats, setup_.options, {}}, draws, step)
                   : game_->load(setup_.position);
  if (!table) return tl::unexpected(table.error());
  table_ = *std::move(table);
  setup_.seats = table_->seats();
  setup_.options = table_->options();
  setup_.draws = std::move(step.draws);
  happenings_ = {std::move(step.happenings)};
  return {};
}

std::uint64_t Journal::draws_so_far() const {
  std::uint64_t count = setup_.draws.size();
  for (const std::size_t index : line_) count += entries_[index].draws.size();
  return count;
}

void Journal::push(Entry entry, Step step, SeatSet deciders) {
  audiences_.push_back(step.action_audience);
  line_.push_back(entries_.size());
  places_.push_back({deciders, step.revealed});
  happenings_.push_back(std::move(step.happenings));
  entry.draws = std::move(step.draws);
  entries_.push_back(std::move(entry));
}

tl::expected<Step, Refused> Journal::play(Seat seat, PackedAction action, std::string words) {
  if (!words.empty()) {
    if (auto refused = table_->words_refusal(action, words))
      return tl::unexpected(*std::move(refused));
  }
  const SeatSet deciders = table_->deciders();
  SeededDraws draws(seed_, draws_so_far());
  auto step = table_->play(seat, action, draws);
  if (step) {
    Entry entry;
    entry.actor = seat;
    entry.action = action;
    entry.words = std::move(words);
    push(std::move(entry), *step, deciders);
  }
  return step;
}

tl::expected<void, Problem> Journal::add(const Entry& entry) {
  if (entry.kind == Entry::Kind::kAction) return add_action(entry);
  if (entry.place >= line_.size()) {
    return problem(fmt::format("There are only {} actions to take back.", line_.size()));
  }
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

tl::expected<void, Problem> Journal::add_action(const Entry& entry) {
  const SeatSet deciders = table_->deciders();
  const std::unique_ptr<Table> before = table_->clone();
  RecordedDraws draws(entry.draws);
  auto step = table_->play(entry.actor, entry.action, draws);
  if (!step) {
    return problem(fmt::format("\"{}\" is refused ({}): {}", table_->to_text(entry.action),
                               step.error().rule, step.error().why));
  }
  if (!draws.used_up()) {
    table_ = before->clone();
    return problem(
        fmt::format("The draws of \"{}\" do not fit the rules.", table_->to_text(entry.action)));
  }
  push(entry, *std::move(step), deciders);
  return {};
}

// Plays the recorded actions of `line` from the start; they fitted once, so they fit again.
void Journal::replay_line(const std::vector<std::size_t>& line) {
  RecordedDraws draws(setup_.draws);
  [[maybe_unused]] const auto done = set_up(draws);
  assert(done);
  line_.clear();
  places_.clear();
  for (const std::size_t index : line) {
    const Entry& entry = entries_[index];
    const SeatSet deciders = table_->deciders();
    RecordedDraws recorded(entry.draws);
    auto step = table_->play(entry.actor, entry.action, recorded);
    assert(step && recorded.used_up());
    if (!step) return;
    line_.push_back(index);
    places_.push_back({deciders, step->revealed});
    happenings_.push_back(std::move(step->happenings));
  }
}

std::unique_ptr<Table> Journal::at(std::size_t count) const {
  RecordedDraws draws(setup_.draws);
  Step unused;
  auto table = setup_.position.empty()
                   ? game_->start({setup_.seats, setup_.options, {}}, draws, unused)
                   : game_->load(setup_.position);
  assert(table);
  for (std::size_t i = 0; i < std::min(count, line_.size()); ++i) {
    const Entry& entry = entries_[line_[i]];
    RecordedDraws recorded(entry.draws);
    [[maybe_unused]] const auto step = (*table)->play(entry.actor, entry.action, recorded);
    assert(step);
  }
  return *std::move(table);
}

void Journal::undo(Seat actor, std::size_t count) {
  assert(count < line_.size());
  Entry entry;
  entry.kind = Entry::Kind::kUndo;
  entry.actor = actor;
  entry.place = static_cast<std::uint32_t>(count);
  table_ = at(count);
  line_.resize(count);
  places_.resize(count);
  happenings_.resize(count + 1);
  audiences_.push_back(kEveryone);
  entries_.push_back(std::move(entry));
}

bool Journal::undo_is_free(Seat seat, std::size_t count) const {
  if (count >= line_.size()) return false;
  for (std::size_t i = count; i < line_.size(); ++i) {
    const Entry& entry = entries_[line_[i]];
    if (entry.actor != seat || !entry.draws.empty() || places_[i].revealed) return false;
  }
  return true;
}

std::optional<std::size_t> Journal::retractable(Seat seat) const {
  const SeatSet waiting = table_->deciders();
  if (waiting.empty()) return std::nullopt;
  SeatSet acted;
  for (std::size_t i = line_.size(); i-- > 0;) {
    const Entry& entry = entries_[line_[i]];
    if (!entry.draws.empty() || places_[i].revealed) break;
    acted.add(entry.actor);
    if (entry.actor != seat) continue;
    // Those who owed a decision then have made it or still owe it, and nobody else does. One who
    // decides alone has the ordinary undo.
    const SeatSet then = places_[i].deciders;
    if (then.bits() != (acted.bits() | waiting.bits())) break;
    if (then.size() == 1 && waiting.contains(seat)) break;
    const std::unique_ptr<Table> without = at(i);
    for (std::size_t j = i + 1; j < line_.size(); ++j) {
      const Entry& later = entries_[line_[j]];
      RecordedDraws none({});
      const auto step = without->play(later.actor, later.action, none);
      if (!step || !none.used_up()) return std::nullopt;
    }
    return i;
  }
  return std::nullopt;
}

void Journal::retract(Seat actor, std::size_t place) {
  assert(place < line_.size());
  Entry entry;
  entry.kind = Entry::Kind::kRetract;
  entry.actor = actor;
  entry.place = static_cast<std::uint32_t>(place);
  std::vector<std::size_t> line = line_;
  line.erase(line.begin() + static_cast<std::ptrdiff_t>(place));
  replay_line(line);
  audiences_.push_back(kEveryone);
  entries_.push_back(std::move(entry));
}

}  // namespace citybox

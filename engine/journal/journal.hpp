#pragma once
// The history of one table: set-up, actions with their draws, undo. The log is the truth; the
// table's state is a cache of it.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/table.hpp"

namespace citybox {

class GameEntry;  // game_factory.hpp: makes tables of one game

// One line of the log. Nothing is ever erased: an undo is a line too.
struct Entry {
  enum class Kind : std::uint8_t { kAction, kUndo, kRetract };

  Kind kind = Kind::kAction;
  Seat actor{};
  PackedAction action = 0;  // kAction
  std::vector<Draw> draws;  // kAction
  std::string words;        // kAction: free text that goes with it, such as a law
  std::uint32_t place =
      0;  // kUndo: how many actions of the line remain; kRetract: which one leaves it
};

struct JournalSetup {
  int seats = 0;
  json::object options;
  json::object position;    // of `load`; empty: the game's own start
  std::vector<Draw> draws;  // what the start drew
};

class Journal {
 public:
  // A new game. Fails with a sentence on a bad number of seats, option or position.
  static tl::expected<Journal, Problem> begin(const GameEntry& game, int seats,
                                              const json::object& options, std::uint64_t seed);
  static tl::expected<Journal, Problem> load(const GameEntry& game, const json::object& position,
                                             std::uint64_t seed);
  // Rebuilds a game from its recorded entries, checking each; draws come from the entries.
  static tl::expected<Journal, Problem> restore(const GameEntry& game, const JournalSetup& setup,
                                                const std::vector<Entry>& entries,
                                                std::uint64_t seed);

  const Table& table() const { return *table_; }
  const JournalSetup& setup() const { return setup_; }
  const std::vector<Entry>& entries() const { return entries_; }  // everything, undone ones too
  std::size_t seq() const { return entries_.size(); }
  // Indices into entries() of the actions that make up the game as it stands.
  const std::vector<std::size_t>& line() const { return line_; }
  // Who may know the action of each entry (same index as entries()).
  const std::vector<SeatSet>& audiences() const { return audiences_; }
  // What happened at the start and at each action of the line (same index + 1).
  const std::vector<std::vector<Happening>>& happenings() const { return happenings_; }

  // Adds a recorded entry after checking it: what `restore` does with each. A sentence if it cannot
  // be.
  tl::expected<void, Problem> add(const Entry& entry);

  // A refused action changes nothing.
  tl::expected<Step, Refused> play(Seat seat, PackedAction action, std::string words = {});
  // The table as it was after the first `count` actions of the line.
  std::unique_ptr<Table> at(std::size_t count) const;
  // Goes back to the first `count` actions of the line (count < line().size()).
  void undo(Seat actor, std::size_t count);
  // May `seat` go back to `count` without asking: nobody else acted since, and nothing was drawn or
  // revealed since.
  bool undo_is_free(Seat seat, std::size_t count) const;
  // In a simultaneous decision: the place in the line of the last step of `seat`'s own commitment,
  // while somebody is still choosing. Taking it back leaves the others' commitments alone.
  std::optional<std::size_t> retractable(Seat seat) const;
  void retract(Seat actor, std::size_t place);

 private:
  Journal() = default;
  // One action of the line as it was played; the entry itself is entries_[index].
  struct Place {
    SeatSet deciders;  // before it
    bool revealed = false;
  };

  tl::expected<void, Problem> set_up(DrawSource& draws);
  std::uint64_t draws_so_far() const;
  void push(Entry entry, Step step, SeatSet deciders);
  void replay_line(const std::vector<std::size_t>& line);
  tl::expected<void, Problem> add_action(const Entry& entry);

  const GameEntry* game_ = nullptr;
  JournalSetup setup_;
  std::uint64_t seed_ = 0;
  std::unique_ptr<Table> table_;
  std::vector<Entry> entries_;
  std::vector<SeatSet> audiences_;
  std::vector<std::size_t> line_;
  std::vector<Place> places_;  // same index as line_
  std::vector<std::vector<Happening>> happenings_;
};

}  // namespace citybox

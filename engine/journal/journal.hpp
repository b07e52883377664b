#pragma once
// The history of one table: set-up, actions with their draws, undo and redo. The log is the truth; the
// states that it led through are kept beside it, so that nothing is played twice.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"

namespace citybox {

// One line of the log. Nothing is ever erased: an undo is a line too, and so is a redo.
struct Entry {
  enum class Kind : std::uint8_t { kAction, kUndo, kRetract, kRedo };

  Kind kind = Kind::kAction;
  Seat actor{};
  PackedAction action = 0;       // kAction
  std::vector<Draw> draws;       // kAction
  std::string words;             // kAction: free text that goes with it, such as a law
  SeatSet audience = kEveryone;  // kAction: who may know it (a hidden commitment: its maker)
  // kUndo: how many actions of the line remain; kRedo: how many there are again; kRetract: which
  // one leaves it
  std::uint32_t place = 0;
};

struct JournalSetup {
  int seats = 0;
  json::object options;
  json::object position;    // of `load`; empty: the game's own start
  std::vector<Draw> draws;  // what the start drew
  SharedContent content;    // none: the published one
};

// An entry of a record that cannot be, and why: a sentence.
struct Misfit {
  std::size_t entry = 0;
  std::string why;
};

// The actions that make up a game, by their places in the log.
class Line {
 public:
  // What one undo took away. A redo makes it stand again, until the next action.
  struct Undone {
    std::size_t entry = 0;  // the undo
    std::vector<std::size_t> actions;
  };

  // A sentence if such an entry takes back, or makes stand again, what is not there.
  std::optional<std::string> misfit(Entry::Kind kind, std::uint32_t place) const;
  // One that fits, at place `index` of the log.
  void add(std::size_t index, Entry::Kind kind, std::uint32_t place);
  const std::vector<std::size_t>& standing() const { return standing_; }
  // What a redo would make stand again; null: nothing.
  const Undone* undone() const { return undone_.empty() ? nullptr : &undone_.back(); }
  void forget_undone() { undone_.clear(); }

 private:
  std::vector<std::size_t> standing_;
  std::vector<Undone> undone_;  // the last one is made to stand first
};

// The line that these entries leave. Fails where one takes back what is not there.
tl::expected<Line, Misfit> line_of(const std::vector<Entry>& entries);

class Journal {
 public:
  // A new game. Fails with a sentence on a bad number of seats, option or position.
  static tl::expected<Journal, Problem> begin(const GameEntry& game, int seats,
                                              const json::object& options, std::uint64_t seed,
                                              SharedContent content = {});
  // The same with draws of this source.
  static tl::expected<Journal, Problem> begin(const GameEntry& game, int seats,
                                              const json::object& options, std::uint64_t seed,
                                              SharedContent content, DrawSource& draws);
  static tl::expected<Journal, Problem> load(const GameEntry& game, const json::object& position,
                                             std::uint64_t seed, SharedContent content = {});
  // Rebuilds a game from its recorded entries, as `add_all` does; draws come from the entries.
  static tl::expected<Journal, Problem> restore(const GameEntry& game, const JournalSetup& setup,
                                                const std::vector<Entry>& entries,
                                                std::uint64_t seed);

  const Table& table() const { return *table_; }
  const JournalSetup& setup() const { return setup_; }
  const GameEntry& game() const { return *game_; }
  const std::vector<Entry>& entries() const { return entries_; }  // everything, undone ones too
  std::size_t seq() const { return entries_.size(); }
  // Indices into entries() of the actions that make up the game as it stands.
  const std::vector<std::size_t>& line() const { return line_.standing(); }
  // What happened at the start and at each action of the line (same index + 1).
  const std::vector<std::vector<Happening>>& happenings() const { return happenings_; }

  // Adds a recorded entry after checking it. A sentence if it cannot be.
  tl::expected<void, Problem> add(const Entry& entry);
  // Adds the first `most` of recorded entries to a journal without any. What was undone later, by
  // any of them, is kept and not played: it need not fit any more. After a failure the journal
  // holds what comes before the entry that did not fit.
  tl::expected<void, Misfit> add_all(const std::vector<Entry>& entries, std::size_t most);

  // A refused action changes nothing.
  tl::expected<Step, Refused> play(Seat seat, PackedAction action, std::string words = {});
  // The same with draws of this source.
  tl::expected<Step, Refused> play(Seat seat, PackedAction action, std::string words,
                                   DrawSource& draws);
  // The table as it was after the first `count` actions of the line.
  const Table& at(std::size_t count) const;
  // Goes back to the first `count` actions of the line (count < line().size()).
  void undo(Seat actor, std::size_t count);
  // How far `seat` may go back without asking: nobody else acted since, and nothing was drawn or
  // revealed since.
  std::size_t free_to(Seat seat) const;
  bool undo_is_free(Seat seat, std::size_t count) const {
    return count < line().size() && count >= free_to(seat);
  }
  // Was anything drawn or revealed by the action at this place of the line?
  bool discloses(std::size_t place) const;
  // … by any after the first `count` actions?
  bool disclosed_since(std::size_t count) const;
  // The least number of actions after which nothing was drawn or revealed.
  std::size_t undisclosed_to() const;
  // What a redo would make stand again: the last undo, while nothing was done since.
  struct Redoable {
    Seat by{};           // who took it back
    std::size_t to = 0;  // so many actions there would be
    std::vector<std::size_t> entries;
  };
  std::optional<Redoable> redoable() const;
  // Makes it stand again. It was not played since a log was read: it may not fit any more, and then
  // nothing changes.
  tl::expected<void, Problem> redo(Seat actor);
  // What was undone is not to be had again: it cannot be read any more.
  void forget_undone() { line_.forget_undone(); }
  // In a simultaneous decision: the place in the line of the last step of `seat`'s own commitment,
  // while somebody is still choosing. Taking it back leaves the others' commitments alone.
  std::optional<std::size_t> retractable(Seat seat) const;
  void retract(Seat actor, std::size_t place);

 private:
  Journal() = default;
  // One action of the line; the entry itself is entries_[line()[…]].
  struct Place {
    std::unique_ptr<const Table> before;
    std::uint64_t drawn = 0;               // before it, the start included
    mutable std::optional<bool> revealed;  // found out when somebody asks
  };

  tl::expected<void, Problem> set_up(DrawSource& draws);
  void push(std::size_t index, std::unique_ptr<const Table> before, Step step);
  void cut(std::size_t count);
  void note(Entry::Kind kind, Seat actor, std::size_t place);
  tl::expected<void, Problem> add_action(const Entry& entry);
  tl::expected<void, Problem> play_recorded(std::size_t index);
  const Entry& entry_at(std::size_t place) const { return entries_[line()[place]]; }
  bool plays_on_without(std::size_t place) const;
  bool only_tells(std::size_t place) const;

  const GameEntry* game_ = nullptr;
  JournalSetup setup_;
  std::uint64_t seed_ = 0;
  std::unique_ptr<Table> table_;
  std::uint64_t drawn_ = 0;  // in the game as it stands, the start included
  std::vector<Entry> entries_;
  Line line_;
  std::vector<Place> places_;  // same index as line()
  std::vector<std::vector<Happening>> happenings_;
};

}  // namespace citybox

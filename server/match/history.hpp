#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/journal/journal.hpp"
#include "server/store/records.hpp"

namespace citybox::server {

// What is worth a line in the log.
Telling telling_of(SeatSet audience, const std::vector<Happening>& happenings);

// What is told of going back by so many actions, or of letting them stand again.
std::string sentence_of(Entry::Kind kind, Seat by, std::size_t actions);

// The log as people read it: a line for the start, for each action ever taken, undone ones too, and
// for each undo and redo; each sentence with its audience.
class History {
 public:
  struct Line {
    std::size_t entry = 0;     // its place among the journal's entries; means nothing at the start
    std::uint32_t count = 0;   // place in the game as it stands, or as it stood when undone
    std::optional<Seat> seat;  // none: the start
    std::string text;          // the action's notation
    std::optional<PackedAction> action = {};  // none: no action, or not readable by these rules
    SeatSet audience = kEveryone;             // who may know `text`, `action` and `words`
    std::vector<std::pair<SeatSet, std::string>> sentences;
    std::string words;
    bool undone = false;
    Entry::Kind kind = Entry::Kind::kAction;  // or kUndo, kRedo: `count` is what stands after it
    UnixMs at = 0;                            // 0: the start
  };
  // An undo or a redo by so many `actions`, after which `count` stand.
  struct Turned {
    Entry::Kind kind = Entry::Kind::kUndo;
    Seat by{};
    std::size_t count = 0;
    std::size_t actions = 0;
    UnixMs at = 0;
  };

  void started(const std::vector<Happening>& happenings);
  // The last action of the journal; `text` is its notation.
  void played(const Journal& journal, std::string text, UnixMs at);
  void add(Line line) { lines_.push_back(std::move(line)); }
  // What the line of the journal loses: `line` is as it was before.
  void undone(std::span<const std::size_t> line, std::size_t count);
  // These stand again.
  void redone(std::span<const std::size_t> entries);
  // That is a line, too.
  void note(std::size_t entry, const Turned& turned);
  void retracted(std::span<const std::size_t> line, std::size_t place);
  void tell(std::size_t entry, Telling telling);

  const std::vector<Line>& lines() const { return lines_; }

 private:
  Line& line_of(std::size_t entry);

  std::vector<Line> lines_;  // the start, then in the order of entries
};

}  // namespace citybox::server

#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/journal/journal.hpp"

namespace citybox::server {

// The log as people read it: a line for the start and for each action ever taken, undone ones too,
// each sentence with its audience.
class History {
 public:
  struct Line {
    std::uint32_t count = 0;   // place in the game as it stands, or as it stood when undone
    std::optional<Seat> seat;  // none: the start
    std::string text;
    SeatSet audience = kEveryone;  // who may know `text` and `words`
    std::vector<std::pair<SeatSet, std::string>> sentences;
    std::string words;
    bool undone = false;
  };

  void started(const std::vector<Happening>& happenings);
  // The last action of the journal; `text` is its notation.
  void played(const Journal& journal, std::string text);
  void undone(std::size_t count);
  void retracted(std::size_t place);

  const std::vector<Line>& lines() const { return lines_; }

 private:
  std::vector<Line> lines_;
  std::vector<std::size_t> standing_;  // indices of the actions that were not undone
};

}  // namespace citybox::server

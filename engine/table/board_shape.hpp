#pragma once

#include <boost/describe.hpp>
#include <cstddef>
#include <string>
#include <vector>

namespace citybox {

// A board as a rectangle of places, for heat maps. Names stand along its edges, the lowest row first; a
// line without a name lies between two that have one (the edges and corners of a map), and is drawn slim.
struct BoardShape {
  std::vector<std::string> columns = {};
  std::vector<std::string> rows = {};
  std::string note = {};  // what a person should know to read it, a sentence; may be empty
  // Of each place, row by row from the lowest; none: a place is named by its column and row, "d4".
  std::vector<std::string> names = {};

  std::size_t places() const { return columns.size() * rows.size(); }
  bool operator==(const BoardShape&) const = default;
};
BOOST_DESCRIBE_STRUCT(BoardShape, (), (columns, rows, note, names))

// A place on it.
struct BoardPlace {
  int column = 0;
  int row = 0;

  bool operator==(const BoardPlace&) const = default;
};

// Columns a, b, c … and rows 1, 2, 3 …
BoardShape lettered_board(int columns, int rows);

}  // namespace citybox

#include "engine/table/board_shape.hpp"

namespace citybox {

BoardShape lettered_board(int columns, int rows) {
  BoardShape shape;
  for (int i = 0; i < columns; ++i) shape.columns.emplace_back(1, static_cast<char>('a' + i));
  for (int i = 1; i <= rows; ++i) shape.rows.push_back(std::to_string(i));
  return shape;
}

}  // namespace citybox

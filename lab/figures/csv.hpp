#pragma once

#include <string>
#include <vector>

#include "lab/figures/figures.hpp"

namespace citybox::lab {

// A long, tidy table: one number a line, with what it belongs to.
class CsvTable {
 public:
  explicit CsvTable(std::vector<std::string> columns);

  void add(const std::vector<std::string>& cells);
  // `before` are the columns that say which experiment; what, name, value, low, high come after.
  void add(std::vector<std::string> before, const Figure& figure);

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace citybox::lab

#pragma once

#include <string>

namespace citybox {

// What some eyes see of a position: {"state", "summary"}, as Table::view says. To be written whole, or
// as what changed since another of the same game (engine/types/json_change.hpp).
class TableView {
 public:
  virtual ~TableView() = default;
  virtual void append_whole(std::string& out) const = 0;
  // Nothing where nothing changed.
  virtual void append_change(std::string& out, const TableView& before) const = 0;
};

}  // namespace citybox

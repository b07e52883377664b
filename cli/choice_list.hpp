#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/menu.hpp"
#include "cli/telling.hpp"
#include "engine/journal/journal.hpp"
#include "engine/table/vocabulary.hpp"

namespace citybox::cli {

// What somebody may do, as a numbered list: each line with what surely comes of it, and lines that stand
// for several choices, which are listed in turn. What it is made of must outlive it.
class ChoiceList {
 public:
  ChoiceList(const Journal& journal, const Words& words, const Telling& telling)
      : journal_(journal), words_(words), telling_(telling) {}

  std::string label(Seat seat, PackedAction action) const;
  // As `label`, but no two are called the same.
  std::string distinct_label(Seat seat, PackedAction action) const;

  void print(Seat seat) const;
  // Everything is listed again; the list before.
  void begin_anew() { narrowed_.clear(); }
  void back();
  // What line `number` (from 1) stands for. None: for several, which are listed now, or for nothing, which
  // is said.
  std::optional<PackedAction> take(std::size_t number, Seat seat);

 private:
  const Table& table() const { return journal_.table(); }
  std::vector<PackedAction> listed(Seat seat) const;
  std::vector<Choice> choices_of(Seat seat, const std::vector<PackedAction>& actions) const;
  std::string effect(Seat seat, PackedAction action) const;
  void list_side_by_side(Seat seat, const std::vector<MenuLine>& lines,
                         const std::vector<PackedAction>& actions) const;

  const Journal& journal_;
  const Words& words_;
  const Telling& telling_;
  // What is being chosen from, narrowed down; empty: everything.
  std::vector<std::vector<PackedAction>> narrowed_;
};

}  // namespace citybox::cli

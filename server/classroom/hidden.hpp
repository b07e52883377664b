#pragma once
// Rules in the players' own words that the facilitator keeps from the projector: neither they nor what
// quotes them is shown there.

#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/journal.hpp"
#include "server/classroom/class_state.hpp"

namespace citybox::server {

// Stands where something is hidden.
inline constexpr const char* kHiddenRule =
    "A rule in the players' own words, which is not shown here.";

bool hidden_at(const TableOfClass& table, const OwnRule& rule);

class Hidden {
 public:
  Hidden(const TableOfClass& table, const Journal& journal);

  // As it may be shown: a text that holds hidden words is replaced as a whole.
  void cover(std::string& text) const;
  void cover(json::value& value) const;
  void cover(json::object& object) const;

 private:
  bool in(std::string_view text) const;

  std::vector<std::string> words_;  // as they stand in sentences
};

}  // namespace citybox::server

#pragma once
// Many choices in a terminal are made step by step: first what they are about, then which one.

#include <boost/json.hpp>
#include <string>
#include <vector>

namespace citybox::cli {

struct Choice {
  boost::json::object action;  // as on the wire
  std::string label;           // what a person reads for it
};

// A line of a menu: one choice, or several that have something in common.
struct MenuLine {
  std::string label;             // "Promise to put at least … on the Bus Stop"
  std::vector<std::size_t> has;  // places in the choices
};

// Few choices are a line each. Of many, those that agree in the first field in which any two differ
// share a line, if the lines can be told apart.
std::vector<MenuLine> menu_of(const std::vector<Choice>& choices);

}  // namespace citybox::cli

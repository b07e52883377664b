#pragma once
// A game as somebody makes it of paper: every thing that lies in its box, and how many of it.

#include <boost/describe.hpp>
#include <string>
#include <vector>

namespace citybox {

struct PrintPart {
  // A kind of thing and which of them, "cards/flood": the page has a drawing for each kind.
  std::string id;
  int count = 0;
  // What is written on it so that it is found again, "I · 4 a"; may be empty.
  std::string mark = {};
};
BOOST_DESCRIBE_STRUCT(PrintPart, (), (id, count, mark))

struct Printout {
  std::vector<PrintPart> parts;    // no id twice
  std::vector<std::string> needs;  // what no printer makes, a line each
};
BOOST_DESCRIBE_STRUCT(Printout, (), (parts, needs))

}  // namespace citybox

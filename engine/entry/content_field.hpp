#pragma once

#include <boost/json.hpp>
#include <string>

#include "engine/table/mark.hpp"
#include "engine/types/problem.hpp"

namespace citybox {

// One number of a game (or a name, or a set), by its path: "copies.rent-hike" (content_path.hpp).
struct ContentField {
  std::string path;
  json::value value;  // as published
  Mark mark = Mark::kOurs;
  std::string rule;  // "CR-40"
};

// What a table's numbers change.
struct ContentChange {
  std::string path;
  json::value from;  // as published
  json::value to;
  std::string fixed =
      {};  // by whom, and where: "the rulebook (CR-26)"; empty: it is ours to change
};
BOOST_DESCRIBE_STRUCT(ContentChange, (), (path, from, to, fixed))

}  // namespace citybox

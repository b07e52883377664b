#pragma once

#include <boost/describe.hpp>
#include <string>

namespace citybox {

// What a finished game was, in numbers: for the summaries of games.
struct EndFact {
  std::string name;
  int value = 0;
};
BOOST_DESCRIBE_STRUCT(EndFact, (), (name, value))

}  // namespace citybox

#pragma once

#include <boost/describe.hpp>
#include <boost/json/fwd.hpp>
#include <string>

namespace citybox {

namespace json = boost::json;

// A sentence a person can act on.
struct Problem {
  std::string text;
};

// A "no" with the rule behind it: rule is an id such as "CR-22", or "table" where no rulebook is
// involved.
struct Refused {
  std::string rule;
  std::string why;
};
BOOST_DESCRIBE_STRUCT(Refused, (), (rule, why))

}  // namespace citybox

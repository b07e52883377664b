#pragma once

#include <boost/json.hpp>
#include <string>

namespace citybox::lab {

// JSON that can be read and compared line by line: down to `depth` each member has a line of its own.
std::string json_lines(const boost::json::value& value, int depth);

}  // namespace citybox::lab

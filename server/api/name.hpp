#pragma once

#include <string>
#include <string_view>

#include "server/match/fault.hpp"

namespace citybox::server {

// A line (server/api/line.hpp) that others can see, and that is not the host's; else a sentence that
// names the parameter.
Result<std::string> name_of(std::string_view key, std::string_view text, std::size_t most);

}  // namespace citybox::server

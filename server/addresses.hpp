#pragma once

#include <string>
#include <vector>

namespace citybox::server {

// This machine's IPv4 addresses that others in the room can type; private networks first.
std::vector<std::string> lan_addresses();

}  // namespace citybox::server

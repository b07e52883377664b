#pragma once

#include <string>

namespace citybox::server {

// The whole of web/src/protocol/generated.ts: the protocol, and every game's own types.
std::string typescript_of_all();

}  // namespace citybox::server

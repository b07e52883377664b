#pragma once

#include <string>

namespace citybox {

// The whole of web/src/protocol/generated.ts.
std::string typescript_of_all();

}  // namespace citybox

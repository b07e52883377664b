#pragma once
// A stored table as a text that a fuzzer can bend: one line each for the game, numbers, options, the
// draws of the start, content and seats, then a line for each entry, fields apart by tabs.

#include <string>
#include <string_view>

#include "server/store/records.hpp"

namespace citybox::fuzz {

// Reads anything; what cannot be is blamed in `fault`, as the store does.
server::StoredTable read_rows(std::string_view text);
std::string rows_text(const server::StoredTable& stored);

}  // namespace citybox::fuzz

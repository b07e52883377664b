#pragma once
// A table as a browser keeps it: one text.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "server/store/records.hpp"

namespace citybox::box {

std::string text_of(const server::StoredTable& table);
// A sentence where it is not such a text.
tl::expected<server::StoredTable, Problem> read_table(std::string_view text);

}  // namespace citybox::box

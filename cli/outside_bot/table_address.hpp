#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"

namespace citybox::cli {

// Where a table is, and what opens it.
struct TableAddress {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string code;   // "KMTRAQ"
  std::string key;    // of a private table's link; else empty
  std::string claim;  // of a link that takes a seat along; else empty
};

// `server` is http://HOST:PORT, or empty: that of the link, else the one on this machine. `table` is a
// code, or a link as the page shows it: http://HOST/t/KMTRAQ#key=… or …#claim=…
tl::expected<TableAddress, Problem> table_address(std::string_view server, std::string_view table);

}  // namespace citybox::cli

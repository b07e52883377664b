#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "server/admin/orders.hpp"

namespace citybox::server {

// Has it done by the server that runs on this data folder, or does it where none runs. The codes of
// the tables where it was done, or would be; of a purge all of them.
tl::expected<std::vector<std::string>, Problem> carry_out(const std::filesystem::path& folder,
                                                          const Order& order);

// A portion, by the server that has the folder's lock.
tl::expected<Outcome, Problem> ask_server(const std::filesystem::path& folder, const Order& order);

}  // namespace citybox::server

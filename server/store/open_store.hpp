#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "server/store/store.hpp"

namespace citybox::server {

// By where it is: "postgresql://…", or a file of SQLite, which is made if there is none.
tl::expected<std::unique_ptr<Store>, Problem> open_store(const std::string& where);

// Is this an address of PostgreSQL, and not a file?
bool is_postgres(std::string_view where);

}  // namespace citybox::server

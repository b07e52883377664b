#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>

#include "engine/table/table.hpp"

namespace citybox::server {

// The schema, in an empty file.
void make_schema(SQLite::Database& db);

// A sentence for a file that is not ours or from the future.
std::optional<Problem> not_ours(SQLite::Database& db);

// Makes an older one of ours new, all of it or nothing.
void bring_up_to_date(SQLite::Database& db);

}  // namespace citybox::server

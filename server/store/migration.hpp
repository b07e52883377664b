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

// What stands in place of the notation of an action whose bytes this program cannot read: nothing
// is lost, and only its table stays closed.
std::string unread_action(PackedAction bytes);
bool is_unread_action(std::string_view text);

}  // namespace citybox::server

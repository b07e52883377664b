#include "server/store/sqlite_bind.hpp"

#include <sqlite3.h>

#include "server/store/names.hpp"

namespace citybox::server {

void add_folded(SQLite::Database& db) {
  db.createFunction(
      "folded", 1, true, nullptr,
      [](sqlite3_context* context, int, sqlite3_value** values) {
        const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
        const std::string same = folded(text != nullptr ? text : "");
        sqlite3_result_text(context, same.data(), static_cast<int>(same.size()), SQLITE_TRANSIENT);
      },
      nullptr, nullptr, nullptr);
}

}  // namespace citybox::server

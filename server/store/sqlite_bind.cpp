#include "server/store/sqlite_bind.hpp"

#include <sqlite3.h>

#include <string_view>

#include "server/store/names.hpp"
#include "server/store/records.hpp"

namespace citybox::server {

namespace {

std::string_view text_of(sqlite3_value* value) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(value));
  if (text == nullptr) return {};
  return {text, static_cast<std::size_t>(sqlite3_value_bytes(value))};
}

void answer_bears(sqlite3_context* context, int, sqlite3_value** values) {
  sqlite3_result_int(context, bears(text_of(values[0]), text_of(values[1])) ? 1 : 0);
}

void answer_forgotten(sqlite3_context* context, int, sqlite3_value** values) {
  const std::string text = without_name(text_of(values[0]), text_of(values[1]), kForgotten);
  sqlite3_result_text(context, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

}  // namespace

void add_names(SQLite::Database& db) {
  db.createFunction("bears", 2, true, nullptr, answer_bears, nullptr, nullptr, nullptr);
  db.createFunction("forgotten", 2, true, nullptr, answer_forgotten, nullptr, nullptr, nullptr);
}

}  // namespace citybox::server

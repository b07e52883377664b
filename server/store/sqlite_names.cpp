// Which tables and classes there are.

#include <fmt/format.h>

#include "server/store/sqlite_bind.hpp"
#include "server/store/sqlite_reading.hpp"

namespace citybox::server {

namespace {

std::vector<TableName> names(SQLite::Statement& query) {
  std::vector<TableName> all;
  while (query.executeStep()) {
    all.push_back({query.getColumn(0).getInt64(), query.getColumn(1).getString()});
  }
  return all;
}

// When something last happened at table t. An entry and a line of chat have times of their own; the
// table's row is not written for them.
constexpr const char* kLastAtTable =
    "max(t.changed, "
    "coalesce((SELECT at FROM entries WHERE tbl = t.id ORDER BY seq DESC LIMIT 1), 0), "
    "coalesce((SELECT at FROM chat WHERE tbl = t.id ORDER BY id DESC LIMIT 1), 0))";

// A class goes with all its tables once nothing happens in any of them any more; none of them goes
// before, and never for not having begun. ?1 never started before, ?2 unchanged before, ?3 most,
// ?4 after.
std::string to_go_query() {
  return fmt::format(
      "WITH quiet AS (SELECT id, code FROM classes c WHERE created < ?2 AND "
      "coalesce((SELECT at FROM entries WHERE tbl = c.id ORDER BY seq DESC LIMIT 1), 0) < ?2 AND "
      "NOT EXISTS (SELECT 1 FROM tables t WHERE t.classroom = c.code AND t.classroom <> '' AND "
      "{0} >= ?2)) "
      "SELECT id, code FROM quiet WHERE id > ?4 "
      "UNION ALL SELECT t.id, t.code FROM quiet q JOIN tables t ON t.classroom = q.code AND "
      "t.classroom <> '' WHERE t.id > ?4 "
      "UNION ALL SELECT t.id, t.code FROM tables t WHERE t.id > ?4 AND "
      "t.changed < max(?1 * (1 - t.started), ?2) AND "
      "NOT EXISTS (SELECT 1 FROM classes WHERE code = t.classroom) AND "
      "{0} < max(?1 * (1 - t.started), ?2) "
      "ORDER BY id LIMIT ?3",
      kLastAtTable);
}

}  // namespace

std::optional<TableName> SqliteStore::Reading::find(const std::string& code) {
  SQLite::Statement query(db_,
                          "SELECT id, code FROM tables WHERE code = ?1 UNION ALL "
                          "SELECT id, code FROM classes WHERE code = ?1");
  query.bind(1, code);
  if (!query.executeStep()) return std::nullopt;
  return TableName{query.getColumn(0).getInt64(), query.getColumn(1).getString()};
}

Store::Count SqliteStore::Reading::count() {
  SQLite::Statement query(db_,
                          "SELECT coalesce(max(id), 0), count(*) FROM (SELECT id FROM tables UNION "
                          "ALL SELECT id FROM classes)");
  query.executeStep();
  return {query.getColumn(0).getInt64(), query.getColumn(1).getInt64()};
}

std::vector<TableName> SqliteStore::Reading::tables_of_class(const std::string& code) {
  SQLite::Statement query(
      db_, "SELECT id, code FROM tables WHERE classroom = ? AND classroom <> '' ORDER BY id");
  query.bind(1, code);
  return names(query);
}

std::vector<TableName> SqliteStore::Reading::tables_to_go(const Stale& stale) {
  SQLite::Statement query(db_, to_go_query());
  query.bind(1, stale.never_started_before);
  query.bind(2, stale.unchanged_before);
  query.bind(3, stale.most);
  query.bind(4, stale.after);
  return names(query);
}

std::vector<TableName> SqliteStore::Reading::tables_with_name(const std::string& name) {
  SQLite::Statement query(
      db_,
      "SELECT id, code FROM tables WHERE id IN (SELECT tbl FROM seats WHERE bears(name, ?1) "
      "UNION SELECT tbl FROM chat WHERE bears(name, ?1)) "
      "UNION ALL SELECT id, code FROM classes c WHERE EXISTS (SELECT 1 FROM entries WHERE "
      "tbl = c.id AND words IS NOT NULL AND bears(words, ?1)) ORDER BY id");
  query.bind(1, name);
  return names(query);
}

}  // namespace citybox::server

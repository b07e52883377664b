// Which tables and classes there are.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "server/store/names.hpp"
#include "server/store/postgres_reading.hpp"
#include "server/store/postgres_rows.hpp"

namespace citybox::server {

namespace {

// When something last happened at table t. An entry and a line of chat have times of their own; the
// table's row is not written for them.
constexpr const char* kLastAtTable =
    "greatest(t.changed, "
    "coalesce((SELECT at FROM entries WHERE tbl = t.id ORDER BY seq DESC LIMIT 1), 0), "
    "coalesce((SELECT at FROM chat WHERE tbl = t.id ORDER BY id DESC LIMIT 1), 0))";

// A class goes with all its tables once nothing happens in any of them any more; none of them goes
// before, and never for not having begun. $1 never started before, $2 unchanged before, $3 most,
// $4 after.
std::string to_go_query() {
  return fmt::format(
      "WITH asked AS (SELECT $1::bigint AS begun, $2::bigint AS changed), "
      "quiet AS (SELECT id, code FROM classes c WHERE created < $2 AND "
      "coalesce((SELECT at FROM entries WHERE tbl = c.id ORDER BY seq DESC LIMIT 1), 0) < $2 AND "
      "NOT EXISTS (SELECT 1 FROM tables t WHERE t.classroom = c.code AND t.classroom <> '' AND "
      "{0} >= $2)) "
      "SELECT id, code FROM quiet WHERE id > $4 "
      "UNION ALL SELECT t.id, t.code FROM quiet q JOIN tables t ON t.classroom = q.code AND "
      "t.classroom <> '' WHERE t.id > $4 "
      "UNION ALL SELECT t.id, t.code FROM tables t, asked WHERE t.id > $4 AND "
      "t.changed < greatest(begun * (1 - t.started), asked.changed) AND "
      "NOT EXISTS (SELECT 1 FROM classes WHERE code = t.classroom) AND "
      "{0} < greatest(begun * (1 - t.started), asked.changed) "
      "ORDER BY id LIMIT $3",
      kLastAtTable);
}

TableName name_of(const pqxx::row& row) { return {number_of(row[0]), text_of(row[1])}; }

std::vector<TableName> names(const pqxx::result& rows) {
  std::vector<TableName> all;
  for (const pqxx::row& row : rows) all.push_back(name_of(row));
  return all;
}

}  // namespace

std::optional<TableName> PostgresStore::Reading::find(const std::string& code) {
  const pqxx::result found = work.exec_params("SELECT id, code FROM kept WHERE code = $1", code);
  if (found.empty()) return std::nullopt;
  return name_of(found[0]);
}

Store::Count PostgresStore::Reading::count() {
  const pqxx::row row = work.exec1("SELECT coalesce(max(id), 0), count(*) FROM kept");
  return {number_of(row[0]), number_of(row[1])};
}

std::vector<TableName> PostgresStore::Reading::tables_of_class(const std::string& code) {
  return names(work.exec_params(
      "SELECT id, code FROM tables WHERE classroom = $1 AND classroom <> '' ORDER BY id", code));
}

std::vector<TableName> PostgresStore::Reading::tables_to_go(const Stale& stale) {
  return names(work.exec_params(to_go_query(), stale.never_started_before, stale.unchanged_before,
                                stale.most, stale.after));
}

// Letters that are the same to us are not to the database: all names are looked at here.
std::vector<TableName> PostgresStore::Reading::tables_with_name(const std::string& name) {
  std::vector<TableName> all;
  for (const pqxx::row& row :
       work.exec("SELECT t.id, t.code, n.name FROM tables t JOIN "
                 "(SELECT tbl, name FROM seats UNION SELECT tbl, name FROM chat) n ON n.tbl = t.id "
                 "UNION SELECT c.id, c.code, e.words FROM classes c JOIN entries e ON e.tbl = c.id "
                 "WHERE e.words IS NOT NULL ORDER BY 1")) {
    if (!bears(text_of(row[2]), name)) continue;
    if (all.empty() || all.back().id != number_of(row[0])) all.push_back(name_of(row));
  }
  return all;
}

std::vector<Edition> PostgresStore::Reading::editions(std::span<const TableId> tables) {
  std::vector<Edition> all;
  for (const pqxx::row& row :
       work.exec_prepared("editions", fmt::format("{{{}}}", fmt::join(tables, ",")))) {
    all.push_back({number_of(row[0]), static_cast<std::uint64_t>(number_of(row[1]))});
  }
  return all;
}

}  // namespace citybox::server

#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/store/sqlite_store.hpp"

namespace citybox::server {

// The reader's own connection. Throws what SQLiteCpp throws; what was read of a table that has a
// fault is still given.
struct SqliteStore::Reading {
  explicit Reading(const std::string& file);

  std::optional<StoredTable> load(const std::string& code, std::uint32_t from);
  std::optional<StoredClass> load_class(const std::string& code);
  std::vector<TableName> tables_of_class(const std::string& code);
  std::optional<TableName> find(const std::string& code);
  Count count();
  std::vector<TableName> tables_to_go(const Stale& stale);
  std::vector<TableName> tables_with_name(const std::string& name);

 private:
  bool read_table(const std::string& code, StoredTable& stored);
  void read_seats(StoredTable& stored);
  void read_content(StoredTable& stored);
  void read_entries(StoredTable& stored, std::uint32_t from);
  void read_claims(StoredTable& stored);
  void read_chat(StoredTable& stored);
  void read_class_entries(StoredClass& stored);

  SQLite::Database db_;
  SQLite::Statement table_, seats_, content_, entries_, claims_, chat_, class_, class_entries_;
};

}  // namespace citybox::server

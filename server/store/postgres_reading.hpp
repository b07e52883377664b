#pragma once

#include <pqxx/pqxx>
#include <string>
#include <vector>

#include "server/store/postgres_store.hpp"

namespace citybox::server {

// What is asked in one transaction. Throws what pqxx throws; what was read of a table that has a fault is
// still given.
struct PostgresStore::Reading {
  static void prepare(pqxx::connection& connection);

  std::optional<StoredTable> load(const std::string& code, std::uint32_t from);
  std::optional<StoredClass> load_class(const std::string& code);

  // Which there are (postgres_names.cpp).
  Count count();
  std::optional<TableName> find(const std::string& code);
  std::vector<Edition> editions(std::span<const TableId> tables);
  std::vector<TableName> tables_to_go(const Stale& stale);
  std::vector<TableName> tables_of_class(const std::string& code);
  std::vector<TableName> tables_with_name(const std::string& name);

  pqxx::transaction_base& work;
};

}  // namespace citybox::server

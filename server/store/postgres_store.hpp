#pragma once

#include <memory>
#include <span>
#include <string>

#include "server/store/others.hpp"
#include "server/store/store.hpp"

namespace citybox::server {

// All tables and classes in a PostgreSQL database, for several nodes at once. What `commit` took is on
// disk there, once, also when the connection was lost meanwhile; it waits a while for a server that is
// away. What rests on an edition that is no longer the last is overtaken.
class PostgresStore final : public Store {
 public:
  // Makes the tables in an empty database. Fails with a sentence if it is not there, not ours or newer.
  static tl::expected<std::unique_ptr<PostgresStore>, Problem> open(const std::string& url);
  ~PostgresStore() override;

  Others* others() override;
  tl::expected<void, Unwritten> probe() override;
  tl::expected<Overtaken, Unwritten> commit(std::span<const Write> writes) override;
  tl::expected<std::optional<StoredClass>, Problem> load_class(std::string_view code) override;
  tl::expected<std::optional<StoredTable>, Problem> load(std::string_view code) override;
  tl::expected<std::optional<StoredTable>, Problem> load_rest(std::string_view code,
                                                              std::uint32_t from) override;
  tl::expected<Count, Problem> count() override;
  tl::expected<bool, Problem> exists(std::string_view code) override;
  tl::expected<std::optional<TableName>, Problem> find(std::string_view code) override;
  tl::expected<std::vector<TableName>, Problem> tables_to_go(const Stale& stale) override;
  tl::expected<std::vector<TableName>, Problem> tables_of_class(std::string_view code) override;
  tl::expected<std::vector<TableName>, Problem> tables_with_name(std::string_view name) override;

 private:
  struct Reading;
  struct Writing;
  class Neighbours;

  explicit PostgresStore(const std::string& url);
  template <class Ask>
  auto asked(Ask ask);

  std::string node_;  // a name that no other node has
  std::unique_ptr<Writing> writing_;
  std::unique_ptr<Neighbours> neighbours_;
};

}  // namespace citybox::server

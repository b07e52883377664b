#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

#include "server/store/database_file.hpp"
#include "server/store/store.hpp"

namespace citybox::server {

// All tables and classes in one SQLite file with a write-ahead log and full sync: what `commit` took survives
// a power cut. Once the file is not the one that was opened any more (moved, deleted, overwritten),
// nothing is taken until it is opened again.
class SqliteStore final : public Store {
 public:
  // Makes the file if there is none. Fails with a sentence on a file that is not ours or is newer.
  // `patience`: for another program that has locked it.
  static tl::expected<std::unique_ptr<SqliteStore>, Problem> open(
      const std::filesystem::path& file,
      std::chrono::milliseconds patience = std::chrono::seconds(2));
  // Only to read; a server may be using it. The file must be there, in the present format.
  static tl::expected<std::unique_ptr<SqliteStore>, Problem> look_at(
      const std::filesystem::path& file);
  ~SqliteStore() override;

  tl::expected<Overtaken, Unwritten> commit(std::span<const Write> writes) override;
  tl::expected<void, Unwritten> probe() override;
  tl::expected<std::optional<StoredTable>, Problem> load(std::string_view code) override;
  tl::expected<std::optional<StoredTable>, Problem> load_rest(std::string_view code,
                                                              std::uint32_t from) override;
  tl::expected<std::optional<StoredClass>, Problem> load_class(std::string_view code) override;
  tl::expected<std::vector<TableName>, Problem> tables_of_class(std::string_view code) override;
  tl::expected<bool, Problem> exists(std::string_view code) override;
  tl::expected<std::optional<TableName>, Problem> find(std::string_view code) override;
  tl::expected<Count, Problem> count() override;
  tl::expected<std::vector<TableName>, Problem> tables_to_go(const Stale& stale) override;
  tl::expected<std::vector<TableName>, Problem> tables_with_name(std::string_view name) override;

  // For tests of a full disk: the file takes no more than this many pages. 0: no limit.
  void limit_pages(int pages);

 private:
  struct Writing;
  struct Reading;

  explicit SqliteStore(DatabaseFile file);
  template <class Job>
  tl::expected<void, Unwritten> written(Job job);

  DatabaseFile file_;  // is closed last
  std::unique_ptr<Writing> writing_;
  std::unique_ptr<Reading> reading_;
  std::optional<Problem> lost_;  // the writer's: why nothing is taken any more
};

}  // namespace citybox::server

#pragma once

#include <filesystem>
#include <memory>

#include "server/store/store.hpp"

namespace citybox::server {

// All tables in one SQLite file with a write-ahead log and full sync: what `commit` took survives
// a power cut.
class SqliteStore final : public Store {
 public:
  // Makes the file if there is none. Fails with a sentence on a file that is not ours or is newer.
  static tl::expected<std::unique_ptr<SqliteStore>, Problem> open(
      const std::filesystem::path& file);
  ~SqliteStore() override;

  tl::expected<void, Problem> commit(std::span<const Write> writes) override;
  tl::expected<std::optional<StoredTable>, Problem> load(std::string_view code) override;
  tl::expected<bool, Problem> exists(std::string_view code) override;
  tl::expected<Count, Problem> count() override;

  // For tests of a full disk: the file takes no more than this many pages. 0: no limit.
  void limit_pages(int pages);

 private:
  struct Writing;
  struct Reading;

  SqliteStore();

  std::unique_ptr<Writing> writing_;
  std::unique_ptr<Reading> reading_;
};

}  // namespace citybox::server

#include "server/store/sqlite_store.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include "server/store/migration.hpp"
#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_writing.hpp"

namespace citybox::server {

namespace {

Problem not_given(const std::exception& error) {
  return {fmt::format("The database did not give it: {}.", error.what())};
}

Unwritten not_taken(const std::exception& error) {
  const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&error);
  if (sqlite != nullptr && sqlite->getErrorCode() == SQLITE_BUSY) {
    return {Problem{"The database is locked by another program. End that one; then it goes on."},
            Unwritten::Reach::kStore};
  }
  return {Problem{fmt::format("The database did not take it: {}.", error.what())}};
}

template <class Ask>
auto asked(Ask ask) -> tl::expected<decltype(ask()), Problem> {
  try {
    return ask();
  } catch (const std::exception& error) {
    return tl::unexpected(not_given(error));
  }
}

}  // namespace

SqliteStore::SqliteStore(DatabaseFile file) : file_(std::move(file)) {}
SqliteStore::~SqliteStore() = default;

tl::expected<std::unique_ptr<SqliteStore>, Problem> SqliteStore::open(
    const std::filesystem::path& file, std::chrono::milliseconds patience) {
  try {
    if (auto wrong = make_if_missing(file)) return tl::unexpected(*wrong);
    auto own = DatabaseFile::open(file);
    if (!own) return tl::unexpected(own.error());
    if (auto wrong = own->make_private()) return tl::unexpected(*wrong);
    std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*own)));
    store->writing_ = std::make_unique<Writing>(file.string(), patience);
    if (auto wrong = store->writing_->prepare()) return tl::unexpected(*wrong);
    store->reading_ = std::make_unique<Reading>(file.string());
    if (auto settled = store->file_.settle(); !settled) return tl::unexpected(settled.error());
    return store;
  } catch (const std::exception& error) {
    return tl::unexpected(
        Problem{fmt::format("The database {} cannot be used: {}.", file.string(), error.what())});
  }
}

tl::expected<std::unique_ptr<SqliteStore>, Problem> SqliteStore::look_at(
    const std::filesystem::path& file) {
  try {
    auto own = DatabaseFile::open(file);
    if (!own) return tl::unexpected(own.error());
    std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*own)));
    store->lost_ = Problem{"It was opened to be read."};
    store->reading_ = std::make_unique<Reading>(file.string());
    return store;
  } catch (const std::exception& error) {
    return tl::unexpected(
        Problem{fmt::format("The database {} cannot be read: {}.", file.string(), error.what())});
  }
}

template <class Job>
tl::expected<void, Unwritten> SqliteStore::written(Job job) {
  if (!lost_) {
    try {
      job(*writing_);
    } catch (const std::exception& error) {
      writing_->give_up();
      lost_ = file_.lost();
      if (!lost_) return tl::unexpected(not_taken(error));
    }
    if (!lost_) lost_ = file_.lost();
  }
  if (lost_) return tl::unexpected(Unwritten(*lost_, Unwritten::Reach::kStore));
  return {};
}

// Nobody else writes into the file.
tl::expected<Overtaken, Unwritten> SqliteStore::commit(std::span<const Write> writes) {
  return written([&](Writing& writing) { writing.write(writes); }).map([] { return Overtaken(); });
}

tl::expected<void, Unwritten> SqliteStore::probe() {
  return written([](Writing& writing) { writing.beat(); });
}

tl::expected<std::optional<StoredTable>, Problem> SqliteStore::load(std::string_view code) {
  return load_rest(code, 0);
}

tl::expected<std::optional<StoredTable>, Problem> SqliteStore::load_rest(std::string_view code,
                                                                         std::uint32_t from) {
  return asked([&] { return reading_->load(std::string(code), from); });
}

tl::expected<std::optional<StoredClass>, Problem> SqliteStore::load_class(std::string_view code) {
  return asked([&] { return reading_->load_class(std::string(code)); });
}

tl::expected<std::vector<TableName>, Problem> SqliteStore::tables_of_class(std::string_view code) {
  return asked([&] { return reading_->tables_of_class(std::string(code)); });
}

tl::expected<bool, Problem> SqliteStore::exists(std::string_view code) {
  return asked([&] { return reading_->find(std::string(code)).has_value(); });
}

tl::expected<std::optional<TableName>, Problem> SqliteStore::find(std::string_view code) {
  return asked([&] { return reading_->find(std::string(code)); });
}

tl::expected<Store::Count, Problem> SqliteStore::count() {
  return asked([&] { return reading_->count(); });
}

tl::expected<std::vector<TableName>, Problem> SqliteStore::tables_to_go(const Stale& stale) {
  return asked([&] { return reading_->tables_to_go(stale); });
}

tl::expected<std::vector<TableName>, Problem> SqliteStore::tables_with_name(std::string_view name) {
  return asked([&] { return reading_->tables_with_name(std::string(name)); });
}

void SqliteStore::limit_pages(int pages) {
  writing_->db.exec(fmt::format("PRAGMA max_page_count = {}", pages > 0 ? pages : 1073741823));
}

}  // namespace citybox::server

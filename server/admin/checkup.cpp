#include "server/admin/checkup.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <unistd.h>

#include <limits>

#include "catalog/catalog.hpp"
#include "server/admin/backup.hpp"
#include "server/match/match.hpp"
#include "server/store/migration.hpp"
#include "server/store/schema.hpp"
#include "server/store/sqlite_store.hpp"

namespace citybox::server {

namespace {

constexpr int kPatienceMs = 10'000;

void look_at_file(SQLite::Database& db, Checkup& checkup) {
  SQLite::Statement query(db, "PRAGMA integrity_check(20)");
  while (query.executeStep()) {
    std::string line = query.getColumn(0).getString();
    if (line != "ok") checkup.integrity.push_back(std::move(line));
  }
}

void look_at_table(StoredTable stored, Checkup& checkup) {
  const std::string code = stored.row.code;
  const bool started = stored.row.started;
  const int version = stored.row.rules_version;
  const bool fault = !stored.fault.empty();
  const GameEntry* game = find(stored.row.game);
  const Match match = Match::restore(game, std::move(stored));
  const bool fits = game != nullptr && !fault && (!started || match.journal() != nullptr);
  if (fits) return;
  const bool others = !fault && (game == nullptr || version != game->info().rules_version);
  (others ? checkup.of_others : checkup.damaged).push_back({code, match.note()});
}

// One that makes the rules stumble does not keep the others from being looked at.
void try_to_look_at_table(StoredTable stored, Checkup& checkup) {
  const std::string code = stored.row.code;
  try {
    look_at_table(std::move(stored), checkup);
  } catch (const std::exception& error) {
    checkup.damaged.push_back(
        {code, fmt::format("Playing it again went wrong: {}.", error.what())});
  }
}

void look_at_class(SqliteStore& store, const std::string& code, Checkup& checkup) {
  const auto stored = store.load_class(code);
  if (stored && !*stored) return;
  ++checkup.classes;
  const std::string& fault = stored ? (*stored)->fault : stored.error().text;
  if (!fault.empty()) checkup.damaged_classes.push_back({code, fault});
}

tl::expected<void, Problem> look_at_all(SqliteStore& store, Checkup& checkup) {
  constexpr auto kAll = std::numeric_limits<std::int64_t>::max();
  const auto names = store.tables_to_go({.unchanged_before = kAll, .most = kAll});
  if (!names) return tl::unexpected(names.error());
  for (const TableName& name : *names) {
    auto stored = store.load(name.code);
    if (stored && !*stored) {  // a class, or deleted meanwhile
      look_at_class(store, name.code, checkup);
      continue;
    }
    ++checkup.tables;
    if (stored) {
      try_to_look_at_table(std::move(**stored), checkup);
    } else {
      checkup.damaged.push_back({name.code, stored.error().text});
    }
  }
  return {};
}

// Gone with all that is in it.
class Workplace {
 public:
  Workplace() {
    std::string name = (std::filesystem::temp_directory_path() / "citybox-check-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~Workplace() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;
  std::filesystem::path file() const { return path_ / "citybox.db"; }

 private:
  std::filesystem::path path_;
};

tl::expected<Checkup, Problem> check(const std::filesystem::path& file) {
  Checkup checkup;
  int format = 0;
  {
    const auto own = DatabaseFile::open(file);
    if (!own) return tl::unexpected(own.error());
    SQLite::Database db(file.string(), SQLite::OPEN_READONLY, kPatienceMs);
    if (auto wrong = not_ours(db)) return tl::unexpected(*wrong);
    format = db.execAndGet("PRAGMA user_version").getInt();
    look_at_file(db, checkup);
  }
  // An older one is read as a server would: brought up to date, but in a copy.
  const Workplace workplace;
  if (format < kSchemaVersion) {
    if (auto copied = back_up(file, workplace.file(), Overwrite::kNo); !copied) {
      return tl::unexpected(copied.error());
    }
  }
  auto store =
      format < kSchemaVersion ? SqliteStore::open(workplace.file()) : SqliteStore::look_at(file);
  if (!store) return tl::unexpected(store.error());
  if (auto looked = look_at_all(**store, checkup); !looked) {
    return tl::unexpected(looked.error());
  }
  return checkup;
}

}  // namespace

tl::expected<Checkup, Problem> check_database(const std::filesystem::path& file) {
  try {
    return check(file);
  } catch (const std::exception& error) {
    return tl::unexpected(
        Problem{fmt::format("The database {} cannot be read: {}.", file.string(), error.what())});
  }
}

}  // namespace citybox::server

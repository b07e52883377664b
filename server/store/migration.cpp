#include "server/store/migration.hpp"

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "engine/journal/journal.hpp"
#include "server/store/database_file.hpp"
#include "server/store/entry_codec.hpp"
#include "server/store/schema.hpp"

namespace citybox::server {

namespace {

int pragma(SQLite::Database& db, const char* name) {
  return db.execAndGet(fmt::format("PRAGMA {}", name)).getInt();
}

// The bytes of an action as they would be now. Only the pattern for new games has others: its one
// verb stands before the card.
PackedAction present(const GameEntry& game, PackedAction bytes) {
  return game.info().id == "plots" ? bytes << 8 : bytes;
}

std::string notation(const GameEntry* game, PackedAction bytes) {
  if (game == nullptr) return unread_action(bytes);
  const PackedAction action = present(*game, bytes);
  std::string text = game->to_text(action);
  const auto again = game->parse(text);
  return again && *again == action ? text : unread_action(bytes);
}

// Entries of format 2 had the bytes of each action as a number.
void copy_entries(SQLite::Database& db) {
  SQLite::Statement from(db,
                         "SELECT e.tbl, e.seq, e.kind, e.action, t.game FROM entries_of_format_2 e "
                         "LEFT JOIN tables t ON t.id = e.tbl ORDER BY e.tbl, e.seq");
  SQLite::Statement to(db,
                       "INSERT INTO entries SELECT tbl, seq, kind, actor, ?, place, draws, words, "
                       "at, NULL, NULL FROM entries_of_format_2 WHERE tbl = ? AND seq = ?");
  std::string id;
  const GameEntry* game = nullptr;
  while (from.executeStep()) {
    to.bind(1);
    if (from.getColumn(2).getInt() == static_cast<int>(Entry::Kind::kAction)) {
      if (const std::string name = from.getColumn(4).getString(); name != id) {
        id = name;
        game = citybox::find(id);
      }
      to.bind(1, notation(game, static_cast<PackedAction>(from.getColumn(3).getInt64())));
    }
    to.bind(2, from.getColumn(0).getInt64());
    to.bind(3, from.getColumn(1).getInt64());
    to.exec();
    to.reset();
  }
}

}  // namespace

void make_schema(SQLite::Database& db) {
  SQLite::Transaction transaction(db);
  for (const char* part : {kSchema, kClasses, kEntries, kContents, kPulse}) db.exec(part);
  db.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};", kApplicationId,
                      kSchemaVersion));
  transaction.commit();
}

std::optional<Problem> not_ours(SQLite::Database& db) {
  if (pragma(db, "application_id") != kApplicationId) return not_a_database(db.getFilename());
  const int version = pragma(db, "user_version");
  if (version <= kSchemaVersion) return std::nullopt;
  return Problem{
      fmt::format("The data was written by a newer Citybox (format {}, this one knows {}). Use "
                  "the newer one.",
                  version, kSchemaVersion)};
}

void bring_up_to_date(SQLite::Database& db) {
  const int version = pragma(db, "user_version");
  if (version == kSchemaVersion) return;
  SQLite::Transaction transaction(db);
  if (version < 2) db.exec(kToFormat2);
  if (version < 3) {
    db.exec(kToFormat3);
    db.exec(kContents);
    db.exec(kEntries);
    copy_entries(db);
    db.exec("DROP TABLE entries_of_format_2;");
  }
  if (version < 4) {
    db.exec(kToFormat4);
    db.exec(kPulse);
  }
  if (version < 5) db.exec(kToFormat5);
  if (version < 6) {
    db.exec(kToFormat6);
    db.exec(kClasses);
  }
  if (version < 7) db.exec(kToFormat7);
  db.exec(fmt::format("PRAGMA user_version = {};", kSchemaVersion));
  transaction.commit();
}

}  // namespace citybox::server

#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <optional>
#include <span>
#include <string>

#include "server/store/sqlite_store.hpp"

namespace citybox::server {

// The writer's own connection and its prepared statements. Throws what SQLiteCpp throws.
struct SqliteStore::Writing {
  Writing(const std::string& file, std::chrono::milliseconds patience)
      : db(file, SQLite::OPEN_READWRITE, static_cast<int>(patience.count())),
        patience_ms(static_cast<int>(patience.count())) {}

  // Brings the file to the present format. A sentence where it is not ours or newer.
  std::optional<Problem> prepare();
  void write(std::span<const Write> writes);
  void beat();
  // After an exception: nothing of what was begun stays.
  void give_up();

  SQLite::Database db;

 private:
  struct Statements {
    explicit Statements(SQLite::Database& db);

    SQLite::Statement begin, commit, pulse, has_table, table, seat, trim, entry, telling, content,
        claim, unclaim, chat, trim_chat, forget_seats, read_chat, forget_chat, classroom,
        class_entry, forget_class;
  };

  bool has_table(TableId id);
  // What was deleted still lies in the log: brings the log into the file and empties it. When
  // somebody reads just now, it is tried again after the next write.
  void scrub();
  void apply(TableId id, const Change& change);
  void put_table(const TableRow& row);
  void put_seat(TableId id, const PutSeat& put);
  void append(TableId id, const AppendEntry& change);
  void add_telling(TableId id, const AddTelling& add);
  void put_content(const ContentRow& row);
  void put_claim(TableId id, const ClaimRow& row);
  void append_chat(TableId id, const AppendChat& line);
  void put_class(const ClassRow& row);
  void append_class_entry(TableId id, const AppendClassEntry& change);
  void drop_table(TableId id);
  void forget(TableId id, const std::string& name);

  std::optional<Statements> sql;
  int patience_ms;
  bool to_scrub = false;
  bool scrub_is_late = false;  // and that was said
};

}  // namespace citybox::server

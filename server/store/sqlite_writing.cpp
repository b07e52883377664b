#include "server/store/sqlite_writing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "server/log.hpp"
#include "server/store/changes.hpp"
#include "server/store/entry_codec.hpp"
#include "server/store/migration.hpp"
#include "server/store/names.hpp"
#include "server/store/schema.hpp"
#include "server/store/sqlite_bind.hpp"

namespace citybox::server {

namespace {

std::optional<std::int64_t> number(const std::optional<Seat>& seat) {
  return seat ? std::optional<std::int64_t>(seat->index) : std::nullopt;
}

// Values have the names of their columns.
std::string put_table_query() {
  std::vector<std::string> columns(kFixedColumns.begin(), kFixedColumns.end());
  std::vector<std::string> changes;
  for (const char* column : kChangingColumns) {
    columns.emplace_back(column);
    changes.push_back(fmt::format("{0} = excluded.{0}", column));
  }
  return fmt::format("INSERT INTO tables ({}) VALUES (:{}) ON CONFLICT (id) DO UPDATE SET {}",
                     fmt::join(columns, ", "), fmt::join(columns, ", :"), fmt::join(changes, ", "));
}

}  // namespace

SqliteStore::Writing::Statements::Statements(SQLite::Database& db)
    : begin(db, "BEGIN IMMEDIATE"),
      commit(db, "COMMIT"),
      pulse(db,
            "INSERT INTO pulse (id, beats) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beats = "
            "beats + 1"),
      has_table(db,
                "SELECT 1 FROM tables WHERE id = ?1 UNION ALL SELECT 1 FROM classes WHERE id = ?1"),
      table(db, put_table_query()),
      seat(db, "INSERT OR REPLACE INTO seats (tbl, seat, name, token, bot) VALUES (?,?,?,?,?)"),
      trim(db, "DELETE FROM seats WHERE tbl = ? AND seat >= ?"),
      entry(db,
            "INSERT INTO entries (tbl, seq, kind, actor, action, place, draws, words, at, "
            "audience, sentences) VALUES (?,?,?,?,?,?,?,?,?,?,?)"),
      telling(db,
              "UPDATE entries SET audience = ?, sentences = ? WHERE tbl = ? AND seq = ? AND "
              "sentences IS NULL"),
      content(db, "INSERT OR IGNORE INTO contents (id, game, version, text) VALUES (?,?,?,?)"),
      claim(db, "INSERT INTO claims (claim, tbl, seat, expires) VALUES (?,?,?,?)"),
      unclaim(db, "DELETE FROM claims WHERE claim = ?"),
      chat(db, "INSERT INTO chat (tbl, id, seat, name, text, at, note) VALUES (?,?,?,?,?,?,?)"),
      trim_chat(db, "DELETE FROM chat WHERE tbl = ? AND id <= ? AND note = 0"),
      forget_seats(
          db, "UPDATE seats SET name = forgotten(name, ?2) WHERE tbl = ?1 AND bears(name, ?2)"),
      read_chat(db, "SELECT id, name, text, note FROM chat WHERE tbl = ?"),
      forget_chat(db, "UPDATE chat SET name = ?, text = ? WHERE tbl = ? AND id = ?"),
      classroom(db, "INSERT INTO classes (id, code, game, created) VALUES (?,?,?,?)"),
      class_entry(db,
                  "INSERT INTO entries (tbl, seq, kind, actor, action, place, words, at) VALUES "
                  "(?1, ?2, 0, 0, ?3, 0, ?4, ?5)"),
      forget_class(
          db,
          "UPDATE entries SET words = forgotten(words, ?2) WHERE tbl = ?1 AND words IS NOT "
          "NULL AND EXISTS (SELECT 1 FROM classes WHERE id = ?1)") {}

std::optional<Problem> SqliteStore::Writing::prepare() {
  if (auto wrong = not_ours(db)) return wrong;
  db.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000;");
  db.exec("PRAGMA secure_delete = ON;");  // what is deleted on demand is overwritten, too
  bring_up_to_date(db);
  // A log that a killed program left: into the file, where its header is looked at.
  db.exec("PRAGMA wal_checkpoint(TRUNCATE);");
  add_names(db);
  sql.emplace(db);
  return std::nullopt;
}

void SqliteStore::Writing::write(std::span<const Write> writes) {
  run(sql->begin);
  for (const Write& write : writes) {
    for (const Change& change : write.changes) apply(write.table, change);
    if (!has_any<DropTable>(write) && !has_table(write.table)) {
      throw std::runtime_error(fmt::format("there is no table {}", write.table));
    }
  }
  run(sql->commit);
  to_scrub = to_scrub || std::any_of(writes.begin(), writes.end(), has_any<DropTable, ForgetName>);
  scrub();
}

bool SqliteStore::Writing::has_table(TableId id) {
  sql->has_table.bind(1, id);
  const bool there = sql->has_table.executeStep();
  sql->has_table.reset();
  return there;
}

void SqliteStore::Writing::beat() {
  run(sql->begin);
  run(sql->pulse);
  run(sql->commit);
  scrub();
}

void SqliteStore::Writing::scrub() {
  if (!to_scrub) return;
  sqlite3_busy_timeout(db.getHandle(), 0);
  const int done = sqlite3_wal_checkpoint_v2(db.getHandle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE,
                                             nullptr, nullptr);
  sqlite3_busy_timeout(db.getHandle(), patience_ms);
  const bool late = done != SQLITE_OK;
  if (late && !scrub_is_late)
    log::warn("event=scrub_waits why={}", log::value(sqlite3_errstr(done)));
  to_scrub = scrub_is_late = late;
}

void SqliteStore::Writing::give_up() {
  Statements& s = *sql;
  for (auto* statement :
       {&s.begin,     &s.commit,      &s.pulse,     &s.has_table,   &s.table,
        &s.seat,      &s.trim,        &s.entry,     &s.telling,     &s.content,
        &s.claim,     &s.unclaim,     &s.chat,      &s.trim_chat,   &s.forget_seats,
        &s.read_chat, &s.forget_chat, &s.classroom, &s.class_entry, &s.forget_class}) {
    statement->tryReset();
  }
  db.tryExec("ROLLBACK");  // a full disk may have rolled back already
}

void SqliteStore::Writing::put_table(const TableRow& row) {
  auto& s = sql->table;
  const auto at = [&](const char* column) {
    return s.getIndex(fmt::format(":{}", column).c_str());
  };
  s.bind(at("id"), row.id);
  s.bind(at("code"), row.code);
  s.bind(at("game"), row.game);
  s.bind(at("seats"), row.seats);
  s.bind(at("options"), json::serialize(row.options));
  s.bind(at("seed"), static_cast<std::int64_t>(row.seed));
  bind_blob(s, at("draws"), pack_draws(row.draws));
  s.bind(at("started"), row.started ? 1 : 0);
  s.bind(at("paused"), row.paused ? 1 : 0);
  s.bind(at("pace"), row.pace_ms);
  bind_hash(s, at("host_token"), row.host_token);
  bind_number(s, at("host_seat"), number(row.host_seat));
  using Number = std::optional<std::int64_t>;
  bind_number(s, at("undo_by"), row.undo ? Number(row.undo->by.index) : Number());
  bind_number(s, at("undo_to"), row.undo ? Number(row.undo->to) : Number());
  bind_number(s, at("undo_agreed"), row.undo ? Number(row.undo->agreed.bits()) : Number());
  s.bind(at("created"), row.created);
  s.bind(at("changed"), row.changed);
  bind_number(s, at("clock_period"), row.clock ? Number(row.clock->period) : Number());
  bind_number(s, at("clock_at"), row.clock ? Number(row.clock->at) : Number());
  s.bind(at("rules_version"), row.rules_version);
  bind_number(s, at("upgraded_from"), row.upgraded_from ? Number(*row.upgraded_from) : Number());
  bind_hash(s, at("content"), row.content);
  s.bind(at("practice"), static_cast<int>(row.purpose));
  bind_hash(s, at("link_key"), row.key);
  s.bind(at("spectators"), row.spectators ? 1 : 0);
  s.bind(at("hints"), row.hints ? 1 : 0);
  s.bind(at("classroom"), row.classroom);
  s.bind(at("pack"), row.pack);
  s.bind(at("pack_title"), row.pack_title);
  run(s);
}

void SqliteStore::Writing::append(TableId id, const AppendEntry& change) {
  const EntryRow& entry = change.entry;
  auto& s = sql->entry;
  s.bind(1, id);
  s.bind(2, change.seq);
  s.bind(3, static_cast<int>(entry.kind));
  s.bind(4, static_cast<int>(entry.actor.index));
  bind_text(s, 5, entry.text);
  s.bind(6, entry.place);
  if (entry.draws.empty()) {
    s.bind(7);
  } else {
    bind_blob(s, 7, pack_draws(entry.draws));
  }
  bind_text(s, 8, entry.words);
  s.bind(9, entry.at);
  s.bind(10);
  s.bind(11);
  if (entry.telling) {
    s.bind(10, static_cast<int>(entry.telling->audience.bits()));
    s.bind(11, sentences_text(entry.telling->sentences));
  }
  run(s);
}

void SqliteStore::Writing::put_seat(TableId id, const PutSeat& put) {
  sql->seat.bind(1, id);
  sql->seat.bind(2, static_cast<int>(put.seat.index));
  sql->seat.bind(3, put.row.name);
  bind_hash(sql->seat, 4, put.row.token);
  sql->seat.bind(5, put.row.bot);
  run(sql->seat);
}

void SqliteStore::Writing::add_telling(TableId id, const AddTelling& add) {
  sql->telling.bind(1, static_cast<int>(add.telling.audience.bits()));
  sql->telling.bind(2, sentences_text(add.telling.sentences));
  sql->telling.bind(3, id);
  sql->telling.bind(4, add.seq);
  run(sql->telling);
}

void SqliteStore::Writing::put_content(const ContentRow& row) {
  bind_hash(sql->content, 1, row.id);
  sql->content.bind(2, row.game);
  sql->content.bind(3, row.version);
  sql->content.bind(4, row.text);
  run(sql->content);
}

void SqliteStore::Writing::put_claim(TableId id, const ClaimRow& row) {
  bind_hash(sql->claim, 1, row.claim);
  sql->claim.bind(2, id);
  sql->claim.bind(3, static_cast<int>(row.seat.index));
  sql->claim.bind(4, row.expires);
  run(sql->claim);
}

void SqliteStore::Writing::append_chat(TableId id, const AppendChat& line) {
  sql->chat.bind(1, id);
  sql->chat.bind(2, line.row.id);
  bind_number(sql->chat, 3, number(line.row.seat));
  sql->chat.bind(4, line.row.name);
  sql->chat.bind(5, line.row.text);
  sql->chat.bind(6, line.row.at);
  sql->chat.bind(7, line.row.note ? 1 : 0);
  run(sql->chat);
  sql->trim_chat.bind(1, id);
  sql->trim_chat.bind(2, line.row.id - line.keep);
  run(sql->trim_chat);
}

void SqliteStore::Writing::drop_table(TableId id) {
  for (const char* rows : {"entries WHERE tbl", "chat WHERE tbl", "claims WHERE tbl",
                           "seats WHERE tbl", "tables WHERE id", "classes WHERE id"}) {
    SQLite::Statement(db, fmt::format("DELETE FROM {} = {}", rows, id)).exec();
  }
}

void SqliteStore::Writing::forget(TableId id, const std::string& name) {
  for (SQLite::Statement* statement : {&sql->forget_seats, &sql->forget_class}) {
    statement->bind(1, id);
    statement->bind(2, name);
    run(*statement);
  }
  sql->read_chat.bind(1, id);
  while (sql->read_chat.executeStep()) {
    const std::string said_by = sql->read_chat.getColumn(1).getString();
    const std::string text = sql->read_chat.getColumn(2).getString();
    const bool note = sql->read_chat.getColumn(3).getInt() != 0;
    sql->forget_chat.bind(1,
                          bears(said_by, name) ? without_name(said_by, name, kForgotten) : said_by);
    sql->forget_chat.bind(
        2, note ? note_without_name(text, name, kForgotten) : without_name(text, name, kForgotten));
    sql->forget_chat.bind(3, id);
    sql->forget_chat.bind(4, sql->read_chat.getColumn(0).getInt64());
    run(sql->forget_chat);
  }
  sql->read_chat.reset();
}

void SqliteStore::Writing::apply(TableId id, const Change& change) {
  std::visit(Each{[&](const PutTable& put) { put_table(put.row); },
                  [&](const PutSeat& put) { put_seat(id, put); },
                  [&](const TrimSeats& keep) {
                    sql->trim.bind(1, id);
                    sql->trim.bind(2, keep.seats);
                    run(sql->trim);
                  },
                  [&](const AppendEntry& entry) { append(id, entry); },
                  [&](const AddTelling& add) { add_telling(id, add); },
                  [&](const PutContent& put) { put_content(put.row); },
                  [&](const PutClaim& put) { put_claim(id, put.row); },
                  [&](const DropClaim& drop) {
                    bind_hash(sql->unclaim, 1, drop.claim);
                    run(sql->unclaim);
                  },
                  [&](const AppendChat& line) { append_chat(id, line); },
                  [&](const PutClass& put) { put_class(put.row); },
                  [&](const AppendClassEntry& entry) { append_class_entry(id, entry); },
                  [&](const DropTable&) { drop_table(id); },
                  [&](const ForgetName& whose) { forget(id, whose.name); }},
             change);
}

}  // namespace citybox::server

// What can be written about a table, as statements.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <stdexcept>

#include "server/store/changes.hpp"
#include "server/store/entry_codec.hpp"
#include "server/store/names.hpp"
#include "server/store/postgres_rows.hpp"
#include "server/store/postgres_writing.hpp"
#include "server/store/schema.hpp"

namespace citybox::server {

namespace {

// A row as JSON becomes a row of the table; columns that it does not name are null.
std::string insert(const char* table, const char* conflict = "") {
  return fmt::format(
      "INSERT INTO {0} SELECT * FROM json_populate_recordset(null::{0}, CAST($1 AS json)) {1}",
      table, conflict);
}

std::string update_table() {
  const std::string columns = fmt::format("{}", fmt::join(kChangingColumns, ", "));
  return fmt::format(
      "UPDATE tables SET ({0}) = (SELECT {0} FROM json_populate_recordset(null::tables, CAST($1 AS "
      "json))) WHERE id = $2",
      columns);
}

std::string text_of(const json::value& value) {
  return {value.get_string().data(), value.get_string().size()};
}

}  // namespace

void PostgresStore::Writing::Batch::prepare(pqxx::connection& connection) {
  const auto say = [&](const char* name, const std::string& sql) { connection.prepare(name, sql); };
  say("lock",
      "SELECT id, edition FROM kept WHERE id = ANY(CAST($1 AS bigint[])) ORDER BY id FOR UPDATE");
  say("edition",
      "UPDATE kept SET edition = v.edition FROM json_to_recordset(CAST($1 AS json)) AS v(id "
      "bigint, "
      "edition bigint) WHERE kept.id = v.id");
  say("tell", "SELECT pg_notify('citybox', $1)");
  say("keep", "INSERT INTO kept (id, code, edition) VALUES ($1, $2, 0)");
  say("new_table", insert("tables"));
  say("table", update_table());
  say("seat", insert("seats",
                     "ON CONFLICT (tbl, seat) DO UPDATE SET name = excluded.name, token = "
                     "excluded.token, bot = excluded.bot"));
  say("trim", "DELETE FROM seats WHERE tbl = $1 AND seat >= $2");
  say("entries", insert("entries"));
  say("telling",
      "UPDATE entries SET audience = $1, sentences = $2 WHERE tbl = $3 AND seq = $4 AND sentences "
      "IS "
      "NULL");
  say("content", insert("contents", "ON CONFLICT DO NOTHING"));
  say("claim", insert("claims"));
  say("unclaim", "DELETE FROM claims WHERE claim = CAST($1 AS bytea)");
  say("chat", insert("chat"));
  say("trim_chat", "DELETE FROM chat WHERE tbl = $1 AND id <= $2 AND note = 0");
  say("class", insert("classes"));
}

void PostgresStore::Writing::Batch::put_row(const char* statement, const json::object& row) {
  work.exec_prepared(statement, json::serialize(json::array{row}));
}

void PostgresStore::Writing::Batch::put_table(const TableRow& row) {
  const std::string rows = json::serialize(json::array{table_json(row)});
  if (!editions.contains(row.id)) {
    work.exec_prepared("keep", row.id, row.code);
    work.exec_prepared("new_table", rows);
    editions[row.id] = 0;
  } else if (work.exec_prepared("table", rows, row.id).affected_rows() != 1) {
    throw std::runtime_error("a class has this id");
  }
}

void PostgresStore::Writing::Batch::put_class(const ClassRow& row) {
  work.exec_prepared("keep", row.id, row.code);
  put_row("class",
          {{"id", row.id}, {"code", row.code}, {"game", row.game}, {"created", row.created}});
  editions[row.id] = 0;
}

// All of a batch at once, unless something is done with them.
void PostgresStore::Writing::Batch::append(json::object row) { entries.push_back(std::move(row)); }

void PostgresStore::Writing::Batch::append_entries() {
  if (entries.empty()) return;
  work.exec_prepared("entries", json::serialize(entries));
  entries.clear();
}

void PostgresStore::Writing::Batch::add_telling(TableId id, const AddTelling& add) {
  append_entries();
  work.exec_prepared("telling", static_cast<int>(add.telling.audience.bits()),
                     sentences_text(add.telling.sentences), id, add.seq);
}

void PostgresStore::Writing::Batch::append_chat(TableId id, const AppendChat& line) {
  put_row("chat", chat_json(id, line.row));
  work.exec_prepared("trim_chat", id, line.row.id - line.keep);
}

void PostgresStore::Writing::Batch::drop_table(TableId id) {
  append_entries();
  for (const char* rows :
       {"entries WHERE tbl", "chat WHERE tbl", "claims WHERE tbl", "seats WHERE tbl",
        "tables WHERE id", "classes WHERE id", "kept WHERE id"}) {
    work.exec_params(fmt::format("DELETE FROM {} = $1", rows), id);
  }
  editions.erase(id);
  changed[id] = 0;
}

void PostgresStore::Writing::Batch::forget(TableId id, const std::string& name) {
  append_entries();
  forget_at(id, name);
  forget_in_class(id, name);
}

void PostgresStore::Writing::Batch::forget_at(TableId id, const std::string& name) {
  for (const pqxx::row& row :
       work.exec_params("SELECT seat, name FROM seats WHERE tbl = $1 FOR UPDATE", id)) {
    if (!bears(row[1].c_str(), name)) continue;
    work.exec_params("UPDATE seats SET name = $3 WHERE tbl = $1 AND seat = $2", id,
                     row[0].as<int>(), without_name(row[1].c_str(), name, kForgotten));
  }
  for (const pqxx::row& row :
       work.exec_params("SELECT id, name, text, note FROM chat WHERE tbl = $1 FOR UPDATE", id)) {
    const std::string said_by = row[1].c_str();
    const std::string text = row[2].c_str();
    const bool note = row[3].as<int>() != 0;
    work.exec_params(
        "UPDATE chat SET name = $3, text = $4 WHERE tbl = $1 AND id = $2", id,
        row[0].as<std::int64_t>(),
        bears(said_by, name) ? without_name(said_by, name, kForgotten) : said_by,
        note ? note_without_name(text, name, kForgotten) : without_name(text, name, kForgotten));
  }
}

void PostgresStore::Writing::Batch::forget_in_class(TableId id, const std::string& name) {
  for (const pqxx::row& row :
       work.exec_params("SELECT seq, words FROM entries WHERE tbl = $1 AND words IS NOT NULL AND "
                        "EXISTS (SELECT 1 FROM classes WHERE id = $1) FOR UPDATE",
                        id)) {
    work.exec_params("UPDATE entries SET words = $3 WHERE tbl = $1 AND seq = $2", id,
                     row[0].as<std::int64_t>(), without_name(row[1].c_str(), name, kForgotten));
  }
}

void PostgresStore::Writing::Batch::apply(TableId id, const Change& change) {
  std::visit(Each{[&](const PutTable& put) { put_table(put.row); },
                  [&](const PutSeat& put) { put_row("seat", seat_json(id, put)); },
                  [&](const TrimSeats& keep) { work.exec_prepared("trim", id, keep.seats); },
                  [&](const AppendEntry& entry) { append(entry_json(id, entry)); },
                  [&](const AddTelling& add) { add_telling(id, add); },
                  [&](const PutContent& put) {
                    put_row("content", {{"id", hash_json(put.row.id)},
                                        {"game", put.row.game},
                                        {"version", put.row.version},
                                        {"text", put.row.text}});
                  },
                  [&](const PutClaim& put) {
                    put_row("claim", {{"claim", hash_json(put.row.claim)},
                                      {"tbl", id},
                                      {"seat", put.row.seat.index},
                                      {"expires", put.row.expires}});
                  },
                  [&](const DropClaim& drop) {
                    work.exec_prepared("unclaim", text_of(hash_json(drop.claim)));
                  },
                  [&](const AppendChat& line) { append_chat(id, line); },
                  [&](const PutClass& put) { put_class(put.row); },
                  [&](const AppendClassEntry& entry) { append(class_entry_json(id, entry)); },
                  [&](const DropTable&) { drop_table(id); },
                  [&](const ForgetName& whose) { forget(id, whose.name); }},
             change);
}

}  // namespace citybox::server

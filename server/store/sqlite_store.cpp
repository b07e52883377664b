#include "server/store/sqlite_store.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "server/store/entry_codec.hpp"
#include "server/store/migration.hpp"
#include "server/store/schema.hpp"
#include "server/store/sqlite_bind.hpp"
#include "server/store/sqlite_reading.hpp"

namespace citybox::server {

namespace {

template <class... Visitors>
struct Each : Visitors... {
  using Visitors::operator()...;
};
template <class... Visitors>
Each(Visitors...) -> Each<Visitors...>;

std::optional<std::int64_t> number(const std::optional<Seat>& seat) {
  return seat ? std::optional<std::int64_t>(seat->index) : std::nullopt;
}

Problem not_taken(const std::exception& error) {
  return {fmt::format("The database did not take it: {}.", error.what())};
}

Problem not_given(const std::exception& error) {
  return {fmt::format("The database did not give it: {}.", error.what())};
}

// Values have the names of their columns.
std::string put_table_query() {
  std::vector<std::string> columns;
  std::vector<std::string> changes;
  for (const char* column : kFixedColumns) columns.emplace_back(column);
  for (const char* column : kChangingColumns) {
    columns.emplace_back(column);
    changes.push_back(fmt::format("{0} = excluded.{0}", column));
  }
  return fmt::format("INSERT INTO tables ({}) VALUES (:{}) ON CONFLICT (id) DO UPDATE SET {}",
                     fmt::join(columns, ", "), fmt::join(columns, ", :"), fmt::join(changes, ", "));
}

}  // namespace

// The writer's own connection and its prepared statements.
struct SqliteStore::Writing {
  explicit Writing(const std::string& file)
      : db(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 5000) {}

  struct Statements {
    explicit Statements(SQLite::Database& db)
        : begin(db, "BEGIN IMMEDIATE"),
          commit(db, "COMMIT"),
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
          trim_chat(db, "DELETE FROM chat WHERE tbl = ? AND id <= ? AND note = 0") {}

    SQLite::Statement begin, commit, table, seat, trim, entry, telling, content, claim, unclaim,
        chat, trim_chat;
  };

  static void run(SQLite::Statement& statement) {
    statement.exec();
    statement.reset();
  }

  void apply(TableId id, const Change& change);
  void put_table(const TableRow& row);
  void append(TableId id, const AppendEntry& change);

  SQLite::Database db;
  std::optional<Statements> sql;
};

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
  s.bind(at("practice"), row.practice ? 1 : 0);
  bind_hash(s, at("link_key"), row.key);
  s.bind(at("spectators"), row.spectators ? 1 : 0);
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
  s.bind(9, change.at);
  s.bind(10);
  s.bind(11);
  if (entry.telling) {
    s.bind(10, static_cast<int>(entry.telling->audience.bits()));
    s.bind(11, sentences_text(entry.telling->sentences));
  }
  run(s);
}

void SqliteStore::Writing::apply(TableId id, const Change& change) {
  std::visit(Each{[&](const PutTable& put) { put_table(put.row); },
                  [&](const PutSeat& put) {
                    sql->seat.bind(1, id);
                    sql->seat.bind(2, static_cast<int>(put.seat.index));
                    sql->seat.bind(3, put.row.name);
                    bind_hash(sql->seat, 4, put.row.token);
                    sql->seat.bind(5, put.row.bot);
                    run(sql->seat);
                  },
                  [&](const TrimSeats& trim) {
                    sql->trim.bind(1, id);
                    sql->trim.bind(2, trim.seats);
                    run(sql->trim);
                  },
                  [&](const AppendEntry& entry) { append(id, entry); },
                  [&](const AddTelling& add) {
                    sql->telling.bind(1, static_cast<int>(add.telling.audience.bits()));
                    sql->telling.bind(2, sentences_text(add.telling.sentences));
                    sql->telling.bind(3, id);
                    sql->telling.bind(4, add.seq);
                    run(sql->telling);
                  },
                  [&](const PutContent& put) {
                    bind_hash(sql->content, 1, put.row.id);
                    sql->content.bind(2, put.row.game);
                    sql->content.bind(3, put.row.version);
                    sql->content.bind(4, put.row.text);
                    run(sql->content);
                  },
                  [&](const PutClaim& put) {
                    bind_hash(sql->claim, 1, put.row.claim);
                    sql->claim.bind(2, id);
                    sql->claim.bind(3, static_cast<int>(put.row.seat.index));
                    sql->claim.bind(4, put.row.expires);
                    run(sql->claim);
                  },
                  [&](const DropClaim& drop) {
                    bind_hash(sql->unclaim, 1, drop.claim);
                    run(sql->unclaim);
                  },
                  [&](const AppendChat& line) {
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
                  }},
             change);
}

SqliteStore::SqliteStore() = default;
SqliteStore::~SqliteStore() = default;

tl::expected<std::unique_ptr<SqliteStore>, Problem> SqliteStore::open(
    const std::filesystem::path& file) {
  try {
    std::unique_ptr<SqliteStore> store(new SqliteStore);
    store->writing_ = std::make_unique<Writing>(file.string());
    if (auto wrong = prepare(store->writing_->db)) return tl::unexpected(*wrong);
    store->writing_->sql.emplace(store->writing_->db);
    store->reading_ = std::make_unique<Reading>(file.string());
    return store;
  } catch (const std::exception& error) {
    return tl::unexpected(Problem{fmt::format("The database {} cannot be used: {}.",
                                              file.filename().string(), error.what())});
  }
}

tl::expected<void, Problem> SqliteStore::commit(std::span<const Write> writes) {
  Writing& w = *writing_;
  try {
    Writing::run(w.sql->begin);
    for (const Write& write : writes) {
      for (const Change& change : write.changes) w.apply(write.table, change);
    }
    Writing::run(w.sql->commit);
    return {};
  } catch (const std::exception& error) {
    const Problem why = not_taken(error);
    for (auto* statement : {&w.sql->begin, &w.sql->commit, &w.sql->table, &w.sql->seat,
                            &w.sql->trim, &w.sql->entry, &w.sql->telling, &w.sql->content,
                            &w.sql->claim, &w.sql->unclaim, &w.sql->chat, &w.sql->trim_chat}) {
      statement->tryReset();
    }
    w.db.tryExec("ROLLBACK");  // a full disk may have rolled back already
    return tl::unexpected(why);
  }
}

tl::expected<std::optional<StoredTable>, Problem> SqliteStore::load(std::string_view code) {
  try {
    return reading_->load(std::string(code));
  } catch (const std::exception& error) {
    return tl::unexpected(not_given(error));
  }
}

tl::expected<bool, Problem> SqliteStore::exists(std::string_view code) {
  try {
    return reading_->exists(std::string(code));
  } catch (const std::exception& error) {
    return tl::unexpected(not_given(error));
  }
}

tl::expected<Store::Count, Problem> SqliteStore::count() {
  try {
    return reading_->count();
  } catch (const std::exception& error) {
    return tl::unexpected(not_given(error));
  }
}

void SqliteStore::limit_pages(int pages) {
  writing_->db.exec(fmt::format("PRAGMA max_page_count = {}", pages > 0 ? pages : 1073741823));
}

}  // namespace citybox::server

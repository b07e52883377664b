#include "server/store/sqlite_reading.hpp"

#include "server/store/entry_codec.hpp"
#include "server/store/sqlite_bind.hpp"

namespace citybox::server {

namespace {

Seat seat_of(const SQLite::Column& column) {
  return Seat{static_cast<std::uint8_t>(column.getInt())};
}

Entry::Kind kind_of(const SQLite::Column& column) {
  const int kind = column.getInt();
  if (kind < 0 || kind > static_cast<int>(Entry::Kind::kRetract)) {
    throw SQLite::Exception("there is no such kind of entry");
  }
  return static_cast<Entry::Kind>(kind);
}

std::string blob_of(const SQLite::Column& column) {
  if (column.isNull()) return {};
  return {static_cast<const char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
}

}  // namespace

SqliteStore::Reading::Reading(const std::string& file)
    : db_(file, SQLite::OPEN_READONLY, 5000),
      table_(db_, "SELECT * FROM tables WHERE code = ?"),
      seats_(db_, "SELECT seat, name, token, bot FROM seats WHERE tbl = ? ORDER BY seat"),
      content_(db_, "SELECT game, version, text FROM contents WHERE id = ?"),
      entries_(db_,
               "SELECT kind, actor, action, place, draws, words, at, audience, sentences FROM "
               "entries WHERE tbl = ? ORDER BY seq"),
      claims_(db_, "SELECT claim, seat, expires FROM claims WHERE tbl = ?"),
      chat_(db_, "SELECT id, seat, name, text, at FROM chat WHERE tbl = ? ORDER BY id") {}

std::optional<StoredTable> SqliteStore::Reading::load(const std::string& code) {
  SQLite::Transaction snapshot(db_);
  StoredTable stored;
  if (!read_table(code, stored)) return std::nullopt;
  read_seats(stored);
  read_content(stored);
  read_entries(stored);
  read_claims(stored);
  read_chat(stored);
  return stored;
}

bool SqliteStore::Reading::read_table(const std::string& code, StoredTable& stored) {
  auto& s = table_;
  s.reset();
  s.bind(1, code);
  if (!s.executeStep()) {
    s.reset();
    return false;
  }
  TableRow& row = stored.row;
  row.id = s.getColumn(0).getInt64();
  row.code = s.getColumn(1).getString();
  row.game = s.getColumn(2).getString();
  row.seats = s.getColumn(3).getInt();
  row.options = json::parse(s.getColumn(4).getString()).as_object();
  row.seed = static_cast<std::uint64_t>(s.getColumn(5).getInt64());
  row.draws = unpack_draws(blob_of(s.getColumn(6)));
  row.started = s.getColumn(7).getInt() != 0;
  row.paused = s.getColumn(8).getInt() != 0;
  row.pace_ms = s.getColumn(9).getInt();
  row.host_token = hash_of(s.getColumn(10));
  if (!s.getColumn(11).isNull()) row.host_seat = seat_of(s.getColumn(11));
  if (!s.getColumn(12).isNull()) {
    row.undo = UndoRequest{seat_of(s.getColumn(12)), s.getColumn(13).getUInt(),
                           SeatSet::from_bits(s.getColumn(14).getUInt())};
  }
  row.created = s.getColumn(15).getInt64();
  row.changed = s.getColumn(16).getInt64();
  if (!s.getColumn(17).isNull()) {
    row.clock = RunningClock{s.getColumn(17).getInt(), s.getColumn(18).getInt64()};
  }
  row.rules_version = s.getColumn(19).getInt();
  if (!s.getColumn(20).isNull()) row.upgraded_from = s.getColumn(20).getInt();
  row.content = hash_of(s.getColumn(21));
  row.practice = s.getColumn(22).getInt() != 0;
  s.reset();
  return true;
}

void SqliteStore::Reading::read_content(StoredTable& stored) {
  if (!stored.row.content) return;
  content_.reset();
  bind_hash(content_, 1, *stored.row.content);
  if (content_.executeStep()) {
    stored.content = ContentRow{*stored.row.content, content_.getColumn(0).getString(),
                                content_.getColumn(1).getInt(), content_.getColumn(2).getString()};
  }
  content_.reset();
}

void SqliteStore::Reading::read_seats(StoredTable& stored) {
  stored.seats.resize(static_cast<std::size_t>(stored.row.seats));
  seats_.reset();
  seats_.bind(1, stored.row.id);
  while (seats_.executeStep()) {
    const auto seat = static_cast<std::size_t>(seats_.getColumn(0).getInt());
    if (seat >= stored.seats.size()) continue;
    stored.seats[seat] = {seats_.getColumn(1).getString(), hash_of(seats_.getColumn(2)),
                          seats_.getColumn(3).getString()};
  }
  seats_.reset();
}

void SqliteStore::Reading::read_entries(StoredTable& stored) {
  auto& s = entries_;
  s.reset();
  s.bind(1, stored.row.id);
  while (s.executeStep()) {
    EntryRow entry;
    entry.kind = kind_of(s.getColumn(0));
    entry.actor = seat_of(s.getColumn(1));
    if (!s.getColumn(2).isNull()) entry.text = s.getColumn(2).getString();
    entry.place = s.getColumn(3).getUInt();
    entry.draws = unpack_draws(blob_of(s.getColumn(4)));
    if (!s.getColumn(5).isNull()) entry.words = s.getColumn(5).getString();
    stored.last_entry = s.getColumn(6).getInt64();
    if (!s.getColumn(8).isNull()) {
      entry.telling = Telling{SeatSet::from_bits(s.getColumn(7).getUInt()),
                              read_sentences(s.getColumn(8).getString())};
    }
    stored.entries.push_back(std::move(entry));
  }
  s.reset();
}

void SqliteStore::Reading::read_claims(StoredTable& stored) {
  claims_.reset();
  claims_.bind(1, stored.row.id);
  while (claims_.executeStep()) {
    if (const auto hash = hash_of(claims_.getColumn(0))) {
      stored.claims.push_back(
          {*hash, seat_of(claims_.getColumn(1)), claims_.getColumn(2).getInt64()});
    }
  }
  claims_.reset();
}

void SqliteStore::Reading::read_chat(StoredTable& stored) {
  chat_.reset();
  chat_.bind(1, stored.row.id);
  while (chat_.executeStep()) {
    ChatRow row;
    row.id = chat_.getColumn(0).getInt64();
    if (!chat_.getColumn(1).isNull()) row.seat = seat_of(chat_.getColumn(1));
    row.name = chat_.getColumn(2).getString();
    row.text = chat_.getColumn(3).getString();
    row.at = chat_.getColumn(4).getInt64();
    stored.chat.push_back(std::move(row));
  }
  chat_.reset();
}

bool SqliteStore::Reading::exists(const std::string& code) {
  SQLite::Statement query(db_, "SELECT 1 FROM tables WHERE code = ?");
  query.bind(1, code);
  return query.executeStep();
}

Store::Count SqliteStore::Reading::count() {
  SQLite::Statement query(db_, "SELECT coalesce(max(id), 0), count(*) FROM tables");
  query.executeStep();
  return {query.getColumn(0).getInt64(), query.getColumn(1).getInt64()};
}

}  // namespace citybox::server

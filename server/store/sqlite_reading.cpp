#include "server/store/sqlite_reading.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/json_text.hpp"
#include "server/store/entry_codec.hpp"
#include "server/store/schema.hpp"
#include "server/store/sqlite_bind.hpp"

namespace citybox::server {

namespace {

// The first thing that is wrong says most.
void blame(StoredTable& stored, std::string fault) {
  if (stored.fault.empty()) stored.fault = std::move(fault);
}

std::optional<Telling> telling_of(const SQLite::Column& audience, const std::string& sentences) {
  try {
    return Telling{SeatSet::from_bits(audience.getUInt()), read_sentences(sentences)};
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

std::string table_query() {
  return fmt::format("SELECT {}, {} FROM tables WHERE code = ?", fmt::join(kFixedColumns, ", "),
                     fmt::join(kChangingColumns, ", "));
}

SQLite::Database opened(const std::string& file) {
  SQLite::Database db(file, SQLite::OPEN_READONLY, 2000);
  add_names(db);
  return db;
}

}  // namespace

SqliteStore::Reading::Reading(const std::string& file)
    : db_(opened(file)),
      table_(db_, table_query()),
      seats_(db_, "SELECT seat, name, token, bot FROM seats WHERE tbl = ? ORDER BY seat"),
      content_(db_, "SELECT game, version, text FROM contents WHERE id = ?"),
      entries_(db_,
               "SELECT kind, actor, action, place, draws, words, at, audience, sentences, seq "
               "FROM entries WHERE tbl = ? AND seq >= ? ORDER BY seq"),
      claims_(db_, "SELECT claim, seat, expires FROM claims WHERE tbl = ?"),
      chat_(db_, "SELECT id, seat, name, text, at, note FROM chat WHERE tbl = ? ORDER BY id"),
      class_(db_, "SELECT id, code, game, created FROM classes WHERE code = ?"),
      class_entries_(db_, "SELECT seq, action, words, at FROM entries WHERE tbl = ? ORDER BY seq") {
}

std::optional<StoredTable> SqliteStore::Reading::load(const std::string& code, std::uint32_t from) {
  SQLite::Transaction snapshot(db_);
  StoredTable stored;
  if (!read_table(code, stored)) return std::nullopt;
  read_seats(stored);
  read_content(stored);
  read_entries(stored, from);
  read_claims(stored);
  read_chat(stored);
  return stored;
}

bool SqliteStore::Reading::read_table(const std::string& code, StoredTable& stored) {
  SQLite::Statement& s = table_;
  const Asking asking(s);
  s.bind(1, code);
  if (!s.executeStep()) return false;
  TableRow& row = stored.row;
  row.id = s.getColumn("id").getInt64();
  row.code = s.getColumn("code").getString();
  row.game = s.getColumn("game").getString();
  row.seats = s.getColumn("seats").getInt();
  if (row.seats < 1 || row.seats > kMaxSeats) {
    blame(stored, "Its number of seats cannot be.");
    row.seats = kMaxSeats;
  }
  if (auto options = parse_object(s.getColumn("options").getString())) {
    row.options = *std::move(options);
  } else {
    blame(stored, "Its options are not legible.");
  }
  row.seed = static_cast<std::uint64_t>(s.getColumn("seed").getInt64());
  row.draws = unpack_draws(blob_of(s.getColumn("draws")));
  row.started = s.getColumn("started").getInt() != 0;
  row.paused = s.getColumn("paused").getInt() != 0;
  row.pace_ms = s.getColumn("pace").getInt();
  row.host_token = hash_of(s.getColumn("host_token"));
  row.host_seat = seat_of(s.getColumn("host_seat"));
  if (row.host_seat && row.host_seat->index >= row.seats) row.host_seat.reset();
  if (const auto by = seat_of(s.getColumn("undo_by")); by && by->index < row.seats) {
    row.undo = UndoRequest{*by, s.getColumn("undo_to").getUInt(),
                           SeatSet::from_bits(s.getColumn("undo_agreed").getUInt())};
  }
  row.created = s.getColumn("created").getInt64();
  row.changed = s.getColumn("changed").getInt64();
  if (const auto period = s.getColumn("clock_period"); !period.isNull()) {
    row.clock = RunningClock{period.getInt(), s.getColumn("clock_at").getInt64()};
  }
  row.rules_version = s.getColumn("rules_version").getInt();
  if (const auto from = s.getColumn("upgraded_from"); !from.isNull()) {
    row.upgraded_from = from.getInt();
  }
  row.content = hash_of(s.getColumn("content"));
  row.purpose = purpose_of(s.getColumn("practice").getInt64());
  row.key = hash_of(s.getColumn("link_key"));
  row.spectators = s.getColumn("spectators").getInt() != 0;
  row.hints = s.getColumn("hints").getInt() != 0;
  row.classroom = s.getColumn("classroom").getString();
  row.pack = s.getColumn("pack").getString();
  row.pack_title = s.getColumn("pack_title").getString();
  return true;
}

void SqliteStore::Reading::read_content(StoredTable& stored) {
  if (!stored.row.content) return;
  const Asking asking(content_);
  bind_hash(content_, 1, *stored.row.content);
  if (!content_.executeStep()) return blame(stored, "The numbers it is played with are not there.");
  stored.content = content_row(content_.getColumn(0).getString(), content_.getColumn(1).getInt(),
                               content_.getColumn(2).getString());
  if (stored.content->id != *stored.row.content) {
    blame(stored, "The numbers it is played with are not what they were.");
  }
}

void SqliteStore::Reading::read_seats(StoredTable& stored) {
  stored.seats.resize(static_cast<std::size_t>(stored.row.seats));
  const Asking asking(seats_);
  seats_.bind(1, stored.row.id);
  while (seats_.executeStep()) {
    const auto seat = seat_of(seats_.getColumn(0));
    if (!seat || seat->index >= stored.seats.size()) continue;
    stored.seats[seat->index] = {seats_.getColumn(1).getString(), hash_of(seats_.getColumn(2)),
                                 seats_.getColumn(3).getString()};
  }
}

void SqliteStore::Reading::read_entries(StoredTable& stored, std::uint32_t from) {
  SQLite::Statement& s = entries_;
  const Asking asking(s);
  s.bind(1, stored.row.id);
  s.bind(2, from);
  while (s.executeStep()) {
    const std::size_t place = from + stored.entries.size();
    const auto wrong = [&](const char* what) {
      blame(stored, fmt::format("Entry {}: {}", place, what));
    };
    EntryRow entry;
    if (s.getColumn(9).getUInt() != place) wrong("It is not there.");
    const auto kind = kind_of(s.getColumn(0));
    if (!kind) wrong("There is no such kind of entry.");
    entry.kind = kind.value_or(Entry::Kind::kAction);
    const auto actor = actor_of(s.getColumn(1));
    if (!actor || (*actor != kFacilitator && actor->index >= stored.row.seats)) {
      wrong("Nobody sits where it was made.");
    } else {
      entry.actor = *actor;
    }
    entry.text = text_of(s.getColumn(2));
    entry.place = s.getColumn(3).getUInt();
    entry.draws = unpack_draws(blob_of(s.getColumn(4)));
    entry.words = text_of(s.getColumn(5));
    entry.at = stored.last_entry = s.getColumn(6).getInt64();
    if (const auto sentences = s.getColumn(8); !sentences.isNull()) {
      entry.telling = telling_of(s.getColumn(7), sentences.getString());
      if (!entry.telling) wrong("Its sentences are not legible.");
    }
    stored.entries.push_back(std::move(entry));
  }
}

void SqliteStore::Reading::read_claims(StoredTable& stored) {
  const Asking asking(claims_);
  claims_.bind(1, stored.row.id);
  while (claims_.executeStep()) {
    const auto hash = hash_of(claims_.getColumn(0));
    const auto seat = seat_of(claims_.getColumn(1));
    if (!hash || !seat || seat->index >= stored.row.seats) continue;
    stored.claims.push_back({*hash, *seat, claims_.getColumn(2).getInt64()});
  }
}

void SqliteStore::Reading::read_chat(StoredTable& stored) {
  const Asking asking(chat_);
  chat_.bind(1, stored.row.id);
  while (chat_.executeStep()) {
    ChatRow row;
    row.id = chat_.getColumn(0).getInt64();
    row.seat = seat_of(chat_.getColumn(1));
    row.name = chat_.getColumn(2).getString();
    row.text = chat_.getColumn(3).getString();
    row.at = chat_.getColumn(4).getInt64();
    row.note = chat_.getColumn(5).getInt() != 0;
    stored.chat.push_back(std::move(row));
  }
}

}  // namespace citybox::server

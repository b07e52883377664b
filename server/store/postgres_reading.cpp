#include "server/store/postgres_reading.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/json_text.hpp"
#include "server/store/entry_codec.hpp"
#include "server/store/postgres_rows.hpp"
#include "server/store/schema.hpp"

namespace citybox::server {

namespace {

// The first thing that is wrong says most.
void blame(StoredTable& stored, std::string fault) {
  if (stored.fault.empty()) stored.fault = std::move(fault);
}

std::optional<Telling> telling_of(const pqxx::row& row) {
  try {
    return Telling{SeatSet::from_bits(static_cast<unsigned>(number_of(row["audience"]))),
                   read_sentences(text_of(row["sentences"]))};
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

std::optional<Seat> actor_of(const pqxx::field& field) {
  if (number_of(field) == kFacilitator.index) return kFacilitator;
  return seat_of(field);
}

std::optional<Entry::Kind> kind_of(const pqxx::field& field) {
  const std::int64_t kind = number_of(field);
  if (kind < 0 || kind > static_cast<int>(Entry::Kind::kRedo)) return std::nullopt;
  return static_cast<Entry::Kind>(kind);
}

std::string table_query() {
  return fmt::format(
      "SELECT {}, {}, (SELECT edition FROM kept k WHERE k.id = t.id) AS edition "
      "FROM tables t WHERE code = $1",
      fmt::join(kFixedColumns, ", "), fmt::join(kChangingColumns, ", "));
}

bool read_table(pqxx::transaction_base& work, const std::string& code, StoredTable& stored) {
  const pqxx::result found = work.exec_prepared("table", code);
  if (found.empty()) return false;
  const pqxx::row s = found[0];
  const auto integer = [&](const char* column) { return static_cast<int>(number_of(s[column])); };
  TableRow& row = stored.row;
  stored.edition = static_cast<std::uint64_t>(number_of(s["edition"]));
  row.id = number_of(s["id"]);
  row.code = text_of(s["code"]);
  row.game = text_of(s["game"]);
  row.seats = integer("seats");
  if (row.seats < 1 || row.seats > kMaxSeats) {
    blame(stored, "Its number of seats cannot be.");
    row.seats = kMaxSeats;
  }
  if (auto options = parse_object(text_of(s["options"]))) {
    row.options = *std::move(options);
  } else {
    blame(stored, "Its options are not legible.");
  }
  row.seed = static_cast<std::uint64_t>(number_of(s["seed"]));
  row.draws = unpack_draws(bytes_of(s["draws"]));
  row.started = integer("started") != 0;
  row.paused = integer("paused") != 0;
  row.pace_ms = integer("pace");
  row.host_token = hash_of(s["host_token"]);
  row.host_seat = seat_of(s["host_seat"]);
  if (row.host_seat && row.host_seat->index >= row.seats) row.host_seat.reset();
  if (const auto by = seat_of(s["undo_by"]); by && by->index < row.seats) {
    row.undo = UndoRequest{*by, static_cast<std::uint32_t>(number_of(s["undo_to"])),
                           SeatSet::from_bits(static_cast<unsigned>(integer("undo_agreed")))};
  }
  row.created = number_of(s["created"]);
  row.changed = number_of(s["changed"]);
  if (!s["clock_period"].is_null()) {
    row.clock = RunningClock{integer("clock_period"), number_of(s["clock_at"])};
  }
  row.rules_version = integer("rules_version");
  if (!s["upgraded_from"].is_null()) row.upgraded_from = integer("upgraded_from");
  row.content = hash_of(s["content"]);
  row.purpose = purpose_of(integer("practice"));
  row.key = hash_of(s["link_key"]);
  row.spectators = integer("spectators") != 0;
  row.hints = integer("hints") != 0;
  row.classroom = text_of(s["classroom"]);
  row.pack = text_of(s["pack"]);
  row.pack_title = text_of(s["pack_title"]);
  return true;
}

void read_content(pqxx::transaction_base& work, StoredTable& stored) {
  if (!stored.row.content) return;
  const auto id = hash_json(stored.row.content);
  const pqxx::result found =
      work.exec_prepared("content", std::string(id.get_string().data(), id.get_string().size()));
  if (found.empty()) return blame(stored, "The numbers it is played with are not there.");
  const pqxx::row row = found[0];
  stored.content =
      content_row(text_of(row[0]), static_cast<int>(number_of(row[1])), text_of(row[2]));
  if (stored.content->id != *stored.row.content) {
    blame(stored, "The numbers it is played with are not what they were.");
  }
}

void read_seats(pqxx::transaction_base& work, StoredTable& stored) {
  stored.seats.resize(static_cast<std::size_t>(stored.row.seats));
  for (const pqxx::row& row : work.exec_prepared("seats", stored.row.id)) {
    const auto seat = seat_of(row[0]);
    if (!seat || seat->index >= stored.seats.size()) continue;
    stored.seats[seat->index] = {text_of(row[1]), hash_of(row[2]), text_of(row[3])};
  }
}

void read_entries(pqxx::transaction_base& work, StoredTable& stored, std::uint32_t from) {
  for (const pqxx::row& row : work.exec_prepared("entries", stored.row.id, from)) {
    const auto place = static_cast<std::int64_t>(from + stored.entries.size());
    const auto wrong = [&](const char* what) {
      blame(stored, fmt::format("Entry {}: {}", place, what));
    };
    EntryRow entry;
    if (number_of(row["seq"]) != place) wrong("It is not there.");
    const auto kind = kind_of(row["kind"]);
    if (!kind) wrong("There is no such kind of entry.");
    entry.kind = kind.value_or(Entry::Kind::kAction);
    const auto actor = actor_of(row["actor"]);
    if (!actor || (*actor != kFacilitator && actor->index >= stored.row.seats)) {
      wrong("Nobody sits where it was made.");
    } else {
      entry.actor = *actor;
    }
    entry.text = text_of(row["action"]);
    entry.place = static_cast<std::uint32_t>(number_of(row["place"]));
    entry.draws = unpack_draws(bytes_of(row["draws"]));
    entry.words = text_of(row["words"]);
    entry.at = stored.last_entry = number_of(row["at"]);
    if (!row["sentences"].is_null()) {
      entry.telling = telling_of(row);
      if (!entry.telling) wrong("Its sentences are not legible.");
    }
    stored.entries.push_back(std::move(entry));
  }
}

void read_claims(pqxx::transaction_base& work, StoredTable& stored) {
  for (const pqxx::row& row : work.exec_prepared("claims", stored.row.id)) {
    const auto hash = hash_of(row[0]);
    const auto seat = seat_of(row[1]);
    if (!hash || !seat || seat->index >= stored.row.seats) continue;
    stored.claims.push_back({*hash, *seat, number_of(row[2])});
  }
}

void read_chat(pqxx::transaction_base& work, StoredTable& stored) {
  for (const pqxx::row& row : work.exec_prepared("chat", stored.row.id)) {
    stored.chat.push_back({number_of(row[0]), seat_of(row[1]), text_of(row[2]), text_of(row[3]),
                           number_of(row[4]), number_of(row[5]) != 0});
  }
}

void read_class_entries(pqxx::transaction_base& work, StoredClass& stored) {
  for (const pqxx::row& row : work.exec_prepared("entries", stored.row.id, 0)) {
    const auto ends = [&](const char* why) {
      stored.fault = fmt::format("Entry {}: {}", stored.entries.size(), why);
    };
    if (number_of(row["seq"]) != static_cast<std::int64_t>(stored.entries.size())) {
      return ends("It is not there.");
    }
    ClassEntry entry{text_of(row["action"]), text_of(row["words"]), number_of(row["at"])};
    if (!parse_object(entry.text)) return ends("It is not legible.");
    stored.entries.push_back(std::move(entry));
  }
}

}  // namespace

void PostgresStore::Reading::prepare(pqxx::connection& connection) {
  connection.prepare("table", table_query());
  connection.prepare("seats", "SELECT seat, name, token, bot FROM seats WHERE tbl = $1");
  connection.prepare("content",
                     "SELECT game, version, text FROM contents WHERE id = CAST($1 AS bytea)");
  connection.prepare(
      "entries",
      "SELECT kind, actor, action, place, draws, words, at, audience, sentences, seq "
      "FROM entries WHERE tbl = $1 AND seq >= $2 ORDER BY seq");
  connection.prepare("claims", "SELECT claim, seat, expires FROM claims WHERE tbl = $1");
  connection.prepare("chat",
                     "SELECT id, seat, name, text, at, note FROM chat WHERE tbl = $1 ORDER BY id");
  connection.prepare(
      "class",
      "SELECT id, code, game, created, (SELECT edition FROM kept k WHERE k.id = c.id) "
      "AS edition FROM classes c WHERE code = $1");
  connection.prepare("editions",
                     "SELECT id, edition FROM kept WHERE id = ANY(CAST($1 AS bigint[]))");
}

std::optional<StoredTable> PostgresStore::Reading::load(const std::string& code,
                                                        std::uint32_t from) {
  StoredTable stored;
  if (!read_table(work, code, stored)) return std::nullopt;
  read_seats(work, stored);
  read_content(work, stored);
  read_entries(work, stored, from);
  read_claims(work, stored);
  read_chat(work, stored);
  return stored;
}

std::optional<StoredClass> PostgresStore::Reading::load_class(const std::string& code) {
  const pqxx::result found = work.exec_prepared("class", code);
  if (found.empty()) return std::nullopt;
  const pqxx::row row = found[0];
  StoredClass stored;
  stored.row = {number_of(row[0]), text_of(row[1]), text_of(row[2]), number_of(row[3])};
  stored.edition = static_cast<std::uint64_t>(number_of(row[4]));
  read_class_entries(work, stored);
  return stored;
}

}  // namespace citybox::server

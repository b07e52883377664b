#pragma once
// Our types to and from columns.

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <optional>
#include <string>

#include "engine/core/seat.hpp"
#include "engine/journal/journal.hpp"
#include "server/auth/secret.hpp"

namespace citybox::server {

inline void bind_blob(SQLite::Statement& statement, int index, const std::string& bytes) {
  statement.bind(index, static_cast<const void*>(bytes.data()), static_cast<int>(bytes.size()));
}

inline void bind_hash(SQLite::Statement& statement, int index, const TokenHash& hash) {
  statement.bind(index, static_cast<const void*>(hash.data()), static_cast<int>(hash.size()));
}

inline void bind_hash(SQLite::Statement& statement, int index,
                      const std::optional<TokenHash>& hash) {
  if (hash) {
    bind_hash(statement, index, *hash);
  } else {
    statement.bind(index);
  }
}

// Nothing for an empty one.
inline void bind_text(SQLite::Statement& statement, int index, const std::string& text) {
  if (text.empty()) {
    statement.bind(index);
  } else {
    statement.bind(index, text);
  }
}

inline void bind_number(SQLite::Statement& statement, int index,
                        std::optional<std::int64_t> number) {
  if (number) {
    statement.bind(index, *number);
  } else {
    statement.bind(index);
  }
}

inline std::optional<TokenHash> hash_of(const SQLite::Column& column) {
  TokenHash hash{};
  if (column.isNull() || column.getBytes() != static_cast<int>(hash.size())) return std::nullopt;
  std::copy_n(static_cast<const unsigned char*>(column.getBlob()), hash.size(), hash.begin());
  return hash;
}

// Nothing where it cannot be.
inline std::optional<Seat> seat_of(const SQLite::Column& column) {
  const int seat = column.isNull() ? -1 : column.getInt();
  if (seat < 0 || seat >= kMaxSeats) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(seat)};
}

inline std::optional<Seat> actor_of(const SQLite::Column& column) {
  if (column.getInt() == kFacilitator.index) return kFacilitator;
  return seat_of(column);
}

inline std::optional<Entry::Kind> kind_of(const SQLite::Column& column) {
  const int kind = column.getInt();
  if (kind < 0 || kind > static_cast<int>(Entry::Kind::kRedo)) return std::nullopt;
  return static_cast<Entry::Kind>(kind);
}

inline std::string blob_of(const SQLite::Column& column) {
  if (column.isNull()) return {};
  return {static_cast<const char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
}

inline std::string text_of(const SQLite::Column& column) {
  return column.isNull() ? std::string() : column.getString();
}

// Does it, and is free for the next time.
inline void run(SQLite::Statement& statement) {
  statement.exec();
  statement.reset();
}

// Lets statements of this connection look for a name and take it out: bears(text, name) and
// forgotten(text, name).
void add_names(SQLite::Database& db);

// A statement at work. It is free again afterwards, whatever happened: one that is left open holds
// its connection at an old state of the file, and an error would come up again with the next table.
class Asking {
 public:
  explicit Asking(SQLite::Statement& statement) : statement_(statement) { statement.tryReset(); }
  ~Asking() { statement_.tryReset(); }
  Asking(const Asking&) = delete;
  Asking& operator=(const Asking&) = delete;

 private:
  SQLite::Statement& statement_;
};

}  // namespace citybox::server

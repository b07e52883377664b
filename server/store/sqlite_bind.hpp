#pragma once
// Our types to and from columns.

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <optional>
#include <string>

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

}  // namespace citybox::server

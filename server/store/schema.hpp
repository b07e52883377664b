#pragma once

#include <iterator>

namespace citybox::server {

inline constexpr int kSchemaVersion = 2;
inline constexpr int kApplicationId = 0x43697479;  // "City": tells our file from another program's

// `entries` is the truth about every game; nothing in it is ever changed or erased.
// Of tokens and claims only hashes are kept.
inline constexpr const char* kSchema = R"sql(
CREATE TABLE tables (
  id         INTEGER PRIMARY KEY,
  code       TEXT NOT NULL UNIQUE,
  game       TEXT NOT NULL,
  seats      INTEGER NOT NULL,
  options    TEXT NOT NULL,
  seed       INTEGER NOT NULL,
  draws      BLOB NOT NULL,
  started    INTEGER NOT NULL,
  paused     INTEGER NOT NULL,
  pace       INTEGER NOT NULL,
  host_token BLOB,
  host_seat  INTEGER,
  undo_by    INTEGER,
  undo_to    INTEGER,
  undo_agreed INTEGER,
  created    INTEGER NOT NULL,
  changed    INTEGER NOT NULL,
  clock_period INTEGER,
  clock_at     INTEGER
) STRICT;

CREATE TABLE seats (
  tbl   INTEGER NOT NULL,
  seat  INTEGER NOT NULL,
  name  TEXT NOT NULL,
  token BLOB,
  bot   TEXT NOT NULL,
  PRIMARY KEY (tbl, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  tbl    INTEGER NOT NULL,
  seq    INTEGER NOT NULL,
  kind   INTEGER NOT NULL,
  actor  INTEGER NOT NULL,
  action INTEGER NOT NULL,
  place  INTEGER NOT NULL,
  draws  BLOB,
  words  TEXT,
  at     INTEGER NOT NULL,
  PRIMARY KEY (tbl, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE claims (
  claim   BLOB PRIMARY KEY,
  tbl     INTEGER NOT NULL,
  seat    INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX claims_of_table ON claims (tbl);

CREATE TABLE chat (
  tbl  INTEGER NOT NULL,
  id   INTEGER NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at   INTEGER NOT NULL,
  PRIMARY KEY (tbl, id)
) STRICT, WITHOUT ROWID;
)sql";

// What makes a file of format n (at place n - 1) one of format n + 1.
inline constexpr const char* kMigrations[] = {
    "ALTER TABLE tables ADD COLUMN clock_period INTEGER;"
    "ALTER TABLE tables ADD COLUMN clock_at INTEGER;",
};
static_assert(std::size(kMigrations) == kSchemaVersion - 1);

}  // namespace citybox::server

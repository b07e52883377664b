#pragma once

#include <array>

namespace citybox::server {

inline constexpr int kSchemaVersion = 7;
inline constexpr int kApplicationId = 0x43697479;  // "City": tells our file from another program's

// `entries` is the truth about every game and every class; nothing in it is ever changed, and it is
// erased only with its whole table. Actions are in notation, sentences as they were told: a log can
// be read without rules. Older programs kept no sentences; such an entry gets them once its table
// was played again. Of a class `action` is the event as JSON, and names that are to be forgotten
// are taken out of its `words`.
inline constexpr const char* kEntries = R"sql(
CREATE TABLE entries (
  tbl       INTEGER NOT NULL,
  seq       INTEGER NOT NULL,
  kind      INTEGER NOT NULL,
  actor     INTEGER NOT NULL,
  action    TEXT,
  place     INTEGER NOT NULL,
  draws     BLOB,
  words     TEXT,
  at        INTEGER NOT NULL,
  audience  INTEGER,
  sentences TEXT,
  PRIMARY KEY (tbl, seq)
) STRICT, WITHOUT ROWID;
)sql";

inline constexpr const char* kContents = R"sql(
CREATE TABLE contents (
  id      BLOB PRIMARY KEY,
  game    TEXT NOT NULL,
  version INTEGER NOT NULL,
  text    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

// Written to find out whether the disk still takes anything.
inline constexpr const char* kPulse = R"sql(
CREATE TABLE pulse (
  id    INTEGER PRIMARY KEY,
  beats INTEGER NOT NULL
) STRICT;
)sql";

// A class and a table have no id and no code in common: their logs lie under one key, and one code
// leads to one place.
inline constexpr const char* kClasses = R"sql(
CREATE TABLE classes (
  id      INTEGER PRIMARY KEY,
  code    TEXT NOT NULL UNIQUE,
  game    TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_of_class ON tables (classroom) WHERE classroom <> '';

CREATE TRIGGER class_apart BEFORE INSERT ON classes
WHEN EXISTS (SELECT 1 FROM tables WHERE id = NEW.id OR code = NEW.code)
BEGIN SELECT RAISE(ABORT, 'a table has this id or this code'); END;
CREATE TRIGGER table_apart BEFORE INSERT ON tables
WHEN EXISTS (SELECT 1 FROM classes WHERE id = NEW.id OR code = NEW.code)
BEGIN SELECT RAISE(ABORT, 'a class has this id or this code'); END;
)sql";

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
  clock_at     INTEGER,
  rules_version INTEGER NOT NULL,
  upgraded_from INTEGER,
  content       BLOB,
  practice      INTEGER NOT NULL,
  link_key      BLOB,
  spectators    INTEGER NOT NULL,
  hints         INTEGER NOT NULL,
  classroom     TEXT NOT NULL,
  pack          TEXT NOT NULL,
  pack_title    TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
  tbl   INTEGER NOT NULL,
  seat  INTEGER NOT NULL,
  name  TEXT NOT NULL,
  token BLOB,
  bot   TEXT NOT NULL,
  PRIMARY KEY (tbl, seat)
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
  note INTEGER NOT NULL,
  PRIMARY KEY (tbl, id)
) STRICT, WITHOUT ROWID;
)sql";

// The columns of `tables` as statements name them. The first ones never change.
inline constexpr std::array kFixedColumns = {"id", "code", "game", "seed", "created"};
inline constexpr std::array kChangingColumns = {
    "seats",        "options",    "draws",         "started",       "paused",      "pace",
    "host_token",   "host_seat",  "undo_by",       "undo_to",       "undo_agreed", "changed",
    "clock_period", "clock_at",   "rules_version", "upgraded_from", "content",     "practice",
    "link_key",     "spectators", "hints",         "classroom",     "pack",        "pack_title"};

// Format 2 gave tables a clock.
inline constexpr const char* kToFormat2 =
    "ALTER TABLE tables ADD COLUMN clock_period INTEGER;"
    "ALTER TABLE tables ADD COLUMN clock_at INTEGER;";

// Format 3 gave them versions; all tables before it were of version 1 of their rules. What becomes
// of their entries is migration.cpp's matter: they held the bytes of actions.
inline constexpr const char* kToFormat3 =
    "ALTER TABLE tables ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;"
    "ALTER TABLE tables ADD COLUMN upgraded_from INTEGER;"
    "ALTER TABLE tables ADD COLUMN content BLOB;"
    "ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE entries RENAME TO entries_of_format_2;";

// Format 4 gave them private links, spectators who are let in, and notes among the chat. At older
// tables everybody who knew the code was let in.
inline constexpr const char* kToFormat4 =
    "ALTER TABLE tables ADD COLUMN link_key BLOB;"
    "ALTER TABLE tables ADD COLUMN spectators INTEGER NOT NULL DEFAULT 1;"
    "ALTER TABLE chat ADD COLUMN note INTEGER NOT NULL DEFAULT 0;";

// Format 5 lets a host switch hints off, and has a kind of entry for redo: programs that know only
// the older ones do not open it.
inline constexpr const char* kToFormat5 =
    "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;";

// Format 6 has classes (kClasses), and tables that belong to one.
inline constexpr const char* kToFormat6 =
    "ALTER TABLE tables ADD COLUMN classroom TEXT NOT NULL DEFAULT '';";

// Format 7 has tables with other numbers than the published ones, by a name.
inline constexpr const char* kToFormat7 =
    "ALTER TABLE tables ADD COLUMN pack TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE tables ADD COLUMN pack_title TEXT NOT NULL DEFAULT '';";

}  // namespace citybox::server

#include "server/store/postgres_schema.hpp"

#include <fmt/format.h>

#include "server/store/postgres_link.hpp"
#include "server/store/schema.hpp"

namespace citybox::server {

namespace {

// The same rows as in a file (schema.hpp), and the same number for the same columns. A format that the
// file gains is to be gained here, too.
static_assert(kSchemaVersion == 7);

// `kept` has each table and class once: one id, one code, and the edition it is in, by which it is known
// whether what a node has in memory is still so. `nodes` has the number of each node's last commit and
// what of it was refused: a node that lost its connection in the middle learns here what became of it.
constexpr const char* kTables = R"sql(
CREATE TABLE citybox (format integer NOT NULL);

CREATE TABLE nodes (
  node      text PRIMARY KEY,
  commits   bigint NOT NULL,
  overtaken text NOT NULL DEFAULT '',
  at        timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE kept (
  id      bigint PRIMARY KEY,
  code    text NOT NULL UNIQUE,
  edition bigint NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE tables (
  id         bigint PRIMARY KEY,
  code       text NOT NULL UNIQUE,
  game       text NOT NULL,
  seats      bigint NOT NULL,
  options    text NOT NULL,
  seed       bigint NOT NULL,
  draws      bytea NOT NULL,
  started    bigint NOT NULL,
  paused     bigint NOT NULL,
  pace       bigint NOT NULL,
  host_token bytea,
  host_seat  bigint,
  undo_by    bigint,
  undo_to    bigint,
  undo_agreed bigint,
  created    bigint NOT NULL,
  changed    bigint NOT NULL,
  clock_period bigint,
  clock_at     bigint,
  rules_version bigint NOT NULL,
  upgraded_from bigint,
  content       bytea,
  practice      bigint NOT NULL,
  link_key      bytea,
  spectators    bigint NOT NULL,
  hints         bigint NOT NULL,
  classroom     text NOT NULL,
  pack          text NOT NULL,
  pack_title    text NOT NULL
);
CREATE INDEX tables_of_class ON tables (classroom) WHERE classroom <> '';

CREATE TABLE seats (
  tbl   bigint NOT NULL,
  seat  bigint NOT NULL,
  name  text NOT NULL,
  token bytea,
  bot   text NOT NULL,
  PRIMARY KEY (tbl, seat)
);

CREATE TABLE claims (
  claim   bytea PRIMARY KEY,
  tbl     bigint NOT NULL,
  seat    bigint NOT NULL,
  expires bigint NOT NULL
);
CREATE INDEX claims_of_table ON claims (tbl);

CREATE TABLE chat (
  tbl  bigint NOT NULL,
  id   bigint NOT NULL,
  seat bigint,
  name text NOT NULL,
  text text NOT NULL,
  at   bigint NOT NULL,
  note bigint NOT NULL,
  PRIMARY KEY (tbl, id)
);

CREATE TABLE classes (
  id      bigint PRIMARY KEY,
  code    text NOT NULL UNIQUE,
  game    text NOT NULL,
  created bigint NOT NULL
);

CREATE TABLE entries (
  tbl       bigint NOT NULL,
  seq       bigint NOT NULL,
  kind      bigint NOT NULL,
  actor     bigint NOT NULL,
  action    text,
  place     bigint NOT NULL,
  draws     bytea,
  words     text,
  at        bigint NOT NULL,
  audience  bigint,
  sentences text,
  PRIMARY KEY (tbl, seq)
);

CREATE TABLE contents (
  id      bytea PRIMARY KEY,
  game    text NOT NULL,
  version bigint NOT NULL,
  text    text NOT NULL
);
)sql";

constexpr std::int64_t kOneAtATime = 0x43697479;  // an advisory lock that no table's id is

}  // namespace

void refuse_newer(int format) {
  throw NewerFormat(
      fmt::format("The data was written by a newer Citybox (format {}, this one knows {}). Use the "
                  "newer one.",
                  format, kSchemaVersion));
}

void prepare_postgres(pqxx::connection& connection) {
  pqxx::work work(connection);
  work.exec_params("SELECT pg_advisory_xact_lock($1)", kOneAtATime);
  if (work.exec1("SELECT to_regclass('citybox') IS NULL")[0].as<bool>()) {
    work.exec(kTables);
    work.exec_params("INSERT INTO citybox (format) VALUES ($1)", kSchemaVersion);
  }
  const int format = work.exec1("SELECT format FROM citybox")[0].as<int>();
  if (format != kSchemaVersion) refuse_newer(format);
  work.commit();
}

}  // namespace citybox::server

#include "server/store/postgres_writing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "server/store/changes.hpp"
#include "server/store/postgres_schema.hpp"
#include "server/store/schema.hpp"

namespace citybox::server {

namespace {

// A server that is started again is back by then; whoever waits for an answer has not given up yet.
constexpr std::chrono::seconds kPatience{8};
constexpr std::size_t kToldAtOnce = 150;  // a notice holds 8,000 bytes
constexpr const char* kOldNodes = "DELETE FROM nodes WHERE at < now() - interval '30 days'";

bool founds(const Write& write) { return has_any<PutTable, PutClass>(write); }

}  // namespace

PostgresStore::Writing::Writing(const std::string& url, std::string node)
    : node_(std::move(node)), link_(url, [this](pqxx::connection& connection) {
        prepare_postgres(connection);
        Batch::prepare(connection);
        connection.prepare("mine",
                           "UPDATE nodes SET commits = $2, overtaken = '', at = now() WHERE node = "
                           "$1 AND commits < $2 AND (SELECT format FROM citybox) = $3");
        pqxx::work work(connection);
        work.exec(kOldNodes);
        work.exec_params("INSERT INTO nodes (node, commits) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                         node_, number_ - 1);
        work.commit();
      }) {
  link_.connection();
}

void PostgresStore::Writing::leave() {
  link_.run(std::chrono::milliseconds(0), [&](pqxx::connection& connection) {
    pqxx::work work(connection);
    work.exec_params("DELETE FROM nodes WHERE node = $1", node_);
    work.commit();
  });
}

Overtaken PostgresStore::Writing::write(std::span<const Write> writes) {
  ++number_;
  return link_.run(kPatience,
                   [&](pqxx::connection& connection) { return attempt(connection, writes); });
}

// What an earlier attempt still holds is waited for with the first statement.
Overtaken PostgresStore::Writing::attempt(pqxx::connection& connection,
                                          std::span<const Write> writes) {
  pqxx::work work(connection);
  if (work.exec_prepared("mine", node_, number_, kSchemaVersion).affected_rows() == 0) {
    return made_already(work);
  }
  Overtaken overtaken;
  if (!writes.empty()) {
    Batch batch(work);
    batch.lock(writes);
    overtaken = batch.put(writes);
    batch.tell(node_);
  }
  if (!overtaken.empty()) {
    work.exec_params("UPDATE nodes SET overtaken = $2 WHERE node = $1", node_,
                     fmt::format("{}", fmt::join(overtaken, " ")));
  }
  work.commit();
  return overtaken;
}

Overtaken PostgresStore::Writing::made_already(pqxx::work& work) const {
  const int format = work.exec1("SELECT format FROM citybox")[0].as<int>();
  if (format != kSchemaVersion) refuse_newer(format);
  const pqxx::result mine = work.exec_params(
      "SELECT overtaken FROM nodes WHERE node = $1 AND commits = $2", node_, number_);
  if (mine.empty()) throw std::runtime_error("this node is not known there any more");
  std::istringstream places(mine[0][0].c_str());
  Overtaken overtaken;
  for (std::size_t place = 0; places >> place;) overtaken.push_back(place);
  return overtaken;
}

void PostgresStore::Writing::Batch::lock(std::span<const Write> writes) {
  std::vector<TableId> ids;
  for (const Write& write : writes) ids.push_back(write.table);
  const pqxx::result rows = work.exec_prepared("lock", fmt::format("{{{}}}", fmt::join(ids, ",")));
  for (const pqxx::row& row : rows) editions[row[0].as<TableId>()] = row[1].as<std::uint64_t>();
}

bool PostgresStore::Writing::Batch::fits(const Write& write) const {
  if (write.edition == 0) return true;
  if (left.contains(write.table)) return false;  // it rests on what was not taken
  const auto known = editions.find(write.table);
  if (known != editions.end()) return known->second + 1 == write.edition;
  return write.edition == 1 && founds(write);
}

Overtaken PostgresStore::Writing::Batch::put(std::span<const Write> writes) {
  Overtaken overtaken;
  for (std::size_t i = 0; i < writes.size(); ++i) {
    const Write& write = writes[i];
    if (!fits(write)) {
      left.insert(write.table);
      overtaken.push_back(i);
      continue;
    }
    if (!editions.contains(write.table) && !founds(write) && !has_any<DropTable>(write)) {
      throw std::runtime_error(fmt::format("there is no table {}", write.table));
    }
    for (const Change& change : write.changes) apply(write.table, change);
    if (const auto known = editions.find(write.table); known != editions.end()) {
      changed[write.table] = ++known->second;
    }
  }
  append_entries();
  return overtaken;
}

void PostgresStore::Writing::Batch::tell(const std::string& node) {
  json::array rows;
  std::string told;
  std::size_t many = 0;
  const auto send = [&] {
    if (many > 0) work.exec_prepared("tell", fmt::format("w {}{}", node, told));
    told.clear();
    many = 0;
  };
  for (const auto& [table, edition] : changed) {
    if (edition > 0) rows.push_back({{"id", table}, {"edition", edition}});
    told += fmt::format(" {}:{}", table, edition);
    if (++many == kToldAtOnce) send();
  }
  send();
  if (!rows.empty()) work.exec_prepared("edition", json::serialize(rows));
}

}  // namespace citybox::server

#pragma once

#include <map>
#include <pqxx/pqxx>
#include <set>
#include <string>

#include "server/store/postgres_link.hpp"
#include "server/store/postgres_store.hpp"

namespace citybox::server {

// The writer's own connection. Each commit has a number in the node's row: where the connection is lost
// in the middle, it is done again under the same number, and once is all it can be done.
struct PostgresStore::Writing {
  Writing(const std::string& url, std::string node);

  Overtaken write(std::span<const Write> writes);
  void leave();  // the node's row goes

 private:
  struct Batch;
  Overtaken attempt(pqxx::connection& connection, std::span<const Write> writes);
  // What became of the commit of this number, which was made already.
  Overtaken made_already(pqxx::work& work) const;

  std::string node_;
  std::int64_t number_ = 0;
  PostgresLink link_;
};

// A batch on its way: what stands, what was overtaken, what is to be told.
struct PostgresStore::Writing::Batch {
  explicit Batch(pqxx::work& in) : work(in) {}

  static void prepare(pqxx::connection& connection);
  // In the order of their ids, as each node does: nobody waits for one who waits for them.
  void lock(std::span<const Write> writes);
  Overtaken put(std::span<const Write> writes);
  void tell(const std::string& node);

 private:
  bool fits(const Write& write) const;
  void apply(TableId id, const Change& change);
  void put_row(const char* statement, const json::object& row);
  void put_table(const TableRow& row);
  void put_class(const ClassRow& row);
  void append(json::object row);
  void append_entries();
  void add_telling(TableId id, const AddTelling& add);
  void append_chat(TableId id, const AppendChat& line);
  void drop_table(TableId id);
  void forget(TableId id, const std::string& name);
  void forget_at(TableId id, const std::string& name);
  void forget_in_class(TableId id, const std::string& name);

  pqxx::work& work;
  std::map<TableId, std::uint64_t> editions;  // of those that are there, as they are now
  std::map<TableId, std::uint64_t> changed;   // 0: not there any more
  std::set<TableId> left;                     // of which something was overtaken
  json::array entries;
};

}  // namespace citybox::server

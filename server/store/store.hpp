#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "server/store/records.hpp"

namespace citybox::server {

// Why nothing was written.
struct Unwritten : Problem {
  enum class Reach : std::uint8_t {
    kBatch,    // something in it; each for itself may go
    kStore,    // nothing can be written just now, or ever
    kUnknown,  // the store went away in the middle: it may have been written or not
  };

  Unwritten(Problem problem, Reach how_far = Reach::kBatch)
      : Problem(std::move(problem)), reach(how_far) {}

  Reach reach;
};

// Tables and classes that nobody used since; 0: none for this reason.
struct Stale {
  UnixMs never_started_before = 0;  // in the lobby
  UnixMs unchanged_before = 0;      // in any phase; a class with all its tables, or none of them
  TableId after = 0;                // only those with a greater id, in the order of their ids
  std::int64_t most = 100;          // so many at once
};

// Those of what was to be written, by their places, that rest on what is no longer so: another node
// wrote there first.
using Overtaken = std::vector<std::size_t>;

class Others;

// Where tables and classes are kept. `commit` and `probe` are called by one thread, all the rest by one other:
// the loader, never the loop, since a table may take a while to read.
class Store {
 public:
  virtual ~Store() = default;

  // All in one transaction, on disk when it returns, but for those that were overtaken. On a problem
  // nothing was written, or nobody will ever see it, unless it says otherwise.
  virtual tl::expected<Overtaken, Unwritten> commit(std::span<const Write> writes) = 0;
  // Writes a little something as `commit` would.
  virtual tl::expected<void, Unwritten> probe() = 0;

  virtual tl::expected<std::optional<StoredTable>, Problem> load(std::string_view code) = 0;
  // The same without its first `from` entries.
  virtual tl::expected<std::optional<StoredTable>, Problem> load_rest(std::string_view code,
                                                                      std::uint32_t from) = 0;
  virtual tl::expected<std::optional<StoredClass>, Problem> load_class(std::string_view code) = 0;
  // In the order of their ids.
  virtual tl::expected<std::vector<TableName>, Problem> tables_of_class(std::string_view code) = 0;
  // A table or a class.
  virtual tl::expected<bool, Problem> exists(std::string_view code) = 0;
  virtual tl::expected<std::optional<TableName>, Problem> find(std::string_view code) = 0;
  // What to start with: the highest id in use, and how many tables and classes there are.
  struct Count {
    TableId last_id = 0;
    std::int64_t tables = 0;
  };
  virtual tl::expected<Count, Problem> count() = 0;
  virtual tl::expected<std::vector<TableName>, Problem> tables_to_go(const Stale& stale) = 0;
  // Where somebody of this name sits or spoke, also one of two who share a device; large and small
  // letters are the same. Tables and classes.
  virtual tl::expected<std::vector<TableName>, Problem> tables_with_name(std::string_view name) = 0;
  // Other nodes that serve from it, too; none: it is ours alone.
  virtual Others* others() { return nullptr; }
};

}  // namespace citybox::server

#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "server/store/records.hpp"

namespace citybox::server {

// Where tables are kept. `commit` is called by one thread, the rest by another.
class Store {
 public:
  virtual ~Store() = default;

  // All in one transaction, on disk when it returns. On a problem nothing was written.
  virtual tl::expected<void, Problem> commit(std::span<const Write> writes) = 0;

  virtual tl::expected<std::optional<StoredTable>, Problem> load(std::string_view code) = 0;
  virtual tl::expected<bool, Problem> exists(std::string_view code) = 0;
  // What to start with: the highest id ever given, and how many tables there are.
  struct Count {
    TableId last_id = 0;
    std::int64_t tables = 0;
  };
  virtual tl::expected<Count, Problem> count() = 0;
};

}  // namespace citybox::server

#pragma once
// What an operator can ask for, by a running server or on a folder that no server uses: the same
// orders and the same changes, whoever carries them out.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "server/store/store.hpp"

namespace citybox::server {

struct Purge {
  enum class Which : std::uint8_t { kAll, kNeverStarted };
  enum class Really : std::uint8_t { kYes, kOnlyList };

  std::chrono::milliseconds unused_for{};
  Which which = Which::kAll;
  Really really = Really::kYes;
  TableId after = 0;  // goes on behind this one
};
struct Remove {
  std::string code;  // of a table, or of a class with all its tables
};
struct Forget {
  std::string name;
};
using Order = std::variant<Purge, Remove, Forget>;

// What is to be done at one table or in one class.
struct Chore {
  TableName table;
  Change change;
};

// What an order is at all tables and classes, or at the next ones.
struct Portion {
  std::vector<Chore> chores;          // in their order; of a purge, in that of the ids
  std::optional<TableId> more_after;  // there may be more behind this one
};

// Of a purge so much that the disk is free again soon. Only reads: for the thread that may.
tl::expected<Portion, Problem> portion_of(Store& store, const Order& order, UnixMs now);
inline constexpr std::int64_t kPurgedAtOnce = 200;

// What became of a portion: the codes of the tables and classes where it was done, or would be.
struct Outcome {
  std::vector<std::string> codes;
  std::optional<TableId> more_after;
};

// The order that does the rest.
Order rest_of(Order order, TableId after);

// Is it only asked what would be done?
bool only_lists(const Order& order);

// "purge", "remove" or "forget".
std::string_view kind_of(const Order& order);

// An order as a line of JSON, and back.
std::string line_of(const Order& order);
tl::expected<Order, Problem> read_order(std::string_view line);

}  // namespace citybox::server

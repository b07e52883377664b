#pragma once
// What an operator can ask for, by a running server or on a folder that no server uses: the same
// orders and the same changes, whoever carries them out.

#include <chrono>
#include <cstdint>
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
};
struct Remove {
  std::string code;
};
struct Forget {
  std::string name;
};
using Order = std::variant<Purge, Remove, Forget>;

// What is to be done at one table.
struct Chore {
  TableName table;
  Change change;
};

// Those of an order, in the order of the tables' ids. Of a purge so many that the disk is free again
// soon; when it is asked for again, the next ones. Only reads: for the thread that may.
tl::expected<std::vector<Chore>, Problem> chores(Store& store, const Order& order, UnixMs now);
inline constexpr std::int64_t kPurgedAtOnce = 200;

// Is it only asked what would be done?
bool only_lists(const Order& order);

// "purge", "remove" or "forget".
std::string_view kind_of(const Order& order);

// An order as a line of JSON, and back.
std::string line_of(const Order& order);
tl::expected<Order, Problem> read_order(std::string_view line);

}  // namespace citybox::server

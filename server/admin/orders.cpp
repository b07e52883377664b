#include "server/admin/orders.hpp"

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>
#include <limits>
#include <optional>

#include "engine/types/guarded.hpp"
#include "engine/types/json_text.hpp"

namespace citybox::server {

namespace {

constexpr std::array<std::string_view, std::variant_size_v<Order>> kKinds = {"purge", "remove",
                                                                             "forget"};

using Chores = tl::expected<std::vector<Chore>, Problem>;

std::int64_t most_of(const Order& order) {
  const bool all = only_lists(order) || !std::holds_alternative<Purge>(order);
  return all ? std::numeric_limits<std::int64_t>::max() : kPurgedAtOnce;
}

std::vector<Chore> at_each(std::vector<TableName> tables, const Change& change) {
  std::vector<Chore> all;
  all.reserve(tables.size());
  for (TableName& table : tables) all.push_back({std::move(table), change});
  return all;
}

Chores chores_of(Store& store, const Purge& purge, UnixMs now) {
  const UnixMs before = now - purge.unused_for.count();
  Stale stale;
  (purge.which == Purge::Which::kAll ? stale.unchanged_before : stale.never_started_before) =
      before;
  stale.after = purge.after;
  stale.most = most_of(purge);
  return store.tables_to_go(stale).map(
      [](std::vector<TableName> tables) { return at_each(std::move(tables), DropTable{}); });
}

Chores chores_of(Store& store, const Remove& remove, UnixMs) {
  const std::string code = normal_code(remove.code);
  const auto found = store.find(code);
  if (!found) return tl::unexpected(found.error());
  if (!*found) {
    return tl::unexpected(Problem{fmt::format("There is no table or class {}.", remove.code)});
  }
  // The tables of a class go before it: as long as one is there, so is what it belongs to.
  return store.tables_of_class(code).map([&](std::vector<TableName> tables) {
    tables.push_back(**found);
    return at_each(std::move(tables), DropTable{});
  });
}

Chores chores_of(Store& store, const Forget& forget, UnixMs) {
  return store.tables_with_name(forget.name).map([&](std::vector<TableName> tables) {
    return at_each(std::move(tables), ForgetName{forget.name});
  });
}

json::object json_of(const Purge& purge) {
  return {{"unused_ms", purge.unused_for.count()},
          {"never_started", purge.which == Purge::Which::kNeverStarted},
          {"only_list", purge.really == Purge::Really::kOnlyList},
          {"after", purge.after}};
}
json::object json_of(const Remove& remove) { return {{"code", remove.code}}; }
json::object json_of(const Forget& forget) { return {{"name", forget.name}}; }

// Throws what boost::json throws.
std::optional<Order> order_of(const json::object& line) {
  const std::string what(line.at("do").as_string());
  if (what == "remove") return Remove{std::string(line.at("code").as_string())};
  if (what == "forget") return Forget{std::string(line.at("name").as_string())};
  if (what != "purge" || line.at("unused_ms").to_number<std::int64_t>() < 0) return std::nullopt;
  Purge purge;
  purge.unused_for = std::chrono::milliseconds(line.at("unused_ms").to_number<std::int64_t>());
  purge.after = line.at("after").to_number<TableId>();
  if (line.at("never_started").as_bool()) purge.which = Purge::Which::kNeverStarted;
  if (line.at("only_list").as_bool()) purge.really = Purge::Really::kOnlyList;
  return purge;
}

}  // namespace

tl::expected<Portion, Problem> portion_of(Store& store, const Order& order, UnixMs now) {
  return std::visit([&](const auto& what) { return chores_of(store, what, now); }, order)
      .map([&](std::vector<Chore> chores) {
        Portion portion{std::move(chores), std::nullopt};
        if (std::ssize(portion.chores) >= most_of(order)) {
          portion.more_after = portion.chores.back().table.id;
        }
        return portion;
      });
}

Order rest_of(Order order, TableId after) {
  if (auto* purge = std::get_if<Purge>(&order)) purge->after = after;
  return order;
}

bool only_lists(const Order& order) {
  const auto* purge = std::get_if<Purge>(&order);
  return purge != nullptr && purge->really == Purge::Really::kOnlyList;
}

std::string_view kind_of(const Order& order) { return kKinds.at(order.index()); }

std::string line_of(const Order& order) {
  json::object line = std::visit([](const auto& what) { return json_of(what); }, order);
  line["do"] = kind_of(order);
  return json::serialize(line);
}

tl::expected<Order, Problem> read_order(std::string_view line) {
  const Problem unknown{
      "The server does not know this order. Use the citybox of the same version."};
  const auto read = [&]() -> std::optional<Order> {
    const auto object = parse_object(line);
    return object ? order_of(*object) : std::nullopt;
  };
  auto order = guarded(read, [](std::string_view) { return std::optional<Order>(); });
  if (!order) return tl::unexpected(unknown);
  return *std::move(order);
}

}  // namespace citybox::server

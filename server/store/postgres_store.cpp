#include "server/store/postgres_store.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "server/auth/secret.hpp"
#include "server/log.hpp"
#include "server/store/postgres_neighbours.hpp"
#include "server/store/postgres_reading.hpp"
#include "server/store/postgres_writing.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::milliseconds kPatience{4000};  // with a server that is started again
constexpr std::size_t kNodeLetters = 12;

// What the library says may have several lines.
std::string first_line(const std::exception& error) {
  std::string text = error.what();
  text.resize(std::min(text.find('\n'), text.size()));
  while (text.ends_with('.') || text.ends_with(' ')) text.pop_back();
  return text;
}

Unwritten not_taken(const std::exception& error) {
  using Reach = Unwritten::Reach;
  const Problem why{fmt::format("The database did not take it: {}.", first_line(error))};
  if (dynamic_cast<const NewerFormat*>(&error) != nullptr) {
    return {Problem{error.what()}, Reach::kStore};
  }
  if (const auto* refused = dynamic_cast<const pqxx::sql_error*>(&error)) {
    const std::string& state = refused->sqlstate();
    if (state.empty() || state.starts_with("57P") || state.starts_with("08")) {
      return {why, Reach::kUnknown};
    }
    const bool ours =
        state.starts_with("22") || state.starts_with("23");  // what we wrote, or where
    return {why, ours ? Reach::kBatch : Reach::kStore};
  }
  const bool lost = dynamic_cast<const pqxx::failure*>(&error) != nullptr;
  return {why, lost ? Reach::kUnknown : Reach::kBatch};
}

}  // namespace

PostgresStore::PostgresStore(const std::string& url)
    : node_(new_token().substr(0, kNodeLetters)),
      writing_(std::make_unique<Writing>(url, node_)),
      neighbours_(std::make_unique<Neighbours>(url, node_)) {}

PostgresStore::~PostgresStore() {
  try {
    writing_->leave();
  } catch (const std::exception& error) {
    // The row goes by itself some day.
    log::warn("event=node_not_left why={}", log::value(error.what()));
  }
}

tl::expected<std::unique_ptr<PostgresStore>, Problem> PostgresStore::open(const std::string& url) {
  try {
    return std::unique_ptr<PostgresStore>(new PostgresStore(url));
  } catch (const NewerFormat& newer) {
    return tl::unexpected(Problem{newer.what()});
  } catch (const std::exception& error) {
    return tl::unexpected(Problem{
        fmt::format("The database {} cannot be used: {}.", shown_url(url), first_line(error))});
  }
}

tl::expected<Overtaken, Unwritten> PostgresStore::commit(std::span<const Write> writes) {
  try {
    return writing_->write(writes);
  } catch (const std::exception& error) {
    return tl::unexpected(not_taken(error));
  }
}

tl::expected<void, Unwritten> PostgresStore::probe() {
  return commit({}).map([](const Overtaken&) {});
}

template <class Ask>
auto PostgresStore::asked(Ask ask) {
  using Answer = decltype(ask(std::declval<Reading&>()));
  using Expected = tl::expected<Answer, Problem>;
  try {
    return Expected(neighbours_->reading().run(kPatience, [&](pqxx::connection& connection) {
      pqxx::transaction<pqxx::repeatable_read, pqxx::read_only> work(connection);
      Reading reading{work};
      return ask(reading);
    }));
  } catch (const std::exception& error) {
    return Expected(tl::unexpected(
        Problem{fmt::format("The database did not give it: {}.", first_line(error))}));
  }
}

tl::expected<std::optional<StoredTable>, Problem> PostgresStore::load(std::string_view code) {
  return load_rest(code, 0);
}

tl::expected<std::optional<StoredTable>, Problem> PostgresStore::load_rest(std::string_view code,
                                                                           std::uint32_t from) {
  return asked([&](Reading& in) { return in.load(std::string(code), from); });
}

tl::expected<std::optional<StoredClass>, Problem> PostgresStore::load_class(std::string_view code) {
  return asked([&](Reading& in) { return in.load_class(std::string(code)); });
}

tl::expected<std::vector<TableName>, Problem> PostgresStore::tables_of_class(
    std::string_view code) {
  return asked([&](Reading& in) { return in.tables_of_class(std::string(code)); });
}

tl::expected<bool, Problem> PostgresStore::exists(std::string_view code) {
  return asked([&](Reading& in) { return in.find(std::string(code)).has_value(); });
}

tl::expected<std::optional<TableName>, Problem> PostgresStore::find(std::string_view code) {
  return asked([&](Reading& in) { return in.find(std::string(code)); });
}

tl::expected<Store::Count, Problem> PostgresStore::count() {
  return asked([](Reading& in) { return in.count(); });
}

tl::expected<std::vector<TableName>, Problem> PostgresStore::tables_to_go(const Stale& stale) {
  return asked([&](Reading& in) { return in.tables_to_go(stale); });
}

tl::expected<std::vector<TableName>, Problem> PostgresStore::tables_with_name(
    std::string_view name) {
  return asked([&](Reading& in) { return in.tables_with_name(std::string(name)); });
}

Others* PostgresStore::others() { return neighbours_.get(); }

}  // namespace citybox::server

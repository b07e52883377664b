#include "server/store/postgres_neighbours.hpp"

#include <fmt/format.h>

#include <charconv>
#include <sstream>

#include "server/log.hpp"
#include "server/store/postgres_reading.hpp"

namespace citybox::server {

namespace {

constexpr const char* kChannel = "citybox";
constexpr std::chrono::milliseconds kPatience{4000};
constexpr std::chrono::milliseconds kGlance{250};  // to see whether it is to stop
constexpr int kQuiet = 12;  // glances without a word until the connection is tried
constexpr std::chrono::milliseconds kAgain{300};

// "w node 17:4 18:0" or "s node 17 what it says".
Heard heard_in(const std::string& payload, const std::string& own) {
  Heard heard;
  std::istringstream in(payload);
  std::string kind;
  std::string node;
  in >> kind >> node;
  if (node == own) return heard;
  if (kind == "w") {
    char colon = 0;
    for (Edition one; in >> one.table >> colon >> one.edition;) heard.written.push_back(one);
  } else if (kind == "s") {
    Word word{node, 0, {}};
    in >> word.table >> std::ws;
    std::getline(in, word.text);
    heard.words.push_back(std::move(word));
  }
  return heard;
}

}  // namespace

class PostgresStore::Neighbours::Ear final : public pqxx::notification_receiver {
 public:
  Ear(pqxx::connection_base& connection, std::string own, std::function<void(Heard)> hear)
      : notification_receiver(connection, kChannel), own_(std::move(own)), hear_(std::move(hear)) {}
  void operator()(const std::string& payload, int) override {
    Heard heard = heard_in(payload, own_);
    if (!heard.written.empty() || !heard.words.empty()) hear_(std::move(heard));
  }

 private:
  std::string own_;
  std::function<void(Heard)> hear_;
};

PostgresStore::Neighbours::Neighbours(const std::string& url, std::string node)
    : url_(url), node_(std::move(node)), reading_(url, [this](pqxx::connection& connection) {
        taken_.clear();
        Reading::prepare(connection);
        connection.prepare("say", "SELECT pg_notify('citybox', $1)");
        connection.prepare("take", "SELECT pg_try_advisory_lock($1)");
        connection.prepare("leave", "SELECT pg_advisory_unlock($1)");
      }) {}

PostgresStore::Neighbours::~Neighbours() { listen(nullptr); }

void PostgresStore::Neighbours::listen(std::function<void(Heard)> hear) {
  listening_ = false;
  if (listener_.joinable()) listener_.join();
  if (!hear) return;
  listening_ = true;
  listener_ = std::thread([this, hear = std::move(hear)] { listen_on(hear); });
}

void PostgresStore::Neighbours::listen_on(const std::function<void(Heard)>& hear) {
  PostgresLink link(url_, [](pqxx::connection&) {});
  bool lost = false;
  while (listening_) {
    try {
      wait_for_more(link, hear);
    } catch (const std::exception& error) {
      if (!lost) log::warn("event=neighbours_lost why={}", log::value(error.what()));
      lost = true;
      link.drop();
      std::this_thread::sleep_for(kAgain);
    }
  }
}

// What was said before the connection was there is looked up.
void PostgresStore::Neighbours::wait_for_more(PostgresLink& link,
                                              const std::function<void(Heard)>& hear) {
  pqxx::connection& connection = link.connection();
  const Ear ear(connection, node_, hear);
  hear({.written = {}, .words = {}, .missed = true});
  int quiet = 0;
  while (listening_) {
    const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(kGlance).count();
    quiet = connection.await_notification(0, micros) > 0 ? 0 : quiet + 1;
    if (quiet < kQuiet) continue;
    quiet = 0;
    pqxx::nontransaction(connection).exec("SELECT 1");
  }
}

tl::expected<std::vector<Edition>, Problem> PostgresStore::Neighbours::editions(
    std::span<const TableId> tables) {
  try {
    return reading_.run(kPatience, [&](pqxx::connection& connection) {
      pqxx::nontransaction work(connection);
      return Reading{work}.editions(tables);
    });
  } catch (const std::exception& error) {
    return tl::unexpected(Problem{error.what()});
  }
}

tl::expected<bool, Problem> PostgresStore::Neighbours::take(TableId table) {
  try {
    return reading_.run(std::chrono::milliseconds(0), [&](pqxx::connection& connection) {
      if (taken_.contains(table)) return true;
      pqxx::nontransaction work(connection);
      const bool got = work.exec_prepared1("take", table)[0].as<bool>();
      if (got) taken_.insert(table);
      return got;
    });
  } catch (const std::exception& error) {
    return tl::unexpected(Problem{error.what()});
  }
}

void PostgresStore::Neighbours::leave(TableId table) {
  if (taken_.erase(table) == 0) return;
  try {
    reading_.run(std::chrono::milliseconds(0), [&](pqxx::connection& connection) {
      pqxx::nontransaction work(connection);
      work.exec_prepared("leave", table);
    });
  } catch (const std::exception&) {
    reading_.drop();  // and with it, the lock
  }
}

// Who does not hear it hears the next one; that the database is away is said elsewhere.
void PostgresStore::Neighbours::say(TableId table, std::string_view text) {
  try {
    reading_.run(std::chrono::milliseconds(0), [&](pqxx::connection& connection) {
      pqxx::nontransaction work(connection);
      work.exec_prepared("say", fmt::format("s {} {} {}", node_, table, text));
    });
  } catch (const std::exception&) {
    reading_.drop();
  }
}

}  // namespace citybox::server

#include "server/store/postgres_link.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace citybox::server {

namespace {

// A connection that was cut somewhere is noticed within seconds, and so is a node that stopped in the
// middle of a transaction: what it had locked is free again. An operator's own settings go before ours.
constexpr std::array kParameters = {
    std::pair{"connect_timeout", "3"},     std::pair{"keepalives_idle", "5"},
    std::pair{"keepalives_interval", "2"}, std::pair{"keepalives_count", "2"},
    std::pair{"tcp_user_timeout", "8000"}, std::pair{"application_name", "citybox"},
};
constexpr const char* kSession =
    "SET idle_in_transaction_session_timeout = '2s'; SET lock_timeout = '5s';"
    "SET client_min_messages = warning;";

std::string with_parameters(std::string url) {
  for (const auto& [name, value] : kParameters) {
    const std::string given = std::string(name) + '=';
    if (url.find(given) != std::string::npos) continue;
    url += url.find('?') == std::string::npos ? '?' : '&';
    url += given + value;
  }
  return url;
}

// Of SQLSTATE: connections, aborted transactions, an idle one, locks, a server that goes or comes.
bool passes_by_itself(std::string_view state) {
  for (const std::string_view passing : {"08", "40", "25P03", "55P03", "57P", "53300"}) {
    if (state.starts_with(passing)) return true;
  }
  return state.empty();
}

// Else the library would make a lost connection anew where nobody knows of it: without our settings,
// and without the locks it had.
void stay_lost(pqxx::connection& connection) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  connection.inhibit_reactivation(true);
#pragma GCC diagnostic pop
}

}  // namespace

PostgresLink::PostgresLink(std::string url, Begin begin)
    : url_(with_parameters(std::move(url))), begin_(std::move(begin)) {}

PostgresLink::~PostgresLink() = default;

pqxx::connection& PostgresLink::connection() {
  if (session_ && session_->connection.is_open()) return session_->connection;
  session_.reset();
  auto fresh = std::make_unique<Session>(url_);
  stay_lost(fresh->connection);
  {
    pqxx::nontransaction settings(fresh->connection);
    settings.exec(kSession);
  }
  begin_(fresh->connection);
  session_ = std::move(fresh);
  return session_->connection;
}

bool PostgresLink::passes(const std::exception& error) {
  if (dynamic_cast<const NewerFormat*>(&error) != nullptr) return false;
  const auto* refused = dynamic_cast<const pqxx::sql_error*>(&error);
  const bool open = session_ && session_->connection.is_open();
  if (refused != nullptr && open) return passes_by_itself(refused->sqlstate());
  const bool lost = dynamic_cast<const pqxx::broken_connection*>(&error) != nullptr ||
                    dynamic_cast<const pqxx::in_doubt_error*>(&error) != nullptr || !open;
  if (lost) drop();
  return lost;
}

std::string shown_url(const std::string& url) {
  const std::size_t scheme = url.find("://");
  const std::size_t begin = scheme == std::string::npos ? 0 : scheme + 3;
  const std::size_t at = url.find('@', begin);
  const std::string user = at == std::string::npos ? "" : url.substr(begin, at - begin);
  const std::size_t colon = user.find(':');
  std::string shown = url;
  if (colon != std::string::npos) shown.replace(begin + colon, user.size() - colon, "");
  return shown.substr(0, shown.find('?'));
}

}  // namespace citybox::server

#pragma once

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <pqxx/pqxx>
#include <string>

namespace citybox::server {

// A database that goes with the object, at the server that the scripts start (script/postgres).
class PostgresPlace {
 public:
  static bool is_there() { return std::getenv("CITYBOX_POSTGRES") != nullptr; }

  PostgresPlace() {
    static int count = 0;
    name_ = "test_" + std::to_string(::getpid()) + "_" + std::to_string(++count);
    at_server("CREATE DATABASE " + name_);
  }
  ~PostgresPlace() {
    try {
      at_server("DROP DATABASE " + name_ + " WITH (FORCE)");
    } catch (const std::exception& error) {  // it goes with its server
      std::fprintf(stderr, "%s stays: %s\n", name_.c_str(), error.what());
    }
  }
  PostgresPlace(const PostgresPlace&) = delete;
  PostgresPlace& operator=(const PostgresPlace&) = delete;

  std::string url() const {
    const std::string server = std::getenv("CITYBOX_POSTGRES");
    return server.substr(0, server.rfind('/') + 1) + name_;
  }
  pqxx::result sql(const std::string& statement) const { return run(url(), statement); }
  // As when the network or the server went away for a moment.
  void cut_connections() const {
    at_server("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name_ +
              "'");
  }

 private:
  static pqxx::result run(const std::string& url, const std::string& statement) {
    pqxx::connection connection(url);
    return pqxx::nontransaction(connection).exec(statement);
  }
  static void at_server(const std::string& statement) {
    run(std::getenv("CITYBOX_POSTGRES"), statement);
  }

  std::string name_;
};

}  // namespace citybox::server

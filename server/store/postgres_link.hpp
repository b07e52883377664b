#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <pqxx/pqxx>
#include <stdexcept>
#include <string>
#include <thread>

namespace citybox::server {

// What a later program wrote is not for this one.
struct NewerFormat : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// One connection to PostgreSQL, which is made anew when it was lost.
class PostgresLink {
 public:
  // `begin` is done on each new connection.
  using Begin = std::function<void(pqxx::connection&)>;
  PostgresLink(std::string url, Begin begin);
  ~PostgresLink();

  // Does it, anew if it must, as long as what went wrong may pass by itself. Throws what pqxx throws.
  template <class Job>
  auto run(std::chrono::milliseconds patience, Job job) {
    const auto end = std::chrono::steady_clock::now() + patience;
    for (;;) {
      try {
        return job(connection());
      } catch (const std::exception& error) {
        if (!passes(error) || std::chrono::steady_clock::now() >= end) throw;
      }
      std::this_thread::sleep_for(kPause);
    }
  }
  pqxx::connection& connection();
  void drop() { session_.reset(); }

 private:
  static constexpr std::chrono::milliseconds kPause{50};

  // The connection is gone, or what we did has to be done again.
  bool passes(const std::exception& error);

  std::string url_;
  Begin begin_;
  struct Session {
    explicit Session(const std::string& url) : connection(url), quiet(connection) {}
    pqxx::connection connection;
    pqxx::quiet_errorhandler quiet;
  };
  std::unique_ptr<Session> session_;
};

// A name for people: the address without a password.
std::string shown_url(const std::string& url);

}  // namespace citybox::server

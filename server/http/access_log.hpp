#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/auth/bucket.hpp"
#include "server/log.hpp"
#include "server/ws/session.hpp"

namespace citybox::server {

struct AccessEntry {
  std::string_view method;
  std::string_view target;  // the query is left out
  int status = 200;
  std::chrono::steady_clock::duration took{};
  bool page = false;  // a file of the page, nothing to wonder about
};

// What visitors did, in the log. Addresses stand only in warnings. Whoever floods us does not fill
// the disk: so many lines a second are written, the others are counted.
class AccessLog {
 public:
  using Time = std::chrono::steady_clock::time_point;

  void request(const AccessEntry& entry);
  void opened();
  // After so long, and why.
  void closed(std::chrono::steady_clock::duration lived, Ending ending);
  // Something that an operator may want to act on: "slow_client".
  void warn(std::string_view event, std::string_view address);
  std::uint64_t slow_clients() const { return slow_; }  // that were let go

 private:
  void write(log::Level level, std::string line);

  Bucket lines_{50, 500};
  std::uint64_t left_out_ = 0;
  std::uint64_t slow_ = 0;
};

// The line of one request.
std::string access_line(const AccessEntry& entry);
std::string_view word(Ending ending);

}  // namespace citybox::server

#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/match/fault.hpp"

namespace citybox::server {

// Reads the parameters of a call. The first that is missing or wrong is kept in `wrong()`, and the
// rest of the reading is harmless: check once at the end.
class Params {
 public:
  explicit Params(const json::object& object) : object_(object) {}

  std::string text(const char* key);
  std::int64_t number(const char* key, std::int64_t least, std::int64_t most);
  bool yes(const char* key);
  Seat seat(const char* key);
  // A line that people wrote: trimmed, without control characters, 1 to `most` characters long.
  std::string line(const char* key, std::size_t most);
  std::vector<std::string> texts(const char* key, std::size_t most);  // absent: none

  bool has(const char* key) const;  // and is not null
  const json::object& object() const { return object_; }
  const json::object* object(const char* key);

  void complain(std::string message);
  const std::optional<Fault>& wrong() const { return wrong_; }

 private:
  const json::object& object_;
  std::optional<Fault> wrong_;
};

// Trimmed; nothing if it is empty, longer than `most` characters or holds control characters.
std::optional<std::string> clean_line(std::string_view text, std::size_t most);

}  // namespace citybox::server

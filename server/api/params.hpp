#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/match/fault.hpp"

namespace citybox::server {

// What the server's calls take besides texts, numbers and objects.
class Params : public RpcParams {
 public:
  explicit Params(const json::object& object) : RpcParams(object), object_(object) {}

  bool yes(const char* key);
  Seat seat(const char* key);
  // A line that people wrote: trimmed, without control characters, 1 to `most` characters long.
  std::string line(const char* key, std::size_t most);
  std::vector<std::string> texts(const char* key, std::size_t most);  // absent: none

  const json::object& all() const { return object_; }

 private:
  const json::object& object_;
};

// Trimmed; nothing if it is empty, longer than `most` characters or holds control characters.
std::optional<std::string> clean_line(std::string_view text, std::size_t most);

}  // namespace citybox::server

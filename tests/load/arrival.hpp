#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace citybox::load {

// A seat, and what shows that it is ours.
struct Place {
  std::string table;
  std::string token;
  int seat = 0;
};

struct Call {
  std::string method;
  std::string params;  // without the braces around them
};

// How somebody comes to a seat, and from there to the next one. A player calls what it says, hands it
// the answers, and plays in between.
class Arrival {
 public:
  virtual ~Arrival() = default;

  // What to call next on the way to a seat or, there, before play begins; nothing: wait.
  virtual std::optional<Call> next() = 0;
  virtual void answered(const std::string& method, std::string_view message) = 0;
  // Of the calls of `next`, or that the table cannot be watched. Gives how long to do nothing then.
  virtual std::chrono::milliseconds refused(const std::string& method) = 0;
  virtual void told(std::string_view notice) = 0;  // not about the table
  virtual const Place* place() const = 0;          // none: on the way
  enum class Game : std::uint8_t { kToCome, kOn };
  virtual void watching(Game game) = 0;  // the table, from the seat
  // There is another table to go to.
  virtual bool moves_on() const = 0;
  virtual void over() = 0;  // the game at the table
  virtual void left() = 0;  // the table
  // The connection, with this call under way.
  virtual void lost(const std::string& method) = 0;
  // The greatest number of the table's log that was acknowledged.
  virtual std::size_t& acknowledged() = 0;
};

}  // namespace citybox::load

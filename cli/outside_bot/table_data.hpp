#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/wire/outside_bot.hpp"

namespace citybox::cli {

// What a server said of a table, as seen from one seat, and how its updates change that. Read as it
// comes and not as the structs of this program, so that a server of another version will do.
class TableData {
 public:
  TableData() = default;
  explicit TableData(Seat seat) : seat_(seat) {}

  // The result of `watch`, and the parameters of an `update`.
  void watched(const json::object& result);
  void update(const json::object& params);

  Seat seat() const { return seat_; }
  std::string game() const;
  std::string title() const;
  bool started() const { return !play_.empty(); }
  bool over() const;
  bool paused() const;
  bool read_only() const;
  std::string note() const;
  bool whole() const { return whole_; }  // false: something is missing; only another `watch` helps
  bool held() const;      // by this connection; else somebody else has the seat by now
  bool with_bot() const;  // a bot of the server plays the seat for us
  std::vector<Seat> open_seats() const;
  std::vector<std::string> names() const;  // of all seats

  std::int64_t seq() const;
  bool owes() const { return !legal().empty(); }
  std::vector<json::object> legal() const;
  // Whether an undo is asked for that waits for this seat, and what bots say to it: yes, but not past
  // a draw or a reveal, unless the table is for practice.
  enum class Undo : std::uint8_t { kNone, kAgree, kDecline };
  Undo undo() const;

  // All but what depends on the program: choices, time and tries. Begins to collect steps anew.
  wire::BotQuestion question();
  wire::BotOutcome outcome() const;
  Standing standing() const;

 private:
  Encoded<wire::View> view() const;
  void changed(const json::object& changes);
  void undone(const json::object& what);

  Seat seat_{};
  json::object info_;
  json::object play_;  // empty before the start
  bool whole_ = true;
  std::vector<json::object> steps_;
};

}  // namespace citybox::cli

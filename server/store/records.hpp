#pragma once
// What is kept of a table, and what can be written about it.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/journal/journal.hpp"
#include "server/auth/secret.hpp"

namespace citybox::server {

using TableId = std::int64_t;
using UnixMs = std::int64_t;

// A seat is open (no token, no bot), a person's (token), or a bot's; with both, a bot looks after
// an absent person's seat.
struct SeatRow {
  std::string name;
  std::optional<TokenHash> token;
  std::string bot;
};

// Somebody asks to go back to the first `to` actions; `agreed` said yes.
struct UndoRequest {
  Seat by{};
  std::uint32_t to = 0;
  SeatSet agreed;
};

// A clock that runs (game's Clock): when it ends, or how long it still has while the table is
// paused.
struct RunningClock {
  int period = 0;
  UnixMs at = 0;
};

struct TableRow {
  TableId id = 0;
  std::string code;
  std::string game;
  int seats = 0;
  json::object options;
  std::uint64_t seed = 0;
  std::vector<Draw> draws;  // of the start
  bool started = false;
  bool paused = false;
  int pace_ms = 900;
  std::optional<TokenHash> host_token;  // or else host_seat's token is the host's
  std::optional<Seat> host_seat;
  std::optional<UndoRequest> undo;
  std::optional<RunningClock> clock;
  UnixMs created = 0;
  UnixMs changed = 0;
};

struct ClaimRow {
  TokenHash claim{};
  Seat seat{};
  UnixMs expires = 0;
};

struct ChatRow {
  std::int64_t id = 0;
  std::optional<Seat> seat;
  std::string name;
  std::string text;
  UnixMs at = 0;
};

// What can be written. All of a Write happens, or nothing.
struct PutTable {
  TableRow row;
};
struct PutSeat {
  int seat = 0;
  SeatRow row;
};
struct TrimSeats {  // seats from this one on are no more
  int from = 0;
};
struct AppendEntry {  // refused if there is one with this number
  std::uint32_t seq = 0;
  Entry entry;
  UnixMs at = 0;
};
struct PutClaim {
  ClaimRow row;
};
struct DropClaim {
  TokenHash claim{};
};
struct AppendChat {  // the oldest beyond `keep` lines go
  ChatRow row;
  int keep = 0;
};
using Change =
    std::variant<PutTable, PutSeat, TrimSeats, AppendEntry, PutClaim, DropClaim, AppendChat>;

struct Write {
  TableId table = 0;
  std::uint32_t generation = 0;  // how often the table was reloaded after a failure
  std::uint64_t ticket = 0;
  std::vector<Change> changes;
};

// All that is kept of a table.
struct StoredTable {
  TableRow row;
  std::vector<SeatRow> seats;
  std::vector<Entry> entries;
  UnixMs last_entry = 0;
  std::vector<ClaimRow> claims;
  std::vector<ChatRow> chat;
};

}  // namespace citybox::server

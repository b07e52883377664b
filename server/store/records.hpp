#pragma once
// What is kept of a table and of a class, and what can be written about them.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/journal/journal.hpp"
#include "server/auth/secret.hpp"
#include "server/match/phase.hpp"

namespace citybox::server {

using TableId = std::int64_t;
using UnixMs = std::int64_t;
using ContentId = TokenHash;

// The numbers of a game (GameEntry::content) as text, kept once for all tables that play with them.
struct ContentRow {
  ContentId id{};
  std::string game;
  int version = 1;
  std::string text;
};
ContentRow content_row(std::string game, int version, std::string text);

// A seat is open (no token, no bot), a person's (token), or a bot's; with both, a bot looks after
// an absent person's seat.
struct SeatRow {
  std::string name;
  std::optional<TokenHash> token;
  std::string bot;

  const std::string& who() const { return name.empty() ? bot : name; }
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
  int rules_version = 1;             // those that all its entries fit
  std::optional<int> upgraded_from;  // those it began with, where they were older
  std::optional<ContentId> content;  // none before the start without a pack, and before format 3
  Purpose purpose = Purpose::kGame;
  std::optional<TokenHash> key;  // private: strangers need it to come in
  bool spectators = false;       // the host lets them in: they hear names and chat
  bool hints = true;             // bots give them to those who ask
  std::string classroom;         // code of the class it belongs to; empty: none
  std::string pack;              // by name, what its numbers are; empty: the published ones
  std::string pack_title;        // as people read it, also when the pack is gone
};

// Who may know an action, and what was told about it.
struct Telling {
  SeatSet audience = kEveryone;
  std::vector<std::pair<SeatSet, std::string>> sentences;  // each with those it is for

  bool operator==(const Telling&) const = default;
};

// An entry of the log as it is kept: readable without the rules that made it.
struct EntryRow {
  Entry::Kind kind = Entry::Kind::kAction;
  Seat actor{};
  std::string text;  // kAction: its notation
  std::vector<Draw> draws;
  std::string words;
  std::uint32_t place = 0;
  std::optional<Telling> telling;  // kAction; none: a program before format 3 wrote it
  UnixMs at = 0;
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
  // Not said by anybody: an act that all at the table should know of, as a sentence. Kept for good.
  bool note = false;
};

// A class has its id from the same sequence as tables; codes are unique among both.
struct ClassRow {
  TableId id = 0;
  std::string code;
  std::string game;
  UnixMs created = 0;
};

// An entry of a class's log: an event as a JSON object without anything people wrote, and apart from
// it what they wrote, so that a name can be forgotten. Two who share a device are "Ana & Ben".
struct ClassEntry {
  std::string text;
  std::string words;
  UnixMs at = 0;

  bool operator==(const ClassEntry&) const = default;
};

// What can be written. All of a Write happens, or nothing.
struct PutTable {
  TableRow row;
};
struct PutSeat {
  Seat seat{};
  SeatRow row;
};
struct TrimSeats {  // so many stay
  int seats = 0;
};
struct AppendEntry {  // refused if there is one with this number
  std::uint32_t seq = 0;
  EntryRow entry;
};
struct AddTelling {  // to an entry that has none
  std::uint32_t seq = 0;
  Telling telling;
};
struct PutContent {  // no change if it is there
  ContentRow row;
};
struct PutClaim {
  ClaimRow row;
};
struct DropClaim {
  TokenHash claim{};
};
struct AppendChat {  // the oldest beyond `keep` lines go, but no notes
  ChatRow row;
  int keep = 0;
};
struct PutClass {  // refused if there is one, or a table, with this id or code
  ClassRow row;
};
struct AppendClassEntry {  // refused if there is one with this number
  std::uint32_t seq = 0;
  ClassEntry entry;
};
struct DropTable {};  // or class: all of it, for good; the tables of a class are another's matter
struct ForgetName {   // who bore it at this table or in this class is kForgotten, also where it is
                      // spoken of
  std::string name;
};
using Change =
    std::variant<PutTable, PutSeat, TrimSeats, AppendEntry, AddTelling, PutContent, PutClaim,
                 DropClaim, AppendChat, PutClass, AppendClassEntry, DropTable, ForgetName>;

inline constexpr const char* kForgotten = "Somebody";

struct Write {
  TableId table = 0;  // or a class
  // Of what is in memory: each time a table is loaded it gets a greater one than any before.
  std::uint32_t generation = 0;
  std::uint64_t ticket = 0;
  std::vector<Change> changes;
  // Which edition of the table this makes, where other nodes write, too: it rests on the one before.
  // 0: on whatever there is.
  std::uint64_t edition = 0;
};

// Of a table, or of a class.
struct TableName {
  TableId id = 0;
  std::string code;

  bool operator==(const TableName&) const = default;
};

// All that is kept of a table.
struct StoredTable {
  std::uint64_t edition = 0;  // how often it was written, where other nodes write, too
  TableRow row;
  std::vector<SeatRow> seats;
  std::optional<ContentRow> content;
  std::vector<EntryRow> entries;
  UnixMs last_entry = 0;
  std::vector<ClaimRow> claims;
  std::vector<ChatRow> chat;
  // What of it does not read as it was written, a sentence; the rest is there. Empty: nothing.
  std::string fault;
};

// All that is kept of a class, but for its tables.
struct StoredClass {
  std::uint64_t edition = 0;
  ClassRow row;
  std::vector<ClassEntry> entries;
  // Why the log ends where it does, a sentence: what comes behind cannot be told. Empty: it is whole.
  std::string fault;
};

}  // namespace citybox::server

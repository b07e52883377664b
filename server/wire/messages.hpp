#pragma once
// The messages of the server's socket. The JSON, the TypeScript of generated.ts and the reading of
// parameters all come from these structs; protocol/PROTOCOL.md says what they mean.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/rpc/messages.hpp"
#include "engine/types/json_text.hpp"
#include "server/match/phase.hpp"

namespace citybox::wire {

// A table as people see it around the game.

struct SeatInfo {
  Seat seat{};
  server::SeatKind kind = server::SeatKind::kOpen;
  std::string name = {};  // of the person who holds it; where nobody does, the bot's
  std::string bot = {};
  std::string character = {};  // "a selfish landlord", where a bot has one
  bool held = false;           // by a person, though a bot may look after it
  bool online = false;
  bool away = false;  // for so long that anybody at the table may let a bot play on
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (seat, kind, name, bot, character, held, online, away))

struct UndoRequest {
  Seat by{};
  std::uint32_t to = 0;
  SeatSet waiting;  // who must still agree
};
BOOST_DESCRIBE_STRUCT(UndoRequest, (), (by, to, waiting))

struct You {
  SeatSet seats;  // whose eyes look
  SeatSet held;   // these, and those of others at this screen
  bool host = false;
  bool let_in = false;  // hears names and chat: sits here, is host, or spectators are let in
};
BOOST_DESCRIBE_STRUCT(You, (), (seats, held, host, let_in))

struct Info {
  std::string table = {};
  std::string game = {};
  std::string title = {};
  int rules_version = 1;
  int content_version = 1;
  server::Phase phase = server::Phase::kLobby;
  Options options = {};
  std::string url = {};
  int pace = 0;  // milliseconds that bots wait before a step
  std::optional<Seat> host = {};
  You you = {};
  std::vector<SeatInfo> seats = {};
  std::optional<UndoRequest> undo_request = {};
  server::Purpose purpose = server::Purpose::kGame;
  bool by_link = false;               // private: its code alone lets nobody in
  bool spectators = false;            // are let in
  bool hints = true;                  // bots give them to those who ask
  bool host_away = false;             // for so long that somebody at the table may `take_host`
  bool read_only = false;             // can be looked at and downloaded only
  std::string note = {};              // why, or that its rules are newer than its beginning
  std::string classroom = {};         // code of the class that looks after it; empty: none does
  std::optional<PackInfo> pack = {};  // its numbers, where they are not the published ones
};
BOOST_DESCRIBE_STRUCT(Info, (),
                      (table, game, title, rules_version, content_version, phase, options, url,
                       pace, host, you, seats, undo_request, purpose, by_link, spectators, hints,
                       host_away, read_only, note, classroom, pack))

// The game at a table.

struct FreeUndo {
  std::size_t free_to = 0;   // the least `to` that `undo` gives without asking
  std::size_t plain_to = 0;  // the least `to` that takes back nothing drawn or revealed
};
BOOST_DESCRIBE_STRUCT(FreeUndo, (), (free_to, plain_to))

// What one of your seats took back last, and may let stand after all.
struct Redo {
  Seat seat{};
  std::size_t to = 0;  // how many actions there would be
};
BOOST_DESCRIBE_STRUCT(Redo, (), (seat, to))

struct ClockLeft {
  std::int64_t left = 0;   // milliseconds
  std::int64_t whole = 0;  // … that there are; what is left beyond that is time to read
  bool running = false;
};
BOOST_DESCRIBE_STRUCT(ClockLeft, (), (left, whole, running))

struct Play {
  std::size_t edition = 0;  // one more for each that all who watch were told
  std::size_t seq = 0;      // of the log, undos included
  std::size_t line = 0;     // actions that make up the game as it stands
  Encoded<View> view = {};
  SeatSet deciders = {};
  // By seat, of your seats; of one that does not look what may be chosen with all looking on.
  std::map<std::string, Encoded<std::vector<Choices>>> legal = {};
  Standing standing = {};
  std::map<std::string, FreeUndo> undo = {};  // by seat, of your seats
  SeatSet retract = {};                       // those of your seats that may take a commitment back
  std::optional<Redo> redo = {};
  SeatSet secret = {};                  // those of your seats that must look before they can decide
  SeatSet hidden = {};                  // those that may see what others may not
  std::optional<ClockLeft> clock = {};  // none runs where it is missing
};
BOOST_DESCRIBE_STRUCT(Play, (),
                      (edition, seq, line, view, deciders, legal, standing, undo, retract, redo,
                       secret, hidden, clock))

// What changed of a Play since the edition before.
struct PlayChanges {
  std::size_t edition = 0;
  Encoded<Change> play = {};
  std::optional<std::uint32_t> check = {};  // now and then: the checksum of the view as it is now
};
BOOST_DESCRIBE_STRUCT(PlayChanges, (), (edition, play, check))

// What an action was, for those who may know it.
struct Deed {
  std::size_t count = 0;             // its place in the line from 1; 0: the start
  std::optional<Seat> seat;          // nobody: the start
  std::optional<AnyAction> action;   // missing where you may not know it
  std::optional<std::string> words;  // free text that went with it
};
BOOST_DESCRIBE_STRUCT(Deed, (), (count, seat, action, words))

struct Step : Deed {
  std::vector<Told> events;
  std::optional<std::string> because;  // why a bot did it
};
BOOST_DESCRIBE_STRUCT(Step, (Deed), (events, because))

// A line of the log that is no action.
enum class Back : std::uint8_t { kUndo, kRedo };
BOOST_DESCRIBE_ENUM(Back, kUndo, kRedo)

struct LogLine : Deed {
  std::vector<std::string> sentences;
  // What they tell of; missing where it was taken back, or where these rules cannot read it.
  std::optional<std::vector<AnyEvent>> events;
  bool undone = false;
  std::optional<Back>
      back;  // somebody took back, or let stand again: `count` actions stand after it
};
BOOST_DESCRIBE_STRUCT(LogLine, (Deed), (sentences, events, undone, back))

// Lines of the log, oldest first: those from number `from` on, of `total`.
struct LogPage {
  std::size_t from = 0;
  std::size_t total = 0;
  std::vector<Encoded<LogLine>> lines = {};
};
BOOST_DESCRIBE_STRUCT(LogPage, (), (from, total, lines))

struct Undone {
  Seat by{};
  std::size_t to = 0;  // how many actions remain; of a retraction: the place that was left
  std::size_t seq = 0;
  bool retract = false;  // only the action at place `to` left the line
  bool redo = false;     // what was taken back last stands again: `to` actions in all
  std::string sentence;  // of the line that the log has for it; none for a retraction
};
BOOST_DESCRIBE_STRUCT(Undone, (), (by, to, seq, retract, redo, sentence))

struct ChatLine {
  std::int64_t id = 0;
  std::optional<Seat> seat;  // none: the host
  std::string name;
  std::string text;
  std::int64_t at = 0;  // Unix milliseconds
  bool note = false;    // said by nobody: `text` is a sentence about an act that all should know of
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (id, seat, name, text, at, note))

// A position of the past.
struct PastView {
  std::size_t count = 0;  // after so many actions of the line
  SeatSet deciders;
  View view;
  Standing standing;
  std::vector<Told> events;  // of the action that led there; none in a `history`
};
BOOST_DESCRIBE_STRUCT(PastView, (), (count, deciders, view, standing, events))

}  // namespace citybox::wire

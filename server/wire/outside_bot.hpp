#pragma once
// What `citybox bot` says to an outside program, a line each, and what the program answers. The words
// are those of the server's socket and of `citybox engine`; protocol/PROTOCOL.md says what they mean.

#include "server/wire/messages.hpp"

namespace citybox::wire {

// What was wrong with the last answer: an error as every call may give it.
struct BotError {
  int code = 0;
  std::string message = {};
  std::optional<Refused> data = {};  // the rule that says no
};
BOOST_DESCRIBE_STRUCT(BotError, (), (code, message, data))

// A decision that the program's seat owes.
struct BotQuestion {
  std::string table = {};
  std::string game = {};
  int rules_version = 1;
  int content_version = 1;
  Options options = {};
  int seats = 0;
  Seat seat{};           // the program's
  std::size_t seq = 0;   // of the log, undos included
  std::size_t line = 0;  // actions that make up the game as it stands
  SeatSet deciders = {};
  std::vector<Encoded<Step>> steps = {};  // what happened since the question before
  Encoded<View> view = {};
  Encoded<Standing> standing = {};
  std::vector<Choice> legal = {};
  std::int64_t ms = 0;                 // how long this decision may still take
  int tries = 1;                       // answers that may still be given, this one included
  std::optional<BotError> error = {};  // the last answer was not taken: another one, please
};
BOOST_DESCRIBE_STRUCT(BotQuestion, (),
                      (table, game, rules_version, content_version, options, seats, seat, seq, line,
                       deciders, steps, view, standing, legal, ms, tries, error))

// One of both, as everywhere; of both the action counts.
struct BotAnswer : Move {
  std::optional<std::string> words = {};  // free text that goes with it, such as a law
};
BOOST_DESCRIBE_STRUCT(BotAnswer, (Move), (words))

// The game is over; nothing is asked any more.
struct BotOutcome {
  std::string table = {};
  std::string game = {};
  Seat seat{};
  Encoded<View> view = {};
  Encoded<Standing> standing = {};
};
BOOST_DESCRIBE_STRUCT(BotOutcome, (), (table, game, seat, view, standing))

struct ProgramCalls {
  Call<BotQuestion, BotAnswer> bot;
};
BOOST_DESCRIBE_STRUCT(ProgramCalls, (), (bot))

struct ProgramNotices {
  BotOutcome outcome;
};
BOOST_DESCRIBE_STRUCT(ProgramNotices, (), (outcome))

}  // namespace citybox::wire

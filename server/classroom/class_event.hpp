#pragma once
// One entry of the log of a class. What people wrote goes beside it as `words`, so that it can be
// forgotten.

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"
#include "server/auth/secret.hpp"
#include "server/store/records.hpp"
#include "server/wire/class_calls.hpp"

namespace citybox::server {

// After each: the fields it fills.
enum class ClassDeed : std::uint8_t {
  kOpened,      // token: the facilitator's, on: a demonstration
  kConfigured,  // settings; words: the name of the class
  kDoor,        // on
  kHelper,      // token
  kProjector,   // token
  kJoined,      // pupil, token (none: made up); words: the name
  kReturnCode,  // pupil, token: of the code, number: expires
  kReturned,    // pupil, token: the new one
  kRenamed,     // pupil; words: the name
  kRemoved,     // pupil
  kArranged,    // plan: pupils by table
  kStarted,
  kTable,     // table, code, seats: pupils by seat, 0: a bot's
  kPlaced,    // pupil, table, seat; without a table: has no place any more
  kBot,       // pupil, on; absent: because they are away
  kPaused,    // on
  kPool,      // number: what is in it, rounds: that the slowest table has ended
  kFinished,  // table, on, rounds: that the slowest had ended then, number: and the table itself
  kEvent,     // number: which, from 1
  kCard,      // card
  kGoneOn,
  kSaid,        // table, if only to that; words
  kHid,         // table, on; words: of the rule
  kShown,       // scene
  kAsked,       // on: answers are taken; words: the question
  kAnswered,    // pupil; words
  kPicked,      // number: of the answer, on
  kRolledBack,  // table, number: actions that remain
  kEnded,       // on: or not any more
  kLost,        // table, on: it is not there any more, number: what it had added
};
BOOST_DESCRIBE_ENUM(ClassDeed, kOpened, kConfigured, kDoor, kHelper, kProjector, kJoined,
                    kReturnCode, kReturned, kRenamed, kRemoved, kArranged, kStarted, kTable,
                    kPlaced, kBot, kPaused, kPool, kFinished, kEvent, kCard, kGoneOn, kSaid, kHid,
                    kShown, kAsked, kAnswered, kPicked, kRolledBack, kEnded, kLost)

struct ClassEvent {
  ClassDeed deed = ClassDeed::kOpened;
  std::optional<int> pupil = {};
  std::optional<int> table = {};  // number, from 1
  std::optional<Seat> seat = {};
  std::optional<bool> on = {};
  std::optional<bool> absent = {};
  std::optional<std::int64_t> number = {};
  std::optional<int> rounds = {};
  std::optional<std::string> code = {};
  std::optional<std::string> card = {};
  std::optional<std::string> token = {};  // its hash
  std::optional<std::vector<int>> seats = {};
  std::optional<std::vector<std::vector<int>>> plan = {};
  std::optional<wire::Scene> scene = {};
  std::optional<wire::ClassSettings> settings = {};  // without the name
};
BOOST_DESCRIBE_STRUCT(ClassEvent, (),
                      (deed, pupil, table, seat, on, absent, number, rounds, code, card, token,
                       seats, plan, scene, settings))

// With what was written, as it is about to be kept.
struct ClassAct {
  ClassEvent event;
  std::string words = {};
};

ClassEntry entry_of(const ClassAct& act, UnixMs at);
tl::expected<ClassEvent, Problem> read_event(const ClassEntry& entry);

// The hash of a token as text, and back; nothing where it is none.
std::string hash_text(const TokenHash& hash);
std::optional<TokenHash> hash_from(std::string_view text);

}  // namespace citybox::server

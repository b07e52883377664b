#pragma once
// A class as those see it who are in it: what the facilitator, helpers, a projector and pupils are told.

#include "engine/table/for_class.hpp"
#include "server/wire/calls.hpp"

namespace citybox::wire {

enum class Role : std::uint8_t { kFacilitator, kHelper, kProjector, kPupil };
BOOST_DESCRIBE_ENUM(Role, kFacilitator, kHelper, kProjector, kPupil)

enum class ClassPhase : std::uint8_t { kGathering, kPlaying, kEnded };
BOOST_DESCRIBE_ENUM(ClassPhase, kGathering, kPlaying, kEnded)

// What the projector shows; kAuto: what the class is about just now.
enum class Scene : std::uint8_t { kAuto, kDoor, kStory, kPrizes, kTables, kCharts, kWall };
BOOST_DESCRIBE_ENUM(Scene, kAuto, kDoor, kStory, kPrizes, kTables, kCharts, kWall)

// Why nobody may play at the moment.
enum class Stop : std::uint8_t { kNone, kPaused, kEvent, kEnded };
BOOST_DESCRIBE_ENUM(Stop, kNone, kPaused, kEvent, kEnded)

// What the facilitator may set, before the start and at any time.
struct ClassSettings {
  std::string name;  // of the class: "7b"
  Options options;   // of its tables; fixed once they are open
  int seats = 0;     // wanted at a table; 0: as the game and the number of pupils say
  bool choose_cards =
      false;  // the facilitator picks the cards that come to all; else they are drawn
  bool cards_by_themselves = false;  // … and they fall, and play goes on, without a press
  int bot_after = 60;                // seconds away, after which a bot plays on; 0: never
  int pace = 1200;                   // milliseconds that bots wait before a step
  bool visits = false;               // pupils may look at the boards of other tables
  bool chat = true;                  // at the tables
  bool leaders = true;               // the projector names who leads, and who won
  bool letters = false;              // projector, debrief and files have letters for names
};
BOOST_DESCRIBE_STRUCT(ClassSettings, (),
                      (name, options, seats, choose_cards, cards_by_themselves, bot_after, pace,
                       visits, chat, leaders, letters))

struct ClassPupil {
  int pupil = 0;     // a number that stays
  std::string name;  // of two who share a device: "Ana & Ben"
  bool online = false;
  bool hand = false;         // is up
  std::int64_t hand_at = 0;  // since when, Unix milliseconds
  std::optional<int> table;  // its number, from 1; none: has no place yet
  std::optional<Seat> seat;  // once the tables are open
  bool bot = false;          // plays for them just now
  bool made_up = false;      // of a demonstration: nobody is there
};
BOOST_DESCRIBE_STRUCT(ClassPupil, (),
                      (pupil, name, online, hand, hand_at, table, seat, bot, made_up))

struct ClassSeat {
  Seat seat{};
  std::optional<int> pupil;  // none: a bot's own seat
  std::string name;
  bool bot = false;  // a bot plays here
  bool online = false;
  bool decides = false;  // owes a decision
};
BOOST_DESCRIBE_STRUCT(ClassSeat, (), (seat, pupil, name, bot, online, decides))

// A rule of the table's own, as those who look may read it.
struct ClassRule : OwnRule {
  bool hidden = false;  // from the projector
};
BOOST_DESCRIBE_STRUCT(ClassRule, (OwnRule), (hidden))

struct ClassTable {
  int number = 0;     // from 1
  std::string table;  // its code; for those who may look at it
  server::Phase phase = server::Phase::kLobby;
  std::vector<ClassSeat> seats;
  std::string now;         // what is happening and who decides; names seats as sentences do
  std::int64_t since = 0;  // nothing has happened there since, Unix milliseconds
  std::string moment;      // "Round 3"
  int round = 0;
  int behind = 0;         // rounds behind the table that is farthest
  bool holds_up = false;  // others wait for it, or will
  std::vector<Figure> figures;
  std::vector<ClassRule> rules;
  std::size_t seq = 0;   // of its log: what stands there has changed with it
  std::size_t line = 0;  // actions that stand
  Standing standing;
};
BOOST_DESCRIBE_STRUCT(ClassTable, (),
                      (number, table, phase, seats, now, since, moment, round, behind, holds_up,
                       figures, rules, seq, line, standing))

// What all tables share (BC-40).
struct ClassEventNumber {
  int number = 0;                 // of the pool
  std::optional<ClassCard> card;  // that came
  std::int64_t at = 0;            // when, Unix milliseconds
};
BOOST_DESCRIBE_STRUCT(ClassEventNumber, (), (number, card, at))

struct ClassPool {
  std::string noun;  // what is in it: "damage"
  int pool = 0;
  std::vector<ClassEventNumber> events;  // all of them, in their order
  std::optional<int> next;               // number of the next one
  // Play has stopped for this one, from 1; its card is in `events` once it is known.
  std::optional<int> event;
  std::optional<std::string> after;  // … and what follows on its card, a sentence
  std::vector<ClassCard> left;       // cards that may still come
};
BOOST_DESCRIBE_STRUCT(ClassPool, (), (noun, pool, events, next, event, after, left))

// Something said to all, or to one table.
struct ClassNote {
  std::int64_t id = 0;
  std::string text;
  std::optional<int> table;  // by number; none: to all
  std::int64_t at = 0;
};
BOOST_DESCRIBE_STRUCT(ClassNote, (), (id, text, table, at))

struct ClassAnswer {
  std::int64_t id = 0;
  std::string name;
  std::optional<int> pupil;
  std::string text;
  bool shown = false;  // on the projector
};
BOOST_DESCRIBE_STRUCT(ClassAnswer, (), (id, name, pupil, text, shown))

struct ClassWall {
  std::string question;              // empty: nothing is asked
  bool open = false;                 // answers are taken
  std::vector<ClassAnswer> answers;  // those that these eyes may see, newest last
};
BOOST_DESCRIBE_STRUCT(ClassWall, (), (question, open, answers))

struct PrizeWon {
  int table = 0;             // number
  std::optional<Seat> seat;  // none: all at the table
  std::vector<std::string> names;
  std::string value;  // "12", "8.3 a player"; may be empty
};
BOOST_DESCRIBE_STRUCT(PrizeWon, (), (table, seat, names, value))

struct PrizeGiven : Prize {
  std::vector<PrizeWon> won;  // several where they are equal; nobody before there is one
};
BOOST_DESCRIBE_STRUCT(PrizeGiven, (Prize), (won))

struct ClassInfo {
  std::string classroom;  // the code
  std::string game;
  std::string title;
  ClassPhase phase = ClassPhase::kGathering;
  bool demo = false;
  bool door = true;  // open: the code lets in who has a name
  std::string url;   // of the door
  Stop stop = Stop::kNone;
  Scene scene = Scene::kAuto;
  ClassSettings settings;
  std::vector<ClassPupil> pupils;
  std::vector<ClassTable> tables;  // before the start: as they are planned
  std::optional<ClassPool> pool;   // where the tables share something
  std::optional<ClassNote> announced;
  std::vector<ClassNote> messages;  // to tables: the last one to each
  ClassWall wall;
  std::vector<PrizeGiven> prizes;
  int helpers = 0;      // links that were handed out
  std::string trouble;  // what does not go as it should, a sentence; empty: nothing
};
BOOST_DESCRIBE_STRUCT(ClassInfo, (),
                      (classroom, game, title, phase, demo, door, url, stop, scene, settings,
                       pupils, tables, pool, announced, messages, wall, prizes, helpers, trouble))

// Who looks.
struct ClassYou {
  Role role = Role::kPupil;
  std::optional<int> pupil;
  std::string name;
  std::optional<int> table;  // number
  std::string code;          // of the table, once it is open: the token holds the seat there, too
  std::optional<Seat> seat;
  bool hand = false;
  bool bot = false;    // plays for you
  std::string answer;  // what you wrote on the wall
};
BOOST_DESCRIBE_STRUCT(ClassYou, (), (role, pupil, name, table, code, seat, hand, bot, answer))

}  // namespace citybox::wire

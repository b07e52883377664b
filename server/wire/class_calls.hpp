#pragma once
// A class on the wire: many tables, one facilitator, helpers, a projector, pupils. What each of them is
// told of it, and what each may ask. protocol/PROTOCOL.md says what it means.

#include "engine/journal/course.hpp"
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

// What goes and what comes back.

struct AtClass {
  std::string classroom;
};
BOOST_DESCRIBE_STRUCT(AtClass, (), (classroom))

struct InClass : AtClass {
  std::string token;
};
BOOST_DESCRIBE_STRUCT(InClass, (AtClass), (token))

struct ClassCreateParams {
  std::string game;
  std::optional<std::string> name;
  std::optional<bool> demo;  // pupils who are not there, and bots that play for them
};
BOOST_DESCRIBE_STRUCT(ClassCreateParams, (), (game, name, demo))

struct ClassCreated : Link {
  std::string classroom;
  std::string token;  // the facilitator's
};
BOOST_DESCRIBE_STRUCT(ClassCreated, (Link), (classroom, token))

struct ClassWordsParams {
  std::string game;
};
BOOST_DESCRIBE_STRUCT(ClassWordsParams, (), (game))

// What stands at an open door.
struct ClassDoor {
  std::string classroom;
  std::string name;  // of the class; may be empty
  std::string game;
  std::string title;
};
BOOST_DESCRIBE_STRUCT(ClassDoor, (), (classroom, name, game, title))

struct ClassJoinParams : AtClass {
  std::string name;
  std::optional<std::string> partner;  // who shares the device
};
BOOST_DESCRIBE_STRUCT(ClassJoinParams, (AtClass), (name, partner))

struct ClassJoined {
  std::string token;
  int pupil = 0;
};
BOOST_DESCRIBE_STRUCT(ClassJoined, (), (token, pupil))

struct ClassReturnParams : AtClass {
  std::string code;  // that the facilitator handed out
};
BOOST_DESCRIBE_STRUCT(ClassReturnParams, (AtClass), (code))

struct ClassWatched {
  ClassInfo info;
  ClassYou you;
};
BOOST_DESCRIBE_STRUCT(ClassWatched, (), (info, you))

struct AtClassTable : InClass {
  int table = 0;  // number
};
BOOST_DESCRIBE_STRUCT(AtClassTable, (InClass), (table))

// A table as somebody sees it who only looks.
struct ClassBoard {
  int table = 0;
  std::size_t seq = 0;
  std::vector<ClassSeat> seats;
  View view;
  Standing standing;
};
BOOST_DESCRIBE_STRUCT(ClassBoard, (), (table, seq, seats, view, standing))

struct ClassSeatParams : AtClassTable {
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(ClassSeatParams, (AtClassTable), (seat))

struct ClassBotParams : ClassSeatParams {
  bool on = false;
};
BOOST_DESCRIBE_STRUCT(ClassBotParams, (ClassSeatParams), (on))

struct ClassSwitch : InClass {
  bool on = false;
};
BOOST_DESCRIBE_STRUCT(ClassSwitch, (InClass), (on))

struct ClassConfigureParams : InClass {
  std::optional<std::string> name;
  std::optional<Options> options;
  std::optional<int> seats;
  std::optional<bool> choose_cards;
  std::optional<bool> cards_by_themselves;
  std::optional<int> bot_after;
  std::optional<int> pace;
  std::optional<bool> visits;
  std::optional<bool> chat;
  std::optional<bool> leaders;
  std::optional<bool> letters;
};
BOOST_DESCRIBE_STRUCT(ClassConfigureParams, (InClass),
                      (name, options, seats, choose_cards, cards_by_themselves, bot_after, pace,
                       visits, chat, leaders, letters))

struct ClassArrangeParams : InClass {
  // Pupils by table; who is in none of them has no place. Missing: as it comes.
  std::optional<std::vector<std::vector<int>>> tables;
};
BOOST_DESCRIBE_STRUCT(ClassArrangeParams, (InClass), (tables))

struct OfPupil : InClass {
  int pupil = 0;
};
BOOST_DESCRIBE_STRUCT(OfPupil, (InClass), (pupil))

struct ClassPlaceParams : OfPupil {
  std::optional<int> table;  // number; none: wherever there is a bot's seat, or out of it
  std::optional<Seat> seat;  // of a bot, or where nobody sits
};
BOOST_DESCRIBE_STRUCT(ClassPlaceParams, (OfPupil), (table, seat))

struct ClassRenameParams : OfPupil {
  std::string name;
};
BOOST_DESCRIBE_STRUCT(ClassRenameParams, (OfPupil), (name))

// A way back for a pupil on any device: works once, for a while.
struct ReturnCode : Link {
  std::string code;
  std::int64_t expires = 0;  // Unix milliseconds
};
BOOST_DESCRIBE_STRUCT(ReturnCode, (Link), (code, expires))

struct ClassPastParams : AtClassTable {
  std::optional<std::size_t> before;  // lines before this number
};
BOOST_DESCRIBE_STRUCT(ClassPastParams, (AtClassTable), (before))

struct ClassRollBackParams : AtClassTable {
  std::uint32_t to = 0;  // so many actions remain
};
BOOST_DESCRIBE_STRUCT(ClassRollBackParams, (AtClassTable), (to))

struct ClassSayParams : InClass {
  std::string text;          // empty: what was said last is taken away
  std::optional<int> table;  // number; none: to all
};
BOOST_DESCRIBE_STRUCT(ClassSayParams, (InClass), (text, table))

struct ClassNudgeParams : InClass {
  int table = 0;
  std::optional<Seat> seat;  // none: all who owe a decision there
};
BOOST_DESCRIBE_STRUCT(ClassNudgeParams, (InClass), (table, seat))

struct ClassHideParams : AtClassTable {
  std::string text;  // of the rule
  bool on = false;   // hidden
};
BOOST_DESCRIBE_STRUCT(ClassHideParams, (AtClassTable), (text, on))

struct ClassCardParams : InClass {
  std::optional<std::string> card;  // none: it is drawn
};
BOOST_DESCRIBE_STRUCT(ClassCardParams, (InClass), (card))

struct ClassShowParams : InClass {
  Scene scene = Scene::kAuto;
};
BOOST_DESCRIBE_STRUCT(ClassShowParams, (InClass), (scene))

struct ClassAskParams : InClass {
  // Another one begins with no answers, one that was asked before with its own; empty: it is taken
  // down.
  std::string question;
  std::optional<bool> open;
};
BOOST_DESCRIBE_STRUCT(ClassAskParams, (InClass), (question, open))

struct ClassAnswerParams : InClass {
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ClassAnswerParams, (InClass), (text))

struct ClassPickParams : InClass {
  std::int64_t answer = 0;
  bool on = false;
};
BOOST_DESCRIBE_STRUCT(ClassPickParams, (InClass), (answer, on))

// A link for somebody else: its token stands behind a #.
struct ClassLink : Link {
  std::string token;
};
BOOST_DESCRIBE_STRUCT(ClassLink, (Link), (token))

enum class Paper : std::uint8_t { kJson, kMoves, kNumbers, kAnswers };
BOOST_DESCRIBE_ENUM(Paper, kJson, kMoves, kNumbers, kAnswers)

struct ClassExportParams : InClass {
  Paper what = Paper::kJson;
};
BOOST_DESCRIBE_STRUCT(ClassExportParams, (InClass), (what))

struct ClassFile {
  std::string name;
  std::string type;  // "text/csv"
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ClassFile, (), (name, type, text))

// How a table went, place by place.
struct DebriefPlace {
  std::size_t count = 0;  // actions
  Glance glance;
};
BOOST_DESCRIBE_STRUCT(DebriefPlace, (), (count, glance))

struct DebriefTable {
  int number = 0;
  std::vector<ClassSeat> seats;
  std::vector<DebriefPlace> places;
  std::vector<Account> accounts;  // summed up
  Standing standing;
};
BOOST_DESCRIBE_STRUCT(DebriefTable, (), (number, seats, places, accounts, standing))

struct PoolPlace {
  std::int64_t at = 0;
  int pool = 0;
};
BOOST_DESCRIBE_STRUCT(PoolPlace, (), (at, pool))

struct Debrief {
  std::string classroom;
  std::string name;
  std::string game;
  std::string title;
  std::int64_t began = 0, ended = 0;  // Unix milliseconds; 0: not yet
  std::vector<DebriefTable> tables;
  std::optional<ClassPool> pool;
  std::vector<PoolPlace> pool_course;
  std::vector<PrizeGiven> prizes;
  std::vector<Asked> questions;  // the most telling first, about what happened in this class
  std::vector<ClassWall> walls;  // all that was asked, in that order
};
BOOST_DESCRIBE_STRUCT(Debrief, (),
                      (classroom, name, game, title, began, ended, tables, pool, pool_course,
                       prizes, questions, walls))

struct ClassCalls {
  // Without a token.
  Call<ClassCreateParams, ClassCreated> class_create;
  Call<ClassWordsParams, ClassWords> class_words;
  Call<AtClass, ClassDoor> class_look;  // no such class where the door is closed
  Call<ClassJoinParams, ClassJoined> class_join;
  Call<ClassReturnParams, ClassJoined> class_return;
  // With any.
  Call<InClass, ClassWatched> class_watch;
  Call<AtClass, Nothing> class_unwatch;
  Call<AtClassTable, ClassBoard> class_board;
  Call<InClass, Debrief> class_debrief;
  Call<AtClassTable, Course> class_course;
  // Pupils.
  Call<ClassSwitch, Nothing> class_hand;
  Call<ClassAnswerParams, Nothing> class_answer;
  Call<InClass, Nothing> class_leave;
  // Helpers, and the facilitator.
  Call<OfPupil, Nothing> class_lower;
  Call<ClassNudgeParams, Nothing> class_nudge;
  Call<ClassPastParams, LogPage> class_past;
  // The facilitator.
  Call<ClassConfigureParams, Nothing> class_configure;
  Call<ClassSwitch, Nothing> class_door;
  Call<ClassArrangeParams, Nothing> class_arrange;
  Call<InClass, Nothing> class_start;
  Call<ClassSwitch, Nothing> class_pause;
  Call<ClassPlaceParams, Nothing> class_place;
  Call<InClass, Nothing> class_open_table;
  Call<ClassRenameParams, Nothing> class_rename;
  Call<OfPupil, Nothing> class_remove;
  Call<OfPupil, ReturnCode> class_return_code;
  Call<ClassBotParams, Nothing> class_bot;
  Call<ClassSeatParams, Nothing> class_act;
  Call<ClassRollBackParams, Nothing> class_roll_back;
  Call<ClassSayParams, Nothing> class_say;
  Call<ClassHideParams, Nothing> class_hide;
  Call<ClassCardParams, Nothing> class_card;
  Call<InClass, Nothing> class_go_on;
  Call<ClassShowParams, Nothing> class_show;
  Call<ClassAskParams, Nothing> class_ask;
  Call<ClassPickParams, Nothing> class_pick;
  Call<InClass, ClassLink> class_helper;
  Call<InClass, ClassLink> class_projector;
  Call<ClassExportParams, ClassFile> class_export;
  Call<InClass, Nothing> class_end;
  Call<InClass, Nothing> class_delete;
};
BOOST_DESCRIBE_STRUCT(ClassCalls, (),
                      (class_create, class_words, class_look, class_join, class_return, class_watch,
                       class_unwatch, class_board, class_debrief, class_course, class_hand,
                       class_answer, class_leave, class_lower, class_nudge, class_past,
                       class_configure, class_door, class_arrange, class_start, class_pause,
                       class_place, class_open_table, class_rename, class_remove, class_return_code,
                       class_bot, class_act, class_roll_back, class_say, class_hide, class_card,
                       class_go_on, class_show, class_ask, class_pick, class_helper,
                       class_projector, class_export, class_end, class_delete))

// What arrives by itself. Both parts are whole; one that is missing is as it was.
struct ClassUpdate {
  std::string classroom;
  std::optional<Encoded<ClassInfo>> info;
  std::optional<Encoded<ClassYou>> you;
};
BOOST_DESCRIBE_STRUCT(ClassUpdate, (), (classroom, info, you))

// To those who should look up: it is your turn, the others wait.
struct ClassNudge {
  std::string classroom;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ClassNudge, (), (classroom, text))

// It was deleted, or you were taken out of it.
struct ClassGone {
  std::string classroom;
  std::string why;
};
BOOST_DESCRIBE_STRUCT(ClassGone, (), (classroom, why))

struct ClassNotices {
  ClassUpdate class_update;
  ClassNudge class_nudge;
  ClassGone class_gone;
};
BOOST_DESCRIBE_STRUCT(ClassNotices, (), (class_update, class_nudge, class_gone))

}  // namespace citybox::wire

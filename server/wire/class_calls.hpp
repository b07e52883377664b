#pragma once
// What may be asked of a class, and what comes back. protocol/PROTOCOL.md says what it means.

#include "engine/journal/course.hpp"
#include "server/wire/class_info.hpp"
#include "server/wire/debrief.hpp"

namespace citybox::wire {

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

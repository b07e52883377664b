#pragma once
// Each call of the server's socket: what goes, what comes back; and what arrives by itself.

#include "engine/journal/asked_draw.hpp"
#include "engine/journal/course.hpp"
#include "engine/table/printout.hpp"
#include "server/wire/messages.hpp"

namespace citybox::wire {

struct Held : AtTable {
  std::string token;  // of a seat or of the host
};
BOOST_DESCRIBE_STRUCT(Held, (AtTable), (token))

struct HeldSeat : Held {
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(HeldSeat, (Held), (seat))

// The lobby.

struct ShownLimits {
  std::size_t message_bytes = 0;
  std::int64_t messages_per_second = 0;
  std::size_t chat_length = 0;
  std::size_t name_length = 0;
  std::size_t words_length = 0;
};
BOOST_DESCRIBE_STRUCT(ShownLimits, (),
                      (message_bytes, messages_per_second, chat_length, name_length, words_length))

struct Hello {
  std::string name = {};
  std::string version = {};
  std::string public_url = {};
  ShownLimits limits = {};
  std::vector<GameInfo> games = {};
};
BOOST_DESCRIBE_STRUCT(Hello, (), (name, version, public_url, limits, games))

struct TableVocabularyParams {
  std::string game;
  std::optional<std::string> table;  // its words, where its content is not the newest
};
BOOST_DESCRIBE_STRUCT(TableVocabularyParams, (), (game, table))

struct PrintParams {
  std::string game;
  std::optional<std::string> pack;  // other numbers, by name
};
BOOST_DESCRIBE_STRUCT(PrintParams, (), (game, pack))

// A game as it comes out of a printer: every thing in its box, its words and its numbers.
struct Printed : Printout {
  AnyVocabulary vocabulary;
  json::object content;
};
BOOST_DESCRIBE_STRUCT(Printed, (Printout), (vocabulary, content))

struct CreateParams {
  std::string game;
  std::optional<int> seats;
  std::optional<Options> options;
  std::optional<server::Purpose> purpose;
  std::optional<bool> by_link;      // private: only who has its link comes in
  std::optional<std::string> pack;  // other numbers, by name
};
BOOST_DESCRIBE_STRUCT(CreateParams, (), (game, seats, options, purpose, by_link, pack))

struct Link {
  std::string path;
  std::string url;
};
BOOST_DESCRIBE_STRUCT(Link, (), (path, url))

// Of a private table the link ends in #key=…, and `key` is what stands there.
struct Created : Link {
  std::string table;
  std::string host;  // the host's token
  std::string key;
};
BOOST_DESCRIBE_STRUCT(Created, (Link), (table, host, key))

// A table, and what opens it for a stranger where it is private.
struct Entered : AtTable {
  std::optional<std::string> key;
};
BOOST_DESCRIBE_STRUCT(Entered, (AtTable), (key))

struct TokensParams : Entered {
  std::optional<std::vector<std::string>> tokens;
};
BOOST_DESCRIBE_STRUCT(TokensParams, (Entered), (tokens))

struct WatchParams : TokensParams {
  std::optional<SeatSet> look;  // only these of the tokens' seats; missing: all of them
  std::optional<bool> whole;    // each update has the whole `play`
};
BOOST_DESCRIBE_STRUCT(WatchParams, (TokensParams), (look, whole))

struct Watched {
  Info info;
  std::optional<Play> play;  // none before the start
  LogPage log;
  std::vector<ChatLine> chat;
  std::vector<std::size_t> dropped;  // places in `tokens` of those that are not valid (any more)
};
BOOST_DESCRIBE_STRUCT(Watched, (), (info, play, log, chat, dropped))

struct LogParams : AtTable {
  std::size_t before = 0;  // lines before this number
  std::optional<std::size_t> limit;
};
BOOST_DESCRIBE_STRUCT(LogParams, (AtTable), (before, limit))

struct MineParams {
  std::vector<TokensParams> tables;
};
BOOST_DESCRIBE_STRUCT(MineParams, (), (tables))

struct MineLine {
  std::string table = {};
  std::string game = {};
  std::string title = {};
  server::Phase phase = server::Phase::kLobby;
  bool your_turn = false;
  std::vector<std::string> seats = {};  // names
  std::int64_t changed = 0;             // Unix milliseconds
  bool gone = false;                    // there is no such table: the rest says nothing
  bool unreadable = false;              // it is there, and nothing can be said of it
};
BOOST_DESCRIBE_STRUCT(MineLine, (),
                      (table, game, title, phase, your_turn, seats, changed, gone, unreadable))

struct ConfigureParams : Held {
  std::optional<int> seats;
  std::optional<Options> options;
  std::optional<std::string> pack;  // other numbers, by name; "": the published ones
};
BOOST_DESCRIBE_STRUCT(ConfigureParams, (Held), (seats, options, pack))

struct QrParams {
  std::string path;
};
BOOST_DESCRIBE_STRUCT(QrParams, (), (path))

struct Qr {
  std::string svg;
  std::string url;
};
BOOST_DESCRIBE_STRUCT(Qr, (), (svg, url))

// Seats.

struct SitParams : Entered {
  Seat seat{};
  std::string name;
};
BOOST_DESCRIBE_STRUCT(SitParams, (Entered), (seat, name))

struct Seated {
  Seat seat{};
  std::string token;
};
BOOST_DESCRIBE_STRUCT(Seated, (), (seat, token))

struct RenameParams : Held {
  std::string name;
};
BOOST_DESCRIBE_STRUCT(RenameParams, (Held), (name))

struct SeatBotParams : HeldSeat {
  std::optional<std::string> bot;  // none: the person plays again
};
BOOST_DESCRIBE_STRUCT(SeatBotParams, (HeldSeat), (bot))

struct ClaimParams : AtTable {
  std::string claim;
};
BOOST_DESCRIBE_STRUCT(ClaimParams, (AtTable), (claim))

// Play.

struct HeldMove : Held, Move {};
BOOST_DESCRIBE_STRUCT(HeldMove, (Held, Move), ())

struct StartParams : Held {
  GivenDraws draws;  // what came up on a real table
};
BOOST_DESCRIBE_STRUCT(StartParams, (Held), (draws))

struct FacilitateParams : HeldMove {
  std::optional<std::string> words;
  GivenDraws draws;  // what came up on a real table
};
BOOST_DESCRIBE_STRUCT(FacilitateParams, (HeldMove), (words, draws))

struct PlayParams : FacilitateParams {
  std::uint32_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(PlayParams, (FacilitateParams), (seq))

struct Played {
  std::size_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(Played, (), (seq))

struct UndoParams : Held {
  std::uint32_t to = 0;
};
BOOST_DESCRIBE_STRUCT(UndoParams, (Held), (to))

// Done, or the others are asked.
struct UndoAnswer {
  std::optional<std::size_t> seq;
  std::optional<bool> asked;
};
BOOST_DESCRIBE_STRUCT(UndoAnswer, (), (seq, asked))

struct ConsentParams : Held {
  bool yes = false;
};
BOOST_DESCRIBE_STRUCT(ConsentParams, (Held), (yes))

struct SwitchParams : Held {
  bool on = false;
};
BOOST_DESCRIBE_STRUCT(SwitchParams, (Held), (on))

struct PaceParams : Held {
  int ms = 0;
};
BOOST_DESCRIBE_STRUCT(PaceParams, (Held), (ms))

struct SeenParams : Held {
  std::size_t seq = 0;  // the page has shown everything up to here
};
BOOST_DESCRIBE_STRUCT(SeenParams, (Held), (seq))

struct ChatParams : Held {
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ChatParams, (Held), (text))

// Questions.

struct ItemsParams : AtTable {
  std::string what;
  std::optional<Seat> seat;
};
BOOST_DESCRIBE_STRUCT(ItemsParams, (AtTable), (what, seat))

struct AtParams : AtTable {
  std::uint32_t count = 0;
};
BOOST_DESCRIBE_STRUCT(AtParams, (AtTable), (count))

struct HistoryParams : AtTable {
  std::optional<std::uint32_t> most;                 // so many positions at most, evenly apart
  std::optional<std::vector<std::uint32_t>> counts;  // or just those after so many actions
};
BOOST_DESCRIBE_STRUCT(HistoryParams, (AtTable), (most, counts))

// What a bot would do, and why.
struct Hinted : Reasons {
  AnyAction action;
};
BOOST_DESCRIBE_STRUCT(Hinted, (Reasons), (action))

// What it would have done there.
struct Hindsight : Hinted {
  Seat seat{};      // for whom
  Preview preview;  // of the action
};
BOOST_DESCRIBE_STRUCT(Hindsight, (Hinted), (seat, preview))

struct CourseParams : AtTable {
  std::optional<std::uint32_t> most;  // so many places at most, evenly apart
};
BOOST_DESCRIBE_STRUCT(CourseParams, (AtTable), (most))

struct CoachParams : Held {
  std::vector<std::string> told;  // ids of what was said before
};
BOOST_DESCRIBE_STRUCT(CoachParams, (Held), (told))

struct Coached {
  std::string id;
  std::string title;
  CoachShows shows = CoachShows::kBoard;
  std::string text;
  std::vector<AnyAction> proposed;  // any of these; none: there is nothing to do but read
  std::size_t place = 0;            // from 0, of `of`
  std::size_t of = 0;
};
BOOST_DESCRIBE_STRUCT(Coached, (), (id, title, shows, text, proposed, place, of))

struct ReplayFile {
  std::string name;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ReplayFile, (), (name, text))

struct Calls {
  Call<Nothing, Hello> hello;
  Call<TableVocabularyParams, AnyVocabulary> vocabulary;
  Call<PrintParams, Printed> print;
  Call<CreateParams, Created> create;
  Call<WatchParams, Watched> watch;
  Call<AtTable, Nothing> unwatch;
  Call<LogParams, LogPage> log;
  Call<MineParams, std::vector<MineLine>> mine;
  Call<ConfigureParams, Nothing> configure;
  Call<StartParams, Nothing> start;
  Call<QrParams, Qr> qr;
  Call<SitParams, Seated> sit;
  Call<Held, Nothing> stand;
  Call<RenameParams, Nothing> rename;
  Call<SeatBotParams, Nothing> seat_bot;
  Call<HeldSeat, Nothing> free_seat;
  Call<HeldSeat, Nothing> pass_host;
  Call<Held, Nothing> take_host;
  Call<SwitchParams, Nothing> spectators;
  Call<SwitchParams, Nothing> hints;
  Call<Held, Link> move_link;
  Call<HeldSeat, Link> return_link;
  Call<ClaimParams, Seated> claim;
  Call<PlayParams, Played> play;
  Call<Held, std::vector<AnyAction>> facilitator;
  Call<FacilitateParams, Played> facilitate;
  Call<UndoParams, UndoAnswer> undo;
  Call<Held, Played> redo;
  Call<Held, Played> retract;
  Call<ConsentParams, Nothing> consent;
  Call<SwitchParams, Nothing> pause;
  Call<PaceParams, Nothing> pace;
  Call<Held, Nothing> skip;
  Call<SeenParams, Nothing> seen;
  Call<ChatParams, Nothing> chat;
  Call<HeldMove, Preview> preview;
  Call<HeldMove, std::optional<Refused>> refusal;
  Call<ItemsParams, std::vector<ItemLine>> items;
  Call<AtParams, PastView> at;
  Call<HistoryParams, std::vector<PastView>> history;
  Call<Held, Hinted> hint;
  Call<AtParams, Hindsight> hindsight;
  Call<CourseParams, Course> course;
  Call<CoachParams, std::optional<Coached>> coach;
  Call<AtTable, ReplayFile> replay;
};
BOOST_DESCRIBE_STRUCT(Calls, (),
                      (hello, vocabulary, print, create, watch, unwatch, log, mine, configure,
                       start, qr, sit, stand, rename, seat_bot, free_seat, pass_host, take_host,
                       spectators, hints, move_link, return_link, claim, play, facilitator,
                       facilitate, undo, redo, retract, consent, pause, pace, skip, seen, chat,
                       preview, refusal, items, at, history, hint, hindsight, course, coach,
                       replay))

// Only what changed.
struct Update {
  std::string table = {};
  std::optional<Info> info = {};
  std::optional<Play> play = {};
  std::optional<PlayChanges> changes = {};               // in its place
  std::optional<Encoded<std::vector<Step>>> steps = {};  // one for each new action
  std::optional<Undone> undone = {};
  std::optional<bool> time_is_up =
      {};  // the clock ran out: the steps were taken for those who owed them
  std::optional<Seat> declined = {};  // who said no to the undo that was asked for
};
BOOST_DESCRIBE_STRUCT(Update, (), (table, info, play, changes, steps, undone, time_is_up, declined))

struct ChatNote {
  std::string table;
  ChatLine line;
};
BOOST_DESCRIBE_STRUCT(ChatNote, (), (table, line))

// It was deleted: what is asked about it finds no such table.
struct Gone {
  std::string table;
  std::string why;
};
BOOST_DESCRIBE_STRUCT(Gone, (), (table, why))

struct Closing {
  std::string why;
};
BOOST_DESCRIBE_STRUCT(Closing, (), (why))

struct Notices {
  Update update;
  ChatNote chat;
  Gone gone;
  Closing closing;
};
BOOST_DESCRIBE_STRUCT(Notices, (), (update, chat, gone, closing))

// Beside some errors, as their `data`.
struct OldSequence {
  std::size_t seq = 0;  // the newest
};
BOOST_DESCRIBE_STRUCT(OldSequence, (), (seq))

}  // namespace citybox::wire

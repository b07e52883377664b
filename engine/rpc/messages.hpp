#pragma once
// The messages of `citybox engine`, and the parts that the server's share with them. The JSON, the
// TypeScript of generated.ts and the reading of parameters all come from these structs.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/entry/game_entry.hpp"
#include "engine/rpc/call.hpp"
#include "engine/rpc/parts.hpp"
#include "engine/table/table.hpp"

namespace citybox::wire {

// What a game says of itself before anybody plays.
struct SeatRange {
  int min = 1;
  int max = 1;
  int standard = 1;
};
BOOST_DESCRIBE_STRUCT(SeatRange, (), (min, max, standard))

// Other numbers that a table may be played with, and what they change.
struct PackInfo {
  std::string name;   // "gentle"
  std::string title;  // "A gentler city"
  std::string about;  // one sentence; may be empty
  std::vector<ContentChange> changes;
  int more = 0;  // changes that are not listed
};
BOOST_DESCRIBE_STRUCT(PackInfo, (), (name, title, about, changes, more))
// Lists the first of them, and counts the others: everybody who comes is told.
void list_changes(PackInfo& pack, std::vector<ContentChange> changes);

struct GameInfo {
  std::string id;
  std::string title;
  std::string blurb;
  std::string kind;
  std::string credits;
  std::string ours;
  std::string rule_prefix;
  int rules_version = 1;
  int content_version = 1;
  SeatRange seats;
  int minutes = 30;
  bool cooperative = false;
  bool secrets = false;
  bool real = true;
  std::vector<OptionInfo> options;
  std::vector<LedgerInfo> ledgers;
  std::vector<BotInfo> bots;
  Opening play_now;
  Opening lesson;
  std::vector<PackInfo> packs;  // that this server has
};
BOOST_DESCRIBE_STRUCT(GameInfo, (),
                      (id, title, blurb, kind, credits, ours, rule_prefix, rules_version,
                       content_version, seats, minutes, cooperative, secrets, real, options,
                       ledgers, bots, play_now, lesson, packs))
GameInfo game_info(const GameEntry& game);

// Something that happened.
struct Told {
  AnyEvent event;
  std::string sentence;             // "": not worth a line in the log
  std::optional<SeatSet> audience;  // the engine's only: nothing where it is for everyone
};
BOOST_DESCRIBE_STRUCT(Told, (), (event, sentence, audience))
std::vector<Told> told(const std::vector<Happening>& happenings);  // with all audiences
std::vector<Told> told(const std::vector<Happening>& happenings, SeatSet eyes);

// What an action would do, as far as its seat can foresee.
struct Preview {
  std::vector<Told> events;
  AnySummary before;
  AnySummary after;
  bool chance = false;  // more would follow that nobody can know …
  bool draws = false;   // … because something is drawn
};
BOOST_DESCRIBE_STRUCT(Preview, (), (events, before, after, chance, draws))
Preview preview(citybox::Preview preview, SeatSet eyes);

// Why a bot would do it.
struct Reasons {
  std::string why;                      // what surely changes by it
  std::vector<AnyAction> plan;          // the action, and what goes with it until chance has a say
  std::vector<ClaimLine> claims;        // the same as `why`, part by part and whole
  std::optional<AnyAction> other;       // the next best
  std::string other_why;                // what that one would change; may be empty
  std::vector<ClaimLine> other_claims;  // the same
  std::optional<FoundLine> found;       // of a bot that searches
};
BOOST_DESCRIBE_STRUCT(Reasons, (), (why, plan, claims, other, other_why, other_claims, found))
Reasons reasons(const Table& table, Reason reason);

// An action as a program may give it: one of both.
struct Move {
  std::optional<AnyAction> action;
  std::optional<std::string> text;  // its notation
};
BOOST_DESCRIBE_STRUCT(Move, (), (action, text))
tl::expected<PackedAction, Problem> action_of(const Table& table, const Move& move);

struct AtTable {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(AtTable, (), (table))

struct VocabularyParams {
  std::string game;
  std::optional<std::string> table;  // with its numbers
};
BOOST_DESCRIBE_STRUCT(VocabularyParams, (), (game, table))

// From here on: `citybox engine` only.

struct Choice {
  std::string text;
  AnyAction action;
};
BOOST_DESCRIBE_STRUCT(Choice, (), (text, action))
Choice choice(const Table& table, PackedAction action);

struct NewParams {
  std::string game;
  std::optional<int> seats;
  std::optional<std::int64_t> seed;  // none: any, told in the answer
  std::optional<Options> options;
  std::optional<json::object> content;  // numbers that are not the published ones
};
BOOST_DESCRIBE_STRUCT(NewParams, (), (game, seats, seed, options, content))

struct LoadParams {
  std::string game;
  Position state;
  std::optional<std::int64_t> seed;
  std::optional<json::object> content;  // numbers that are not the published ones
};
BOOST_DESCRIBE_STRUCT(LoadParams, (), (game, state, seed, content))

struct Opened {
  std::string table;
  std::string game;
  int seats = 0;
  Options options;
  std::uint64_t seed = 0;
  std::size_t seq = 0;
  SeatSet deciders;
  std::vector<Told> events;
  std::vector<Draw> draws;
};
BOOST_DESCRIBE_STRUCT(Opened, (), (table, game, seats, options, seed, seq, deciders, events, draws))

struct ViewParams : AtTable {
  std::optional<Eyes> seat;  // none: a spectator's
};
BOOST_DESCRIBE_STRUCT(ViewParams, (AtTable), (seat))

struct SeatParams : AtTable {
  Actor seat;
};
BOOST_DESCRIBE_STRUCT(SeatParams, (AtTable), (seat))

struct MoveParams : SeatParams, Move {};
BOOST_DESCRIBE_STRUCT(MoveParams, (SeatParams, Move), ())

struct EnginePlayParams : MoveParams {
  std::optional<std::string> words;  // free text that goes with it, such as a law
};
BOOST_DESCRIBE_STRUCT(EnginePlayParams, (MoveParams), (words))

struct EnginePlayed {
  std::size_t seq = 0;
  std::string text;
  std::vector<Told> events;
  std::vector<Draw> draws;
  SeatSet deciders;
  bool over = false;
};
BOOST_DESCRIBE_STRUCT(EnginePlayed, (), (seq, text, events, draws, deciders, over))

struct EngineUndoParams : AtTable {
  std::optional<std::uint32_t> to;  // none: by one
  std::optional<Actor> seat;
};
BOOST_DESCRIBE_STRUCT(EngineUndoParams, (AtTable), (to, seat))

struct EngineRedoParams : AtTable {
  std::optional<Actor> seat;
};
BOOST_DESCRIBE_STRUCT(EngineRedoParams, (AtTable), (seat))

struct EngineUndone {
  std::size_t seq = 0;
  std::size_t line = 0;
  SeatSet deciders;
};
BOOST_DESCRIBE_STRUCT(EngineUndone, (), (seq, line, deciders))

struct EngineItemsParams : AtTable {
  std::optional<std::string> what;  // none: the first of the game's ledgers
  std::optional<Actor> seat;
};
BOOST_DESCRIBE_STRUCT(EngineItemsParams, (AtTable), (what, seat))

struct BotParams : SeatParams {
  std::string bot;
  std::optional<bool> why;  // with its reasons
};
BOOST_DESCRIBE_STRUCT(BotParams, (SeatParams), (bot, why))

struct BotChoice : Choice {
  std::optional<Reasons> reasons;  // none: it was not asked, or has no judgement
};
BOOST_DESCRIBE_STRUCT(BotChoice, (Choice), (reasons))

struct ReplayText {
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ReplayText, (), (text))

// Each call: what goes, what comes back.
struct EngineCalls {
  Call<Nothing, std::vector<GameInfo>> games;
  Call<VocabularyParams, AnyVocabulary> vocabulary;
  Call<NewParams, Opened> new_;
  Call<LoadParams, Opened> load;
  Call<AtTable, Nothing> close;
  Call<AtTable, Position> state;
  Call<ViewParams, View> view;
  Call<SeatParams, std::vector<Choice>> legal;
  Call<MoveParams, std::optional<Refused>> refusal;
  Call<MoveParams, Preview> preview;
  Call<EnginePlayParams, EnginePlayed> play;
  Call<EngineUndoParams, EngineUndone> undo;
  Call<EngineRedoParams, EngineUndone> redo;
  Call<AtTable, Standing> outcome;
  Call<EngineItemsParams, std::vector<ItemLine>> items;
  Call<AtTable, ReplayText> replay;
  Call<BotParams, BotChoice> bot;
};
BOOST_DESCRIBE_STRUCT(EngineCalls, (),
                      (games, vocabulary, new_, load, close, state, view, legal, refusal, preview,
                       play, undo, redo, outcome, items, replay, bot))

}  // namespace citybox::wire

#pragma once
// A game made up for `lab gaps`: two seats dig in turn, each time with a tool of their choice. As it stands
// it has no gap; its numbers can tear open one of each kind.

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/table/codec.hpp"
#include "engine/table/notation.hpp"

namespace citybox::mine {

enum class Tool : std::uint8_t { kNone, kSpade, kPick, kDrill };
enum class Depth : std::uint8_t { kShallow, kDeep };
enum class Ending : std::uint8_t { kNone, kWon, kEven };
enum class Ledger : std::uint8_t { kScore };
enum class Verb : std::uint8_t { kDig };
enum class EventKind : std::uint8_t { kDug, kEnded };

struct Options {
  Depth depth = Depth::kShallow;

  constexpr bool operator==(const Options&) const = default;
};

struct Content {
  std::uint8_t tools = 3;  // the first so many
  std::uint8_t turns = 12;
  std::uint8_t deep_turns = 16;
  std::int8_t spade = 2;
  std::int8_t pick = 1;        // to who digs
  std::int8_t pick_hurts = 1;  // the other
  std::int8_t drill = 5;       // or nothing
  std::uint8_t slips = 0;      // percent of the greedy one's decisions
  // The holes; 0: none.
  std::uint8_t stuck_at = 0;     // this turn has no action
  std::uint8_t refused_at = 0;   // in this turn the drill is listed and refused
  std::uint8_t broken_at = 0;    // this turn cannot be
  std::uint8_t spade_rests = 0;  // the spade ends no turn: who only takes the spade digs for ever
  std::uint8_t never_even = 0;
};

struct State {
  std::array<std::int16_t, 2> score{};
  std::uint8_t turn = 1;
  std::uint8_t seats = 2;
  Options options;
  Ending ending = Ending::kNone;

  constexpr bool operator==(const State&) const = default;
};

struct Action {
  Verb verb = Verb::kDig;
  Tool tool = Tool::kNone;

  constexpr bool operator==(const Action&) const = default;
};

struct Event {
  EventKind kind = EventKind::kDug;
  Seat seat{};
  Tool tool = Tool::kNone;
};

inline constexpr RuleId kTooLoud{2, 1};

constexpr SeatSet deciders(const State& s) {
  if (s.ending != Ending::kNone) return {};
  return SeatSet(Seat{static_cast<std::uint8_t>((s.turn - 1) % 2)});
}

constexpr void legal(const State& s, Seat seat, ScratchList<Action, 3>& out,
                     const Content& content) {
  if (!deciders(s).contains(seat) || s.turn == content.stuck_at) return;
  for (int i = 1; i <= content.tools; ++i) out.push_back({Verb::kDig, static_cast<Tool>(i)});
}

constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content& content) {
  if (s.ending != Ending::kNone) return kGameIsOver;
  if (!deciders(s).contains(seat)) return kNotYourDecision;
  const auto tool = static_cast<int>(a.tool);
  if (a.verb != Verb::kDig || tool < 1 || tool > content.tools || s.turn == content.stuck_at) {
    return kNoSuchAction;
  }
  return a.tool == Tool::kDrill && s.turn == content.refused_at ? kTooLoud : kAllowed;
}

template <class Ctx>
constexpr State start(const Setup<Options>& setup, Ctx&, const Content&) {
  State s;
  s.options = setup.options;
  return s;
}

template <class Ctx>
constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  const auto add = [&](unsigned to, int amount) {
    s.score[to] = static_cast<std::int16_t>(s.score[to] + amount);
  };
  ctx.emit(Event{EventKind::kDug, seat, a.tool}, kEveryone);
  if (a.tool == Tool::kSpade) add(seat.index, content.spade);
  if (a.tool == Tool::kPick) {
    add(seat.index, content.pick);
    add(1U - seat.index, -content.pick_hurts);
  }
  if (a.tool == Tool::kDrill) add(seat.index, ctx.draw(2) == 0 ? 0 : content.drill);
  if (a.tool == Tool::kSpade && content.spade_rests != 0) return;
  const int turns = s.options.depth == Depth::kDeep ? content.deep_turns : content.turns;
  if (++s.turn <= turns) return;
  const bool even = s.score[0] == s.score[1] && content.never_even == 0;
  s.ending = even ? Ending::kEven : Ending::kWon;
  ctx.emit(Event{EventKind::kEnded, seat, Tool::kNone}, kEveryone);
}

constexpr State redact(const State& s, SeatSet) { return s; }
constexpr State determinize(const State& seen, SeatSet, Rng&, const Content&) { return seen; }

constexpr Outcome outcome(const State& s, const Content&) {
  Outcome outcome;
  outcome.ending = static_cast<std::uint8_t>(s.ending);
  for (const std::int16_t score : s.score) outcome.scores.push_back(score);
  if (!outcome.over()) return outcome;
  if (s.score[0] >= s.score[1]) outcome.winners.add(Seat{0});
  if (s.score[1] >= s.score[0]) outcome.winners.add(Seat{1});
  return outcome;
}
constexpr void items(const State& s, Ledger, Seat seat, ItemList& out, const Content&) {
  out.push_back({rule(1), 0, 0, s.score[seat.index]});
}
constexpr const char* broken_invariant(const State& s, const Content& content) {
  return content.broken_at != 0 && s.turn == content.broken_at ? "the mine fell in." : nullptr;
}
constexpr const char* broken_content(const Content&) { return nullptr; }

struct Types {
  using State = mine::State;
  using Action = mine::Action;
  using Event = mine::Event;
  using Options = mine::Options;
  using Content = mine::Content;
  using Ending = mine::Ending;
  using Ledger = mine::Ledger;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 2;
  static constexpr std::size_t kMaxLegal = 3;
};
using Mine = Rules<Types>;
static_assert(Game<Mine>);

BOOST_DESCRIBE_ENUM(Tool, kNone, kSpade, kPick, kDrill)
BOOST_DESCRIBE_ENUM(Depth, kShallow, kDeep)
BOOST_DESCRIBE_ENUM(Ending, kNone, kWon, kEven)
BOOST_DESCRIBE_ENUM(Ledger, kScore)
BOOST_DESCRIBE_ENUM(Verb, kDig)
BOOST_DESCRIBE_ENUM(EventKind, kDug, kEnded)
BOOST_DESCRIBE_STRUCT(Options, (), (depth))
BOOST_DESCRIBE_STRUCT(Content, (),
                      (tools, turns, deep_turns, spade, pick, pick_hurts, drill, slips, stuck_at,
                       refused_at, broken_at, spade_rests, never_even))
BOOST_DESCRIBE_STRUCT(State, (), (score, turn, seats, options, ending))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, tool))
BOOST_DESCRIBE_STRUCT(Event, (), (kind, seat, tool))

struct Summary {
  std::string now;
  Goal goal;
};
BOOST_DESCRIBE_STRUCT(Summary, (), (now, goal))
struct Vocabulary {
  Words words;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (), (words))

struct MineCodec {
  using Game = Mine;
  using Summary = mine::Summary;
  using Vocabulary = mine::Vocabulary;

  static const GameInfo& info() {
    static const GameInfo kInfo{
        .id = "mine",
        .title = "Mine",
        .blurb = "Dig in turn, each time with a tool of your choice.",
        .kind = "Against each other",
        .credits = "Made up for tests",
        .ours = "All of it.",
        .rule_prefix = "MI",
        .min_seats = 2,
        .max_seats = 2,
        .standard_seats = 2,
        .options = {{.key = "depth",
                     .label = "Depth",
                     .choices = {{"shallow", "Shallow"}, {"deep", "Deep"}},
                     .standard = "shallow"}},
        .ledgers = {{"score", "Score"}},
    };
    return kInfo;
  }
  static std::string to_text(const Action& action) { return "dig " + name_of(action.tool); }
  static tl::expected<Action, Problem> parse(std::string_view text) {
    Action action;
    if (text.starts_with("dig ") && read_name(text.substr(4), action.tool)) return action;
    return tl::unexpected(Problem{"Write \"dig\" and a tool."});
  }
  static std::string sentence(const Event&, const Content&, const Said&) { return ""; }
  static std::string why(RuleId, const Content&) { return "Too loud."; }
  static std::string label(const Item&, const Content&) { return "Ore"; }
  static std::string verdict(const State&, const Content&) { return "The mine is empty."; }
  static Summary summary(const Seen<Mine>&, const Content&, const Said&) { return {}; }
  static Vocabulary vocabulary(const Content&) { return {}; }
  static std::string ascii(const State&, const Content&, const Said&) { return ""; }

  static constexpr Hooks<Mine> kHooks{};
};
static_assert(Codec<MineCodec>);

}  // namespace citybox::mine

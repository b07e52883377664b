#pragma once
// How Plots is described, written and told (engine/table/codec.hpp says what is asked for).

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/table/codec.hpp"
#include "games/template/codec_marks.hpp"
#include "games/template/plots.hpp"

namespace citybox::plots {

BOOST_DESCRIBE_ENUM(Unclaimed, kLost, kCarried)
BOOST_DESCRIBE_ENUM(Pace, kFree, kMinute)
BOOST_DESCRIBE_ENUM(Ending, kNone, kAllSold)
BOOST_DESCRIBE_ENUM(Ledger, kScore)
BOOST_DESCRIBE_ENUM(EventKind, kPlotShown, kCommitted, kRevealed, kTaken, kUnclaimed, kEnded)
BOOST_DESCRIBE_STRUCT(Options, (), (unclaimed, pace))
BOOST_DESCRIBE_ENUM(Verb, kBid)
BOOST_DESCRIBE_STRUCT(Action, (), (verb, card))
BOOST_DESCRIBE_STRUCT(Content, (), (rounds, best_plot, round_seconds))
BOOST_DESCRIBE_STRUCT(Event, (), (kind, rule, seat, card, amount))
BOOST_DESCRIBE_STRUCT(State, (), (hands, bids, won, plot, carried, round, seats, options, ending))

// What the page shows besides the state.
struct Summary {
  std::string now;
  Goal goal;
  int worth = 0;  // of the plot for sale, with what was carried
  int rounds = 0;
};
BOOST_DESCRIBE_STRUCT(Summary, (), (now, goal, worth, rounds))

struct Vocabulary {
  Words words;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (), (words))

struct PlotsCodec {
  using Game = Plots;
  using Summary = plots::Summary;
  using Vocabulary = plots::Vocabulary;

  static const GameInfo& info();
  static std::string to_text(const Action& action);
  static tl::expected<Action, Problem> parse(std::string_view text);
  static std::string sentence(const Event& event, const Content& content = kPublishedContent<Plots>,
                              const Said& said = {});
  static std::string why(RuleId rule, const Content& content = kPublishedContent<Plots>);
  static std::string label(const Item& item, const Content& content = kPublishedContent<Plots>);
  static std::string verdict(const State& state, const Content& content = kPublishedContent<Plots>);
  static Summary summary(const Seen<Plots>& seen, const Content& content, const Said& said = {});
  static std::string ascii(const State& state, const Content& content = kPublishedContent<Plots>,
                           const Said& said = {});

  // TP-3: a commitment is its maker's own.
  static SeatSet action_audience(const State&, Seat seat, const Action&) { return SeatSet(seat); }
  // TP-7: rounds have a clock of their own each.
  static std::optional<Clock> clock(const State& state,
                                    const Content& content = kPublishedContent<Plots>);
  static Action time_is_up(const State& state, Seat seat);
  static std::int64_t headline(const State& state, Ledger, Seat seat, const Content&) {
    return state.won[seat.index];
  }
  static Vocabulary vocabulary(const Content& content);
  static const std::vector<CoachLine<Plots>>& lesson();
  static std::string claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                           const Content& content);
  static std::string concern(std::uint8_t concern);

  static constexpr Hooks<Plots> kHooks{.action_audience = &action_audience,
                                       .clock = &clock,
                                       .time_is_up = &time_is_up,
                                       .headline = &headline,
                                       .lesson = &lesson,
                                       .claim = &claim,
                                       .concern = &concern,
                                       .marks = kContentMarks};
};

}  // namespace citybox::plots

namespace citybox {

// A card is its number, no card null, one that others may not see "face-down".
template <>
struct JsonOf<plots::Card> {
  static constexpr const char* kTypeScript = "number | 'face-down' | null";
  static json::value write(const plots::Card& card);
  static Read<plots::Card> read(const json::value& value);
};

template <>
struct JsonOf<plots::Hand> : JsonOfSet<plots::Hand, plots::Card> {};

static_assert(Codec<plots::PlotsCodec>);

}  // namespace citybox

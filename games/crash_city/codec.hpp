#pragma once
// CrashCity outside of its rules: JSON, notation and words.

#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/codec.hpp"
#include "engine/table/kit_json.hpp"
#include "games/crash_city/codec_city.hpp"
#include "games/crash_city/codec_marks.hpp"
#include "games/crash_city/codec_summary.hpp"
#include "games/crash_city/codec_vocabulary.hpp"
#include "games/crash_city/crash_city.hpp"

namespace citybox::crash_city {

BOOST_DESCRIBE_ENUM(Heading, kNorth, kEast, kSouth, kWest)
BOOST_DESCRIBE_ENUM(Shape, kNone, kOneEdge, kCorner, kParallel, kThreeEdge, kFourEdge)
BOOST_DESCRIBE_ENUM(Building, kNone, kHouse, kShop, kFactory)
BOOST_DESCRIBE_ENUM(PileUps, kOff, kOn)
BOOST_DESCRIBE_ENUM(EqualTurns, kOff, kOn)
BOOST_DESCRIBE_ENUM(Length, kFull, kQuick)
BOOST_DESCRIBE_ENUM(Ending, kNone, kAllParked, kStalemate)
BOOST_DESCRIBE_ENUM(Task, kSite, kPave, kBuild, kCar, kRace, kBounce, kNone)
BOOST_DESCRIBE_ENUM(Verb, kSite, kPlace, kHouse, kShop, kFactory, kCar, kPark, kUTurn, kDrive,
                    kPass, kStraight, kCorner, kSideswipe)
BOOST_DESCRIBE_ENUM(EventKind, kConstructionBegan, kSiteChosen, kTileRevealed, kPaved, kBuilt,
                    kCarPlaced, kRaceBegan, kDrove, kCrashed, kBounced, kParked, kPassed,
                    kLastRound, kEnded)
BOOST_DESCRIBE_ENUM(Maneuver, kNone, kForward, kDrift, kBackUp, kBackAround, kTurn, kBackwardTurn,
                    kUTurn, kStraightCrash, kCornerCrash, kSideswipe)
BOOST_DESCRIBE_ENUM(Ledger, kParked, kToBuild, kOpenJobs)

BOOST_DESCRIBE_STRUCT(Content, (), (mix, supply, quick_supply, patience))
BOOST_DESCRIBE_STRUCT(Options, (), (pile_ups, equal_turns, length))
BOOST_DESCRIBE_STRUCT(Crash, (), (before, hit, hitter, first, heading))
BOOST_DESCRIBE_STRUCT(State, (),
                      (crash, race_turns, crashes, quiet_turns, city, tiles_left, unbuilt, seats,
                       options, ending, task, turn, first, revealed, site))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, lanes, from, to))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, car, other, hit, maneuver, place, shape, lanes, building,
                       from, to, path, amount, ending, winners))

// Names: `o`, `e2n1` · `ne` · `e2n1.w` · `e2n1`, `e2n1.w facing north`, `.w facing north`.
std::string name_of(Place place);
std::string name_of(Sides sides);
std::string name_of(Lane lane);
std::string name_of(Spot spot);
// Back from exactly these; false for anything else.
bool read_name(std::string_view name, Place& out);
bool read_name(std::string_view name, Sides& out);
bool read_name(std::string_view name, Lane& out);
bool read_name(std::string_view name, Spot& out);
// The same names as templates.
Notation notation();

struct CrashCityCodec {
  using Game = CrashCity;
  using Summary = crash_city::Summary;
  using Vocabulary = crash_city::Vocabulary;

  static const GameInfo& info();
  static std::string to_text(const Action& a);
  static tl::expected<Action, Problem> parse(std::string_view text);
  static std::string sentence(const Event& event,
                              const Content& content = kPublishedContent<CrashCity>,
                              const Said& said = {});
  static std::string why(RuleId rule, const Content& content = kPublishedContent<CrashCity>);
  static std::string label(const Item& item, const Content& content = kPublishedContent<CrashCity>);
  static std::string verdict(const State& s, const Content& content = kPublishedContent<CrashCity>);
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);
  static Summary summary(const Seen<CrashCity>& seen, const Content& content,
                         const Said& said = {});
  static std::string ascii(const State& s, const Content& content = kPublishedContent<CrashCity>,
                           const Said& said = {});

  // For the laboratory: what it counts at the end of a game (crashes: hits of pile-ups included),
  // and who raced first (CC-20).
  static Hooks<CrashCity>::Numbers measures(const State& s,
                                            const Content& content = kPublishedContent<CrashCity>);
  static std::size_t order(const State& s, Seat seat);
  // For its heat maps. A drive is where it ends.
  static const BoardShape& shape();
  static std::optional<BoardPlace> place(const State& before, Seat seat, const Action& action);
  static Vocabulary vocabulary(const Content& content);
  static const std::vector<CoachLine<CrashCity>>& lesson();
  static std::string claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                           const Content& content);
  static std::string concern(std::uint8_t concern);
  static std::string meant(const State& state, const Content& content);
  static const std::vector<Question<CrashCity>>& questions();

  // For a class.
  static Glance glance(const Seen<CrashCity>& seen, const Content& content, const Said& said);
  static const ClassWords& class_words();

  // For a person at a terminal.
  static std::string board(const Seen<CrashCity>& seen, Seat seat,
                           const Content& content = kPublishedContent<CrashCity>,
                           const Said& said = {});

  static constexpr Hooks<CrashCity> kHooks{.headline = &headline,
                                           .lesson = &lesson,
                                           .meant = &meant,
                                           .questions = &questions,
                                           .claim = &claim,
                                           .concern = &concern,
                                           .board = &board,
                                           .measures = &measures,
                                           .order = &order,
                                           .marks = kContentMarks,
                                           .totals = kContentTotals,
                                           .shape = &shape,
                                           .place = &place,
                                           .for_class = {&glance, &class_words}};
};

}  // namespace citybox::crash_city

namespace citybox {

// 0.1.0 wrote `pile-ups` and `equal-turns`, and had no length: such options are read as well.
template <>
struct JsonOf<crash_city::Options> : JsonOfFields<crash_city::Options> {
  static bool read_into(const json::value& value, crash_city::Options& into, Misread& wrong);
};

// Names as in the notation; none of them is null.
template <class Named>
struct JsonOfNamed {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(const Named& named);
  static Read<Named> read(const json::value& value);
};
template <>
struct JsonOf<crash_city::Place> : JsonOfNamed<crash_city::Place> {};
template <>
struct JsonOf<crash_city::Sides> : JsonOfNamed<crash_city::Sides> {};
template <>
struct JsonOf<crash_city::Lane> : JsonOfNamed<crash_city::Lane> {};
template <>
struct JsonOf<crash_city::Spot> : JsonOfNamed<crash_city::Spot> {};

// A car is its number, 8 × seat + 0 … 7; no car is null.
template <>
struct JsonOf<crash_city::CarId> {
  static constexpr const char* kTypeScript = "number | null";
  static json::value write(crash_city::CarId car);
  static Read<crash_city::CarId> read(const json::value& value);
};
template <>
struct JsonOf<crash_city::CarSet> : JsonOfSet<crash_city::CarSet, crash_city::CarId> {};

// {"one-edge": 16, …}, {"house": 8, …}
template <>
struct JsonOf<crash_city::ShapeCounts> : JsonOfCounts<crash_city::ShapeCounts, crash_city::Shape> {
};
template <>
struct JsonOf<crash_city::BuildingCounts>
    : JsonOfCounts<crash_city::BuildingCounts, crash_city::Building> {};

template <>
struct JsonOf<crash_city::City> {
  using Stands = crash_city::CityMap;  // in TypeScript
  static json::value write(const crash_city::City& city);
  static Read<crash_city::City> read(const json::value& value);
};

static_assert(Codec<crash_city::CrashCityCodec>);

}  // namespace citybox

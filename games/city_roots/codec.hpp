#pragma once
// City Roots outside of its rules: JSON, notation and words.

#include <boost/describe.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/table/codec.hpp"
#include "games/city_roots/city_roots.hpp"

namespace citybox::city_roots {

BOOST_DESCRIBE_ENUM(Policy, kNone, kGovernmentSubsidizedHousing, kCutCorporateTaxes,
                    kGovernmentSubsidizedLocalBusinesses, kRelocateLowIncomeHousing,
                    kRelocateHighIncomeHousing, kLandSwap, kLandTrust, kFundHomelessShelter)
BOOST_DESCRIBE_ENUM(Card, kNone, kTechBoom, kRentHike, kStreetMarket, kDownturn, kLuxuryCondos,
                    kTenantsUnion, kCharityDrive, kHousingGrant, kFire, kStartUpLoans, kChainStore,
                    kNewTramLine, kQuietMonth, kEvictionWave)
BOOST_DESCRIBE_ENUM(Walls, kOpen, kEdge)
BOOST_DESCRIBE_ENUM(Ending, kNone, kWon, kRapidDisplacement, kDisplacedMasses, kTermOver)
BOOST_DESCRIBE_ENUM(Step, kPolicy, kPolicyUpdate, kEvent, kEventUpdate, kRevenue)
BOOST_DESCRIBE_ENUM(Task, kNone, kChoosePolicy, kTakePolicy, kReplacePolicy, kEvade, kEvict,
                    kBuildCorporation, kBuildBusiness, kBuildHigh, kReturnHome, kReturnBeside,
                    kPickHome, kMoveHome, kPickStack, kMoveStack, kPickTower, kGather, kPickSwap,
                    kSwap, kProtect, kDisplace, kRemoveCorporation, kRemoveBusiness, kFlip,
                    kPickTram, kMoveTram)
BOOST_DESCRIBE_ENUM(Update, kNotDue, kDue)
BOOST_DESCRIBE_ENUM(Tile, kNone, kLow, kHigh, kBusiness, kCorporation)
BOOST_DESCRIBE_ENUM(Verb, kEnact, kLobby, kTake, kReplace, kBuild, kPick, kMove, kSwap, kProtect,
                    kDisplace, kRemove, kFlip, kReturn, kStop)
BOOST_DESCRIBE_ENUM(EventKind, kTurnBegan, kProtectionExpired, kEnacted, kDidNothing, kLobbied,
                    kPolicyReplaced, kUpdateBegan, kBuilt, kRemoved, kFlipped, kMoved, kSwapped,
                    kDisplaced, kReturned, kResidentsAdded, kResidentsRemoved, kProtected,
                    kCardDrawn, kReshuffled, kRevenueCounted, kEnded)
BOOST_DESCRIBE_ENUM(Ledger, kRevenue, kPeople, kHouses, kHighIncome)

BOOST_DESCRIBE_STRUCT(Options, (), (walls))
BOOST_DESCRIBE_STRUCT(State, (),
                      (low, business, corporation, high, protection, pending, cards_left,
                       reshuffles, displaced_houses, residents, active, drawn, taken, seats, mayor,
                       options, ending, step, task, update, policy, card, high_at_draw, picked,
                       left))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, policy, space, to))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, tile, space, to, policy, other, policies, card, amount,
                       total, ending))

// "c3", or "nowhere".
std::string space_name(Space space);
// kNowhere if it is not the name of a space.
Space space_named(std::string_view name);

// The board as in a rule test: six rows, row 6 first, and the letters of the columns.
std::string draw_board(const State& s);

struct Vocabulary {
  Words words;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (), (words))

struct CityRootsCodec {
  using Game = CityRoots;
  using Summary = json::object;
  using Vocabulary = city_roots::Vocabulary;

  static const GameInfo& info();
  static std::string to_text(const Action& a);
  static tl::expected<Action, Problem> parse(std::string_view text);
  static std::string sentence(const Event& event);
  static std::string why(RuleId rule);
  static std::string label(const Item& item);
  static std::string verdict(const State& s);
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);
  // now, turn, revenue, revenue_goal, high_homes, high_homes_left, house_limit, resident_limit,
  // markers_left, deck (cards in the event deck), threatened and surrounded (spaces),
  // policies: all eight as {policy, rule, name, text, active, drawn, idle}, idle if enacting it now
  // would change nothing; card: the event card in play as {card, rule, name, text}, or null.
  static json::object summary(const Seen<CityRoots>& seen, const Content& content);
  static std::string ascii(const State& s);
  static Hooks<CityRoots>::Numbers measures(const State& s);
  static Vocabulary vocabulary(const Content&) { return {}; }

  static constexpr Hooks<CityRoots> kHooks{.headline = &headline, .measures = &measures};
};

}  // namespace citybox::city_roots

namespace citybox {

template <>
struct JsonOf<city_roots::Space> {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(city_roots::Space space);
  static Read<city_roots::Space> read(const json::value& value);
};
template <>
struct JsonOf<city_roots::SpaceSet> : JsonOfSet<city_roots::SpaceSet, city_roots::Space> {};
template <>
struct JsonOf<city_roots::PolicySet> : JsonOfSet<city_roots::PolicySet, city_roots::Policy> {};

// {"tech-boom": 1, "rent-hike": 6, …}
template <>
struct JsonOf<city_roots::CardCounts> {
  static constexpr const char* kTypeScript = "Record<Exclude<Card, 'none'>, number>";
  static json::value write(const city_roots::CardCounts& counts);
  static Read<city_roots::CardCounts> read(const json::value& value);
};

}  // namespace citybox

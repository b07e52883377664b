#pragma once
// How City Roots is described, written and told (engine/table/codec.hpp says what is asked for).

#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/codec.hpp"
#include "engine/table/kit_json.hpp"
#include "games/city_roots/city_roots.hpp"

namespace citybox::city_roots {

BOOST_DESCRIBE_ENUM(Policy, kNone, kGovernmentSubsidizedHousing, kCutCorporateTaxes,
                    kGovernmentSubsidizedLocalBusinesses, kRelocateLowIncomeHousing,
                    kRelocateHighIncomeHousing, kLandSwap, kLandTrust, kFundHomelessShelter)
BOOST_DESCRIBE_ENUM(Card, kNone, kTechBoom, kRentHike, kStreetMarket, kDownturn, kLuxuryCondos,
                    kTenantsUnion, kCharityDrive, kHousingGrant, kFire, kStartUpLoans, kChainStore,
                    kNewTramLine, kQuietMonth, kEvictionWave)
BOOST_DESCRIBE_ENUM(Walls, kOpen, kEdge)
BOOST_DESCRIBE_ENUM(FirstMayor, kFirst, kSecond, kThird, kFourth, kFifth)
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

BOOST_DESCRIBE_STRUCT(Options, (), (walls, first_mayor))
BOOST_DESCRIBE_STRUCT(Content, (),
                      (low_homes, high_homes, business_tiles, protection_markers, start_low,
                       start_business, start_corporation, center, start_policies,
                       residents_per_home, businesses_per_revenue, corporation_revenue,
                       revenue_goal, house_limit, resident_limit, reshuffles_allowed, trust_markers,
                       shelter_residents, copies, boom_doubles_at, rent_divisor, rent_takes_home_at,
                       rent_takes_two_at, downturn_spares_at, condos_double_at, union_markers,
                       charity_residents, charity_more_at, charity_more_residents))
BOOST_DESCRIBE_STRUCT(State, (),
                      (low, business, corporation, high, protection, pending, cards_left,
                       reshuffles, displaced_houses, residents, active, drawn, seats, mayor,
                       options, ending, step, task, update, policy, card, high_at_draw, picked,
                       left))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, policy, space, to))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, tile, space, to, policy, other, policies, card, amount,
                       total, ending))

// A policy that is active or was drawn by the lobby, as the city stands.
struct PolicyOutlook {
  Policy policy = Policy::kNone;
  bool idle = false;    // CR-14: enacting it now would change nothing
  std::string outlook;  // what the city has to offer to it, in numbers
};
BOOST_DESCRIBE_STRUCT(PolicyOutlook, (), (policy, idle, outlook))

// What the page shows besides the state.
struct Summary {
  std::string now;
  std::string duty;  // what is to be chosen, to the mayor and to all others; empty: nothing
  int turn = 0;
  int revenue = 0;
  int people = 0;  // displaced, a hundred for each resident marker
  int high_homes = 0;
  int high_homes_left = 0;              // in the supply
  int markers_left = 0;                 // for protection
  int deck = 0;                         // event cards not drawn yet
  std::string ahead;                    // which event cards change next, as high-income homes come
  std::string lobby;                    // what lobbying brings; empty where it is not asked
  SpaceSet threatened;                  // homes that an update would move
  SpaceSet surrounded;                  // … and those it would find closed in
  std::vector<PolicyOutlook> policies;  // active ones and those drawn
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (now, duty, turn, revenue, people, high_homes, high_homes_left, markers_left,
                       deck, ahead, lobby, threatened, surrounded, policies))

// What an event card does from so many high-income homes on.
struct StepWords {
  int from = 0;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(StepWords, (), (from, text))

struct PolicyWords {
  std::string rule;
  std::string name;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(PolicyWords, (), (rule, name, text))

struct CardWords {
  std::string rule;
  std::string name;
  std::string text;
  std::vector<StepWords> steps;
};
BOOST_DESCRIBE_STRUCT(CardWords, (), (rule, name, text, steps))

// What the page says of a space besides its tile. {number} is filled by the page.
struct MarkWords {
  std::string center;
  std::string guarded;  // by a protection marker
  std::string stack;    // {number} homes
  std::string to_take;  // something that can be taken up there
};
BOOST_DESCRIBE_STRUCT(MarkWords, (), (center, guarded, stack, to_take))

// For 1, and for any other {number}.
struct NumberWords {
  std::string one;
  std::string many;
};
BOOST_DESCRIBE_STRUCT(NumberWords, (), (one, many))

// What a choice would change, in a few words; {number} is filled by the page.
struct ChangeWords {
  std::string revenue;  // {number} with its sign
  NumberWords displaced;
  NumberWords returned;
  std::string people;  // {number} with its sign
  NumberWords flipped;
  std::string nothing;
};
BOOST_DESCRIBE_STRUCT(ChangeWords, (), (revenue, displaced, returned, people, flipped, nothing))

struct Vocabulary {
  Words words;
  std::map<std::string, PolicyWords> policies;  // by Policy
  std::map<std::string, CardWords> cards;       // by Card
  std::map<std::string, std::string> tiles;     // by Tile: "local business"
  MarkWords marks;
  std::map<std::string, std::string> endings;  // by Ending: a headline
  ChangeWords changes;
  std::string resident;  // what a resident marker stands for, a sentence
  int side = 0;          // the board's columns, and its rows
  SpaceSet center;
  int revenue_goal = 0;
  int house_limit = 0;
  int resident_limit = 0;  // markers
  int people_limit = 0;    // the same in people
  int residents_per_home = 0;
  int people_per_resident = 0;
  int event_cards = 0;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, policies, cards, tiles, marks, endings, changes, resident, side,
                       center, revenue_goal, house_limit, resident_limit, people_limit,
                       residents_per_home, people_per_resident, event_cards))

// "c3", or "nowhere".
std::string space_name(Space space);

// The board in letters, for terminals, bug reports and tests:
//   . vacant   L low-income home   P the same, protected   B local business   C corporation
//   1 2 3 a stack of so many high-income homes
char letter_at(const State& s, Space at);
// Six rows, row 6 first, and the letters of the columns.
std::string draw_board(const State& s);

struct CityRootsCodec {
  using Game = CityRoots;
  using Summary = city_roots::Summary;
  using Vocabulary = city_roots::Vocabulary;

  static const GameInfo& info();
  static std::string to_text(const Action& a);
  static tl::expected<Action, Problem> parse(std::string_view text);
  static std::string sentence(const Event& event,
                              const Content& content = kPublishedContent<CityRoots>,
                              const Said& said = {});
  static std::string why(RuleId rule, const Content& content = kPublishedContent<CityRoots>);
  static std::string label(const Item& item, const Content& content = kPublishedContent<CityRoots>);
  static std::string verdict(const State& s, const Content& content = kPublishedContent<CityRoots>);
  static Summary summary(const Seen<CityRoots>& seen, const Content& content,
                         const Said& said = {});
  static Vocabulary vocabulary(const Content& content);
  static std::string ascii(const State& s, const Content& content = kPublishedContent<CityRoots>);
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);
  static Hooks<CityRoots>::Numbers measures(const State& s,
                                            const Content& content = kPublishedContent<CityRoots>);

  static constexpr Hooks<CityRoots> kHooks{.headline = &headline, .measures = &measures};
};

}  // namespace citybox::city_roots

namespace citybox {

template <>
struct JsonOf<city_roots::Space> : JsonOfSpace<city_roots::Board> {};
template <>
struct JsonOf<city_roots::SpaceSet> : JsonOfSet<city_roots::SpaceSet, city_roots::Space> {};
template <>
struct JsonOf<city_roots::PolicySet> : JsonOfSet<city_roots::PolicySet, city_roots::Policy> {};
// {"tech-boom": 1, "rent-hike": 6, …}
template <>
struct JsonOf<city_roots::CardCounts> : JsonOfCounts<city_roots::CardCounts, city_roots::Card> {};

static_assert(Codec<city_roots::CityRootsCodec>);

}  // namespace citybox

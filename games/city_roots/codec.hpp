#pragma once
// How City Roots is described, written and told (engine/table/codec.hpp says what is asked for).

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/codec.hpp"
#include "engine/table/kit_json.hpp"
#include "games/city_roots/city_roots.hpp"
#include "games/city_roots/codec_marks.hpp"
#include "games/city_roots/codec_summary.hpp"
#include "games/city_roots/codec_vocabulary.hpp"
#include "games/city_roots/content_past.hpp"

namespace citybox::city_roots {

BOOST_DESCRIBE_ENUM(Policy, kNone, kGovernmentSubsidizedHousing, kCutCorporateTaxes,
                    kGovernmentSubsidizedLocalBusinesses, kRelocateLowIncomeHousing,
                    kRelocateHighIncomeHousing, kLandSwap, kLandTrust, kFundHomelessShelter)
BOOST_DESCRIBE_ENUM(Card, kNone, kTechBoom, kRentHike, kStreetMarket, kDownturn, kLuxuryCondos,
                    kTenantsUnion, kCharityDrive, kHousingGrant, kFire, kStartUpLoans, kChainStore,
                    kNewTramLine, kQuietMonth, kEvictionWave, kWaitingList, kSpeculators,
                    kPropertyTaxes)
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
                       rent_takes_two_at, market_doubles_at, downturn_spares_at, downturn_shops,
                       condos_double_at, union_markers, charity_residents, charity_more_at,
                       charity_more_residents, grant_residents, chain_doubles_at,
                       eviction_reaches_at, waiting_residents, waiting_divisor, speculators_divisor,
                       taxes_divisor, taxes_all_at))
BOOST_DESCRIBE_STRUCT(State, (),
                      (low, business, corporation, high, protection, pending, cards_left,
                       reshuffles, displaced_houses, residents, active, drawn, seats, mayor,
                       options, ending, step, task, update, policy, card, high_at_draw, picked,
                       left))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, policy, space, to))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, tile, space, to, policy, other, policies, card, amount,
                       total, ending))

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
  static std::string ascii(const State& s, const Content& content = kPublishedContent<CityRoots>,
                           const Said& said = {});
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);
  static Hooks<CityRoots>::Numbers measures(const State& s,
                                            const Content& content = kPublishedContent<CityRoots>);
  // For its heat maps.
  static const BoardShape& shape();
  static std::optional<BoardPlace> place(const State& before, Seat seat, const Action& action);

  static const std::vector<CoachLine<CityRoots>>& lesson();
  static std::string claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                           const Content& content = kPublishedContent<CityRoots>);
  static std::string concern(std::uint8_t concern);
  static std::string meant(const State& state, const Content& content);
  static const std::vector<Question<CityRoots>>& questions();

  // For a class.
  static Glance glance(const Seen<CityRoots>& seen, const Content& content, const Said& said);
  static const ClassWords& class_words();

  // For a person at a terminal.
  static std::string board(const Seen<CityRoots>& seen, Seat seat,
                           const Content& content = kPublishedContent<CityRoots>,
                           const Said& said = {});

  static constexpr Hooks<CityRoots> kHooks{.headline = &headline,
                                           .lesson = &lesson,
                                           .meant = &meant,
                                           .questions = &questions,
                                           .claim = &claim,
                                           .concern = &concern,
                                           .board = &board,
                                           .measures = &measures,
                                           .marks = kContentMarks,
                                           .totals = kContentTotals,
                                           .past = kPastContent,
                                           .shape = &shape,
                                           .place = &place,
                                           .for_class = {&glance, &class_words}};
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

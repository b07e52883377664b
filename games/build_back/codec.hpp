#pragma once
// Build It Back outside of its rules: JSON, notation and words.

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/table/codec.hpp"
#include "games/build_back/build_back.hpp"
#include "games/build_back/codec_marks.hpp"
#include "games/build_back/codec_summary.hpp"
#include "games/build_back/codec_vocabulary.hpp"

namespace citybox::build_back {

BOOST_DESCRIBE_ENUM(Tile, kNone, kWaterStation, kFoodPantry, kSupplyDepot, kJobOffice, kWell,
                    kRainGarden, kFieldKitchen, kRoofPlots, kSalvageYard, kBrickKiln, kHiringHall,
                    kEveningSchool, kAidTent, kListeningPorch, kSchoolGymShelter, kNoticeWall,
                    kRadioVan, kMemoryBooth, kLoanTable, kBlockCouncil, kPlayStreet, kWaterworks,
                    kRiverPark, kMarketHall, kTerraceFarm, kTimberMill, kReuseWorks, kTradeCollege,
                    kCareersHouse, kMakerHall, kCityHospital, kFamilyHouse, kRecoveryGarden,
                    kBroadcastHouse, kFilmWorkshop, kPublicLibrary, kNewCityHall, kConcertGreen,
                    kSavingsHouse, kFloatStage, kNightBarge, kRoundTheClockBakery, kMentorsLodge,
                    kMobileClinic, kOldTownArcade, kPatternArchive, kFaceDown)
BOOST_DESCRIBE_ENUM(Icon, kWater, kFood, kSupplies, kWork, kCare, kMedia, kCivic)
BOOST_DESCRIBE_ENUM(Objective, kNone, kDailyBread, kOpenDoors, kRainyDay, kUpward, kManyHands,
                    kWholeCity, kOldFriends, kFaceDown)
BOOST_DESCRIBE_ENUM(Resupply, kNone, kFirstConvoy, kDryTaps, kBareShelves, kBlockedRoad,
                    kAftershock, kBusesHome, kHarvestTrain, kFullReservoir, kBuildersFair,
                    kHomecoming, kTwinCityGift, kSteadyHands)
BOOST_DESCRIBE_ENUM(Token, kWater, kFood, kSupplies, kWorkers, kMoney, kStories, kInfluence,
                    kDistressed, kInjured)
BOOST_DESCRIBE_ENUM(Power, kNone, kAnyBase, kThirdUse, kDoubleLeader, kOutreach, kKeepsBelow,
                    kCheaperBuilds)
BOOST_DESCRIBE_ENUM(Objectives, kSecret, kOpen)
BOOST_DESCRIBE_ENUM(Ending, kNone, kRebuilt)
BOOST_DESCRIBE_ENUM(Task, kLeaders, kMarker, kGained, kNone)
BOOST_DESCRIBE_ENUM(Square, kBuild, kSpend, kTrade)
BOOST_DESCRIBE_ENUM(Verb, kLeader, kReady, kUse, kBuild, kSpendStories, kSpendMoney, kTrade, kIdle,
                    kWait)
BOOST_DESCRIBE_ENUM(EventKind, kDealt, kObjectiveShown, kRoundBegan, kLeaderPlaced, kReady,
                    kLeadersShown, kFirstPlayer, kResupplied, kReshuffled, kUsed, kBuilt,
                    kSpecialShown, kSpent, kTraded, kIdled, kLeaderWaits, kTileEntered,
                    kTileDiscarded, kLevelTwo, kEndTriggered, kRoundEnded, kObjectiveScored,
                    kInfluenceBonus, kCommunityBonus, kEnded)
BOOST_DESCRIBE_ENUM(Ledger, kScore, kInfluence, kCommunity)

BOOST_DESCRIBE_STRUCT(Tokens, (),
                      (water, food, supplies, workers, money, stories, influence, distressed,
                       injured))
BOOST_DESCRIBE_STRUCT(Goods, (), (water, food, supplies, workers))
BOOST_DESCRIBE_STRUCT(Options, (), (objectives))
BOOST_DESCRIBE_STRUCT(Space, (), (tile, below, height, used, leader))
BOOST_DESCRIBE_STRUCT(Player, (),
                      (vp, tokens, mat, used, markers, leaders, special, special_built, objective,
                       ready))
BOOST_DESCRIBE_STRUCT(State, (),
                      (decks, resupply_decks, players, bank, board, display, objective, resupply,
                       round, level, first, turn, gained, seats, task, ending, options))
BOOST_DESCRIBE_ENUM(Measure, kNothing, kWaterAndFood, kCommunity, kMoney, kStories, kWorkers,
                    kLeadersGained, kBuiltOver, kDifferentIcons, kStationsLeft, kStationsJoined)
BOOST_DESCRIBE_STRUCT(Deed, (), (pay, take, help, receive, any, vp, leaders))
BOOST_DESCRIBE_STRUCT(TileInfo, (),
                      (tile, icon, level, three, cost, vp, influence, community, deed, power))
BOOST_DESCRIBE_STRUCT(Term, (), (measure, vp, beyond))
BOOST_DESCRIBE_STRUCT(ObjectiveInfo, (), (objective, terms, most))
BOOST_DESCRIBE_STRUCT(ResupplyInfo, (), (card, level, add))
BOOST_DESCRIBE_STRUCT(Content, (),
                      (tiles, objectives, resupply, supply, leader_supply, purse, first_leaders,
                       first_markers, all_markers, uses, most_stories, most_influence,
                       influence_price, most_goods, leader_adds, double_leader_adds, further_uses,
                       build_rebate, bonus, shared_bonus))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, tile, over, amount, goods))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, other, tile, over, tiles, objective, card, paid, saved,
                       gained, space, vp, leaders, amount, winners))

struct BuildBackCodec {
  using Game = BuildBack;
  using Summary = build_back::Summary;
  using Vocabulary = build_back::Vocabulary;

  static const GameInfo& info();
  static Vocabulary vocabulary(const Content& content);
  static Summary summary(const Seen<BuildBack>& seen, const Content& content,
                         const Said& said = {});
  static std::string sentence(const Event& event,
                              const Content& content = kPublishedContent<BuildBack>,
                              const Said& said = {});
  static std::string verdict(const State& s, const Content& content = kPublishedContent<BuildBack>);
  static std::string why(RuleId rule, const Content& content = kPublishedContent<BuildBack>);
  static std::string label(const Item& item, const Content& content = kPublishedContent<BuildBack>);
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);
  // What a spectator sees.
  static std::string ascii(const State& whole,
                           const Content& content = kPublishedContent<BuildBack>,
                           const Said& said = {});

  // `leader well` · `ready` · `use well` · `use night-barge for water 1 food 1` · `build well` ·
  // `build well over water-station` · `spend stories 2` · `spend money 4` · `trade water 1 food 2`
  // · `idle` · `wait`
  static std::string to_text(const Action& a);
  static tl::expected<Action, Problem> parse(std::string_view text);

  // BB-20: where a Leader goes is its owner's secret until all are ready. That somebody is ready,
  // all may know.
  static SeatSet action_audience(const State& s, Seat seat, const Action& a) {
    return s.task == Task::kLeaders && a.verb == Verb::kLeader ? SeatSet(seat) : kEveryone;
  }

  // For the laboratory: a tile that is built counts as one choice wherever it goes.
  static std::string choice(const Action& a);
  static Hooks<BuildBack>::Numbers measures(const State& s,
                                            const Content& content = kPublishedContent<BuildBack>);
  static Hooks<BuildBack>::Numbers facts(const State& s, Seat seat,
                                         const Content& content = kPublishedContent<BuildBack>);

  // For its heat maps: the spaces of one's mat.
  static const BoardShape& shape();
  static std::optional<BoardPlace> place(const State& before, Seat seat, const Action& action);

  static const std::vector<CoachLine<BuildBack>>& lesson();
  static std::string claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                           const Content& content = kPublishedContent<BuildBack>);
  static std::string concern(std::uint8_t concern);
  static std::string meant(const State& state, const Content& content);
  static const std::vector<Question<BuildBack>>& questions();
  // BB-10: one's own objective, and the next building, which may be one's special.
  static bool secret_concern(std::uint8_t concern);

  // For a class.
  static Glance glance(const Seen<BuildBack>& seen, const Content& content, const Said& said);
  static const ClassWords& class_words();

  // For a person at a terminal.
  static std::string board(const Seen<BuildBack>& seen, Seat seat,
                           const Content& content = kPublishedContent<BuildBack>,
                           const Said& said = {});

  static constexpr Hooks<BuildBack> kHooks{.action_audience = &action_audience,
                                           .headline = &headline,
                                           .lesson = &lesson,
                                           .meant = &meant,
                                           .questions = &questions,
                                           .claim = &claim,
                                           .concern = &concern,
                                           .secret_concern = &secret_concern,
                                           .board = &board,
                                           .measures = &measures,
                                           .facts = &facts,
                                           .choice = &choice,
                                           .marks = kContentMarks,
                                           .shape = &shape,
                                           .place = &place,
                                           .for_class = {&glance, &class_words}};
};

}  // namespace citybox::build_back

namespace citybox {

template <>
struct JsonOf<build_back::Deck> : JsonOfSet<build_back::Deck, build_back::Tile> {};
template <>
struct JsonOf<build_back::ResupplyDeck>
    : JsonOfSet<build_back::ResupplyDeck, build_back::Resupply> {};

// true or false
template <>
struct JsonOf<build_back::Flag> {
  static constexpr const char* kTypeScript = "boolean";
  static json::value write(build_back::Flag flag);
  static Read<build_back::Flag> read(const json::value& value);
};

// {"water": 2}: only what is not 0.
template <>
struct JsonOf<build_back::Amounts> {
  static constexpr const char* kTypeScript = "Partial<Tokens>";
  static json::value write(const build_back::Amounts& amounts);
  static Read<build_back::Amounts> read(const json::value& value);
};

// The same; nothing is null.
template <>
struct JsonOf<build_back::Change> {
  static constexpr const char* kTypeScript = "Partial<Tokens> | null";
  static json::value write(const build_back::Change& change);
  static Read<build_back::Change> read(const json::value& value);
};

static_assert(Codec<build_back::BuildBackCodec>);

}  // namespace citybox

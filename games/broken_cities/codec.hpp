#pragma once
// Broken Cities outside of its rules: JSON, notation and words.

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/table/codec.hpp"
#include "engine/table/kit_json.hpp"
#include "games/broken_cities/broken_cities.hpp"
#include "games/broken_cities/codec_marks.hpp"
#include "games/broken_cities/codec_summary.hpp"
#include "games/broken_cities/codec_vocabulary.hpp"

namespace citybox::broken_cities {

BOOST_DESCRIBE_ENUM(Construction, kNone, kLowCost, kConventional, kGreen, kShopping, kGreenspace,
                    kEcoPark, kRetrofit)
BOOST_DESCRIBE_ENUM(Card, kNone, kFlood, kDrought, kTorrentialRain, kVectorDisease, kHurricane,
                    kNews)
BOOST_DESCRIBE_ENUM(LawKind, kNone, kRequire, kForbid, kSurcharge, kCap, kFreeText, kRepeal)
BOOST_DESCRIBE_ENUM(Since, kNextTurn, kNow)
BOOST_DESCRIBE_ENUM(Ballot, kNone, kYes, kNo, kSealed, kWasYes, kWasNo)
BOOST_DESCRIBE_ENUM(Climate, kOwn, kShared)
BOOST_DESCRIBE_ENUM(Broken, kHighest, kNet, kNobody)
BOOST_DESCRIBE_ENUM(Thresholds, kPrinted, kEven)
BOOST_DESCRIBE_ENUM(Tables, kOne, kTwo, kThree, kFour, kFive, kSix)
BOOST_DESCRIBE_ENUM(Ending, kNone, kRentReached, kCityBroke, kStandstill, kClosed)
BOOST_DESCRIBE_ENUM(Stage, kTurn, kHearing, kRoundEnd)
BOOST_DESCRIBE_ENUM(Talk, kNone, kPropose, kObject, kNumber, kFine, kVote, kCall, kVerdict)
BOOST_DESCRIBE_ENUM(Session, kNotDue, kDue)
BOOST_DESCRIBE_ENUM(Verb, kBuy, kPlace, kRetrofit, kRentOut, kEnd, kLose, kCall, kLetBe, kVoteYes,
                    kVoteNo, kPropose, kAbout, kNumber, kFine, kRepeal, kPass, kCard, kClose, kPool)
BOOST_DESCRIBE_ENUM(EventKind, kRoundBegan, kTurnBegan, kIncome, kDebtPaid, kChosen, kBuilt,
                    kRetrofitted, kRenterPlaced, kRentChanged, kRentCounted, kEmissionChanged,
                    kEmissionsCounted, kTurnEnded, kLawBroken, kFined, kDamageCounted,
                    kDamageReported, kPoolTold, kEventReached, kCardFell, kLost, kDowngraded,
                    kRenterLeft, kRenterPicked, kReady, kSessionBegan, kDrafted, kProposed,
                    kRepealProposed, kPassed, kBallot, kLawMade, kLawRepealed, kLawFailed,
                    kSessionEnded, kHearingBegan, kBreachCalled, kBreachFound, kBreachDismissed,
                    kRentersArrived, kClosed, kEnded)
BOOST_DESCRIBE_ENUM(Ledger, kRent, kEmissions, kCityEmissions, kDamage)

BOOST_DESCRIBE_STRUCT(StartHome, (), (space, what))
BOOST_DESCRIBE_STRUCT(Range, (), (least, most))
BOOST_DESCRIBE_STRUCT(Content, (),
                      (price, emissions, rent, pieces, start_homes, start_money, renters,
                       available_at_start, renters_a_round, shore_bonus, forest_bonus, park_bonus,
                       rent_goal, emissions_a_row, most_damage, printed_events, even_events,
                       disease_takes, idle_rounds_allowed, most_laws, first_laws, required,
                       surcharge, cap, fine, fine_in_words, longest_wording, debt_divisor,
                       session_rounds))
BOOST_DESCRIBE_STRUCT(Options, (), (climate, broken, thresholds, tables))
BOOST_DESCRIBE_STRUCT(State, (),
                      (built, owned, renters, leaving, money, owed, round, pool, damage, callers,
                       order, speakers, ballots, to_lose, bought, laws, due, motion, waiting, used,
                       cards_due, available, reserve, texts, seats, options, ending, stage, turn,
                       chosen, heard, talk, speech, session, idle_rounds))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, construction, space, law, number, card, pool))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, construction, other, space, card, law, ballot, amount,
                       before, after, ending))

// A law that is there, with the fields of all laws.
struct WrittenLaw : Law {};
BOOST_DESCRIBE_STRUCT(WrittenLaw, (), (kind, object, number, fine, text, since))

// "c3", or "nowhere".
inline std::string space_name(Space space) { return name_on<City>(space); }

// The block as in a rule test: its rows, the last one first, and the letters of the columns.
std::string draw_board(const State& s);

struct BrokenCitiesCodec {
  using Game = BrokenCities;
  using Summary = broken_cities::Summary;
  using Vocabulary = broken_cities::Vocabulary;

  static const GameInfo& info();
  static std::string to_text(const Action& a);
  static tl::expected<Action, Problem> parse(std::string_view text);
  static std::string sentence(const Event& event,
                              const Content& content = kPublishedContent<BrokenCities>,
                              const Said& said = {});
  static std::string why(RuleId rule, const Content& content = kPublishedContent<BrokenCities>);
  static std::string label(const Item& item,
                           const Content& content = kPublishedContent<BrokenCities>);
  static std::string verdict(const State& s,
                             const Content& content = kPublishedContent<BrokenCities>);
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);
  static Summary summary(const Seen<BrokenCities>& seen, const Content& content,
                         const Said& said = {});
  static std::string ascii(const State& s, const Content& content = kPublishedContent<BrokenCities>,
                           const Said& said = {});
  // What the laboratory counts at the end of a game.
  static Hooks<BrokenCities>::Numbers measures(
      const State& s, const Content& content = kPublishedContent<BrokenCities>);
  // For its heat maps.
  static const BoardShape& shape();
  static std::optional<BoardPlace> place(const State& before, Seat seat, const Action& action);
  // BC-33: the wording of a law goes with `propose free-text`.
  static bool takes_words(const Action& action) { return action.law == LawKind::kFreeText; }
  static RuleId words_refusal(const Action& action, std::string_view words,
                              const Content& content = kPublishedContent<BrokenCities>);
  // Ballots and the renters that leave are their owners' own until all are in.
  static SeatSet action_audience(const State& before, Seat seat, const Action& action);
  static Vocabulary vocabulary(const Content& content);
  static const std::vector<CoachLine<BrokenCities>>& lesson();
  static std::string claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                           const Content& content);
  static std::string concern(std::uint8_t concern);
  // BC-34: the speaker argues for a law as it goes to the vote (texts_speech.cpp).
  static std::vector<std::string> speech(const Seen<BrokenCities>& seen, Seat seat,
                                         const Action& action, const Content& content);
  static std::string meant(const State& state, const Content& content);
  static const std::vector<Question<BrokenCities>>& questions();
  static std::optional<Account> account(const Event& event, const Content& content);

  // For a class (BC-40 … BC-44).
  static Glance glance(const Seen<BrokenCities>& seen, const Content& content, const Said& said);
  static const ClassWords& class_words();
  static Sharing sharing(int tables, const Options& options, const Content& content);
  static Share share(const State& state, const Content& content);
  static bool only_tells(const Action& action) { return action.verb == Verb::kPool; }

  // For a person at a terminal.
  static std::string board(const Seen<BrokenCities>& seen, Seat seat,
                           const Content& content = kPublishedContent<BrokenCities>,
                           const Said& said = {});

  // BC-33: "Does anybody object?" is asked after every turn.
  static bool aloud(const State& state) { return state.talk == Talk::kCall; }

  static constexpr Hooks<BrokenCities> kHooks{
      .action_audience = &action_audience,
      .aloud = &aloud,
      .takes_words = &takes_words,
      .words_refusal = &words_refusal,
      .headline = &headline,
      .lesson = &lesson,
      .meant = &meant,
      .questions = &questions,
      .account = &account,
      .claim = &claim,
      .concern = &concern,
      .speech = &speech,
      .board = &board,
      .measures = &measures,
      .marks = kContentMarks,
      .shape = &shape,
      .place = &place,
      .for_class = {&glance, &class_words, &sharing, &share, &only_tells}};
};

}  // namespace citybox::broken_cities

namespace citybox {

template <>
struct JsonOf<broken_cities::Space> : JsonOfSpace<broken_cities::City> {};
template <>
struct JsonOf<broken_cities::SpaceSet> : JsonOfSet<broken_cities::SpaceSet, broken_cities::Space> {
};
template <>
struct JsonOf<broken_cities::CardSet> : JsonOfSet<broken_cities::CardSet, broken_cities::Card> {};

// {"low-cost": ["b3", …], …}
template <>
struct JsonOf<broken_cities::Built> {
  static constexpr const char* kTypeScript =
      "Record<Exclude<Construction, 'none' | 'retrofit'>, string[]>";
  static json::value write(const broken_cities::Built& built);
  static Read<broken_cities::Built> read(const json::value& value);
};

// {"low-cost": 2, …, "retrofit": 0}
template <class T>
struct JsonOf<broken_cities::PerConstruction<T>>
    : JsonOfCounts<broken_cities::PerConstruction<T>, broken_cities::Construction> {};

// A WrittenLaw, or null where there is none ("" and "none" are read so too).
template <>
struct JsonOf<broken_cities::Law> {
  using Stands = std::optional<broken_cities::WrittenLaw>;  // in TypeScript
  static json::value write(const broken_cities::Law& law);
  static Read<broken_cities::Law> read(const json::value& value);
};

}  // namespace citybox

#include "games/city_roots/codec.hpp"

#include "engine/types/words.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

std::vector<OptionInfo> option_list() {
  return {{.key = "walls",
           .label = "Edge of the board",
           .choices = {{"open", "Homes on the edge cannot be surrounded"},
                       {"edge", "The edge counts as a side that surrounds"}},
           .standard = "open"},
          {.key = "first_mayor",
           .label = "First mayor",
           .choices = {{"first", "Seat 1"},
                       {"second", "Seat 2", 2},
                       {"third", "Seat 3", 3},
                       {"fourth", "Seat 4", 4},
                       {"fifth", "Seat 5", 5}},
           .standard = "first"}};
}

}  // namespace

const GameInfo& CityRootsCodec::info() {
  static const GameInfo kInfo{
      .id = "city-roots",
      .title = "City Roots",
      .blurb =
          "You are the council of a low-income town: raise its revenue without driving out its "
          "people.",
      .kind = "Everyone together",
      .credits = "Ben Barnett, Grace Dong, Gilbert Rosal and Annie Shi",
      .ours = "The board’s layout and all 28 event cards are our reconstruction.",
      .rule_prefix = "CR",
      .rules_version = 2,
      .content_version = 2,
      .min_seats = CityRoots::kMinSeats,
      .max_seats = CityRoots::kMaxSeats,
      .standard_seats = 4,
      .minutes = 30,
      .cooperative = true,
      .options = option_list(),
      .ledgers = {{"revenue", "Revenue"},
                  {"people", "Displaced people"},
                  {"houses", "Displaced houses"},
                  {"high-income", "High-income homes"}},
      .play_now = {.seats = 2, .options = {}, .note = "With one bot: you govern every other turn."},
      .lesson = {.seats = 2, .options = {}, .note = "With one bot: you govern first."},
  };
  return kInfo;
}

std::string CityRootsCodec::why(RuleId rule, const Content&) { return std::string(why_text(rule)); }

std::string CityRootsCodec::label(const Item& item, const Content& content) {
  const int count = item.subject;
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kLocalBusinesses:
      return say("{count|1 local business|{count} local businesses}, 1 for every {number}",
                 {{"count", count}, {"number", number_word(content.businesses_per_revenue)}});
    case ItemLabel::kCorporations:
      return say("{count|1 corporation|{count} corporations}, {revenue} each",
                 {{"count", count}, {"revenue", content.corporation_revenue}});
    case ItemLabel::kResidents:
      return say("{count|1 resident marker|{count} resident markers}, {people} people each",
                 {{"count", count}, {"people", people_of(1)}});
    case ItemLabel::kDisplacedHouses:
      return "Low-income homes in Displaced Houses";
    case ItemLabel::kSingleHomes:
      return say("{count|1 single high-income home|{count} single high-income homes}",
                 {{"count", count}});
    case ItemLabel::kStacksOfTwo:
      return say("{count|1 stack of two|{count} stacks of two}", {{"count", count}});
    case ItemLabel::kStacksOfThree:
      return say("{count|1 stack of three|{count} stacks of three}", {{"count", count}});
  }
  return "";
}

std::int64_t CityRootsCodec::headline(const State& s, Ledger ledger, Seat, const Content& c) {
  switch (ledger) {
    case Ledger::kRevenue:
      return revenue(s, c);
    case Ledger::kPeople:
      return displaced_people(s);
    case Ledger::kHouses:
      return s.displaced_houses;
    case Ledger::kHighIncome:
      return high_homes(s);
  }
  return 0;
}

Hooks<CityRoots>::Numbers CityRootsCodec::measures(const State& s, const Content& content) {
  return {{"turns", turn_number(s, content)}};
}

const BoardShape& CityRootsCodec::shape() {
  static const BoardShape kShape = lettered_board(kSide, kSide);
  return kShape;
}

// What moves is where it goes.
std::optional<BoardPlace> CityRootsCodec::place(const State&, Seat, const Action& a) {
  const Space space = a.verb == Verb::kMove ? a.to : a.space;
  if (!takes_space(a.verb) || !space.on_board()) return std::nullopt;
  return BoardPlace{space.column(), space.row()};
}

}  // namespace citybox::city_roots

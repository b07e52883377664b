#include "games/city_roots/codec.hpp"

#include <fmt/format.h>

#include "games/city_roots/drawing.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

const GameInfo& CityRootsCodec::info() {
  static const GameInfo kInfo{
      .id = "city-roots",
      .title = "City Roots",
      .blurb =
          "You are the council of a low-income town: raise its revenue without driving out its "
          "people.",
      .credits = "Ben Barnett, Grace Dong, Gilbert Rosal and Annie Shi",
      .rule_prefix = "CR",
      .rules_version = 1,
      .min_seats = CityRoots::kMinSeats,
      .max_seats = CityRoots::kMaxSeats,
      .standard_seats = 4,
      .minutes = 30,
      .cooperative = true,
      .options = {{.key = "walls",
                   .label = "Edge of the board",
                   .choices = {{"open", "Homes on the edge cannot be surrounded"},
                               {"edge", "The edge counts as a side that surrounds"}},
                   .standard = "open"}},
      .ledgers = {"revenue", "people", "houses", "high-income"},
  };
  return kInfo;
}

std::string CityRootsCodec::why(RuleId rule) { return std::string(why_text(rule)); }

std::string CityRootsCodec::label(const Item& item) {
  const auto count = [&](const char* one, const char* many) {
    return fmt::format("{} {}", item.subject, item.subject == 1 ? one : many);
  };
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kLocalBusinesses:
      return count("local business", "local businesses") + ", 1 for every two";
    case ItemLabel::kCorporations:
      return count("corporation", "corporations") + ", 2 each";
    case ItemLabel::kDisplacedPeople:
      return "Resident markers in Displaced People";
    case ItemLabel::kDisplacedHouses:
      return "Low-income homes in Displaced Houses";
    case ItemLabel::kSingleHomes:
      return count("single high-income home", "single high-income homes");
    case ItemLabel::kStacksOfTwo:
      return count("stack of two", "stacks of two");
    case ItemLabel::kStacksOfThree:
      return count("stack of three", "stacks of three");
  }
  return "";
}

std::string CityRootsCodec::verdict(const State& s) {
  switch (s.ending) {
    case Ending::kNone:
      break;
    case Ending::kWon:
      return fmt::format("Won together: revenue {} and {} of your people's homes still standing.",
                         revenue(s, kPublished), s.low.size());
    case Ending::kRapidDisplacement:
      return fmt::format("Lost to rapid displacement: {} houses were gone at once.",
                         s.displaced_houses);
    case Ending::kDisplacedMasses:
      return fmt::format(
          "Lost to displaced masses: {} resident markers, more than the city could bear.",
          s.residents);
    case Ending::kTermOver:
      return fmt::format("The council's term ran out at revenue {}: not won.",
                         revenue(s, kPublished));
  }
  return "";
}

Hooks<CityRoots>::Numbers CityRootsCodec::measures(const State& s) {
  return {{"turns", turn_number(s, kPublished)}};
}

std::int64_t CityRootsCodec::headline(const State& s, Ledger ledger, Seat, const Content& c) {
  switch (ledger) {
    case Ledger::kRevenue:
      return revenue(s, c);
    case Ledger::kPeople:
      return s.residents;
    case Ledger::kHouses:
      return s.displaced_houses;
    case Ledger::kHighIncome:
      return high_homes(s);
  }
  return 0;
}

namespace {

std::string now(const State& s, const Content& c) {
  if (is_over(s)) return CityRootsCodec::verdict(s);
  const std::string turn = fmt::format("Turn {}", turn_number(s, c));
  const std::string mayor = fmt::format("{{seat:{}}}", s.mayor.index);
  if (s.step == Step::kEvent && s.card != Card::kNone) {
    return fmt::format("{}, {}: {} {}.", turn, title_of(s.card), mayor, duty_of(s.task));
  }
  if (s.policy != Policy::kNone) {
    return fmt::format("{}, {}: {} {}.", turn, title_of(s.policy), mayor, duty_of(s.task));
  }
  return fmt::format("{}: {} {}.", turn, mayor, duty_of(s.task));
}

json::array policies(const State& s, const Content& c) {
  json::array list;
  PolicySet::all().for_each([&](Policy policy) {
    list.push_back({{"policy", name_of(policy)},
                    {"rule", fmt::format("CR-{}", rule_of(policy).number)},
                    {"name", title_of(policy)},
                    {"text", text_of(policy)},
                    {"active", s.active.contains(policy)},
                    {"drawn", s.drawn.contains(policy)},
                    {"idle", would_do_nothing(s, policy, c)}});
  });
  return list;
}

json::value card_in_play(const State& s) {
  if (s.card == Card::kNone) return nullptr;
  return {{"card", name_of(s.card)},
          {"rule", fmt::format("CR-{}", rule_of(s.card).number)},
          {"name", title_of(s.card)},
          {"text", text_of(s.card)}};
}

}  // namespace

json::object CityRootsCodec::summary(const Seen<CityRoots>& seen, const Content& c) {
  const State& s = seen.state();
  return {{"now", now(s, c)},
          {"turn", turn_number(s, c)},
          {"revenue", revenue(s, c)},
          {"revenue_goal", c.revenue_goal},
          {"high_homes", high_homes(s)},
          {"high_homes_left", high_homes_left(s, c)},
          {"house_limit", c.house_limit},
          {"resident_limit", c.resident_limit},
          {"markers_left", markers_left(s, c)},
          {"deck", s.cards_left.total()},
          {"threatened", to_json(threatened(s))},
          {"surrounded", to_json(surrounded(s))},
          {"policies", policies(s, c)},
          {"card", card_in_play(s)}};
}

std::string draw_board(const State& s) {
  std::string text;
  for (int row = kSide - 1; row >= 0; --row) {
    text += fmt::format("{} ", row + 1);
    for (int column = 0; column < kSide; ++column) {
      text += ' ';
      text += letter_at(s, Board::at(column, row));
    }
    text += '\n';
  }
  return text + "   a b c d e f\n";
}

std::string CityRootsCodec::ascii(const State& s) {
  std::string active;
  s.active.for_each([&](Policy policy) {
    active += fmt::format("{}{}", active.empty() ? "" : ", ", name_of(policy));
  });
  return draw_board(s) + fmt::format(
                             "revenue {}   displaced: {} houses, {} residents   high-income homes: "
                             "{}\nactive: {}\n",
                             revenue(s, kPublished), s.displaced_houses, s.residents, high_homes(s),
                             active);
}

}  // namespace citybox::city_roots

namespace citybox {

using namespace city_roots;

json::value JsonOf<Space>::write(Space space) {
  if (!space.on_board()) return nullptr;
  return json::value(space_name(space));
}
Read<Space> JsonOf<Space>::read(const json::value& value) {
  if (value.is_null()) return kNowhere;
  const Space space = value.is_string() ? space_named(value.get_string()) : kNowhere;
  if (space == kNowhere) return misread(shown(value) + " is not a space from a1 to f6");
  return space;
}

json::value JsonOf<CardCounts>::write(const CardCounts& counts) {
  json::object object;
  for_each_card([&](Card card) { object.emplace(name_of(card), counts[card]); });
  return object;
}
Read<CardCounts> JsonOf<CardCounts>::read(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr || object->size() != kCards) {
    return misread("the 14 event cards with their counts are expected");
  }
  Read<CardCounts> result{CardCounts{}};
  for_each_card([&](Card card) {
    if (!result) return;
    const std::string name = name_of(card);
    const json::value* count = object->if_contains(name);
    if (count == nullptr) {
      result = misread("\"" + name + "\" is missing");
      return;
    }
    const auto number = JsonOf<std::uint8_t>::read(*count);
    if (number) {
      (*result)[card] = *number;
    } else {
      result = misread_in(name, number.error());
    }
  });
  return result;
}

static_assert(Codec<CityRootsCodec>);

}  // namespace citybox

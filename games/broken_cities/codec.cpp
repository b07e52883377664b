#include "games/broken_cities/codec.hpp"

#include <fmt/format.h>

#include "games/broken_cities/drawing.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

std::vector<OptionInfo> option_list() {
  const OptionIs shared{"climate", {"shared"}}, many{"tables", {"five", "six"}};
  return {
      {.key = "climate",
       .label = "Climate",
       .choices = {{"own", "This table draws its own climate cards"},
                   {"shared", "A facilitator brings the cards, for many tables at once"}},
       .standard = "own"},
      {.key = "broken",
       .label = "If the city breaks",
       .choices = {{"highest", "The highest rent wins all the same"},
                   {"net", "Rent minus own emissions decides"},
                   {"nobody", "Nobody wins"}},
       .standard = "highest"},
      {.key = "thresholds",
       .label = "Event numbers of five and six tables",
       .choices = {{"printed", "As printed"}, {"even", "In even steps"}},
       .standard = "printed",
       .only_if = {shared, many}},
      {.key = "tables",
       .label = "Tables that share the climate",
       .choices =
           {{"one", "1"}, {"two", "2"}, {"three", "3"}, {"four", "4"}, {"five", "5"}, {"six", "6"}},
       .standard = "one",
       .only_if = {shared}},
  };
}

// One line with something to read in it: no control characters of ASCII, nor those that UTF-8
// writes as C2 80 … C2 9F.
bool is_plain(std::string_view words) {
  bool readable = false;
  unsigned char before = 0;
  for (const char each : words) {
    const auto byte = static_cast<unsigned char>(each);
    if (byte < 0x20 || byte == 0x7F || (before == 0xC2 && byte < 0xA0)) return false;
    readable = readable || byte != ' ';
    before = byte;
  }
  return readable;
}

}  // namespace

const GameInfo& BrokenCitiesCodec::info() {
  static const GameInfo kInfo{
      .id = "broken-cities",
      .title = "Broken Cities",
      .blurb =
          "Landlords race to 50 rent a turn under a sky that keeps count, and make the laws they "
          "will have to live with.",
      .kind = "Against each other",
      .credits = "Antidote Games",
      .ours = "The map of the city block and the places at the start are our reconstruction.",
      .rule_prefix = "BC",
      .rules_version = 2,
      .min_seats = BrokenCities::kMinSeats,
      .max_seats = BrokenCities::kMaxSeats,
      .standard_seats = 4,
      .minutes = 45,
      .cooperative = false,
      .secrets = true,
      .options = option_list(),
      .ledgers = {{"rent", "Rent"},
                  {"emissions", "Own emissions"},
                  {"city-emissions", "Emissions of the city"},
                  {"damage", "Damage"}},
  };
  return kInfo;
}

std::string BrokenCitiesCodec::why(RuleId rule, const Content& content) {
  return why_text(rule, content);
}

std::string BrokenCitiesCodec::label(const Item& item, const Content&) {
  const std::string at = space_name(Space{item.subject});
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kVacantHome:
      return fmt::format("No renter at {}", at);
    case ItemLabel::kBesideShore:
      return fmt::format("{} lies on the shore", at);
    case ItemLabel::kBesideForest:
      return fmt::format("{} lies at the forest", at);
    case ItemLabel::kBesidePark:
      return fmt::format("{} has a park beside it", at);
    case ItemLabel::kNeverBelowZero:
      return "The city's emissions never go below 0";
    case ItemLabel::kTrack:
      return "On the track so far";
    case ItemLabel::kThisRound:
      return fmt::format("This round, at {}{} emissions", item.subject < 255 ? "" : "over ",
                         item.subject);
    default:
      return fmt::format("{} at {}", noun_for(static_cast<Construction>(item.label)), at);
  }
}

std::string BrokenCitiesCodec::verdict(const State& s, const Content& content) {
  const SeatSet best = winners(s, content);
  if (best.empty()) return "The city is broken, and nobody wins a broken city.";
  const bool shared = best.size() > 1;
  const int rents = rent(s, content, best.front());
  const std::string takes = shared ? named(best) + " share" : acts(best.front(), "take", "takes");
  switch (s.ending) {
    case Ending::kRentReached:
      return fmt::format("{} the city with {} rent a turn.",
                         shared ? takes : acts(best.front(), "own", "owns"), rents);
    case Ending::kCityBroke:
      if (s.options.broken == Broken::kNet) {
        return fmt::format("The city broke. {} what is left, by rent minus emissions.", takes);
      }
      return fmt::format("The city broke. {} what is left, with {} rent.", takes, rents);
    case Ending::kStandstill:
      return fmt::format("The city came to rest unbroken. {} the lead with {} rent.", takes, rents);
    default:
      return fmt::format("The session was closed. {} the lead with {} rent.", takes, rents);
  }
}

std::int64_t BrokenCitiesCodec::headline(const State& s, Ledger ledger, Seat seat,
                                         const Content& c) {
  switch (ledger) {
    case Ledger::kRent:
      return rent(s, c, seat);
    case Ledger::kEmissions:
      return own_emissions(s, c, seat);
    case Ledger::kCityEmissions:
      return emissions(s, c);
    case Ledger::kDamage:
      return s.damage + damage_coming(s, c);
  }
  return 0;
}

std::string draw_board(const State& s) {
  std::string text;
  for (int row = kSide - 1; row >= 0; --row) {
    text += fmt::format("{} ", row + 1);
    for (int column = 0; column < kSide; ++column) {
      const Space at{static_cast<std::uint8_t>(row * kSide + column)};
      text += ' ';
      text += owner_letter_at(s, at);
      text += letter_at(s, at);
    }
    text += '\n';
  }
  return text + "   a  b  c  d  e  f  g  h\n";
}

std::string BrokenCitiesCodec::ascii(const State& s, const Content& content) {
  std::string text = draw_board(s);
  for_each_seat(s, [&](Seat seat) {
    text += fmt::format("{} {}: rent {}, money {}, emissions {}\n", kOwnerLetters[seat.index],
                        color_of(seat), rent(s, content, seat), s.money[seat.index],
                        own_emissions(s, content, seat));
  });
  text += fmt::format("round {}   emissions {}   damage {}   renters {} + {}\n", s.round,
                      emissions(s, content), s.damage, s.available, s.reserve);
  for (const Law& law : s.laws) text += fmt::format("law: {}\n", law_sentence(law));
  return text;
}

Hooks<BrokenCities>::Numbers BrokenCitiesCodec::measures(const State& s, const Content& content) {
  return {{"rounds", s.round},
          {"climate events", events_so_far(s, content)},
          {"laws in force", static_cast<std::int64_t>(s.laws.size())}};
}

RuleId BrokenCitiesCodec::words_refusal(const Action& action, std::string_view words,
                                        const Content& content) {
  if (action.law != LawKind::kFreeText) return reason::kNoWordsHere;
  if (!is_plain(words)) return reason::kPlainWords;
  int characters = 0;
  for (const char byte : words) characters += (byte & 0xC0) == 0x80 ? 0 : 1;
  return characters > content.longest_wording ? reason::kTooManyWords : kAllowed;
}

SeatSet BrokenCitiesCodec::action_audience(const State& before, Seat seat, const Action&) {
  return all_decide(before) && seat != kFacilitator ? SeatSet(seat) : kEveryone;
}

}  // namespace citybox::broken_cities

#include "games/broken_cities/codec.hpp"

#include "engine/types/words.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

std::vector<OptionInfo> option_list() {
  const OptionIs shared{"climate", {"shared"}}, many{"tables", {"five", "six"}};
  return {
      {.key = "climate",
       .label = "Climate",
       .choices = {{"own", "This table draws its own climate cards"},
                   {"shared", "A facilitator brings the cards, for many tables at once", 0, true}},
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

}  // namespace

const GameInfo& BrokenCitiesCodec::info() {
  static const GameInfo kInfo{
      .id = "broken-cities",
      .title = "Broken Cities",
      .blurb =
          "Landlords race for rents under a sky that keeps count, and make the laws they will have "
          "to live with.",
      .kind = "Against each other",
      .credits = "Antidote Games",
      .ours = "The map of the city block and the places at the start are our reconstruction.",
      .rule_prefix = "BC",
      .rules_version = 3,
      .content_version = 2,
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
      .play_now = {.seats = 4},
      .lesson = {.seats = 3},
  };
  return kInfo;
}

std::string BrokenCitiesCodec::why(RuleId rule, const Content& content) {
  return why_text(rule, content);
}

std::string BrokenCitiesCodec::label(const Item& item, const Content&) {
  const Fill at{"at", space_name(Space{item.subject})};
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kVacantHome:
      return say("No renter at {at}", {at});
    case ItemLabel::kBesideShore:
      return say("{at} lies on the shore", {at});
    case ItemLabel::kBesideForest:
      return say("{at} lies at the forest", {at});
    case ItemLabel::kBesidePark:
      return say("{at} has a park beside it", {at});
    case ItemLabel::kNeverBelowZero:
      return "The city's emissions never go below 0";
    case ItemLabel::kTrack:
      return "On the track so far";
    case ItemLabel::kThisRound:
      return say(item.subject < 255 ? "This round, at {emissions} emissions"
                                    : "This round, at over {emissions} emissions",
                 {{"emissions", item.subject}});
    default:
      return say("{what} at {at}", {{"what", noun_for(static_cast<Construction>(item.label))}, at});
  }
}

namespace {

// The ending with one winner, and with several.
struct Verdict {
  std::string_view one, several;
};

constexpr Verdict verdict_on(Ending ending, Broken broken) {
  switch (ending) {
    case Ending::kRentReached:
      return {"{who|You own|{name} owns} the city with {rent} rent a turn.",
              "The city is shared by {who}, with {rent} rent a turn."};
    case Ending::kCityBroke:
      if (broken == Broken::kNet) {
        return {
            "The city broke. {who|You take|{name} takes} what is left, by rent minus emissions.",
            "The city broke. What is left is shared by {who}, by rent minus emissions."};
      }
      return {"The city broke. {who|You take|{name} takes} what is left, with {rent} rent.",
              "The city broke. What is left is shared by {who}, with {rent} rent."};
    case Ending::kStandstill:
      return {
          "The city came to rest unbroken. {who|You take|{name} takes} the lead with {rent} rent.",
          "The city came to rest unbroken. The lead is shared by {who}, with {rent} rent."};
    default:
      return {"The session was closed. {who|You take|{name} takes} the lead with {rent} rent.",
              "The session was closed. The lead is shared by {who}, with {rent} rent."};
  }
}

}  // namespace

std::string BrokenCitiesCodec::verdict(const State& s, const Content& content) {
  const SeatSet best = winners(s, content);
  if (best.empty()) return "The city is broken, and nobody wins a broken city.";
  const auto [one, several] = verdict_on(s.ending, s.options.broken);
  const Fill rents{"rent", rent(s, best.front(), content)};
  return best.size() == 1 ? say(one, {{"who", best.front()}, rents})
                          : say(several, {{"who", best}, rents});
}

std::int64_t BrokenCitiesCodec::headline(const State& s, Ledger ledger, Seat seat,
                                         const Content& c) {
  switch (ledger) {
    case Ledger::kRent:
      return rent(s, seat, c);
    case Ledger::kEmissions:
      return own_emissions(s, seat, c);
    case Ledger::kCityEmissions:
      return emissions(s, c);
    case Ledger::kDamage:
      return s.damage + damage_coming(s, c);
  }
  return 0;
}

Hooks<BrokenCities>::Numbers BrokenCitiesCodec::measures(const State& s, const Content& content) {
  return {{"rounds", s.round},
          {"climate events", events_so_far(s, content)},
          {"laws in force", static_cast<std::int64_t>(s.laws.size())}};
}

const BoardShape& BrokenCitiesCodec::shape() {
  static const BoardShape kShape = [] {
    BoardShape shape = lettered_board(kSide, kSide);
    shape.note = "The shore lies along row 1, the forest along column a.";
    return shape;
  }();
  return kShape;
}

std::optional<BoardPlace> BrokenCitiesCodec::place(const State&, Seat, const Action& a) {
  if (!takes_space(a.verb) || !a.space.on_board()) return std::nullopt;
  return BoardPlace{a.space.column(), a.space.row()};
}

RuleId BrokenCitiesCodec::words_refusal(const Action& action, std::string_view words,
                                        const Content& content) {
  if (action.law != LawKind::kFreeText) return reason::kNoWordsHere;
  if (!is_one_plain_line(words)) return reason::kPlainWords;
  return characters(words) > content.longest_wording ? reason::kTooManyWords : kAllowed;
}

SeatSet BrokenCitiesCodec::action_audience(const State& before, Seat seat, const Action&) {
  return all_decide(before) && seat != kFacilitator ? SeatSet(seat) : kEveryone;
}

}  // namespace citybox::broken_cities

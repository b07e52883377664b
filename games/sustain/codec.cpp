#include "games/sustain/codec.hpp"

#include <fmt/format.h>

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::vector<OptionInfo> option_list() {
  return {
      {.key = "scenario",
       .label = "Scenario",
       .choices = {{"one", "I: First Year in Office, with explanations"},
                   {"two", "II: The Long Way to Work"},
                   {"three", "III: Too Much of Everything"}},
       .standard = "one"},
      {.key = "clock",
       .label = "Discussion",
       .choices = {{"five-minutes", "Five minutes a year"},
                   {"three-minutes", "Three minutes a year"},
                   {"eight-minutes", "Eight minutes a year"},
                   {"off", "As long as you like"}},
       .standard = "five-minutes"},
      {.key = "departments",
       .label = "Departments",
       .choices = {{"taken", "Each takes one, in turn"}, {"dealt", "Dealt at random"}},
       .standard = "taken"},
      {.key = "cards",
       .label = "Cards",
       .choices = {{"dealt", "Some are dealt anew for each game"},
                   {"fixed", "The same in every game, for tables that compare"}},
       .standard = "dealt"},
  };
}

}  // namespace

const GameInfo& SustainCodec::info() {
  static const GameInfo kInfo{
      .id = "sustain",
      .title = "SUSTAIN",
      .blurb =
          "City departments with one purse: talk, promise, invest. One of you wins, unless the "
          "city is lost for all.",
      .kind = "Together and apart",
      .credits = "Luigi Ferrini, for the Erasmus+ project SUSTAIN",
      .ours = "All cards, sheets and the map are our own.",
      .rule_prefix = "SU",
      .rules_version = 2,
      .content_version = 1,
      .min_seats = Sustain::kMinSeats,
      .max_seats = Sustain::kMaxSeats,
      .standard_seats = 4,
      .minutes = 60,
      .cooperative = false,
      .secrets = true,
      .same_sight = true,
      .example = false,
      .options = option_list(),
      .ledgers = {{"score", "Points"},
                  {"adjust", "The turn of the year"},
                  {"people", "People who come"},
                  {"budget", "Next year's budget"}},
  };
  return kInfo;
}

std::string SustainCodec::why(RuleId rule, const Content& content) {
  return why_text(rule, content);
}

std::string SustainCodec::label(const Item& item, const Content& content) {
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kLaurels:
      return "Laurels";
    case ItemLabel::kUnhappyToSol:
      return fmt::format("Standard of living, by {}",
                         counted(item.subject, "unhappy person", "unhappy people"));
    case ItemLabel::kSolToAttractiveness:
      return "Attractiveness, by the standard of living";
    case ItemLabel::kSmogToCo2:
      return "CO2, by pollution and transport";
    case ItemLabel::kCo2ToSol:
      return fmt::format("Standard of living, by {} of CO2",
                         counted(item.subject, "square", "squares"));
    case ItemLabel::kArrivals:
      return fmt::format("People who come, at attractiveness {}", item.subject);
    case ItemLabel::kHousedNow:
      return "… and find a home";
    case ItemLabel::kBudgetBySol:
      return fmt::format("Budget at standard of living {}", item.subject);
    case ItemLabel::kReserve:
      return "Kept from this year";
    default:
      break;
  }
  const unsigned line = item.label - static_cast<unsigned>(ItemLabel::kTerms);
  const unsigned department = line / kMostTerms;
  if (department >= kDepartmentCount) return "?";
  return fmt::format("{} ({})", sentence_of(content.sheets[department].terms[line % kMostTerms]),
                     item.subject);
}

std::string SustainCodec::verdict(const State& s, const Content& content) {
  switch (s.ending) {
    case Ending::kUnhappy:
      return "Too many people are unhappy. The city is lost, and all of you with it.";
    case Ending::kCo2:
      return "The air holds no more carbon. The city is lost, and all of you with it.";
    case Ending::kFullMap:
      return "Every square is built over. The city is lost, and all of you with it.";
    default:
      break;
  }
  const Outcome outcome = sustain::outcome(s, content);
  const SeatSet best = outcome.winners;
  if (best.empty()) return "Nobody wins.";
  const int points = outcome.scores[best.front().index];
  const std::string with = counted(points, "point", "points");
  if (s.seats == 1) return fmt::format("The city stands, with {}.", with);
  if (best.size() > 1) {
    return fmt::format("The city stands. With {} each, {} share the victory.", with, named(best));
  }
  return fmt::format("The city stands. {} with {}.", who(best.front(), "win", "wins"), with);
}

std::int64_t SustainCodec::headline(const State& s, Ledger ledger, Seat seat, const Content& c) {
  return headline_of(s, c, ledger, seat);
}

RuleId SustainCodec::words_refusal(const Action& action, std::string_view words, const Content&) {
  if (action.verb != Verb::kFound) return reason::kNoWordsHere;
  std::size_t characters = 0;
  for (const char byte : words) {
    const auto value = static_cast<unsigned char>(byte);
    if (value < 0x20 || value == 0x7F) return reason::kNameHasOddCharacters;
    characters += (value & 0xC0) == 0x80 ? 0 : 1;
  }
  return characters > kLongestName ? reason::kNameTooLong : kAllowed;
}

std::optional<citybox::Clock> SustainCodec::clock(const State& s) {
  if (is_over(s) || s.phase != Phase::kDiscussion) return std::nullopt;
  switch (s.options.clock) {
    case Clock::kFiveMinutes:
      return citybox::Clock{5 * 60, s.year};
    case Clock::kThreeMinutes:
      return citybox::Clock{3 * 60, s.year};
    case Clock::kEightMinutes:
      return citybox::Clock{8 * 60, s.year};
    case Clock::kOff:
      break;
  }
  return std::nullopt;
}

SustainCodec::Numbers SustainCodec::measures(const State& s, const Content&) {
  const Levels& l = s.levels;
  return {{"years", s.year - (s.ending == Ending::kCounted ? 1 : 0)},
          {"standard of living", l.sol},
          {"attractiveness", l.attractiveness},
          {"transport", l.transport},
          {"pollution", l.pollution},
          {"unhappy people", l.unhappy},
          {"CO2", l.co2}};
}

SustainCodec::Numbers SustainCodec::facts(const State& s, Seat seat, const Content& content) {
  return {{fmt::format("holds {}", text_of(s.departments[seat.index]).title),
           points_of(s, content, seat)}};
}

std::string SustainCodec::choice(const Action& a) {
  switch (a.verb) {
    case Verb::kGive:
      return "give";
    case Verb::kPromisePut:
    case Verb::kPromiseNone:
    case Verb::kPromiseGive:
      return "promise";
    case Verb::kPlace:
    case Verb::kInvest:
      return fmt::format("{} {}", name_of(a.verb), spot_slug(a.spot));
    default:
      return to_text(a);
  }
}

}  // namespace citybox::sustain

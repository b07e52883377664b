#include "games/sustain/codec.hpp"

#include <fmt/format.h>

#include "engine/types/words.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// SU-25
int minutes_of(Clock clock, const Content& c) {
  return c.discussion_minutes[static_cast<std::size_t>(clock)];
}

// "Five minutes a year"
std::string clock_label(Clock clock) {
  const int minutes = minutes_of(clock, kPublishedContent<Sustain>);
  return say("{minutes} minutes a year", {{"minutes", capital(number_word(minutes))}});
}

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
       .choices = {{"five-minutes", clock_label(Clock::kFiveMinutes)},
                   {"three-minutes", clock_label(Clock::kThreeMinutes)},
                   {"eight-minutes", clock_label(Clock::kEightMinutes)},
                   {"off", "As long as you like"}},
       .standard = "five-minutes"},
      {.key = "departments",
       .label = "Departments",
       .choices = {{"taken", "Each takes one, in turn"}, {"dealt", "Dealt at random"}},
       .standard = "taken"},
      {.key = "cards",
       .label = "Cards",
       .choices = {{"dealt", "Some are dealt anew for each game"},
                   {"fixed", "The same in every game, for tables that compare", 0, true}},
       .standard = "dealt",
       .real = "fixed"},
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
      .rules_version = 3,
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
      .play_now = {.seats = 3, .options = {}, .note = "The first scenario, with two others."},
      .lesson = {.seats = 3,
                 .options = {{"clock", "off"}},
                 .note = "The first scenario, without a clock."},
  };
  return kInfo;
}

std::string SustainCodec::label(const Item& item, const Content& content) {
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kLaurels:
      return "Laurels";
    case ItemLabel::kUnhappyToSol:
      return say("Standard of living, by {number|1 unhappy person|{number} unhappy people}",
                 {{"number", item.subject}});
    case ItemLabel::kSolToAttractiveness:
      return "Attractiveness, by the standard of living";
    case ItemLabel::kSmogToCo2:
      return "CO₂, by pollution and transport";
    case ItemLabel::kCo2ToSol:
      return say("Standard of living, by {number|1 square|{number} squares} of CO₂",
                 {{"number", item.subject}});
    case ItemLabel::kArrivals:
      return say("People who come, at attractiveness {number}", {{"number", item.subject}});
    case ItemLabel::kHousedNow:
      return "… and find a home";
    case ItemLabel::kBudgetBySol:
      return say("Budget at standard of living {number}", {{"number", item.subject}});
    case ItemLabel::kReserve:
      return "Kept from this year";
    default:
      break;
  }
  const unsigned line = item.label - static_cast<unsigned>(ItemLabel::kTerms);
  const unsigned department = line / kMostTerms;
  if (department >= kDepartmentCount) return "?";
  return say("{term} ({number})",
             {{"term", sentence_of(content.sheets[department].terms[line % kMostTerms])},
              {"number", item.subject}});
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
  if (s.seats == 1) {
    return say("The city stands, with {points|1 point|{points} points}.", {{"points", points}});
  }
  if (best.size() > 1) {
    return say(
        "The city stands. With {points|1 point|{points} points} each, {winners} share the victory.",
        {{"points", points}, {"winners", best}});
  }
  return say("The city stands. {who|You win|{name} wins} with {points|1 point|{points} points}.",
             {{"who", best.front()}, {"points", points}});
}

std::int64_t SustainCodec::headline(const State& s, Ledger ledger, Seat seat, const Content& c) {
  return headline_of(s, c, ledger, seat);
}

RuleId SustainCodec::words_refusal(const Action& action, std::string_view words,
                                   const Content& content) {
  if (!takes_words(action)) return reason::kNoWordsHere;
  if (!is_one_plain_line(words)) return reason::kNameHasOddCharacters;
  return characters(words) > content.longest_name ? reason::kNameTooLong : kAllowed;
}

std::optional<citybox::Clock> SustainCodec::clock(const State& s, const Content& content) {
  if (is_over(s) || s.phase != Phase::kDiscussion) return std::nullopt;
  if (s.options.clock == Clock::kOff) return std::nullopt;
  // The turn of the year and its cards are read first: so long at most.
  constexpr int kTurnSeconds = 15, kCardSeconds = 10;
  int lead = s.year > 1 ? kTurnSeconds : 0;
  for (unsigned i = s.events_drawn; i > 0; --i) {
    if (i < s.events_drawn && !card_of(content, s.events[i - 1]).again) break;
    lead += kCardSeconds;
  }
  return citybox::Clock{60 * minutes_of(s.options.clock, content), s.year, lead};
}

Hooks<Sustain>::Numbers SustainCodec::measures(const State& s, const Content&) {
  const Levels& l = s.levels;
  return {{"years", s.year - (s.ending == Ending::kCounted ? 1 : 0)},
          {"standard of living", l.sol},
          {"attractiveness", l.attractiveness},
          {"transport", l.transport},
          {"pollution", l.pollution},
          {"unhappy people", l.unhappy},
          {"CO2", l.co2}};
}

Hooks<Sustain>::Numbers SustainCodec::facts(const State& s, Seat seat, const Content& content) {
  return {{say("holds {department}", {{"department", text_of(s.departments[seat.index]).title}}),
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
      return fmt::format("{} {}", name_of(a.verb), key_of(a.spot));
    default:
      return to_text(a);
  }
}

const BoardShape& SustainCodec::shape() {
  static const BoardShape kShape = [] {
    BoardShape shape{{}, {}, "Slim places between the squares are edges and corners of the map."};
    for (int i = 0; i < 2 * kSide - 1; ++i) {
      const int square = i / 2;
      shape.columns.push_back(i % 2 == 0 ? std::string(1, static_cast<char>('a' + square)) : "");
      shape.rows.push_back(i % 2 == 0 ? std::to_string(square + 1) : "");
    }
    return shape;
  }();
  return kShape;
}

std::optional<BoardPlace> SustainCodec::place(const State&, Seat, const Action& a) {
  if (a.verb != Verb::kPlace || !a.space.on_board()) return std::nullopt;
  const Touching touching = squares_touching(a.space);
  const int first = touching.squares[0].index;
  const int last = touching.squares[static_cast<unsigned>(touching.count - 1)].index;
  return BoardPlace{first % kSide + last % kSide, first / kSide + last / kSide};
}

}  // namespace citybox::sustain

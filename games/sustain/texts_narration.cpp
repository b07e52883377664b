// What happened, a line each for the log.

#include <fmt/format.h>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

// "Because of the unhappy people, " for the turn of the year; cards and buildings speak for
// themselves.
std::string_view because(Cause cause) {
  switch (cause) {
    case Cause::kUnhappy:
      return "Unhappy people weigh on the city: ";
    case Cause::kSol:
      return "Word gets around how one lives here: ";
    case Cause::kSmog:
      return "Traffic and chimneys do their work: ";
    case Cause::kCo2:
      return "The air takes its toll: ";
    case Cause::kArrivals:
      return "No home for everybody who came: ";
    default:
      return "";
  }
}

std::string moved(const Event& e) {
  const char* verb = e.amount > 0 ? "rises" : "falls";
  return fmt::format("{} {} to {}.", text_of(e.indicator), verb, e.after);
}

std::string marked(const Event& e, const Content& c) {
  const bool unhappy = e.indicator == Indicator::kUnhappy;
  const int room = unhappy ? c.unhappy_squares : c.co2_squares;
  const std::string more =
      unhappy ? fmt::format("{} more unhappy", counted(e.amount, "person", "people"))
              : fmt::format("{} of CO2", counted(e.amount, "square", "squares"));
  return fmt::format("{}, {} of {} now.", more, e.after, room);
}

std::string ended(Ending ending) {
  switch (ending) {
    case Ending::kUnhappy:
      return "The last unhappy square is marked. All have lost.";
    case Ending::kCo2:
      return "The last CO2 square is marked. All have lost.";
    case Ending::kFullMap:
      return "The last free square is built over. All have lost.";
    default:
      return "The game ends, and points are counted.";
  }
}

std::string coins_changed(const Event& e) {
  const int count = e.amount < 0 ? -e.amount : e.amount;
  return fmt::format("{} {}.",
                     e.amount < 0 ? who(e.seat, "pay", "pays") : who(e.seat, "receive", "receives"),
                     counted(count, "coin", "coins"));
}

std::string reserve_changed(const Event& e) {
  const int count = e.amount < 0 ? -e.amount : e.amount;
  return e.amount < 0
             ? fmt::format("{} taken from next year's budget.",
                           counted(count, "coin is", "coins are"))
             : fmt::format("{} to next year's budget.", counted(count, "coin goes", "coins go"));
}

std::string budget(const Event& e) {
  const std::string kept =
      e.before > 0 ? fmt::format(" {} kept for next year.",
                                 e.before == 1 ? "1 is" : fmt::format("{} are", e.before))
                   : "";
  return fmt::format("{} shared: {} each.{}", counted(e.amount, "coin is", "coins are"), e.after,
                     kept);
}

std::string broken_promise(const Event& e) {
  const std::string made = sentence_of(e.promise);
  if (e.amount == 0)
    return fmt::format("{} a promise: to {}. It was nothing.", who(e.seat, "broke", "broke"), made);
  return fmt::format("{} a promise: to {}. It was {}.", who(e.seat, "broke", "broke"), made,
                     e.amount);
}

std::string of_cards(const Event& e, const Content& c) {
  const EventText card = text_of(e.event);
  switch (e.kind) {
    case EventKind::kCardDrawn:
      return fmt::format("{}: “{}”. {}", who(e.seat, "read", "reads"), card.title, card.text);
    case EventKind::kRequestStays: {
      const EventCard& request = card_of(c, e.event);
      return fmt::format("They ask for {} {}.", sentence_of(request.need),
                         by_year(e.after, e.before));
    }
    case EventKind::kRequestMet:
      return fmt::format("“{}” is granted.", card.title);
    case EventKind::kRequestFailed:
      return fmt::format("“{}” was not granted in time.", card.title);
    default:
      return fmt::format("{} on “{}”: {}", who(e.seat, "decide", "decides"), card.title,
                         e.amount == 1 ? card.one : card.two);
  }
}

std::string of_investing(const Event& e) {
  switch (e.kind) {
    case EventKind::kInvested:
      return fmt::format("{} {} on {}: {} of {}.", who(e.seat, "put", "puts"),
                         counted(e.amount, "coin", "coins"), spot_name(e.spot), e.after, e.before);
    case EventKind::kFulfilled:
      return fmt::format("{} {} paid.", capital(spot_name(e.spot)),
                         e.spot.is_sheet() && is_plural(e.spot.building()) ? "are" : "is");
    case EventKind::kPlaced:
      return fmt::format("{} {} on {}.", who(e.seat, "put", "puts"), a_building(e.building),
                         space_name(e.space));
    case EventKind::kTurned:
      return fmt::format("{} {} over. {}", who(e.seat, "turn", "turns"), spot_name(e.spot),
                         text_of(e.back));
    default:
      if (e.amount == 0) return fmt::format("{}.", who(e.seat, "pass", "passes"));
      return fmt::format("{} {}.", who(e.seat, "pass and keep", "passes and keeps"),
                         counted(e.amount, "coin", "coins"));
  }
}

}  // namespace

std::string SustainCodec::sentence(const Event& e, const Content& content, const Said&) {
  switch (e.kind) {
    case EventKind::kFirstPlayer:
      return fmt::format("{} first player.", who(e.seat, "are", "is"));
    case EventKind::kFounded:
      return fmt::format("{} the city.", who(e.seat, "found", "founds"));
    case EventKind::kDepartmentTaken:
      return fmt::format("{} {}.", who(e.seat, "take", "takes"), text_of(e.department).title);
    case EventKind::kDepartmentDealt:
      return fmt::format("{} {}.", who(e.seat, "get", "gets"), text_of(e.department).title);
    case EventKind::kDepartmentsOpen:
      return fmt::format("{} open to all.", e.amount == 1
                                                ? "One department lies"
                                                : fmt::format("{} departments lie", e.amount));
    case EventKind::kYearBegan:
      return e.amount > e.after ? "The last year is over."
                                : fmt::format("Year {} begins.", e.amount);
    case EventKind::kMoved: {
      const std::string_view why = because(e.cause);
      return why.empty() ? capital(moved(e)) : fmt::format("{}{}", why, moved(e));
    }
    case EventKind::kMarked:
      return fmt::format("{}{}", because(e.cause), marked(e, content));
    case EventKind::kCame:
      return fmt::format("Somebody moves in at {}.", space_name(e.space));
    case EventKind::kBudgetShared:
      return budget(e);
    case EventKind::kCoinsChanged:
      return coins_changed(e);
    case EventKind::kReserveChanged:
      return reserve_changed(e);
    case EventKind::kLaurels:
      return fmt::format("{} for {}.", capital(counted(e.amount, "laurel", "laurels")),
                         text_of(e.department).title);
    case EventKind::kRequestMet:
    case EventKind::kRequestFailed:
    case EventKind::kCardDrawn:
    case EventKind::kRequestStays:
    case EventKind::kChosen:
      return of_cards(e, content);
    case EventKind::kNoRoom:
      return fmt::format("There is no room for {}.", a_building(e.building));
    case EventKind::kSolutionOpened:
      return fmt::format("New on the table: {}, for {}.", spot_name(e.spot),
                         counted(e.amount, "coin", "coins"));
    case EventKind::kNoSolutionsLeft:
      return "No more solutions come.";
    case EventKind::kDiscussionBegan:
      return "Talk.";
    case EventKind::kGave:
      return fmt::format("{} {} {}.", who(e.seat, "give", "gives"), named(e.other),
                         counted(e.amount, "coin", "coins"));
    case EventKind::kPromised:
      return fmt::format("{} to {}.", who(e.seat, "promise", "promises"), sentence_of(e.promise));
    case EventKind::kReady:
      return fmt::format("{} ready.", who(e.seat, "are", "is"));
    case EventKind::kInvestingBegan:
      return fmt::format("The talk is over. {} first.", who(e.seat, "invest", "invests"));
    case EventKind::kInvested:
    case EventKind::kFulfilled:
    case EventKind::kPlaced:
    case EventKind::kTurned:
    case EventKind::kPassed:
      return of_investing(e);
    case EventKind::kPromiseKept:
      return fmt::format("{} a promise: to {}.", who(e.seat, "kept", "kept"),
                         sentence_of(e.promise));
    case EventKind::kPromiseBroken:
      return broken_promise(e);
    case EventKind::kEnded:
      return ended(e.ending);
  }
  return "";
}

}  // namespace citybox::sustain

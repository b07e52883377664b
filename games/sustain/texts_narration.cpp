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

std::string marked(const Event& e) {
  const bool unhappy = e.indicator == Indicator::kUnhappy;
  const int room = unhappy ? kPublished.unhappy_squares : kPublished.co2_squares;
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
  return fmt::format("{} {} {}.", named(e.seat), e.amount < 0 ? "pays" : "receives",
                     counted(count, "coin", "coins"));
}

std::string reserve_changed(const Event& e) {
  const int count = e.amount < 0 ? -e.amount : e.amount;
  return fmt::format("{} {} next year's budget.", counted(count, "coin", "coins"),
                     e.amount < 0 ? "are taken from" : "go to");
}

std::string budget(const Event& e) {
  const std::string kept =
      e.before > 0 ? fmt::format(" {} kept for next year.",
                                 e.before == 1 ? "1 is" : fmt::format("{} are", e.before))
                   : "";
  return fmt::format("{} are shared: {} each.{}", counted(e.amount, "coin", "coins"), e.after,
                     kept);
}

std::string broken_promise(const Event& e) {
  const std::string made = sentence_of(e.promise);
  if (e.amount == 0)
    return fmt::format("{} broke a promise: to {}. It was nothing.", named(e.seat), made);
  return fmt::format("{} broke a promise: to {}. It was {}.", named(e.seat), made, e.amount);
}

std::string of_cards(const Event& e) {
  const EventText card = text_of(e.event);
  switch (e.kind) {
    case EventKind::kCardDrawn:
      return fmt::format("{} reads: “{}”. {}", named(e.seat), card.title, card.text);
    case EventKind::kRequestStays: {
      const EventCard& request = card_of(kPublished, e.event);
      return fmt::format("They ask for {} by year {}.", sentence_of(request.need), e.after);
    }
    case EventKind::kRequestMet:
      return fmt::format("“{}” is granted.", card.title);
    case EventKind::kRequestFailed:
      return fmt::format("“{}” was not granted in time.", card.title);
    default:
      return fmt::format("{} decides on “{}”: {}", named(e.seat), card.title,
                         e.amount == 1 ? card.one : card.two);
  }
}

std::string of_investing(const Event& e) {
  switch (e.kind) {
    case EventKind::kInvested:
      return fmt::format("{} puts {} on {}: {} of {}.", named(e.seat),
                         counted(e.amount, "coin", "coins"), spot_name(e.spot), e.after, e.before);
    case EventKind::kFulfilled:
      return fmt::format("{} is paid.", capital(spot_name(e.spot)));
    case EventKind::kPlaced:
      return fmt::format("{} puts {} on {}.", named(e.seat), a_building(e.building),
                         space_name(e.space));
    case EventKind::kTurned:
      return fmt::format("{} turns {} over. {}", named(e.seat), spot_name(e.spot), text_of(e.back));
    default:
      if (e.amount == 0) return fmt::format("{} passes.", named(e.seat));
      return fmt::format("{} passes and keeps {}.", named(e.seat),
                         counted(e.amount, "coin", "coins"));
  }
}

}  // namespace

std::string SustainCodec::sentence(const Event& e) {
  switch (e.kind) {
    case EventKind::kFirstPlayer:
      return fmt::format("{} is first player.", named(e.seat));
    case EventKind::kFounded:
      return fmt::format("{} founds the city.", named(e.seat));
    case EventKind::kDepartmentTaken:
      return fmt::format("{} takes {}.", named(e.seat), text_of(e.department).title);
    case EventKind::kDepartmentsOpen:
      return fmt::format("{} open to all.", e.amount == 1
                                                ? "One department lies"
                                                : fmt::format("{} departments lie", e.amount));
    case EventKind::kYearBegan:
      return fmt::format("Year {} begins.", e.amount);
    case EventKind::kMoved: {
      const std::string_view why = because(e.cause);
      return why.empty() ? capital(moved(e)) : fmt::format("{}{}", why, moved(e));
    }
    case EventKind::kMarked:
      return fmt::format("{}{}", because(e.cause), marked(e));
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
      return of_cards(e);
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
      return fmt::format("{} gives {} {}.", named(e.seat), named(e.other),
                         counted(e.amount, "coin", "coins"));
    case EventKind::kPromised:
      return fmt::format("{} promises to {}.", named(e.seat), sentence_of(e.promise));
    case EventKind::kReady:
      return fmt::format("{} is ready.", named(e.seat));
    case EventKind::kInvestingBegan:
      return fmt::format("The talk is over. {} invests first.", named(e.seat));
    case EventKind::kInvested:
    case EventKind::kFulfilled:
    case EventKind::kPlaced:
    case EventKind::kTurned:
    case EventKind::kPassed:
      return of_investing(e);
    case EventKind::kPromiseKept:
      return fmt::format("{} kept a promise: to {}.", named(e.seat), sentence_of(e.promise));
    case EventKind::kPromiseBroken:
      return broken_promise(e);
    case EventKind::kEnded:
      return ended(e.ending);
  }
  return "";
}

}  // namespace citybox::sustain

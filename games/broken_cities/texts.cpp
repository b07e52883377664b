#include "games/broken_cities/texts.hpp"

#include <fmt/format.h>

namespace citybox::broken_cities {

std::string_view title_of(Construction what) {
  constexpr std::string_view kTitles[] = {"Nothing",  "Low-Cost",   "Conventional", "Green",
                                          "Shopping", "Greenspace", "Eco-Park",     "Retrofit"};
  return is_construction(what) ? kTitles[index_of(what)] : kTitles[0];
}

std::string_view noun_for(Construction what) {
  constexpr std::string_view kNouns[] = {
      "vacant space",   "Low-Cost building", "Conventional building",
      "Green building", "Shopping center",   "Greenspace",
      "Eco-Park",       "retrofit"};
  return is_construction(what) ? kNouns[index_of(what)] : kNouns[0];
}

std::string a_noun(Construction what) {
  const char* article = what == Construction::kEcoPark ? "an" : "a";
  return fmt::format("{} {}", article, noun_for(what));
}

std::string_view text_of(Construction what) {
  switch (what) {
    case Construction::kNone:
      break;
    case Construction::kLowCost:
      return "Cheap and dirty. Needs a renter to pay.";
    case Construction::kConventional:
      return "The ordinary building. Needs a renter to pay.";
    case Construction::kGreen:
      return "Dear and clean; floods pass it by. Needs a renter to pay. Only 16 exist.";
    case Construction::kShopping:
      return "Pays at once and needs no renter. A park beside it adds nothing.";
    case Construction::kGreenspace:
      return "Adds 1 to the rent of every home beside it that has no park yet, whoever owns it. "
             "Only 17 exist.";
    case Construction::kEcoPark:
      return "A better Greenspace: the same for rents, more for the air, and a drought leaves a "
             "Greenspace of it. Only 16 exist.";
    case Construction::kRetrofit:
      return "Raises one of your buildings a step: Low-Cost to Conventional, Conventional to "
             "Green.";
  }
  return "";
}

std::string_view title_of(Card card) {
  constexpr std::string_view kTitles[] = {"No card",         "Flood",          "Drought",
                                          "Torrential rain", "Vector disease", "Hurricane",
                                          "Just the news"};
  return is_card(card) ? kTitles[static_cast<int>(card)] : kTitles[0];
}

std::string_view text_of(Card card) {
  switch (card) {
    case Card::kNone:
      break;
    case Card::kFlood:
      return "The sea comes in: Low-Cost buildings along the shore are lost, Conventional ones "
             "become Low-Cost. Green buildings and Shopping centers stand.";
    case Card::kDrought:
      return "Nothing grows: every Greenspace is lost, every Eco-Park becomes a Greenspace.";
    case Card::kTorrentialRain:
      return "The hillside slides: everything along the forest is lost.";
    case Card::kVectorDisease:
      return "Fever in the city: every landlord loses three renters, or all who are left.";
    case Card::kHurricane:
      return "The storm takes every Low-Cost building in the city.";
    case Card::kNews:
      return "Alarming pictures from elsewhere. Nothing happens here, this time.";
  }
  return "";
}

std::string_view color_of(Seat seat) {
  constexpr std::string_view kColors[] = {"Yellow", "Red", "Orange", "Purple"};
  return seat.index < kMostSeats ? kColors[seat.index] : "Nobody";
}

std::string named(Seat seat) {
  if (seat == kFacilitator) return "the facilitator";
  return fmt::format("{{seat:{}}}", seat.index);
}

std::string named(SeatSet seats) {
  std::string text;
  int left = seats.size();
  seats.for_each([&](Seat seat) {
    text += named(seat);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  });
  return text;
}

namespace {

// "2 Greenspaces", "1 retrofit"
std::string counted(int number, Construction what) {
  return fmt::format("{} {}{}", number, noun_for(what), number == 1 ? "" : "s");
}

}  // namespace

std::string law_sentence(const Law& law) {
  const std::string_view title = title_of(law.object);
  switch (law.kind) {
    case LawKind::kNone:
      return "No law.";
    case LawKind::kRequire:
      return fmt::format("Every turn brings at least {}; each one missing costs {}.",
                         counted(law.number, law.object), law.fine);
    case LawKind::kForbid:
      if (law.object == Construction::kRetrofit) {
        return fmt::format("Nobody retrofits; each time costs {}.", law.fine);
      }
      return fmt::format("Nobody builds {}; each one costs {}.", title, law.fine);
    case LawKind::kSurcharge:
      return fmt::format("{} costs {} more than on the price sheet.", title, law.number);
    case LawKind::kCap:
      if (law.number == 0) {
        return fmt::format("No turn may add emissions on balance; one that does costs {}.",
                           law.fine);
      }
      return fmt::format("A turn adds at most {} emissions on balance; more costs {}.", law.number,
                         law.fine);
    case LawKind::kFreeText:
      return fmt::format("A law in the table's own words (no. {}); a breach costs {}.", law.text,
                         law.fine);
    case LawKind::kRepeal:
      return fmt::format("Law {} is repealed.", law.number);
  }
  return "";
}

}  // namespace citybox::broken_cities

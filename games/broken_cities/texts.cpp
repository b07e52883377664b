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

std::string text_of(Construction what, const Content& content) {
  const std::string only = fmt::format("Only {} exist.", content.pieces[what]);
  switch (what) {
    case Construction::kNone:
      break;
    case Construction::kLowCost:
      return "Cheap and dirty. Needs a renter to pay.";
    case Construction::kConventional:
      return "The ordinary building. Needs a renter to pay.";
    case Construction::kGreen:
      return "Dear and clean; floods pass it by. Needs a renter to pay. " + only;
    case Construction::kShopping:
      return "Pays at once and needs no renter. A park beside it adds nothing.";
    case Construction::kGreenspace:
      return fmt::format(
          "Adds {} to the rent of every home beside it that has no park yet, whoever owns it. {}",
          content.park_bonus, only);
    case Construction::kEcoPark:
      return "A better Greenspace: the same for rents, more for the air, and a drought leaves a "
             "Greenspace of it. " +
             only;
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

std::string text_of(Card card, int disease_takes) {
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
      return fmt::format("Fever in the city: every landlord loses {} renters, or all who are left.",
                         disease_takes);
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

std::string acts(Seat seat, std::string_view you, std::string_view other) {
  return fmt::format("{{seat:{}|You {}|{{name}} {}}}", seat.index, you, other);
}

std::string acting(SeatSet seats, std::string_view many, std::string_view one) {
  if (seats.size() == 1) {
    return fmt::format("{{seat:{}|you {}|{{name}} {}}}", seats.front().index, many, one);
  }
  std::string text;
  int left = seats.size();
  seats.for_each([&](Seat seat) {
    text += named(seat);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  });
  return fmt::format("{} {}", text, many);
}

std::string whose(Seat seat) { return fmt::format("{{seat:{}|Your|{{name}}'s}}", seat.index); }
std::string whose_inside(Seat seat) {
  return fmt::format("{{seat:{}|your|{{name}}'s}}", seat.index);
}

std::string named(Seat seat) { return fmt::format("{{seat:{}}}", seat.index); }

std::string named(SeatSet seats) {
  std::string text;
  int left = seats.size();
  seats.for_each([&](Seat seat) {
    text += text.empty() ? fmt::format("{{seat:{}|You|{{name}}}}", seat.index) : named(seat);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  });
  return text;
}

}  // namespace citybox::broken_cities

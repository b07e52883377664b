#include "games/broken_cities/texts.hpp"

#include "engine/types/words.hpp"

namespace citybox::broken_cities {

namespace {

struct Names {
  std::string_view title, noun, a_noun, plural;
};

constexpr Names kNames[] = {
    {"Nothing", "vacant space", "a vacant space", "vacant spaces"},
    {"Low-Cost", "Low-Cost building", "a Low-Cost building", "Low-Cost buildings"},
    {"Conventional", "Conventional building", "a Conventional building", "Conventional buildings"},
    {"Green", "Green building", "a Green building", "Green buildings"},
    {"Shopping", "Shopping center", "a Shopping center", "Shopping centers"},
    {"Greenspace", "Greenspace", "a Greenspace", "Greenspaces"},
    {"Eco-Park", "Eco-Park", "an Eco-Park", "Eco-Parks"},
    {"Retrofit", "retrofit", "a retrofit", "retrofits"},
};

constexpr const Names& names_for(Construction what) {
  return kNames[is_construction(what) ? index_of(what) : 0];
}

}  // namespace

std::string_view title_of(Construction what) { return names_for(what).title; }
std::string_view noun_for(Construction what) { return names_for(what).noun; }
std::string_view a_noun(Construction what) { return names_for(what).a_noun; }
std::string_view plural_of(Construction what) { return names_for(what).plural; }

std::string text_of(Construction what, const Content& content) {
  switch (what) {
    case Construction::kNone:
      break;
    case Construction::kLowCost:
      return "Cheap and dirty. Needs a renter to pay.";
    case Construction::kConventional:
      return "The ordinary building. Needs a renter to pay.";
    case Construction::kGreen:
      return say("Dear and clean; floods pass it by. Needs a renter to pay. Only {pieces} exist.",
                 {{"pieces", content.pieces[what]}});
    case Construction::kShopping:
      return "Pays at once and needs no renter. A park beside it adds nothing.";
    case Construction::kGreenspace:
      return say(
          "Adds {bonus} to the rent of every home beside it that has no park yet, whoever owns it. "
          "Only {pieces} exist.",
          {{"bonus", content.park_bonus}, {"pieces", content.pieces[what]}});
    case Construction::kEcoPark:
      return say(
          "A better Greenspace: the same for rents, more for the air, and a drought leaves a "
          "Greenspace of it. Only {pieces} exist.",
          {{"pieces", content.pieces[what]}});
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

std::string text_of(Card card, const Content& content) {
  switch (card) {
    case Card::kNone:
      break;
    case Card::kFlood:
      return "Warm water takes more room and melting ice adds to it, so the sea stands higher each "
             "year. Now a spring tide comes over the wall: Low-Cost buildings along the shore are "
             "lost, Conventional ones become Low-Cost. Green buildings and Shopping centers stand.";
    case Card::kDrought:
      return "A hotter summer dries the ground out faster than the clouds can fill it. Nothing "
             "grows: every Greenspace is lost, every Eco-Park becomes a Greenspace.";
    case Card::kTorrentialRain:
      return "Warmer air carries more water, and lets go of it all at once. The hillside slides: "
             "everything along the forest is lost.";
    case Card::kVectorDisease:
      return say(
          "Winters have become too mild to stop the mosquitoes, and a fever from farther south "
          "comes with them: every landlord loses {takes|a renter|{takes} renters}, or all who are "
          "left.",
          {{"takes", content.disease_takes}});
    case Card::kHurricane:
      return "A warm sea is what such storms feed on, and this one has eaten well: it takes every "
             "Low-Cost building in the city.";
    case Card::kNews:
      return "Burning hills and drowned streets, on the screens only: the same air, another city. "
             "Nothing happens here, this time.";
  }
  return "";
}

std::string_view color_of(Seat seat) {
  constexpr std::string_view kColors[] = {"Yellow", "Red", "Orange", "Purple"};
  return seat.index < kMostSeats ? kColors[seat.index] : "Nobody";
}

}  // namespace citybox::broken_cities

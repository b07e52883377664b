// The words of policies and event cards, with the numbers of the content, and of what can be chosen.

#include <fmt/format.h>

#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

std::string_view title_of(Policy policy) {
  switch (policy) {
    case Policy::kNone:
      break;
    case Policy::kGovernmentSubsidizedHousing:
      return "Government-subsidized housing";
    case Policy::kCutCorporateTaxes:
      return "Cut corporate taxes";
    case Policy::kGovernmentSubsidizedLocalBusinesses:
      return "Government-subsidized local businesses";
    case Policy::kRelocateLowIncomeHousing:
      return "Relocate low-income housing";
    case Policy::kRelocateHighIncomeHousing:
      return "Relocate high-income housing";
    case Policy::kLandSwap:
      return "Land swap";
    case Policy::kLandTrust:
      return "Land trust";
    case Policy::kFundHomelessShelter:
      return "Fund homeless shelter";
  }
  return "No policy";
}

std::string_view title_of(Card card) {
  switch (card) {
    case Card::kNone:
      break;
    case Card::kTechBoom:
      return "Tech boom";
    case Card::kRentHike:
      return "Rent hike";
    case Card::kStreetMarket:
      return "Street market";
    case Card::kDownturn:
      return "Downturn";
    case Card::kLuxuryCondos:
      return "Luxury condos";
    case Card::kTenantsUnion:
      return "Tenants' union";
    case Card::kCharityDrive:
      return "Charity drive";
    case Card::kHousingGrant:
      return "Housing grant";
    case Card::kFire:
      return "Fire";
    case Card::kStartUpLoans:
      return "Start-up loans";
    case Card::kChainStore:
      return "Chain store";
    case Card::kNewTramLine:
      return "New tram line";
    case Card::kQuietMonth:
      return "Quiet month";
    case Card::kEvictionWave:
      return "Eviction wave";
  }
  return "No card";
}

namespace {

std::string text_of(Policy policy, const Content& c) {
  switch (policy) {
    case Policy::kNone:
      break;
    case Policy::kGovernmentSubsidizedHousing:
      return "One displaced home comes back, away from corporations. Without such a space it takes "
             "the place of a business or corporation.";
    case Policy::kCutCorporateTaxes:
      return "Build a corporation in the city center; once that is full, the center grows. On a "
             "full board it takes a low-income home's place.";
    case Policy::kGovernmentSubsidizedLocalBusinesses:
      return "Build a local business anywhere vacant. Displaced homes may come back beside it, "
             "away from corporations.";
    case Policy::kRelocateLowIncomeHousing:
      return "Move one low-income home to any vacant space away from corporations.";
    case Policy::kRelocateHighIncomeHousing:
      return "Move one high-income stack to any vacant space. On a full board, pile two homes onto "
             "a single one instead.";
    case Policy::kLandSwap:
      return "Two tiles change places. A low-income home that moves may not end up beside a "
             "corporation.";
    case Policy::kLandTrust:
      return fmt::format(
          "Protect {} low-income homes from updates and events until your next turn.",
          number_word(c.trust_markers));
    case Policy::kFundHomelessShelter:
      return fmt::format("Up to {} leave Displaced People.", people_of(c.shelter_residents));
  }
  return "";
}

std::string text_of(Card card, const Content& c) {
  switch (card) {
    case Card::kNone:
      break;
    case Card::kTechBoom:
      return "Build a corporation as under Cut corporate taxes, but spare protected homes.";
    case Card::kRentHike:
      return fmt::format("For every {} high-income homes {} are displaced.",
                         number_word(c.rent_divisor), people_of(1));
    case Card::kStreetMarket:
      return "Build a local business beside a low-income home.";
    case Card::kDownturn:
      return "One corporation closes.";
    case Card::kLuxuryCondos:
      return "Place a high-income home on a vacant space or a stack with room.";
    case Card::kTenantsUnion:
      return fmt::format("Protect {} low-income homes until this mayor's next turn.",
                         number_word(c.union_markers));
    case Card::kCharityDrive:
      return fmt::format("{} leave Displaced People.", people_of(c.charity_residents));
    case Card::kHousingGrant:
      return "One displaced home comes back to a vacant space away from corporations.";
    case Card::kFire:
      return "One local business is lost.";
    case Card::kStartUpLoans:
      return "Build a local business on any vacant space.";
    case Card::kChainStore:
      return "One local business becomes a corporation.";
    case Card::kNewTramLine:
      return "Move one tile to a vacant space next to it; a low-income home only away from "
             "corporations.";
    case Card::kQuietMonth:
      return "Nothing happens. Enjoy it.";
    case Card::kEvictionWave:
      return "Every unprotected low-income home with two or more high-income or corporation "
             "neighbors must move next door, or is displaced.";
  }
  return "";
}

StepWords from(int homes, std::string_view then) {
  return {homes, fmt::format("From {} high-income homes on: {}.", homes, then)};
}

template <class Enum>
std::string rule_text(Enum card) {
  return fmt::format("{}-{}", CityRootsCodec::info().rule_prefix, rule_of(card).number);
}

Words words_of_actions() {
  Words words;
  words.actions = {{"enact", "Enact {policy}"},      {"lobby", "Lobby for other policies"},
                   {"take", "Take {policy}"},        {"replace", "{policy} goes"},
                   {"build", "Build at {space}"},    {"pick", "Choose {space}"},
                   {"move", "Move {space} to {to}"}, {"swap", "Swap {space} with {to}"},
                   {"protect", "Protect {space}"},   {"displace", "Displace {space}"},
                   {"remove", "Remove {space}"},     {"flip", "Take over {space}"},
                   {"return", "Back to {space}"},    {"stop", "Stop here"}};
  PolicySet::all().for_each(
      [&](Policy policy) { words.names["policy"].emplace(name_of(policy), title_of(policy)); });
  return words;
}

}  // namespace

std::vector<StepWords> steps_of(Card card, const Content& c) {
  switch (card) {
    case Card::kTechBoom:
      return {from(c.boom_doubles_at, "two corporations")};
    case Card::kRentHike:
      return {from(c.rent_takes_home_at, "a low-income home beside a high-income one goes too"),
              from(c.rent_takes_two_at, "two such homes go")};
    case Card::kDownturn:
      return {from(c.downturn_spares_at, "none, the city rides it out")};
    case Card::kLuxuryCondos:
      return {from(c.condos_double_at, "two homes")};
    case Card::kCharityDrive:
      return {from(c.charity_more_at, people_of(c.charity_more_residents))};
    default:
      return {};
  }
}

Vocabulary CityRootsCodec::vocabulary(const Content& c) {
  Vocabulary vocabulary{.words = words_of_actions(),
                        .policies = {},
                        .cards = {},
                        .tiles = {},
                        .center = c.center,
                        .revenue_goal = c.revenue_goal,
                        .house_limit = c.house_limit,
                        .resident_limit = c.resident_limit,
                        .people_limit = c.resident_limit * kPeoplePerResident,
                        .residents_per_home = c.residents_per_home,
                        .people_per_resident = kPeoplePerResident,
                        .event_cards = c.copies.total()};
  PolicySet::all().for_each([&](Policy policy) {
    vocabulary.policies[name_of(policy)] = {rule_text(policy), std::string(title_of(policy)),
                                            text_of(policy, c)};
  });
  for_each_card([&](Card card) {
    vocabulary.cards[name_of(card)] = {rule_text(card), std::string(title_of(card)),
                                       text_of(card, c), steps_of(card, c)};
  });
  for (const Tile tile :
       {Tile::kNone, Tile::kLow, Tile::kHigh, Tile::kBusiness, Tile::kCorporation}) {
    vocabulary.tiles.emplace(name_of(tile), noun_for(tile));
  }
  return vocabulary;
}

}  // namespace citybox::city_roots

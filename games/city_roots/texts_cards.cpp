// The words of policies and event cards, with the numbers of the content.

#include <fmt/format.h>

#include "engine/types/words.hpp"
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
    case Card::kWaitingList:
      return "Waiting list";
    case Card::kSpeculators:
      return "Speculators";
    case Card::kPropertyTaxes:
      return "Property taxes";
  }
  return "No card";
}

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
      return say(
          "Protect {markers|one low-income home|{number} low-income homes} from updates and events "
          "until your next turn.",
          {{"markers", c.trust_markers}, {"number", number_word(c.trust_markers)}});
    case Policy::kFundHomelessShelter:
      return say("Up to {people} displaced people find shelter.",
                 {{"people", people_of(c.shelter_residents)}});
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
      return say("For every {number} high-income homes {people} people lose their homes.",
                 {{"number", number_word(c.rent_divisor)}, {"people", people_of(1)}});
    case Card::kStreetMarket:
      return "Build a local business beside a low-income home.";
    case Card::kDownturn:
      if (c.downturn_shops == 0) return "One corporation closes.";
      return say(
          "One corporation closes. Where there is none, {shops|a local business does|{shops} local "
          "businesses do}.",
          {{"shops", c.downturn_shops}});
    case Card::kLuxuryCondos:
      return "Place a high-income home on a vacant space or a stack with room.";
    case Card::kTenantsUnion:
      return say(
          "Protect {markers|one low-income home|{number} low-income homes} until this mayor's next "
          "turn.",
          {{"markers", c.union_markers}, {"number", number_word(c.union_markers)}});
    case Card::kCharityDrive:
      return say("{people} displaced people find shelter.",
                 {{"people", people_of(c.charity_residents)}});
    case Card::kHousingGrant:
      if (c.grant_residents == 0) {
        return "One displaced home comes back to a vacant space away from corporations.";
      }
      return say(
          "One displaced home comes back to a vacant space away from corporations. If none can, "
          "{people} displaced people find shelter.",
          {{"people", people_of(c.grant_residents)}});
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
      return "Nothing happens.";
    case Card::kEvictionWave:
      return "Every unprotected low-income home with two or more high-income or corporation "
             "neighbors must move next door, or is displaced.";
    case Card::kWaitingList:
      return say(
          "{people} people leave, and {more} more for every {each|protected home|{number} protected "
          "homes}.",
          {{"people", people_of(c.waiting_residents)},
           {"more", people_of(1)},
           {"each", c.waiting_divisor},
           {"number", number_word(c.waiting_divisor)}});
    case Card::kSpeculators:
      return say(
          "Place a high-income home on a vacant space or a stack with room, and one more for every "
          "{number} protected homes.",
          {{"number", number_word(c.speculators_divisor)}});
    case Card::kPropertyTaxes:
      return say("{people} people leave for every {number} corporations, rounded up.",
                 {{"people", people_of(1)}, {"number", number_word(c.taxes_divisor)}});
  }
  return "";
}

namespace {

std::vector<StepWords> all_steps_of(Card card, const Content& c) {
  const Fill people{"people", people_of(c.charity_more_residents)};
  const Fill each{"each", people_of(1)};
  const auto from = [&](int homes, std::string_view text) {
    return StepWords{homes, say(text, {{"homes", homes}, people, each})};
  };
  switch (card) {
    case Card::kTechBoom:
      return {from(c.boom_doubles_at, "From {homes} high-income homes on: two corporations.")};
    case Card::kRentHike:
      return {
          from(c.rent_takes_home_at,
               "From {homes} high-income homes on: a low-income home beside a high-income one "
               "is lost as well."),
          from(c.rent_takes_two_at, "From {homes} high-income homes on: two such homes are lost.")};
    case Card::kStreetMarket:
      return {from(c.market_doubles_at, "From {homes} high-income homes on: two businesses.")};
    case Card::kDownturn:
      if (c.downturn_shops > 0) {
        return {from(c.downturn_spares_at,
                     "From {homes} high-income homes on: it is always a local business.")};
      }
      return {from(c.downturn_spares_at,
                   "From {homes} high-income homes on: none, the city rides it out.")};
    case Card::kLuxuryCondos:
      return {from(c.condos_double_at, "From {homes} high-income homes on: two homes.")};
    case Card::kCharityDrive:
      return {from(c.charity_more_at, "From {homes} high-income homes on: {people} people.")};
    case Card::kChainStore:
      return {from(c.chain_doubles_at, "From {homes} high-income homes on: two businesses.")};
    case Card::kEvictionWave:
      return {from(c.eviction_reaches_at,
                   "From {homes} high-income homes on: one such neighbor is enough.")};
    case Card::kPropertyTaxes:
      return {from(c.taxes_all_at,
                   "From {homes} high-income homes on: {each} people for every corporation.")};
    default:
      return {};
  }
}

}  // namespace

std::vector<StepWords> steps_of(Card card, const Content& c) {
  std::vector<StepWords> steps = all_steps_of(card, c);
  std::erase_if(steps, [&](const StepWords& step) { return step.from > c.high_homes; });
  return steps;
}

std::string people_of(int residents) {
  const int people = residents * kPeoplePerResident;
  if (people < 1000) return std::to_string(people);
  return fmt::format("{},{:03}", people / 1000, people % 1000);
}

}  // namespace citybox::city_roots

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

std::string_view text_of(Policy policy) {
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
      return "Protect up to four low-income homes from updates and events until your next turn.";
    case Policy::kFundHomelessShelter:
      return "Up to two resident markers leave Displaced People.";
  }
  return "";
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

std::string_view text_of(Card card) {
  switch (card) {
    case Card::kNone:
      break;
    case Card::kTechBoom:
      return "Build a corporation as under Cut corporate taxes, but spare protected homes. From 12 "
             "high-income homes on: two.";
    case Card::kRentHike:
      return "For every two high-income homes one resident is displaced. From 6 on a low-income "
             "home beside a high-income one goes too, from 12 on two.";
    case Card::kStreetMarket:
      return "Build a local business beside a low-income home.";
    case Card::kDownturn:
      return "One corporation closes. A city of 14 or more high-income homes rides it out.";
    case Card::kLuxuryCondos:
      return "Place a high-income home on a vacant space or a stack with room. From 8 on: two.";
    case Card::kTenantsUnion:
      return "Protect up to two low-income homes until this mayor's next turn.";
    case Card::kCharityDrive:
      return "Two residents leave Displaced People, three from 10 high-income homes on.";
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

std::string_view noun_for(Tile tile) {
  switch (tile) {
    case Tile::kNone:
      break;
    case Tile::kLow:
      return "low-income home";
    case Tile::kHigh:
      return "high-income home";
    case Tile::kBusiness:
      return "local business";
    case Tile::kCorporation:
      return "corporation";
  }
  return "vacant space";
}

std::string_view duty_of(Task task) {
  switch (task) {
    case Task::kNone:
      break;
    case Task::kChoosePolicy:
      return "enacts an active policy or lobbies for a new one";
    case Task::kTakePolicy:
      return "takes one of the three policies drawn";
    case Task::kReplacePolicy:
      return "says which active policy goes";
    case Task::kEvade:
      return "leads homes away from the corporations";
    case Task::kEvict:
      return "finds new places for the evicted homes";
    case Task::kBuildCorporation:
      return "builds a corporation";
    case Task::kBuildBusiness:
      return "builds a local business";
    case Task::kBuildHigh:
      return "places a high-income home";
    case Task::kReturnHome:
      return "brings a displaced home back";
    case Task::kReturnBeside:
      return "may bring displaced homes back beside the new business";
    case Task::kPickHome:
      return "picks a low-income home to move";
    case Task::kMoveHome:
      return "says where the home goes";
    case Task::kPickStack:
      return "picks a high-income stack to move";
    case Task::kMoveStack:
      return "says where the stack goes";
    case Task::kPickTower:
      return "picks the single home that becomes a tower";
    case Task::kGather:
      return "takes high-income homes from other stacks";
    case Task::kPickSwap:
      return "picks the first tile to swap";
    case Task::kSwap:
      return "picks the second tile to swap";
    case Task::kProtect:
      return "protects low-income homes";
    case Task::kDisplace:
      return "says which low-income home the rent takes";
    case Task::kRemoveCorporation:
      return "says which corporation closes";
    case Task::kRemoveBusiness:
      return "says which local business is lost";
    case Task::kFlip:
      return "says which local business the chain takes over";
    case Task::kPickTram:
      return "picks a tile to move along the tram line";
    case Task::kMoveTram:
      return "says where the tile goes";
  }
  return "waits";
}

}  // namespace citybox::city_roots

// What stands on the cards besides the rule: a mayor's thoughts, and what happens to people.

#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

std::string_view story_of(Policy policy) {
  switch (policy) {
    case Policy::kNone:
      break;
    case Policy::kGovernmentSubsidizedHousing:
      return "They grew up here. If the town helps with the rent, they can come home.";
    case Policy::kCutCorporateTaxes:
      return "Ask less of big companies, and they will come. What will they ask of the neighbors?";
    case Policy::kGovernmentSubsidizedLocalBusinesses:
      return "A bakery, a barber, a bench outside: people come back to a street that lives.";
    case Policy::kRelocateLowIncomeHousing:
      return "Better boxes and helping hands today than a letter from the landlord tomorrow.";
    case Policy::kRelocateHighIncomeHousing:
      return "Nobody said that the tall houses must stand right there.";
    case Policy::kLandSwap:
      return "Everybody keeps what they have, only elsewhere. Somebody has to explain it at the "
             "door.";
    case Policy::kLandTrust:
      return "Land that neighbors hold together cannot be sold from under them.";
    case Policy::kFundHomelessShelter:
      return "A bed, a shower, a locker with a key. It is not a home, but it is a start.";
  }
  return "";
}

std::string_view story_of(Card card) {
  switch (card) {
    case Card::kNone:
      break;
    case Card::kTechBoom:
      return "A company has outgrown its garage and wants an address downtown.";
    case Card::kRentHike:
      return "On Monday the letters lie in the hall. By Friday the first families are packing.";
    case Card::kStreetMarket:
      return "Folding tables, oranges, a man who mends radios: by noon the street is full.";
    case Card::kDownturn:
      return "On the twelfth floor the lights stay off. Then the doors do not open either.";
    case Card::kLuxuryCondos:
      return "A banner shows a pool on the roof. All is sold before the first stone is laid.";
    case Card::kTenantsUnion:
      return "Forty neighbors in a school gym, one microphone, one sentence: we are staying.";
    case Card::kCharityDrive:
      return "Blankets, spare rooms, a number to call: some sleep in a bed tonight.";
    case Card::kHousingGrant:
      return "After two years on the list comes a letter that is not a bill.";
    case Card::kFire:
      return "It starts in the back room at night. Nobody is hurt, but the shop is gone.";
    case Card::kStartUpLoans:
      return "This time the bank says yes. She hangs up her sign the same evening.";
    case Card::kChainStore:
      return "The owner is tired and the offer is good. Overnight there is another sign.";
    case Card::kNewTramLine:
      return "Rails are laid, and the town moves a little closer together.";
    case Card::kQuietMonth:
      return "Children play in the street until dark. Nothing has to be decided.";
    case Card::kEvictionWave:
      return "Where the rich have moved in on two sides, men with clipboards ring the bells.";
    case Card::kWaitingList:
      return "Whoever has a safe flat keeps it. Whoever has none stands in line, and then gives "
             "up.";
    case Card::kSpeculators:
      return "Some streets are not for sale. So the money walks on, and rings one street further.";
    case Card::kPropertyTaxes:
      return "Beside the towers even the old garden is worth a fortune. The bill comes by mail.";
  }
  return "";
}

}  // namespace citybox::city_roots

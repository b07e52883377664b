// The words of departments, buildings and indicators.

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

DepartmentText text_of(Department department) {
  switch (department) {
    case Department::kNone:
      break;
    case Department::kHousing:
      return {"Housing", "a Housing building", "Every address counts."};
    case Department::kMobility:
      return {"Mobility", "a Mobility building", "The city is what lies between two doors."};
    case Department::kEnvironment:
      return {"Environment", "an Environment building", "What is not built cannot leak."};
    case Department::kEconomy:
      return {"Economy", "an Economy building", "Somebody has to pay for all this."};
    case Department::kHealth:
      return {"Health", "a Health building", "A long life, and a good one."};
    case Department::kCulture:
      return {"Culture", "a Culture building", "They come for the work and stay for the songs."};
  }
  return {"Nobody", "nothing", ""};
}

bool is_plural(Building building) {
  return building == Building::kCourt || building == Building::kVillas;
}

BuildingText text_of(Building building) {
  switch (building) {
    case Building::kNone:
      break;
    case Building::kCityHall:
      return {"City Hall", "a City Hall", "the City Hall", "City Halls",
              "A clock, a staircase, and all of you inside."};
    case Building::kHouse:
      return {"Residential House", "a Residential House", "the Residential House",
              "Residential Houses",
              "Three plain homes. Nobody writes songs about them, and nobody sleeps outside."};
    case Building::kTower:
      return {"Tower Block", "a Tower Block", "the Tower Block", "Tower Blocks",
              "Five homes on one lift shaft. Dark yards and heavy boilers."};
    case Building::kCourt:
      return {"Courtyard Homes", "Courtyard Homes", "the Courtyard Homes", "Courtyard Homes",
              "Homes around a tree. Better still beside a park."};
    case Building::kVillas:
      return {"Hillside Villas", "Hillside Villas", "the Hillside Villas", "Hillside Villas",
              "One home with a view and a hedge. The brochures love it."};
    case Building::kBusStop:
      return {"Bus Stop", "a Bus Stop", "the Bus Stop", "Bus Stops",
              "A pole, a bench and a promise. It helps where people live."};
    case Building::kBikeLane:
      return {"Bike Lane", "a Bike Lane", "the Bike Lane", "Bike Lanes",
              "A painted strip that frees a whole lane of air."};
    case Building::kTramDepot:
      return {"Tram Depot", "a Tram Depot", "the Tram Depot", "Tram Depots",
              "Steel rails from edge to edge."};
    case Building::kCarPark:
      return {"Car Park", "a Car Park", "the Car Park", "Car Parks",
              "Five decks of free parking. Everyone arrives, engines running."};
    case Building::kPark:
      return {"Park", "a Park", "the Park", "Parks",
              "Grass, shade and a pond. Worth most where people live."};
    case Building::kRecycling:
      return {"Recycling Yard", "a Recycling Yard", "the Recycling Yard", "Recycling Yards",
              "Sorted, baled and sold. It smells on hot days."};
    case Building::kMeadow:
      return {"Fenced Meadow", "a Fenced Meadow", "the Fenced Meadow", "Fenced Meadows",
              "Rare orchids behind a tall fence. The allotment people must go."};
    case Building::kSunField:
      return {"Sun Field", "a Sun Field", "the Sun Field", "Sun Fields",
              "A square of mirrors that pays its way."};
    case Building::kFactory:
      return {"Factory", "a Factory", "the Factory", "Factories",
              "Wages on Friday, soot on Saturday."};
    case Building::kShops:
      return {"Shopping Street", "a Shopping Street", "the Shopping Street", "Shopping Streets",
              "Lit windows on both sides, and vans at the back."};
    case Building::kWorkshop:
      return {"Craft Yard", "a Craft Yard", "the Craft Yard", "Craft Yards",
              "Small trades under one roof. They buy from each other."};
    case Building::kClinic:
      return {"Clinic", "a Clinic", "the Clinic", "Clinics",
              "Open doors at every hour. Best among homes."};
    case Building::kSports:
      return {"Sports Ground", "a Sports Ground", "the Sports Ground", "Sports Grounds",
              "A field, a hall and a whistle."};
    case Building::kResort:
      return {"Wellness Resort", "a Wellness Resort", "the Wellness Resort", "Wellness Resorts",
              "Hot pools for weekend guests, heated all winter."};
    case Building::kLibrary:
      return {"Library", "a Library", "the Library", "Libraries",
              "Warm, dry and free. Half the town does its homework here."};
    case Building::kMuseum:
      return {"Museum", "a Museum", "the Museum", "Museums", "The past, well lit."};
    case Building::kArena:
      return {"Arena", "an Arena", "the Arena", "Arenas",
              "Forty nights a year of noise, light and coaches. Some stay."};
    case Building::kWalk:
      return {"Pedestrian Walk", "a Pedestrian Walk", "the Pedestrian Walk", "Pedestrian Walks",
              "A street given back to feet. It pays beside culture or trade."};
    case Building::kSchool:
      return {"School", "a School", "the School", "Schools",
              "A bell at eight, and a whole quarter that gets up for it."};
    case Building::kDepot:
      return {"Goods Depot", "a Goods Depot", "the Goods Depot", "Goods Depots",
              "Gates, ramps and somebody else's boxes."};
  }
  return {"nothing", "nothing", "nothing", "nothing", ""};
}

std::string_view text_of(SpaceKind kind) {
  switch (kind) {
    case SpaceKind::kSquare:
      return "a big square";
    case SpaceKind::kCorner:
      return "a corner";
    case SpaceKind::kEdge:
      break;
  }
  return "a long space";
}

EndingText text_of(Ending ending) {
  switch (ending) {
    case Ending::kNone:
      break;
    case Ending::kCounted:
      return {"{city}: the city stands", "The term is over, and votes are counted."};
    case Ending::kUnhappy:
      return {
          "{city}: too many people are unhappy",
          "Every square of the table is marked: people without a home, and those whom a card made "
          "angry. The table never empties."};
    case Ending::kCo2:
      return {
          "{city}: the air is full",
          "Every CO₂ square is marked: each year pollution filled the table, as far as transport "
          "did not make up for it."};
    case Ending::kFullMap:
      return {"{city}: the last square is built over",
              "All big squares have a building. Nothing can grow here any more."};
  }
  return {};
}

std::string_view text_of(Indicator indicator) {
  constexpr std::string_view kNames[] = {"nothing",   "standard of living", "attractiveness",
                                         "transport", "pollution",          "unhappy people",
                                         "CO₂"};
  return indicator <= Indicator::kCo2 ? kNames[static_cast<int>(indicator)] : kNames[0];
}

}  // namespace citybox::sustain

// The JSON of what has a notation of its own.

#include "games/crash_city/codec.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace citybox {

namespace {

using namespace crash_city;

Tile tile_of(const City& city, Slot t) {
  Tile tile{name_of(city.place(t)), name_of(city.lanes(t)), city.lots[t].building(), {}};
  if (tile.building != Building::kNone) tile.owner = city.lots[t].owner();
  return tile;
}

CityMap map_of(const City& city) {
  CityMap map;
  map.tiles.reserve(city.count);
  for (Slot t = kSquare; t <= city.count; ++t) map.tiles.push_back(tile_of(city, t));
  std::uint8_t last = 0;
  for (std::uint8_t i = 0; i < kCars; ++i) {
    if (city.cars[i].placed()) last = static_cast<std::uint8_t>(i + 1);
  }
  for (std::uint8_t i = 0; i < last; ++i) {
    map.cars.push_back(city.cars[i].placed() ? city.spot(CarId{i}) : kNoSpot);
  }
  return map;
}

Read<Slot> add_tile(const Tile& tile, City& city) {
  const auto at = JsonOf<Place>::read(json::value(tile.at));
  if (!at) return misread_in("at", at.error());
  const auto lanes = JsonOf<Sides>::read(json::value(tile.lanes));
  if (!lanes) return misread_in("lanes", lanes.error());
  if (!at->exists() || lanes->empty()) return misread("a tile has a place and a lane");
  if ((city.count == 0) != (*at == kTownSquare)) {
    return misread("the town square comes first, once");
  }
  if (city.at(*at) != kNoTile) return misread(fmt::format("{} is taken", tile.at));
  if ((tile.building == Building::kNone) == tile.owner.has_value()) {
    return misread("a building has an owner");
  }
  if (tile.owner && tile.owner->index >= kMostSeats) return misread("nobody owns that");
  const Slot t = city.add_tile(*at, *lanes);
  if (tile.owner) city.lots[t] = Lot(tile.building, *tile.owner);
  return t;
}

Read<Car> add_car(Spot spot, City& city) {
  if (spot == kNoSpot) return Car{};
  const Slot tile = spot.at.exists() ? city.at(spot.at) : kNoTile;
  if (tile == kNoTile) return misread(fmt::format("there is no tile at {}", name_of(spot)));
  if (!spot.posture.on_street()) {
    city.lots[tile].take();
  } else if (city.has_lane(tile, spot.posture.edge())) {
    city.occupy_lane(tile, spot.posture.edge());
  } else {
    return misread(fmt::format("there is no such lane as {}", name_of(spot)));
  }
  return Car{tile, spot.posture};
}

Read<City> city_of(const CityMap& map) {
  if (map.tiles.empty() || map.tiles.size() > kMostTiles + 1) {
    return misread_in("tiles", {{}, "a city has its town square and up to 64 tiles"});
  }
  if (map.cars.size() > kCars) return misread_in("cars", {{}, "there are 32 cars at most"});
  City city;
  for (std::size_t i = 0; i < map.tiles.size(); ++i) {
    const auto tile = add_tile(map.tiles[i], city);
    if (!tile) return misread_in("tiles", misread_in(i, tile.error()).value());
  }
  connect(city, kSquare);
  for (std::size_t i = 0; i < map.cars.size(); ++i) {
    const auto car = add_car(map.cars[i], city);
    if (!car) return misread_in("cars", misread_in(i, car.error()).value());
    city.cars[i] = *car;
  }
  if (!map.cars.empty() && map.cars.back() == kNoSpot) {
    return misread_in("cars", {{}, "the list ends with a placed car"});
  }
  return city;
}

}  // namespace

bool JsonOf<Options>::read_into(const json::value& value, Options& into, Misread& wrong) {
  const json::object* given = detail::object_in(value, wrong);
  if (given == nullptr) return false;
  json::object options{{"length", to_json(Length::kFull)}};
  for (const auto& field : *given) {
    std::string key(field.key());
    std::replace(key.begin(), key.end(), '-', '_');
    options.insert_or_assign(key, field.value());
  }
  return JsonOfFields<Options>::read_into(options, into, wrong);
}

template <class Named>
json::value JsonOfNamed<Named>::write(const Named& named) {
  if (named == Named{}) return nullptr;
  return json::value(crash_city::name_of(named));
}

template <class Named>
Read<Named> JsonOfNamed<Named>::read(const json::value& value) {
  if (says_nothing(value)) return Named{};
  const auto text = detail::read_text(value);
  if (!text) return tl::unexpected(text.error());
  Named named;
  if (!crash_city::read_name(*text, named)) {
    return misread(shown(value) +
                   " is not written as in e2n1, e2n1.w, e2n1.w facing north or nesw");
  }
  return named;
}

template struct JsonOfNamed<Place>;
template struct JsonOfNamed<Sides>;
template struct JsonOfNamed<Lane>;
template struct JsonOfNamed<Spot>;

json::value JsonOf<CarId>::write(CarId car) {
  if (car == kNoCar) return nullptr;
  return car.index;
}

Read<CarId> JsonOf<CarId>::read(const json::value& value) {
  if (says_nothing(value)) return kNoCar;
  const auto number = detail::read_integer(value, 0, kCars - 1);
  if (!number) return tl::unexpected(number.error());
  return CarId{static_cast<std::uint8_t>(*number)};
}

json::value JsonOf<City>::write(const City& city) { return to_json(map_of(city)); }

Read<City> JsonOf<City>::read(const json::value& value) {
  const auto map = JsonOf<CityMap>::read(value);
  if (!map) return tl::unexpected(map.error());
  return city_of(*map);
}

}  // namespace citybox

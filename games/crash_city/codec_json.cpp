// The JSON of what has a notation of its own.

#include "games/crash_city/codec.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace citybox {

namespace {

using namespace crash_city;

json::value tile_json(const City& city, Slot t) {
  const Lot lot = city.lots[t];
  const bool bare = lot.building() == Building::kNone;
  return json::object{
      {"at", name_of(city.place(t))},
      {"lanes", name_of(city.lanes(t))},
      {"building", bare ? json::value(nullptr) : to_json(lot.building())},
      {"owner", bare ? json::value(nullptr) : to_json(lot.owner())},
  };
}

// Adds the tile to the city.
Read<Slot> read_tile(const json::value& value, City& city) {
  const auto object = detail::read_object(value);
  if (!object) return tl::unexpected(object.error());
  Place at;
  Sides lanes;
  Misread wrong;
  if (!read_member(**object, "at", at, wrong) || !read_member(**object, "lanes", lanes, wrong)) {
    return tl::unexpected(wrong);
  }
  if ((*object)->size() != 4) return misread("a tile has at, lanes, building and owner");
  if (!at.exists() || lanes.empty()) return misread("a tile has a place and a lane");
  if ((city.count == 0) != (at == kTownSquare)) return misread("the town square comes first, once");
  for (Slot t = kSquare; t <= city.count; ++t) {
    if (city.place(t) == at) return misread(fmt::format("{} is taken", name_of(at)));
  }
  const json::value* building = (*object)->if_contains("building");
  const json::value* owner = (*object)->if_contains("owner");
  if (building == nullptr || owner == nullptr)
    return misread("\"building\" or \"owner\" is missing");
  if (says_nothing(*building) != says_nothing(*owner)) return misread("a building has an owner");
  const Slot t = city.add_tile(at, lanes);
  if (says_nothing(*building)) return t;
  Building kind{};
  Seat seat;
  if (!read_member(**object, "building", kind, wrong) ||
      !read_member(**object, "owner", seat, wrong)) {
    return tl::unexpected(wrong);
  }
  if (seat.index >= kMostSeats || kind == Building::kNone) return misread("nobody owns that");
  city.lots[t] = Lot(kind, seat);
  return t;
}

Read<Car> read_car(const json::value& value, City& city) {
  const auto spot = JsonOf<Spot>::read(value);
  if (!spot) return tl::unexpected(spot.error());
  if (*spot == kNoSpot) return Car{};
  const Slot tile = city.at(spot->at);
  if (tile == kNoTile) return misread(fmt::format("there is no tile at {}", shown(value)));
  if (!spot->posture.on_street()) {
    city.lots[tile].take();
  } else if (city.has_lane(tile, spot->posture.edge())) {
    city.occupy_lane(tile, spot->posture.edge());
  } else {
    return misread(fmt::format("there is no such lane as {}", shown(value)));
  }
  return Car{tile, spot->posture};
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

json::value JsonOf<City>::write(const City& city) {
  json::array tiles, cars;
  for (Slot t = kSquare; t <= city.count; ++t) tiles.push_back(tile_json(city, t));
  std::uint8_t last = 0;
  for (std::uint8_t i = 0; i < kCars; ++i) {
    if (city.cars[i].placed()) last = static_cast<std::uint8_t>(i + 1);
  }
  for (std::uint8_t i = 0; i < last; ++i) {
    const bool placed = city.cars[i].placed();
    cars.push_back(placed ? to_json(city.spot(CarId{i})) : json::value(nullptr));
  }
  return json::object{{"tiles", std::move(tiles)}, {"cars", std::move(cars)}};
}

Read<City> JsonOf<City>::read(const json::value& value) {
  const auto object = detail::read_object(value);
  if (!object) return tl::unexpected(object.error());
  const json::value *tiles = (*object)->if_contains("tiles"),
                    *cars = (*object)->if_contains("cars");
  if (tiles == nullptr || cars == nullptr || (*object)->size() != 2) {
    return misread("a city has tiles and cars");
  }
  City city;
  const auto tile_list = detail::read_array(*tiles, 1, kMostTiles + 1);
  if (!tile_list) return misread_in("tiles", tile_list.error());
  for (std::size_t i = 0; i < (*tile_list)->size(); ++i) {
    const auto tile = read_tile((**tile_list)[i], city);
    if (!tile) return misread_in("tiles", misread_in(i, tile.error()).value());
  }
  connect(city, kSquare);
  const auto car_list = detail::read_array(*cars, 0, kCars);
  if (!car_list) return misread_in("cars", car_list.error());
  for (std::size_t i = 0; i < (*car_list)->size(); ++i) {
    const auto car = read_car((**car_list)[i], city);
    if (!car) return misread_in("cars", misread_in(i, car.error()).value());
    city.cars[i] = *car;
  }
  if (!(*car_list)->empty() && says_nothing((*car_list)->back())) {
    return misread_in("cars", {{}, "the list ends with a placed car"});
  }
  return city;
}

}  // namespace citybox

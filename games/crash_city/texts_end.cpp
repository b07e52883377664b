// What decided a race, and what its end meant for people.

#include "engine/kit/seats.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/judgement.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

namespace {

std::string where_they_work(const State& s, Seat seat) {
  ItemList items;
  list_parked(s, seat, items);
  std::int64_t own = 0, others = 0;
  for (const Item& item : items) {
    const auto label = static_cast<ItemLabel>(item.label);
    (label == ItemLabel::kOwnShops || label == ItemLabel::kOwnFactories ? own : others) +=
        item.amount;
  }
  const std::string_view sentence =
      others == 0 ? "{who|You parked on roofs of your own only|{name} parked on roofs of the same "
                    "color only}."
      : own == 0
          ? "{who|You parked on roofs of others only|{name} parked on roofs of others only}."
          : "{who|You parked {own} of {all} cars on roofs of your own, and {others} on those "
            "of others|{name} parked {own} of {all} cars on roofs of the same color, and "
            "{others} on those of others}.";
  return say(sentence, {{"who", seat}, {"own", own}, {"all", own + others}, {"others", others}});
}

// How far somebody was who did not win.
std::string how_far(const State& s, Seat seat, const WayToWork& way, int cars) {
  const std::string_view sentence =
      way.lost == 0
          ? "{who|You were|{name} was} about {turns|1 turn|{turns} turns} short: {parked} of "
            "{cars} "
            "cars at work."
          : "{who|You had|{name} had} {parked} of {cars} cars at work, and {lost|one car|{lost} "
            "cars} without a free roof within reach.";
  return say(sentence, {{"who", seat},
                        {"turns", way.turns},
                        {"parked", parked_cars(s, seat)},
                        {"cars", cars},
                        {"lost", way.lost}});
}

}  // namespace

int driving_cars(const State& s, Seat seat) {
  int driving = 0;
  for (int n = 0; n < kCarsPerSeat; ++n) driving += s.city.cars[car_of(seat, n).index].driving();
  return driving;
}

// CC-27, CC-28
std::string CrashCityCodec::meant(const State& s, const Content&) {
  const SeatSet winners = winners_of(s);
  int left = 0;
  for_each_seat(s, [&](Seat seat) {
    if (s.ending == Ending::kStalemate || !winners.contains(seat)) left += driving_cars(s, seat);
  });
  const int roofs = open_jobs(s, Building::kShop) + open_jobs(s, Building::kFactory);
  if (left == 0) return "Everybody who had to get to work has got there.";
  if (s.ending == Ending::kStalemate) {
    return say(
        "{left|One driver|{left} drivers} never got to work, though {roofs|one roof|{roofs} roofs} "
        "stayed free: everybody was in everybody's way.",
        {{"left", left}, {"roofs", roofs}});
  }
  return say(
      "{winners|Your last driver is|{name}'s last driver is} at work while {left|one neighbour "
      "is|{left} neighbours are} still out on the streets, looking for a place to park.",
      {{"winners", winners.front()}, {"left", left}});
}

std::vector<std::string> story(const State& s, const Content& content) {
  const SeatSet winners = winners_of(s);
  std::vector<std::string> told;
  winners.for_each([&](Seat seat) {
    if (parked_cars(s, seat) > 0) told.push_back(where_they_work(s, seat));
  });
  Roads roads;
  const auto ways = ways_to_work(s, kEveryone, roads);
  for_each_seat(s, [&](Seat seat) {
    if (winners.contains(seat)) return;
    told.push_back(
        how_far(s, seat, ways[seat.index], supply_of(s.options, content)[Building::kHouse]));
  });
  told.push_back(s.crashes == 0 ? "Nobody was hit on the way."
                                : say("{crashes|One crash|{crashes} crashes} on the way.",
                                      {{"crashes", s.crashes}}));
  return told;
}

}  // namespace citybox::crash_city

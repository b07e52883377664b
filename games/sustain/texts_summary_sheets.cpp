// The summary of departments and seats.

#include <fmt/format.h>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"
#include "games/sustain/texts_summary.hpp"

namespace citybox::sustain {

namespace {

// Would a condition about neighbors hold there?
bool better_at(const State& s, const Content& c, const Lines& lines, Space space) {
  for (const Line& line : lines) {
    const Quantity what = line.when.measure.what;
    const bool near = what == Quantity::kNearBuildings || what == Quantity::kNearDepartment;
    if (line.when.test == Test::kAtLeast && near && holds(s, c, line.when, {space, Seat{}})) {
      return true;
    }
  }
  return false;
}

json::array sheet_json(const State& s, const Content& c, Department d, Seat holder) {
  json::array list;
  for (const SheetBuilding& line : sheet_of(c, d).buildings) {
    if (line.building == Building::kNone) continue;
    const Spot spot = Spot::of(line.building);
    const SpaceKind kind = facts(c, line.building).space;
    list.push_back(
        {{"spot", to_json(spot)},
         {"building", name_of(line.building)},
         {"name", text_of(line.building).title},
         {"text", text_of(line.building).text},
         {"space", name_of(kind)},
         {"homes", facts(c, line.building).homes},
         {"cost", line.cost},
         {"coins", coins_on(s, spot)},
         {"missing", missing_on(s, c, spot)},
         {"effects", sentence_of(line.lines)},
         {"standing", count_buildings(s, line.building)},
         {"better",
          free_spaces(s, kind, [&](Space space) { return better_at(s, c, line.lines, space); })},
         {"refused", refused_json(spot_refusal(s, c, holder, spot))}});
  }
  return list;
}

}  // namespace

json::array departments_json(const State& s, const Content& c) {
  json::array list;
  for_each_department([&](Department d) {
    const Seat holder = holder_of(s, d);
    json::array terms;
    for (const Term& term : sheet_of(c, d).terms) {
      if (term.points == 0) continue;
      terms.push_back({{"rule", "SU-31"},
                       {"text", sentence_of(term)},
                       {"counted", measure(s, c, term.of, {kNowhere, holder})},
                       {"points", points_of(s, c, term, holder)}});
    }
    list.push_back(
        {{"department", name_of(d)},
         {"name", text_of(d).title},
         {"motto", text_of(d).motto},
         {"seat", holder == kFacilitator ? json::value(nullptr) : json::value(holder.index)},
         {"points", points_of(s, c, d, holder)},
         {"laurels", s.laurels[index_of(d)]},
         {"terms", std::move(terms)},
         {"buildings", sheet_json(s, c, d, holder)}});
  });
  return list;
}

namespace {

json::array promises_json(const State& s, Seat seat) {
  json::array list;
  for (const Promise& promise : s.promises[seat.index]) {
    json::object entry = to_json(promise).as_object();
    const bool gift = promise.kind == PromiseKind::kGive;
    const bool talking = s.phase == Phase::kDiscussion && !is_done(s, seat);
    const bool investing = s.phase != Phase::kInvesting || !is_done(s, seat);
    entry["so_far"] = came_to(s, seat, promise);
    entry.emplace("text", sentence_of(promise));
    entry.emplace("kept", is_kept(s, seat, promise));
    entry.emplace("open", !is_over(s) && (gift ? talking : investing));
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace

json::array seats_json(const State& s, const Content& c) {
  json::array list;
  const bool talking = s.phase == Phase::kDiscussion;
  for_each_seat(s, [&](Seat seat) {
    json::array gifts;
    int received = 0;
    for_each_seat(s, [&](Seat other) {
      received += s.gifts[other.index][seat.index];
      const int coins = s.gifts[seat.index][other.index];
      if (coins > 0) gifts.push_back({{"to", other.index}, {"coins", coins}});
    });
    const Department d = s.departments[seat.index];
    const bool done = !is_over(s) && is_done(s, seat);
    list.push_back({{"seat", seat.index},
                    {"department", d == Department::kNone ? json::value(nullptr) : to_json(d)},
                    {"coins", s.coins[seat.index]},
                    {"points", points_of(s, c, seat)},
                    {"ready", done && talking},
                    {"passed", done && !talking},
                    {"gifts", std::move(gifts)},
                    {"received", received},
                    {"promises", promises_json(s, seat)}});
  });
  return list;
}

}  // namespace citybox::sustain

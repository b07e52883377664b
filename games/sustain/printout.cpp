#include "games/sustain/printout.hpp"

#include <fmt/format.h>

#include <array>
#include <string>

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/codec_vocabulary.hpp"
#include "games/sustain/sight.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

constexpr std::array<const char*, kScenarios> kNumerals = {"I", "II", "III"};
// Tiles of each building that can be bought. Whoever needs more draws it on the map.
constexpr int kOfEach = 4;
constexpr int kPeople = 40;
constexpr int kLaurels = 12;

int tiles_of(const Content& c, Building b) {
  int tiles = b == Building::kCityHall ? 0 : kOfEach;
  for (const StartBuilding& start : c.start) tiles += start.building == b ? 1 : 0;
  return tiles;
}

// A letter tells the cards of one slot apart: of those with the same number one is in a game's deck, and
// in a game with fixed cards it is the first.
std::string mark_of(const ScenarioDeck& deck, unsigned scenario, unsigned number) {
  const unsigned slot = deck.events[number].slot;
  int before = 0, all = 0;
  for (unsigned i = 0; i < deck.event_count; ++i) {
    if (deck.events[i].slot != slot) continue;
    before += i < number ? 1 : 0;
    ++all;
  }
  std::string mark = fmt::format("{} · {}", kNumerals[scenario], slot + 1);
  if (all > 1) mark += fmt::format(" {}", static_cast<char>('a' + before));
  const EventCard& card = deck.events[number];
  if (card.years > 0) mark += say(" · within {n|a year|{n} years}", {{"n", card.years}});
  if (card.again) mark += " · draw again";
  return mark;
}

// Whose front this back belongs to in a game with fixed cards, from 1; 0: it stays in the box.
int front_of(const std::array<BackId, kSolutions>& fixed, unsigned back) {
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (static_cast<unsigned>(fixed[i].number()) == back) return static_cast<int>(i) + 1;
  }
  return 0;
}

void put_scenario(Printout& out, const Content& c, unsigned scenario) {
  const ScenarioDeck& deck = c.scenarios[scenario];
  const char* numeral = kNumerals[scenario];
  const auto put = [&](std::string id, std::string mark) {
    out.parts.push_back({std::move(id), 1, std::move(mark)});
  };
  for (unsigned i = 0; i < deck.event_count; ++i) {
    const EventId id = EventId::of(static_cast<int>(scenario), static_cast<int>(i));
    put(fmt::format("events/{}", key_of(id)), mark_of(deck, scenario, i));
  }
  for (unsigned i = 0; i < kSolutions; ++i) {
    const SolutionId id = SolutionId::of(static_cast<int>(scenario), static_cast<int>(i));
    put(fmt::format("solutions/{}", key_of(id)),
        fmt::format("{} · {} · group {}", numeral, i + 1, deck.fronts[i].group));
  }
  State fixed{};
  fixed.options.scenario = static_cast<Scenario>(scenario);
  deal_backs(fixed, c, [](std::uint32_t) { return 0U; });
  for (unsigned i = 0; i < kMostBacks; ++i) {
    if (deck.backs[i].group == 0) continue;
    const BackId id = BackId::of(static_cast<int>(scenario), static_cast<int>(i));
    const int front = front_of(fixed.backs, i);
    put(fmt::format("backs/{}", key_of(id)),
        fmt::format("{} · group {} · back {}{}", numeral, deck.backs[i].group, i + 1,
                    front == 0 ? "" : fmt::format(" · fixed: {}", front)));
  }
}

}  // namespace

Printout printout(const Content& c) {
  Printout out;
  const auto put = [&](std::string id, int count) {
    if (count > 0) out.parts.push_back({std::move(id), count});
  };
  put("board/map", 1);
  put("board/indicators", 1);
  for_each_department([&](Department d) { put("departments/" + name_of(d), 1); });
  for (int i = 1; i < kBuildings; ++i) {
    const auto building = static_cast<Building>(i);
    put("buildings/" + name_of(building), tiles_of(c, building));
  }
  for (unsigned i = 0; i < kScenarios; ++i) put_scenario(out, c, i);
  for_each_enumerator<Indicator>([&](const std::string& name, Indicator indicator) {
    if (indicator == Indicator::kNone) return;
    const bool table = indicator == Indicator::kUnhappy || indicator == Indicator::kCo2;
    const int squares = indicator == Indicator::kUnhappy ? c.unhappy_squares : c.co2_squares;
    put("markers/" + name, table ? squares : 1);
  });
  put("markers/person", kPeople);
  put("markers/laurel", kLaurels);
  put("money/1", 60);
  put("money/5", 24);
  put("sheets/promise", c.promises_a_year * kMostSeats);
  out.parts.push_back({"figures/first", 1, "First player"});
  out.needs = {"A pencil: for promises, and for a building whose tiles have run out.",
               "A clock for the discussion.", "Tape, to close the backs of the solutions."};
  return out;
}

}  // namespace citybox::sustain

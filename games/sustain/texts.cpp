#include "games/sustain/texts.hpp"

#include <fmt/format.h>

#include <array>
#include <cctype>

namespace citybox::sustain {

const ScenarioText& text_of(Scenario scenario) {
  switch (scenario) {
    case Scenario::kOne:
      return kTextOne;
    case Scenario::kTwo:
      return kTextTwo;
    case Scenario::kThree:
      break;
  }
  return kTextThree;
}

EventText text_of(EventId event) {
  if (!event.exists()) return {};
  const auto scenario = static_cast<unsigned>(event.scenario());
  if (event.number() >= kPublished.scenarios[scenario].event_count) return {};
  return text_of(static_cast<Scenario>(scenario)).events[event.number()];
}

FrontText text_of(SolutionId solution) {
  if (!solution.exists()) return {};
  return text_of(static_cast<Scenario>(solution.scenario())).fronts[solution.number()];
}

std::string_view text_of(BackId back) {
  if (!back.exists() || back_of(kPublished, back).group == 0) return {};
  return text_of(static_cast<Scenario>(back.scenario())).backs[back.number()];
}

std::string slug(std::string_view title) {
  std::string name;
  for (const char c : title) {
    if (c == '\'') continue;
    const bool letter = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (letter) {
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  return name;
}

namespace {

// Buildings go by their short names, which are those of the enum.
constexpr std::string_view kBuildingSlugs[] = {
    "",          "city-hall",  "house",    "tower",  "court",     "villas", "bus-stop",
    "bike-lane", "tram-depot", "car-park", "park",   "recycling", "meadow", "sun-field",
    "factory",   "shops",      "workshop", "clinic", "sports",    "resort", "library",
    "museum",    "arena",      "walk",     "school", "depot"};
static_assert(std::size(kBuildingSlugs) == kBuildings);

constexpr int kAllSolutions = kScenarios * kSolutions;

const std::string& solution_slug(SolutionId id) {
  static const auto kSlugs = [] {
    std::array<std::string, kAllSolutions> all;
    for (int i = 0; i < kAllSolutions; ++i) {
      all[static_cast<unsigned>(i)] = slug(text_of(SolutionId{static_cast<std::uint8_t>(i)}).title);
    }
    return all;
  }();
  return kSlugs[id.index];
}

}  // namespace

namespace {

// Written once; of ids that exist.
template <int kCards, class Id, class Write>
const std::string& name_in_table(Id id, Write&& write) {
  static const auto kNames = [&] {
    std::array<std::string, kCards> all;
    for (std::uint8_t i = 0; i < kCards; ++i) all[i] = write(Id{i});
    return all;
  }();
  static const std::string kNone;
  return id.exists() ? kNames[id.index] : kNone;
}

constexpr std::string_view kScenarioNames[] = {"one", "two", "three"};

}  // namespace

const std::string& back_slug(BackId back) {
  return name_in_table<kScenarios * kMostBacks>(back, [](BackId id) {
    if (text_of(id).empty()) return std::string();
    return fmt::format("{}-{}", kScenarioNames[id.scenario()], id.number() + 1);
  });
}
const std::string& event_slug(EventId event) {
  return name_in_table<kScenarios * kMostEvents>(
      event, [](EventId id) { return slug(text_of(id).title); });
}
std::string spot_slug(Spot spot) {
  if (spot.is_solution()) return solution_slug(spot.solution());
  return spot.is_sheet() ? std::string(kBuildingSlugs[spot.code]) : std::string();
}

Spot spot_with_slug(std::string_view name) {
  if (name.empty()) return kNoSpot;
  for (std::uint8_t i = 1; i < kBuildings; ++i) {
    if (kBuildingSlugs[i] == name) return Spot{i};
  }
  for (std::uint8_t i = 0; i < kAllSolutions; ++i) {
    if (solution_slug({i}) == name) return Spot::of(SolutionId{i});
  }
  return kNoSpot;
}

std::string spot_name(Spot spot) {
  if (spot.is_solution()) return fmt::format("“{}”", text_of(spot.solution()).title);
  return fmt::format("the {}", text_of(spot.building()).title);
}

bool is_plural(Building building) {
  return building == Building::kCourt || building == Building::kVillas;
}

std::string a_building(Building building) {
  const std::string_view title = text_of(building).title;
  if (is_plural(building)) return std::string(title);
  return with_article(title);
}

std::string with_article(std::string_view thing) {
  const bool vowel = !thing.empty() && std::string_view("AEIOaeio").find(thing[0]) != thing.npos;
  return fmt::format("{} {}", vowel ? "an" : "a", thing);
}

std::string who(Seat seat, std::string_view you, std::string_view they) {
  return fmt::format("{{seat:{}|You {}|{{name}} {}}}", seat.index, you, they);
}

std::string named(Seat seat) { return fmt::format("{{seat:{}}}", seat.index); }

std::string named(SeatSet seats) {
  std::vector<std::string> names;
  seats.for_each([&](Seat seat) { names.push_back(named(seat)); });
  if (names.empty()) return "";
  const std::string last = names.back();
  names.pop_back();
  return names.empty() ? last : fmt::format("{} and {}", fmt::join(names, ", "), last);
}

std::string by_year(int due, int years) {
  return due > years ? "before the votes are counted" : fmt::format("by year {}", due);
}

std::string counted(int number, std::string_view thing, std::string_view things) {
  return fmt::format("{} {}", number, number == 1 ? thing : things);
}

std::string signed_number(int number) {
  return number < 0 ? fmt::format("−{}", -number) : fmt::format("+{}", number);
}

}  // namespace citybox::sustain

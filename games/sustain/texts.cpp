#include "games/sustain/texts.hpp"

#include <array>

#include "engine/table/notation.hpp"
#include "engine/types/words.hpp"
#include "games/sustain/codec_describe.hpp"

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

namespace {

// The text of a card in the list of its scenario; empty where there is no such card.
template <class Text, class Id>
Text text_in(std::span<const Text> ScenarioText::* list, Id id) {
  if (!id.exists()) return {};
  const std::span<const Text> texts = text_of(static_cast<Scenario>(id.scenario())).*list;
  const auto number = static_cast<std::size_t>(id.number());
  return number < texts.size() ? texts[number] : Text{};
}

}  // namespace

EventText text_of(EventId event) { return text_in(&ScenarioText::events, event); }
FrontText text_of(SolutionId solution) { return text_in(&ScenarioText::fronts, solution); }
std::string_view text_of(BackId back) { return text_in(&ScenarioText::backs, back); }

std::string_view key_of(EventId event) { return text_of(event).key; }
std::string_view key_of(SolutionId solution) { return text_of(solution).key; }

const std::string& key_of(BackId back) {
  static constexpr int kAllBacks = kScenarios * kMostBacks;
  static const auto kKeys = [] {
    std::array<std::string, kAllBacks> all;
    for (std::uint8_t i = 0; i < kAllBacks; ++i) {
      const BackId id{i};
      if (text_of(id).empty()) continue;
      all[i] =
          name_of(static_cast<Scenario>(id.scenario())) + '-' + std::to_string(id.number() + 1);
    }
    return all;
  }();
  static const std::string kNone;
  return back.exists() ? kKeys[back.index] : kNone;
}

std::string key_of(Spot spot) {
  if (spot.is_solution()) return std::string(key_of(spot.solution()));
  return spot.is_sheet() ? name_of(spot.building()) : std::string();
}

Spot spot_with_key(std::string_view key) {
  Building building{};
  if (read_name(key, building)) return Spot::of(building);
  for (std::uint8_t i = 0; i < kScenarios * kSolutions; ++i) {
    if (!key.empty() && key_of(SolutionId{i}) == key) return Spot::of(SolutionId{i});
  }
  return kNoSpot;
}

std::string spot_name(Spot spot) {
  if (!spot.is_solution()) return std::string(text_of(spot.building()).the);
  return say("“{title}”", {{"title", text_of(spot.solution()).title}});
}

std::string by_year(int due, int years) {
  return due > years ? "before the votes are counted" : say("by year {year}", {{"year", due}});
}

}  // namespace citybox::sustain

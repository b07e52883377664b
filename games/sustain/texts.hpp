#pragma once
// The words of SUSTAIN. Rules never see them.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"
#include "games/sustain/content.hpp"
#include "games/sustain/event.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain {

// A key is what logs and positions name a card by. It never changes, whatever becomes of the title.
struct EventText {
  std::string_view key;
  std::string_view title;
  std::string_view text;
  std::string_view one;  // options of a mandate; else empty
  std::string_view two;
};
struct FrontText {
  std::string_view key;
  std::string_view title;
  std::string_view pitch;
};
struct BuildingText {
  std::string_view title;
  std::string_view a;    // "a Park", "Hillside Villas"
  std::string_view the;  // "the Park"
  std::string_view many;
  std::string_view text;
};
struct DepartmentText {
  std::string_view title;
  std::string_view building;  // "a Housing building"
  std::string_view motto;
};
struct EndingText {
  std::string_view title;  // of {city}
  std::string_view why;
};
// What is said of a quantity that a card asks for, and of one that scores: whole phrases with fills
// such as {number} and {building}.
struct QuantityText {
  std::string_view at_least;
  std::string_view at_most;
  std::string_view none;
  std::string_view points;
  std::string_view capped;
};
struct ScenarioText {
  std::string_view title;
  std::string_view about;
  std::string_view city;  // its name if nobody gives it one
  std::span<const EventText> events;
  std::span<const FrontText> fronts;
  std::span<const std::string_view> backs;
};

const ScenarioText& text_of(Scenario scenario);
extern const ScenarioText kTextOne;
extern const ScenarioText kTextTwo;
extern const ScenarioText kTextThree;

// Safe for any id; those that do not exist have empty words.
EventText text_of(EventId event);
FrontText text_of(SolutionId solution);
std::string_view text_of(BackId back);
BuildingText text_of(Building building);
DepartmentText text_of(Department department);
EndingText text_of(Ending ending);
const QuantityText& text_of(Quantity quantity);
// "standard of living"
std::string_view text_of(Indicator indicator);
// "a big square"
std::string_view text_of(SpaceKind kind);

// What notation and JSON call them: "roofs-before-winter", "bike-lane" or "tram-line-one"; a back,
// which has no title, is "one-17". Empty if there is none.
std::string_view key_of(EventId event);
std::string_view key_of(SolutionId solution);
const std::string& key_of(BackId back);
std::string key_of(Spot spot);
// kNoSpot if there is none.
Spot spot_with_key(std::string_view key);
// "the Bike Lane", "“Tram line one”"
std::string spot_name(Spot spot);
// Are they several by name?
bool is_plural(Building building);

// "by year 3", or what comes after the last of so many.
std::string by_year(int due, int years);

// "pollution 3 or less"
std::string sentence_of(const Condition& condition);
// "standard of living +1", "with 2 Parks or more: 1 CO₂ square"; "no effect" if there is none.
std::vector<std::string> effects_of(const Lines& lines);
// All of them in one sentence: "Standard of living +1; pollution −2."
std::string told_in_one(const std::vector<std::string>& effects);
// "standard of living +1"
std::string sentence_of(const Line& line);
// "1 point per 2 steps of transport"
std::string sentence_of(const Term& term);
// "put at least 3 coins on the Bike Lane"
std::string phrase_of(const Promise& promise);
// What the one who made it said of its space, beside that space; empty for a gift.
std::string promise_here(const Promise& promise, Seat who);
// That it was made, kept or broken.
std::string promise_told(const Event& event);

// SU-6: what a newcomer should know now; empty where nothing is new.
std::string_view guide_of(const State& s);

}  // namespace citybox::sustain

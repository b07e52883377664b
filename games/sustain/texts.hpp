#pragma once
// The words of SUSTAIN. Rules never see them.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/sustain/content.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain {

struct EventText {
  std::string_view title;
  std::string_view text;
  std::string_view one;  // options of a mandate; else empty
  std::string_view two;
};
struct FrontText {
  std::string_view title;
  std::string_view pitch;
};
struct BuildingText {
  std::string_view title;
  std::string_view text;
};
struct DepartmentText {
  std::string_view title;
  std::string_view motto;
};
struct EndingText {
  std::string_view title;
  std::string_view why;
};
struct ScenarioText {
  std::string_view title;
  std::string_view about;
  std::string_view city;  // its name if nobody gives it one
  const EventText* events;
  const FrontText* fronts;
  const std::string_view* backs;
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
// "standard of living"
std::string_view text_of(Indicator indicator);
// "a big square"
std::string_view text_of(SpaceKind kind);

// "Tram line one" is tram-line-one.
std::string slug(std::string_view title);
// "bike-lane", "tram-line-one"; empty if there is none.
std::string spot_slug(Spot spot);
// "roofs-before-winter", and a back, which has no title: "one-17"; empty if there is none.
const std::string& event_slug(EventId event);
const std::string& back_slug(BackId back);
Spot spot_with_slug(std::string_view name);
// "the Bike Lane", "“Tram line one”"
std::string spot_name(Spot spot);
// "a Bike Lane", "an Arena", "Hillside Villas"
std::string a_building(Building building);
// "a Housing building", "an Environment building"
std::string with_article(std::string_view thing);
// Are they several by name?
bool is_plural(Building building);

// who(seat, "build", "builds"): "You build" and "Ana builds", at the beginning of a sentence.
std::string who(Seat seat, std::string_view you, std::string_view they);
// "you" and "Ana", inside of one.
std::string named(Seat seat);
// "{seat:0}, {seat:1} and {seat:2}"
std::string named(SeatSet seats);
// "by year 3", or what comes after the last of so many.
std::string by_year(int due, int years);
// "1 coin", "3 coins"
std::string counted(int number, std::string_view thing, std::string_view things);
// "+2", "−1"
std::string signed_number(int number);

// "pollution 3 or less"
std::string sentence_of(const Condition& condition);
// "standard of living +1", "with 2 Parks or more: 1 CO2 square"; "no effect" if there is none.
std::vector<std::string> effects_of(const Lines& lines);
// "standard of living +1"
std::string sentence_of(const Line& line);
// "1 point per 2 steps of transport"
std::string sentence_of(const Term& term);
// "put at least 3 coins on the Bike Lane"
std::string sentence_of(const Promise& promise);

// SU-6: what a newcomer should know now; empty where nothing is new.
std::string_view guide_of(const State& s);

// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string why_text(RuleId rule, const Content& content);

}  // namespace citybox::sustain

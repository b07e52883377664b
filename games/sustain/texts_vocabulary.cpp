#include "games/sustain/codec_vocabulary.hpp"

#include "engine/table/event_json.hpp"
#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

Words words() {
  Words words;
  words.actions = {
      {"found", "Found the city"},
      {"take", "Take {department}"},
      {"choose", "Choose option {number}"},
      {"place", "Put {spot} on {space}"},
      {"give", "Give {seat:other} {number} of your coins"},
      {"promise-put", "Promise to put at least {number} on {spot}"},
      {"promise-none", "Promise to put nothing on {spot}"},
      {"promise-give", "Promise to give {seat:other} at least {number}"},
      {"ready", "Say that you are ready"},
      {"invest", "Put {number} of your coins on {spot}"},
      {"pass", "Pass for this year"},
  };
  for_each_department(
      [&](Department d) { words.names["department"][name_of(d)] = text_of(d).title; });
  for (std::uint8_t i = 1; i < kBuildings; ++i) {
    const Spot spot{i};
    words.names["spot"][key_of(spot)] = spot_name(spot);
  }
  for (std::uint8_t i = 0; i < kScenarios * kSolutions; ++i) {
    const Spot spot = Spot::of(SolutionId{i});
    words.names["spot"][key_of(spot)] = spot_name(spot);
  }
  words.with_words = {{{"verb", "found"}}};
  words.per_seat = {"coins", "gifts", "promises"};
  return words;
}

// What a row of the board is called.
std::string title_of(Indicator indicator) {
  switch (indicator) {
    case Indicator::kNone:
      break;
    case Indicator::kSol:
      return "Standard of living";
    case Indicator::kAttractiveness:
      return "Attractiveness";
    case Indicator::kTransport:
      return "Sustainable transport";
    case Indicator::kPollution:
      return "Pollution";
    case Indicator::kUnhappy:
      return "Unhappy people";
    case Indicator::kCo2:
      return "CO₂ in the air";
  }
  return "";
}

// By the squares still free.
std::vector<std::string> nearness(int squares) {
  std::vector<std::string> near{"full: all have lost"};
  for (int left = 1; left <= squares; ++left) {
    near.push_back(say("{left|one more and all lose|{left} more and all lose}", {{"left", left}}));
  }
  return near;
}

std::vector<IndicatorWords> indicators(const Content& c) {
  using enum Indicator;
  std::vector<IndicatorWords> list;
  for (const Indicator what : {kUnhappy, kSol, kAttractiveness, kTransport, kPollution, kCo2}) {
    const bool table = what == kUnhappy || what == kCo2;
    const int squares = what == kUnhappy ? c.unhappy_squares : c.co2_squares;
    const bool less = table || what == kPollution;
    list.push_back({what, title_of(what), table ? squares : int{c.track_top}, table,
                    less ? Wanted::kLess : Wanted::kMore,
                    table ? nearness(squares) : std::vector<std::string>()});
  }
  return list;
}

std::vector<Arrow> arrows(const Content& c) {
  using enum Indicator;
  const auto list = [](const Steps& steps) {
    return std::vector<Step>(steps.begin(), steps.end());
  };
  return {{Cause::kUnhappy, {kUnhappy}, kSol, list(c.unhappy_to_sol)},
          {Cause::kSol, {kSol}, kAttractiveness, list(c.sol_to_attractiveness)},
          {Cause::kSmog, {kTransport, kPollution}, kCo2, list(c.smog_to_co2)},
          {Cause::kCo2, {kCo2}, kSol, list(c.co2_to_sol)}};
}

std::vector<std::vector<int>> smog(const Content& c) {
  std::vector<std::vector<int>> rows;
  for (int pollution = kTrackBottom; pollution <= c.track_top; ++pollution) {
    std::vector<int>& row = rows.emplace_back();
    for (int transport = kTrackBottom; transport <= c.track_top; ++transport) {
      row.push_back(look_up(c.smog_to_co2, pollution - transport));
    }
  }
  return rows;
}

void add_cards_of(Vocabulary& words, const Content& c, int scenario) {
  const ScenarioDeck& deck = c.scenarios[static_cast<unsigned>(scenario)];
  const auto which = static_cast<Scenario>(scenario);
  const ScenarioText& text = text_of(which);
  words.scenarios[name_of(which)] = {std::string(text.title), std::string(text.about),
                                     std::string(text.city), years_of(deck)};
  for (int i = 0; i < deck.event_count; ++i) {
    const EventId id = EventId::of(scenario, i);
    words.events[std::string(key_of(id))] = printed_words(c, id);
  }
  for (int i = 0; i < kSolutions; ++i) {
    const SolutionId id = SolutionId::of(scenario, i);
    words.solutions[std::string(key_of(id))] = printed_words(c, id);
  }
  for (int i = 0; i < kMostBacks; ++i) {
    const BackId id = BackId::of(scenario, i);
    if (text_of(id).empty()) continue;
    words.backs[key_of(id)] = {std::string(text_of(id)),
                               told_in_one(effects_of(back_of(c, id).lines))};
  }
}

// A space between two is half-way.
MapSpace drawn(Space space) {
  const Touching touching = squares_touching(space);
  const int first = touching.squares[0].index;
  const int last = touching.squares[static_cast<unsigned>(touching.count) - 1U].index;
  return {space_name(space), space.kind(), first % kSide + last % kSide,
          first / kSide + last / kSide};
}

}  // namespace

Vocabulary SustainCodec::vocabulary(const Content& c) {
  Vocabulary all;
  all.words = words();
  all.side = kSide;
  for (std::uint8_t i = 0; i < kSpaces; ++i) all.map.push_back(drawn({i}));
  all.longest_name = c.longest_name;
  all.indicators = indicators(c);
  all.arrows = arrows(c);
  all.smog = smog(c);
  for_each_enumerator<SpaceKind>(
      [&](const std::string& name, SpaceKind kind) { all.spaces[name] = text_of(kind); });
  for_each_department([&](Department d) { all.departments.push_back(printed_words(c, d)); });
  for_each_enumerator<Building>([&](const std::string& name, Building b) {
    if (b != Building::kNone) all.buildings[name] = printed_words(c, b);
  });
  for (int i = 0; i < kScenarios; ++i) add_cards_of(all, c, i);
  for_each_enumerator<Ending>([&](const std::string& name, Ending ending) {
    if (ending == Ending::kNone) return;
    all.endings[name] = {std::string(text_of(ending).title), std::string(text_of(ending).why)};
  });
  all.phases = phases();
  all.moments = moments();
  all.verdicts = verdicts();
  all.labels = short_labels();
  all.sentences = sentences();
  all.rules = {rule_name(info(), rule(20)), rule_name(info(), rule(23))};
  return all;
}

}  // namespace citybox::sustain

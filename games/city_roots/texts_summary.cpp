// What is happening, and what each policy could bring.

#include <algorithm>
#include <map>

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

// The turn, and the card or policy that is at work.
std::string moment(const State& s, const Content& c) {
  const Fill turn{"turn", turn_number(s, c)};
  if (by_event(s) && s.card != Card::kNone) {
    return say("Turn {turn}, {card}.", {turn, {"card", title_of(s.card)}});
  }
  if (s.policy != Policy::kNone && s.task != Task::kReplacePolicy) {
    return say("Turn {turn}, {policy}.", {turn, {"policy", title_of(s.policy)}});
  }
  return say("Turn {turn}.", {turn});
}

std::string now(const State& s, const Content& c) {
  if (is_over(s)) return CityRootsCodec::verdict(s, c);
  const std::string duty = duty_of(s);
  return duty.empty() ? moment(s, c) : moment(s, c) + " " + duty;
}

std::string center_offer(const State& s, const Content& c) {
  const Fill revenue{"revenue", c.corporation_revenue};
  const int lots = (vacant(s) & c.center).size();
  if (lots == 0) {
    return say("A corporation counts {revenue} revenue. The city center is full and grows.",
               {revenue});
  }
  return say(
      "A corporation counts {revenue} revenue. The city center has {lots|1 vacant lot|{lots} "
      "vacant lots}.",
      {revenue, {"lots", lots}});
}

std::string shops_offer(const State& s, const Content& c) {
  const Fill number{"number", number_word(c.businesses_per_revenue)};
  const Fill shops{"shops", s.business.size()}, lots{"lots", vacant(s).size()};
  if (s.displaced_houses == 0) {
    return say(
        "Every {number} local businesses count 1 revenue: the city has {shops}. It has {lots|1 "
        "vacant lot|{lots} vacant lots}, and no home is displaced.",
        {number, shops, lots});
  }
  return say(
      "Every {number} local businesses count 1 revenue: the city has {shops}. It has {lots|1 "
      "vacant lot|{lots} vacant lots}; {houses|1 home is|{houses} homes are} displaced.",
      {number, shops, lots, {"houses", s.displaced_houses}});
}

std::string housing_offer(const State& s) {
  const Fill houses{"houses", s.displaced_houses}, lots{"lots", vacant(s).size()};
  if (vacant(s).empty()) {
    return say("{houses|1 home is|{houses} homes are} displaced; the city has no vacant lots.",
               {houses});
  }
  return say(
      "{houses|1 home is|{houses} homes are} displaced; the city has {lots|1 vacant lot|{lots} "
      "vacant lots}.",
      {houses, lots});
}

std::string low_income_offer(const State& s) {
  const Fill homes{"homes", s.low.size()}, lots{"lots", vacant(s).size()};
  if (threatened(s).empty()) {
    return say(
        "The city has {homes|1 low-income home|{homes} low-income homes} and {lots|1 vacant "
        "lot|{lots} vacant lots}; no home stands beside a corporation.",
        {homes, lots});
  }
  return say(
      "The city has {homes|1 low-income home|{homes} low-income homes} and {lots|1 vacant "
      "lot|{lots} vacant lots}; {near|1 home stands|{near} homes stand} beside a corporation.",
      {homes, lots, {"near", threatened(s).size()}});
}

std::string high_income_offer(const State& s) {
  const Fill homes{"homes", high_homes(s)}, places{"places", high_stacks(s).size()};
  if (vacant(s).empty()) {
    return say(
        "The city has {homes|1 high-income home|{homes} high-income homes} in {places|1 "
        "place|{places} places}, and no vacant lots.",
        {homes, places});
  }
  return say(
      "The city has {homes|1 high-income home|{homes} high-income homes} in {places|1 "
      "place|{places} places}, and {lots|1 vacant lot|{lots} vacant lots}.",
      {homes, places, {"lots", vacant(s).size()}});
}

// What the board has to offer to a policy that would do something, in numbers.
std::string offer(Policy policy, const State& s, const Content& c) {
  switch (policy) {
    case Policy::kNone:
      break;
    case Policy::kCutCorporateTaxes:
      return center_offer(s, c);
    case Policy::kGovernmentSubsidizedLocalBusinesses:
      return shops_offer(s, c);
    case Policy::kGovernmentSubsidizedHousing:
      return housing_offer(s);
    case Policy::kRelocateLowIncomeHousing:
      return low_income_offer(s);
    case Policy::kRelocateHighIncomeHousing:
      return high_income_offer(s);
    case Policy::kLandSwap:
      return say(
          "{tiles|1 tile stands|{tiles} tiles stand} in the city; no number changes by the swap "
          "itself.",
          {{"tiles", occupied(s).size()}});
    case Policy::kLandTrust:
      return say(
          "{markers|1 protection marker is|{markers} protection markers are} left for {homes|1 "
          "low-income home|{homes} low-income homes}.",
          {{"markers", markers_left(s, c)}, {"homes", s.low.size()}});
    case Policy::kFundHomelessShelter:
      return say("{people} people are displaced now.", {{"people", people_of(s.residents)}});
  }
  return "";
}

PolicyOutlook outlook_for(Policy policy, const State& s, const Content& c) {
  if (!would_do_nothing(s, policy, c)) return {policy, false, offer(policy, s, c)};
  if (s.active.contains(policy)) return {policy, true, "This would do nothing now: a way to pass."};
  return {policy, true, "This would do nothing now."};
}

// The next number of high-income homes at which event cards change.
std::string ahead(const State& s, const Content& c) {
  std::map<int, std::vector<std::string>> cards_at;
  for_each_card([&](Card card) {
    for (const StepWords& step : steps_of(card, c)) {
      cards_at[step.from].emplace_back(title_of(card));
    }
  });
  const auto next = cards_at.upper_bound(high_homes(s));
  if (next == cards_at.end()) return "All event cards are at their strongest or mildest.";
  std::sort(next->second.begin(), next->second.end());
  return say(
      "From {homes} high-income homes on: {cards} {count|changes|change}.",
      {{"homes", next->first}, {"cards", listed(next->second)}, {"count", next->second.size()}});
}

std::string drawn_by(const State& s) {
  if (s.card == Card::kNone) return "";
  return say("{who|You drew this event|{name} drew this event}", {{"who", s.mayor}});
}

std::string lobby_outlook(const State& s) {
  if (s.task != Task::kChoosePolicy) return "";
  return say(
      "To lobby, enact nothing this turn: look at {hand} of the {deck} other policies and exchange "
      "one.",
      {{"hand", number_word(kLobbyHand)}, {"deck", number_word(kPolicies - s.active.size())}});
}

Goal goal(const State& s, const Content& c) {
  return {.text = say("Reach {goal} revenue. Lost at {houses} houses or {people} people.",
                      {{"goal", c.revenue_goal},
                       {"houses", c.house_limit},
                       {"people", people_of(c.resident_limit)}}),
          .more = say("Houses and people count when they are displaced. After {turns} turns it is "
                      "lost too.",
                      {{"turns", last_turn(c)}}),
          .tracks = {{GoalKind::kWin, "Revenue", revenue(s, c), c.revenue_goal},
                     {GoalKind::kLose, "Displaced houses", s.displaced_houses, c.house_limit},
                     {GoalKind::kLose, "Displaced people", displaced_people(s),
                      c.resident_limit * kPeoplePerResident},
                     {GoalKind::kEnd, "Turns", turn_number(s, c), last_turn(c)}}};
}

std::vector<EndFact> end_facts(const State& s, const Content& c) {
  return {{"Turns", turn_number(s, c)},
          {"Revenue", revenue(s, c)},
          {"Homes still standing", s.low.size()},
          {"Houses displaced", s.displaced_houses},
          {"People displaced", displaced_people(s)},
          {"Local businesses", s.business.size()},
          {"Corporations", s.corporation.size()},
          {"High-income homes", high_homes(s)}};
}

}  // namespace

Summary CityRootsCodec::summary(const Seen<CityRoots>& seen, const Content& c, const Said&) {
  const State& s = seen.state();
  Summary summary{.now = now(s, c),
                  .goal = goal(s, c),
                  .duty = is_over(s) ? "" : duty_of(s),
                  .mayor = say("{who|You are mayor|{name} is mayor}", {{"who", s.mayor}}),
                  .turn = turn_number(s, c),
                  .revenue = revenue(s, c),
                  .people = displaced_people(s),
                  .high_homes = high_homes(s),
                  .high_homes_left = high_homes_left(s, c),
                  .markers_left = markers_left(s, c),
                  .deck = s.cards_left.total(),
                  .ahead = ahead(s, c),
                  .drawn = drawn_by(s),
                  .lobby = lobby_outlook(s),
                  .threatened = threatened(s),
                  .surrounded = surrounded(s),
                  .policies = {},
                  .facts = {},
                  .decided = {}};
  if (is_over(s)) {
    summary.facts = end_facts(s, c);
    summary.decided = decided_by(s, c);
  }
  (s.active | s.drawn).for_each([&](Policy policy) {
    summary.policies.push_back(outlook_for(policy, s, c));
  });
  return summary;
}

}  // namespace citybox::city_roots

// What a coach says in somebody's first game.

#include <algorithm>

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

using Sight = CoachSight<CityRoots>;

bool always(const Sight&) { return true; }

bool owes(const Sight& sight, Task task) { return sight.deciding && sight.state().task == task; }

template <class Wanted>
const Event* latest(const Sight& sight, Wanted&& wanted) {
  const auto found = std::find_if(sight.since.rbegin(), sight.since.rend(), wanted);
  return found == sight.since.rend() ? nullptr : &*found;
}

// Goal

std::string goal_in_numbers(const Sight& sight) {
  const State& s = sight.state();
  const Content& c = sight.content;
  return say(
      "Your town has {homes|one low-income home|{homes} low-income homes} and {shops|one local "
      "business|{shops} local businesses}. Bring its revenue from {revenue} to {goal}, and all "
      "mayors "
      "win together. Once {houses} houses or {people} people are displaced, all have lost.",
      {{"homes", s.low.size()},
       {"shops", s.business.size()},
       {"revenue", revenue(s, c)},
       {"goal", c.revenue_goal},
       {"houses", c.house_limit},
       {"people", people_of(c.resident_limit)}});
}

// Policy

bool taxes_can_be_cut(const Sight& sight) {
  return owes(sight, Task::kChoosePolicy) &&
         sight.state().active.contains(Policy::kCutCorporateTaxes) &&
         vacant(sight.state()).intersects(sight.content.center);
}

std::string first_policy(const Sight& sight) {
  const Content& c = sight.content;
  const int lots = (vacant(sight.state()) & c.center).size();
  return say(
      "As mayor you enact one of {active} active policies. A corporation brings {revenue} revenue, "
      "as much as {shops} local businesses. {number} {lots|lot|lots} of the center {lots|is|are} "
      "vacant: try “{policy}”.",
      {{"active", number_word(kActivePolicies)},
       {"revenue", c.corporation_revenue},
       {"shops", number_word(c.corporation_revenue * c.businesses_per_revenue)},
       {"lots", lots},
       {"number", capital(number_word(lots))},
       {"policy", title_of(Policy::kCutCorporateTaxes)}});
}

bool cuts_taxes(const Sight&, const Action& action) {
  return action.policy == Policy::kCutCorporateTaxes;
}

// Site

// The unprotected homes that a corporation there would drive away.
int homes_beside(const State& s, Space lot) { return (beside(lot) & exposed(s)).size(); }

int fewest_homes(const Sight& sight) {
  int fewest = kSide * kSide;
  choices(sight.state(), sight.content).for_each([&](Space lot) {
    fewest = std::min(fewest, homes_beside(sight.state(), lot));
  });
  return fewest;
}

bool chooses_lot(const Sight& sight) {
  return owes(sight, Task::kBuildCorporation) && !vacant(sight.state()).empty();
}

// One lot is as good as another.
bool lots_are_alike(const Sight& sight) {
  const int fewest = fewest_homes(sight);
  bool alike = true;
  choices(sight.state(), sight.content).for_each([&](Space lot) {
    alike &= homes_beside(sight.state(), lot) == fewest;
  });
  return alike;
}

std::string where_to_build(const Sight& sight) {
  const int homes = fewest_homes(sight);
  if (lots_are_alike(sight)) {
    if (homes == 0) {
      return "A corporation turns local businesses beside it into corporations, and homes beside "
             "it must move. No home stands next door to any of these lots: choose one.";
    }
    return say(
        "A corporation turns local businesses beside it into corporations, and homes beside it "
        "must move. Next door to every one of these lots {homes|stands one home|stand {homes} "
        "homes}: choose any.",
        {{"homes", homes}});
  }
  if (homes == 0) {
    return "A corporation turns local businesses beside it into corporations, and homes beside it "
           "must move. Where it glows most, no home stands next door.";
  }
  return say(
      "A corporation turns local businesses beside it into corporations, and homes beside it must "
      "move. Where it glows most, {homes|one home stands|{homes} homes stand} next door: no lot "
      "has "
      "fewer.",
      {{"homes", homes}});
}

bool is_gentle_lot(const Sight& sight, const Action& action) {
  return homes_beside(sight.state(), action.space) == fewest_homes(sight);
}

// Flight

// Lots that the next corporation in the center would not reach.
SpaceSet calm_lots(const Sight& sight) {
  const State& s = sight.state();
  return refuges(s) - (vacant(s) & sight.content.center).beside() - sight.content.center;
}

bool can_flee_to(const Sight& sight, SpaceSet lots) {
  const State& s = sight.state();
  bool can = false;
  fugitives(s).for_each([&](Space home) { can |= havens(s, home).intersects(lots); });
  return can;
}

std::string homes_must_go(const Sight& sight) {
  const State& s = sight.state();
  const Fill homes{"homes", fugitives(s).size()};
  const Fill number{"number", capital(number_word(fugitives(s).size()))};
  if (!can_flee_to(sight, refuges(s))) {
    return say(
        "{homes|A home|{number} homes} beside a corporation {homes|finds|find} no safe lot next "
        "door "
        "and {homes|is|are} displaced, with all who live there. High-income homes take the places.",
        {homes, number});
  }
  if (!can_flee_to(sight, calm_lots(sight))) {
    return say(
        "{homes|A home|{number} homes} beside a corporation must move next door, and high-income "
        "homes take the places. No lot within reach is out of the way of the next corporation.",
        {homes, number});
  }
  return say(
      "{homes|A home|{number} homes} beside a corporation must move next door, and high-income "
      "homes "
      "take the places. Lead them away from the vacant lots of the center, where more corporations "
      "will come.",
      {homes, number});
}

bool leads_away(const Sight& sight, const Action& action) {
  if (can_flee_to(sight, calm_lots(sight))) return calm_lots(sight).contains(action.to);
  return !can_flee_to(sight, refuges(sight.state())) || action.verb == Verb::kMove;
}

// Event

const Event* own_card(const Sight& sight) {
  return latest(sight, [&](const Event& event) {
    return event.kind == EventKind::kCardDrawn && event.seat == sight.seat;
  });
}

bool has_drawn(const Sight& sight) { return own_card(sight) != nullptr; }

constexpr bool happens_to_the_city(EventKind kind) {
  return kind == EventKind::kDidNothing ||
         (kind >= EventKind::kBuilt && kind <= EventKind::kProtected);
}

// What the card did by itself, in the words of the log: the first of it.
std::string came_of(const Event& card, const Sight& sight) {
  constexpr int kMost = 2;
  std::string told;
  const Event* const end = sight.since.data() + sight.since.size();
  for (const Event* event = &card + 1; event != end && event <= &card + kMost; ++event) {
    if (!happens_to_the_city(event->kind)) break;
    Event caused = *event;
    caused.rule = rule_of(card.card);
    told.append(" ").append(CityRootsCodec::sentence(caused, sight.content));
  }
  return told;
}

std::string about_the_card(const Sight& sight) {
  const Event& card = *own_card(sight);
  std::string told = say(
      "After the policy comes an event. You drew {card}, with {homes|one high-income home|{homes} "
      "high-income homes} in town: the more there are, the harder some events hit the poor.",
      {{"card", title_of(card.card)}, {"homes", card.amount}});
  return told.append(came_of(card, sight));
}

// News

const Event* other_mayor(const Sight& sight) {
  return latest(sight, [&](const Event& event) {
    return event.kind == EventKind::kTurnBegan && event.seat != sight.seat;
  });
}

bool others_have_governed(const Sight& sight) {
  return owes(sight, Task::kChoosePolicy) && other_mayor(sight) != nullptr;
}

std::string state_of_the_city(const Sight& sight) {
  const State& s = sight.state();
  const Content& c = sight.content;
  const Fill total{"revenue", revenue(s, c)}, goal{"goal", c.revenue_goal};
  if (s.displaced_houses + s.residents == 0) {
    return say(
        "Revenue is {revenue} of {goal} now, and nobody is displaced. It counts for all mayors.",
        {total, goal});
  }
  const Fill people{"people", people_of(s.residents)};
  if (s.displaced_houses == 0) {
    return say(
        "Revenue is {revenue} of {goal} now; {people} people are displaced. It counts for all "
        "mayors.",
        {total, goal, people});
  }
  return say(
      "Revenue is {revenue} of {goal} now; {houses|one house|{houses} houses} and {people} people "
      "are displaced. It counts for all mayors.",
      {total, goal, {"houses", s.displaced_houses}, people});
}

// What the other mayor did first of all.
std::string news(const Sight& sight) {
  const Seat mayor = other_mayor(sight)->seat;
  const Event* deed = latest(sight, [&](const Event& event) {
    return event.seat == mayor &&
           (event.kind == EventKind::kEnacted || event.kind == EventKind::kPolicyReplaced);
  });
  const Fill who{"who", mayor}, city{"city", state_of_the_city(sight)};
  if (deed == nullptr) return say("{city}", {city});
  const Fill policy{"policy", title_of(deed->policy)};
  if (deed->kind == EventKind::kEnacted) {
    return say("{who|You were mayor and chose|{name} was mayor and chose} “{policy}”. {city}",
               {who, policy, city});
  }
  return say(
      "{who|You were mayor and brought in|{name} was mayor and brought in} “{policy}”, which "
      "anybody may enact from now on. {city}",
      {who, policy, city});
}

// Lobby

bool knows_a_turn(const Sight& sight) {
  return owes(sight, Task::kChoosePolicy) && turn_number(sight.state(), sight.content) > 1;
}

bool trust_helps(const Sight& sight) {
  const State& s = sight.state();
  return s.active.contains(Policy::kLandTrust) &&
         !would_do_nothing(s, Policy::kLandTrust, sight.content);
}

std::string about_the_lobby(const Sight& sight) {
  const State& s = sight.state();
  const Fill trust{"trust", title_of(Policy::kLandTrust)};
  const Fill hand{"hand", number_word(kLobbyHand)};
  const Fill deck{"deck", number_word(kPolicies - kActivePolicies)};
  if (trust_helps(sight)) {
    return say(
        "“{trust}” keeps homes where they are until your next turn: enact it. To lobby is to enact "
        "nothing, look at {hand} of the {deck} other policies and exchange one.",
        {trust, hand, deck});
  }
  if (s.active.contains(Policy::kLandTrust)) {
    return say(
        "You can also lobby: enact nothing, look at {hand} of the {deck} other policies and "
        "exchange "
        "one. Try it: “{trust}” has no home to protect now.",
        {hand, deck, trust});
  }
  return say(
      "You can also lobby: enact nothing, look at {hand} of the {deck} other policies and exchange "
      "one. Try it: “{trust}”, which protects {markers|one home|{number} homes}, is not active "
      "yet.",
      {hand,
       deck,
       trust,
       {"markers", sight.content.trust_markers},
       {"number", number_word(sight.content.trust_markers)}});
}

bool protects_or_lobbies(const Sight& sight, const Action& action) {
  return trust_helps(sight) ? action.policy == Policy::kLandTrust : action.verb == Verb::kLobby;
}

// End

bool knows_it_all(const Sight& sight) {
  const State& s = sight.state();
  return is_over(s) || (sight.deciding && turn_number(s, sight.content) > s.seats + 1);
}

std::string how_it_ends(const Sight& sight) {
  const State& s = sight.state();
  const Content& c = sight.content;
  if (is_over(s)) return CityRootsCodec::verdict(s, c);
  return say(
      "That is all. Revenue is {revenue} of {goal}; {houses} of {most} houses and {people} of "
      "{crowd} "
      "people are displaced. This is turn {turn}: after turn {last} your term is over, and the "
      "game "
      "is not won.",
      {{"revenue", revenue(s, c)},
       {"goal", c.revenue_goal},
       {"houses", s.displaced_houses},
       {"most", c.house_limit},
       {"people", people_of(s.residents)},
       {"crowd", people_of(c.resident_limit)},
       {"turn", turn_number(s, c)},
       {"last", last_turn(c)}});
}

}  // namespace

const std::vector<CoachLine<CityRoots>>& CityRootsCodec::lesson() {
  static const std::vector<CoachLine<CityRoots>> kLesson = {
      {"goal", "What this is about", CoachShows::kGoal, &always, &goal_in_numbers},
      {"policy", "What you can do", CoachShows::kChoices, &taxes_can_be_cut, &first_policy,
       &cuts_taxes},
      {"lot", "Where to build", CoachShows::kBoard, &chooses_lot, &where_to_build, &is_gentle_lot},
      {"flight", "Who pays for it", CoachShows::kBoard,
       [](const Sight& sight) { return owes(sight, Task::kEvade); }, &homes_must_go, &leads_away},
      {"event", "What just happened to you", CoachShows::kLog, &has_drawn, &about_the_card},
      {"news", "What the others do", CoachShows::kSeats, &others_have_governed, &news},
      {"lobby", "When you want another policy", CoachShows::kChoices, &knows_a_turn,
       &about_the_lobby, &protects_or_lobbies},
      {"end", "How it ends", CoachShows::kGoal, &knows_it_all, &how_it_ends},
  };
  return kLesson;
}

}  // namespace citybox::city_roots

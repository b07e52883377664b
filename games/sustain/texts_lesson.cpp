// What a coach says in somebody's first game of SUSTAIN.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/greedy.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

using Sight = CoachSight<Sustain>;

const Event* happened(const std::vector<Event>& events, EventKind kind,
                      Cause cause = Cause::kNone) {
  for (const Event& event : events) {
    if (event.kind == kind && (cause == Cause::kNone || event.cause == cause)) return &event;
  }
  return nullptr;
}
const Event* happened_to_learner(const Sight& sight, EventKind kind) {
  for (const Event& event : sight.since) {
    if (event.kind == kind && event.seat == sight.seat) return &event;
  }
  return nullptr;
}

int years(const Sight& sight) { return years_of(deck_of(sight.state(), sight.content)); }
int coins(const Sight& sight) { return sight.state().coins[sight.seat.index]; }
bool in_phase(const Sight& sight, Phase phase) {
  return sight.deciding && sight.state().phase == phase;
}

// What the ordinary player would do; the same whenever it is asked.
Action advice(const Sight& sight) {
  return Greedy(sight.seen, sight.seat, 1, sight.content, kMixed).choose();
}

std::string goal(const Sight& sight) {
  return say(
      "You run the departments of one growing city and live from one purse. After {years} years "
      "the department with the most points wins. But when {unhappy} people are unhappy, {co2} "
      "squares of CO₂ are in the air or all {squares} big squares are built over, everybody has "
      "lost.",
      {{"years", number_word(years(sight))},
       {"unhappy", sight.content.unhappy_squares},
       {"co2", sight.content.co2_squares},
       {"squares", kSquares}});
}

// Those that a newcomer finds easy come first.
Department easiest(const State& s) {
  using enum Department;
  for (const Department d : {kHousing, kHealth, kCulture, kEnvironment, kMobility}) {
    if (holder_of(s, d) == kFacilitator) return d;
  }
  return kEconomy;
}

std::string what_you_want(const Sight& sight) {
  const Department d = easiest(sight.state());
  std::vector<std::string> terms;
  for (const Term& term : sheet_of(sight.content, d).terms) {
    if (term.points != 0) terms.push_back(sentence_of(term));
  }
  return say(
      "Each department counts in its own way, and what is good for one is not always good for the "
      "city. {department} is a good one to begin with: it counts {terms}.",
      {{"department", text_of(d).title}, {"terms", listed(terms)}});
}

// The open solution that lacks least; kNoSpot: none that one may promise something for.
Spot cheapest(const Sight& sight) {
  const State& s = sight.state();
  Spot best = kNoSpot;
  int least = 0;
  for_each_spot(s, sight.content, sight.seat, [&](Spot spot, int missing) {
    const Action promise = promise_put(spot, 1);
    if (!spot.is_solution() || (best != kNoSpot && missing >= least) ||
        Sustain::refusal(s, sight.seat, promise, sight.content) != kAllowed) {
      return;
    }
    best = spot;
    least = missing;
  });
  return best;
}

std::string what_talk_is_for(const Sight& sight) {
  const Spot spot = cheapest(sight);
  return say(
      "You hold {coins|one coin|{coins} coins}. {spot} costs {cost}: you see its price and what "
      "is said of it, but what it really does stands on the back. Nobody has to pay for it alone. "
      "Tell the others what you will do: promise one coin for it. Promises are written down, and "
      "bind nobody.",
      {{"coins", coins(sight)}, {"spot", spot_name(spot)}, {"cost", cost_of(sight.content, spot)}});
}

std::string ready_to_go_on(const Sight& sight) {
  const auto& promises = sight.state().promises[sight.seat.index];
  if (promises.empty()) {
    return "You promised nothing, and that is allowed, too. When you have said all you want, say "
           "that you are ready: then everybody invests in turn.";
  }
  return say(
      "The others can read it now: you will {promise}. When the year ends, the log says whether "
      "you did. Say that you are ready: then everybody invests in turn.",
      {{"promise", phrase_of(promises[0])}});
}

// What was promised for spaces and is still to be paid.
int owed(const State& s, Seat seat) {
  int sum = 0;
  for (const Promise& promise : s.promises[seat.index]) {
    if (promise.kind == PromiseKind::kPut && promise.so_far < promise.number) {
      sum += promise.number - promise.so_far;
    }
  }
  return sum;
}

// The building of a sheet that does most for its coins among those that can be paid at once; promised
// coins are left alone if that is possible. kNoSpot: none.
Spot best_building(const Sight& sight) {
  const State& s = sight.state();
  const Prospects expect(s, sight.content, sight.seat, kMixed);
  for (const int purse : {coins(sight) - owed(s, sight.seat), coins(sight)}) {
    Spot best = kNoSpot;
    int most = 0;
    for_each_spot(s, sight.content, sight.seat, [&](Spot spot, int missing) {
      if (!spot.is_sheet() || missing > purse) return;
      const int gain = 10 * expect.gain_of(spot, missing) / missing;
      if (best != kNoSpot && gain <= most) return;
      best = spot;
      most = gain;
    });
    if (best != kNoSpot) return best;
  }
  return kNoSpot;
}

std::string how_to_invest(const Sight& sight) {
  if (coins(sight) == 0) {
    return "You have no coins left, so you can only pass.";
  }
  const Spot spot = best_building(sight);
  if (spot == kNoSpot) {
    return say(
        "You hold {coins|one coin|{coins} coins}, not enough to finish a building of your own. "
        "Coins on an unfinished space stay there, so you can begin one, help to pay for a "
        "solution, or pass and keep them.",
        {{"coins", coins(sight)}});
  }
  const int missing = missing_on(sight.state(), sight.content, spot);
  const int left = coins(sight) - missing, word = owed(sight.state(), sight.seat);
  const std::string rest = word > 0 && left >= word
                               ? say("That leaves {left|one coin|{left} coins} for what you "
                                     "promised, once the others have "
                                     "had their turn.",
                                     {{"left", left}})
                               : "Afterwards the others have their turn, until all have passed.";
  return say(is_plural(spot.building())
                 ? "It is your turn to put coins on one space. {building} lack {missing|one "
                   "coin|{missing} coins}, and you hold {coins}: pay for them at once. {rest}"
                 : "It is your turn to put coins on one space. {building} lacks {missing|one "
                   "coin|{missing} coins}, and you hold {coins}: pay for it at once. {rest}",
             {{"building", capital(spot_name(spot))},
              {"missing", missing},
              {"coins", coins(sight)},
              {"rest", rest}});
}

bool worth_investing(const Sight& sight, const Action& action) {
  if (coins(sight) == 0) return action.verb == Verb::kPass;
  const Spot spot = best_building(sight);
  if (spot == kNoSpot) return action.verb == Verb::kInvest || action.verb == Verb::kPass;
  return action == invest(spot, missing_on(sight.state(), sight.content, spot));
}

std::string where_it_goes(const Sight& sight) {
  const State& s = sight.state();
  const Building building = s.pending.building;
  if (!s.pending.spot.is_sheet()) {
    return say(
        "It is up to you where {the_building} will stand. Look at the neighbors: many buildings "
        "do more beside the right one.",
        {{"the_building", text_of(building).the}});
  }
  const auto effects =
      effects_at(s, sight.content, sheet_line(sight.content, building)->lines, advice(sight).space);
  const int homes = facts(sight.content, building).homes;
  if (effects.empty()) {
    return say(
        is_plural(building)
            ? "Paid in full! You say where {the_building} stand. Wherever that is, {homes|one "
              "person finds|{homes} people find} a home there."
            : "Paid in full! You say where {the_building} stands. Wherever that is, {homes|one "
              "person finds|{homes} people find} a home there.",
        {{"the_building", text_of(building).the}, {"homes", homes}});
  }
  return say(
      is_plural(building)
          ? "Paid in full! You say where {the_building} stand, and neighbors matter. On the "
            "glowing place they bring: {effects}."
          : "Paid in full! You say where {the_building} stands, and neighbors matter. On the "
            "glowing place it brings: {effects}.",
      {{"the_building", text_of(building).the}, {"effects", listed(effects)}});
}

// What the turn of the year did, without what its cards brought.
std::vector<Event> turn_of_year(const Sight& sight) {
  std::vector<Event> turn;
  for (const Event& event : sight.since) {
    if (event.kind != EventKind::kYearBegan && turn.empty()) continue;
    turn.push_back(event);
    if (event.kind == EventKind::kBudgetShared) break;
  }
  return turn;
}

std::string newcomers(const std::vector<Event>& turn) {
  const auto moved_in = std::count_if(turn.begin(), turn.end(), [](const Event& event) {
    return event.kind == EventKind::kCame && event.cause == Cause::kArrivals;
  });
  const Event* homeless = happened(turn, EventKind::kMarked, Cause::kArrivals);
  if (homeless == nullptr) {
    return say("{came|One person|{came} people} came and found a home.", {{"came", moved_in}});
  }
  return say(
      moved_in == 0
          ? "{out|One person came, found no home and stays|{out} people came, found no home and "
            "stay} unhappy for good."
          : "{came|One person|{came} people} came and found a home, {out|one more|{out} "
            "more} did not and will stay unhappy for good.",
      {{"came", moved_in}, {"out", homeless->amount}});
}

std::string air(const std::vector<Event>& turn, const Content& c) {
  const Event* smog = happened(turn, EventKind::kMarked, Cause::kSmog);
  if (smog == nullptr) return "Transport outweighed pollution, so no CO₂ came into the air.";
  return say(
      "Pollution against transport put {amount|one square|{amount} squares} of CO₂ into the air, "
      "which made {after} of {squares}.",
      {{"amount", smog->amount}, {"after", smog->after}, {"squares", c.co2_squares}});
}

std::string how_the_year_turned(const Sight& sight) {
  const std::vector<Event> turn = turn_of_year(sight);
  std::vector<std::string> told{"The year turned, as the arrows beside the map say.",
                                newcomers(turn), air(turn, sight.content)};
  if (const Event* budget = happened(turn, EventKind::kBudgetShared); budget != nullptr) {
    told.push_back(
        say("Each of you has {each|one new coin|{each} new coins}, by the standard of living.",
            {{"each", budget->after}}));
  }
  if (happened_to_learner(sight, EventKind::kPromiseBroken) != nullptr) {
    told.emplace_back("You broke a promise, and everybody could read it.");
  } else if (happened_to_learner(sight, EventKind::kPromiseKept) != nullptr) {
    told.emplace_back("You kept your word.");
  }
  return fmt::format("{}", fmt::join(told, " "));
}

std::string how_it_ends(const Sight& sight) {
  const State& s = sight.state();
  if (is_over(s)) {
    return say("That is how it ends. {verdict}",
               {{"verdict", SustainCodec::verdict(s, sight.content)}});
  }
  int rival = 0;
  for_each_seat(s, [&](Seat other) {
    if (other != sight.seat) rival = std::max(rival, points_of(s, sight.content, other));
  });
  const Forecast f = forecast(s, sight.content);
  return say(
      "Now you know it all. {left|One more turn of the year|{left} more turns of the year}, then "
      "points are counted: you would have {points} and the best of the others {rival}. Mind what "
      "all lose by: as things stand, the next turn leaves {co2} of {co2_squares} squares of CO₂ "
      "and {unhappy} of {unhappy_squares} unhappy people.",
      {{"left", years(sight) + 1 - s.year},
       {"points", points_of(s, sight.content, sight.seat)},
       {"rival", rival},
       {"co2", f.after.co2},
       {"co2_squares", sight.content.co2_squares},
       {"unhappy", f.after.unhappy},
       {"unhappy_squares", sight.content.unhappy_squares}});
}

}  // namespace

const std::vector<CoachLine<Sustain>>& SustainCodec::lesson() {
  static const std::vector<CoachLine<Sustain>> kLesson = {
      {"goal", "What this is about", CoachShows::kGoal,
       [](const Sight& sight) { return sight.deciding || sight.state().year == 0; }, &goal},
      {"department", "What you want", CoachShows::kChoices,
       [](const Sight& sight) { return in_phase(sight, Phase::kDepartments); }, &what_you_want,
       [](const Sight& sight, const Action& action) {
         return action == take(easiest(sight.state()));
       }},
      {"talk", "What talk is for", CoachShows::kChoices,
       [](const Sight& sight) {
         return in_phase(sight, Phase::kDiscussion) && coins(sight) > 0 &&
                cheapest(sight) != kNoSpot;
       },
       &what_talk_is_for,
       [](const Sight& sight, const Action& action) {
         return action == promise_put(cheapest(sight), 1);
       }},
      {"ready", "When all is said", CoachShows::kChoices,
       [](const Sight& sight) { return in_phase(sight, Phase::kDiscussion); }, &ready_to_go_on,
       [](const Sight&, const Action& action) { return action.verb == Verb::kReady; }},
      {"invest", "What you can do", CoachShows::kChoices,
       [](const Sight& sight) { return in_phase(sight, Phase::kInvesting); }, &how_to_invest,
       &worth_investing},
      {"place", "Your first building", CoachShows::kBoard,
       [](const Sight& sight) { return in_phase(sight, Phase::kPlace); }, &where_it_goes,
       [](const Sight& sight, const Action& action) { return action == advice(sight); }},
      {"turned", "What just happened", CoachShows::kBoard,
       [](const Sight& sight) {
         const Event* year = happened(sight.since, EventKind::kYearBegan);
         return year != nullptr && year->amount > 1 && !is_over(sight.state());
       },
       &how_the_year_turned},
      {"end", "How it ends", CoachShows::kGoal,
       [](const Sight& sight) {
         const State& s = sight.state();
         return is_over(s) || (s.year > 1 && in_phase(sight, Phase::kDiscussion));
       },
       &how_it_ends},
  };
  return kLesson;
}

}  // namespace citybox::sustain

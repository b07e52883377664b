// What a coach says in somebody's first game, and how choices are explained.

#include <fmt/format.h>

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/concern.hpp"
#include "games/broken_cities/judgement.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

using Sight = CoachSight<BrokenCities>;

// The learner builds, and holds nothing yet.
bool builds(const Sight& sight) {
  const State& s = sight.state();
  return sight.deciding && s.talk == Talk::kNone && !disease_rages(s) &&
         s.chosen == Construction::kNone;
}

bool can_buy(const Sight& sight, Construction what) {
  return buy_refusal(sight.state(), sight.seat, what, sight.content) == kAllowed;
}

// What it would pay the learner there, with a renter in it if it is a home.
int pays_at(const Sight& sight, Construction what, Space at) {
  State inhabited = sight.state();
  inhabited.available = 1;
  return rent_gain(inhabited, sight.seat, what, at, sight.content);
}

struct Place {
  Space at{};
  int pays = -1;
};

Place best_place_for(const Sight& sight, Construction what) {
  Place best;
  vacant(sight.state()).for_each([&](Space at) {
    const int pays = pays_at(sight, what, at);
    if (pays > best.pays) best = {at, pays};
  });
  return best;
}

const Event* happened(const Sight& sight, EventKind kind) {
  const Event* last = nullptr;
  for (const Event& event : sight.since) {
    if (event.kind == kind) last = &event;
  }
  return last;
}

int own_count(const Sight& sight, EventKind kind) {
  int count = 0;
  for (const Event& event : sight.since) {
    count += event.kind == kind && event.seat == sight.seat ? 1 : 0;
  }
  return count;
}

std::string goal(const Sight& sight) {
  SeatSet others = SeatSet::first(sight.state().seats);
  others.remove(sight.seat);
  return say(
      "You are a landlord on one city block, and so are {others}. The first to collect {goal} in "
      "rent a turn wins, and you collect {rent} now. But whatever is built here warms the air over "
      "all of you.",
      {{"others", others},
       {"goal", sight.content.rent_goal},
       {"rent", rent(sight.state(), sight.seat, sight.content)}});
}

std::string park(const Sight& sight) {
  constexpr Construction what = Construction::kGreenspace;
  const Place best = best_place_for(sight, what);
  return say(
      "You have {money} to spend. A Greenspace costs {price}, takes {air|1 emission|{air} "
      "emissions} out of the air and lifts the rent of every home beside it: at {place} that is "
      "{pays} more for you, turn after turn. Buy one.",
      {{"money", sight.state().money[sight.seat.index]},
       {"price", price(sight.state(), what, sight.content)},
       {"air", -sight.content.emissions[what]},
       {"place", space_name(best.at)},
       {"pays", best.pays}});
}

std::string where_to(const Sight& sight) {
  const Construction what = sight.state().chosen;
  const Place best = best_place_for(sight, what);
  const Fill place{"place", space_name(best.at)}, pays{"pays", best.pays};
  if (is_home(what)) {
    return say(
        "It pays most at {place}: {pays} a turn, as soon as somebody lives in it. The shore, the "
        "forest and a park beside it all add to that.",
        {place, pays});
  }
  if (!is_park(what)) {
    return say(
        "It pays most at {place}: {pays} a turn, and without a renter. No park adds to that, the "
        "shore and the forest do.",
        {place, pays});
  }
  if (best.pays == 0) {
    return "No place for it lifts your rent just now, but it clears the air wherever it stands.";
  }
  return say(
      "At {place} it lifts your rent most, by {pays}. A park serves every home beside it, whoever "
      "owns the two.",
      {place, pays});
}

// The better of two ordinary homes that the learner can pay for.
Construction home_to_buy(const Sight& sight) {
  using enum Construction;
  return can_buy(sight, kConventional) ? kConventional : kLowCost;
}

std::string homes(const Sight& sight) {
  using enum Construction;
  const Content& c = sight.content;
  const State& s = sight.state();
  return say(
      "{renters|One renter looks|{renters} renters look} for a home, and a home pays only once "
      "somebody lives in it. A Conventional building costs {price}, pays {rent} and emits {air}; a "
      "Low-Cost one costs {low_price}, pays {low_rent} and emits {low_air}. Build one, then press "
      "it to let a renter in.",
      {{"renters", s.available},
       {"price", price(s, kConventional, c)},
       {"rent", c.rent[kConventional]},
       {"air", c.emissions[kConventional]},
       {"low_price", price(s, kLowCost, c)},
       {"low_rent", c.rent[kLowCost]},
       {"low_air", c.emissions[kLowCost]}});
}

std::string air(const Sight& sight) {
  const State& s = sight.state();
  const Content& c = sight.content;
  const int own = own_emissions(s, sight.seat, c);
  const Fill added{"added", happened(sight, EventKind::kDamageCounted)->amount};
  const Fill damage{"damage", s.damage}, next{"next", next_event(s, c)};
  if (own <= 0) {
    return say(
        "A round is over, and the air keeps count: what the city emits did {added} damage, "
        "{damage} in all. At {next} a climate card falls, on everybody. You take out of the air "
        "what you put in; the others do not.",
        {added, damage, next});
  }
  return say(
      "A round is over, and the air keeps count: what the city emits did {added} damage, {damage} "
      "in all. At {next} a climate card falls, on everybody. Of the {city} that the city emits "
      "now, {own} are yours.",
      {added, damage, next, {"city", emissions(s, c)}, {"own", own}});
}

// What the cards since the learner's last action did to the learner.
std::string taken(const Sight& sight) {
  const State& s = sight.state();
  const int lost = own_count(sight, EventKind::kLost);
  const int worse = own_count(sight, EventKind::kDowngraded);
  const int left = own_count(sight, EventKind::kRenterLeft);
  if (disease_rages(s) && s.to_lose[sight.seat.index] > 0) {
    return say("{left|One of your renters leaves|{left} of your renters leave}: say which.",
               {{"left", s.to_lose[sight.seat.index]}});
  }
  if (lost > 0) {
    return say("You lost {lost|one piece|{lost} pieces} of what you had built.", {{"lost", lost}});
  }
  if (worse > 0) {
    return say("{worse|One piece|{worse} pieces} of yours came down a step.", {{"worse", worse}});
  }
  if (left > 0) {
    return say("{left|One of your renters|{left} of your renters} left the city.",
               {{"left", left}});
  }
  return "It took nothing of yours, this time.";
}

std::string card(const Sight& sight) {
  return say(
      "The damage came to {number}, and the sky answered. {card}: {text} {taken} Each card comes "
      "only once.",
      {{"number", happened(sight, EventKind::kEventReached)->after},
       {"card", title_of(happened(sight, EventKind::kCardFell)->card)},
       {"text", text_of(happened(sight, EventKind::kCardFell)->card, sight.content)},
       {"taken", taken(sight)}});
}

bool votes(const Sight& sight) { return sight.state().talk == Talk::kVote && sight.deciding; }

// Would the coach agree?
bool agrees(const Sight& sight) {
  const Lawyer self{sight.seat, kLawMaker.rent, kLawMaker.foresight, kLawMaker.trust};
  return motion_worth(sight.state(), self, sight.content) > 0;
}

std::string law(const Sight& sight) {
  const State& s = sight.state();
  if (!votes(sight)) {
    return "After a climate card all of you try to agree on one law, and it takes everybody. You "
           "may propose one now. A Greenspace in every turn costs nobody much, since a park pays "
           "rent, and it clears the air. Begin with “Require”.";
  }
  const Fill who{"who", speaker(s)};
  const Fill law{"law", s.motion.kind == LawKind::kRepeal
                            ? repeal_sentence(s.laws[s.motion.number - 1U], {})
                            : law_sentence(s.motion, {})};
  if (agrees(sight)) {
    return say(
        "After a climate card all of you try to agree on one law, and it takes everybody. {who} "
        "proposes this: {law} It binds your rivals as much as you and should spare you more than "
        "it costs. Vote yes.",
        {who, law});
  }
  return say(
      "After a climate card all of you try to agree on one law, and it takes everybody. {who} "
      "proposes this: {law} It should cost you more than it spares you. Vote no.",
      {who, law});
}

// A card has come, and the session after it is over.
bool knows_all(const Sight& sight) {
  const State& s = sight.state();
  return is_over(s) || (!s.used.empty() && s.talk == Talk::kNone && !disease_rages(s) &&
                        s.session == Session::kNotDue);
}

std::string_view ends_with(const State& s, int own, int most) {
  const bool first = own >= most;
  switch (s.options.broken) {
    case Broken::kHighest:
      return first ? "Nobody collects more than you: {own} a turn. The first at {goal} wins. The "
                     "damage stands at {damage}; at {last} the city breaks, and then the highest "
                     "rent wins what is left. That is all there is to know: go on as you like."
                   : "You collect {own} a turn, {who} {most}. The first at {goal} wins. The damage "
                     "stands at {damage}; at {last} the city breaks, and then the highest rent "
                     "wins what is left. That is all there is to know: go on as you like.";
    case Broken::kNet:
      return first ? "Nobody collects more than you: {own} a turn. The first at {goal} wins. The "
                     "damage stands at {damage}; at {last} the city breaks, and then rent minus "
                     "own emissions decides. That is all there is to know: go on as you like."
                   : "You collect {own} a turn, {who} {most}. The first at {goal} wins. The damage "
                     "stands at {damage}; at {last} the city breaks, and then rent minus own "
                     "emissions decides. That is all there is to know: go on as you like.";
    case Broken::kNobody:
      break;
  }
  return first
             ? "Nobody collects more than you: {own} a turn. The first at {goal} wins. The damage "
               "stands at {damage}; at {last} the city breaks, and then nobody wins. That is all "
               "there is to know: go on as you like."
             : "You collect {own} a turn, {who} {most}. The first at {goal} wins. The damage "
               "stands at {damage}; at {last} the city breaks, and then nobody wins. That is all "
               "there is to know: go on as you like.";
}

std::string how_it_ends(const Sight& sight) {
  const State& s = sight.state();
  const Content& c = sight.content;
  if (is_over(s)) return BrokenCitiesCodec::verdict(s, c);
  const Seat best = by_rent(s, c)[static_cast<unsigned>(s.seats - 1)];
  const int own = rent(s, sight.seat, c), most = rent(s, best, c);
  return say(ends_with(s, own, most), {{"own", own},
                                       {"who", best},
                                       {"most", most},
                                       {"goal", c.rent_goal},
                                       {"damage", s.damage},
                                       {"last", event_numbers(s, c)[kEvents - 1]}});
}

}  // namespace

const std::vector<CoachLine<BrokenCities>>& BrokenCitiesCodec::lesson() {
  static const std::vector<CoachLine<BrokenCities>> kLesson = {
      {"goal", "What this is about", CoachShows::kGoal,
       [](const Sight& sight) { return builds(sight) && sight.state().round == 1; }, &goal},
      {"park", "What you can do", CoachShows::kChoices,
       [](const Sight& sight) {
         return builds(sight) && can_buy(sight, Construction::kGreenspace) &&
                best_place_for(sight, Construction::kGreenspace).pays > 0;
       },
       &park,
       [](const Sight&, const Action& action) {
         return action == with(Verb::kBuy, Construction::kGreenspace);
       }},
      {"place", "Where it pays", CoachShows::kBoard,
       [](const Sight& sight) {
         return sight.deciding && sight.state().talk == Talk::kNone &&
                sight.state().chosen != Construction::kNone;
       },
       &where_to,
       [](const Sight& sight, const Action& action) {
         const Construction what = sight.state().chosen;
         return action.verb == Verb::kPlace &&
                pays_at(sight, what, action.space) == best_place_for(sight, what).pays;
       }},
      {"home", "Homes and renters", CoachShows::kChoices,
       [](const Sight& sight) {
         const State& s = sight.state();
         return builds(sight) && s.available > 0 && can_buy(sight, home_to_buy(sight)) &&
                !(s.owned[sight.seat.index] & s.built.parks()).empty();
       },
       &homes,
       [](const Sight& sight, const Action& action) {
         return action == with(Verb::kBuy, home_to_buy(sight));
       }},
      {"air", "What the air remembers", CoachShows::kBoard,
       [](const Sight& sight) {
         return happened(sight, EventKind::kDamageCounted) != nullptr &&
                sight.state().used.empty() && next_event(sight.state(), sight.content) > 0;
       },
       &air},
      {"card", "What just happened", CoachShows::kLog,
       [](const Sight& sight) {
         return happened(sight, EventKind::kCardFell) != nullptr &&
                happened(sight, EventKind::kEventReached) != nullptr;
       },
       &card},
      {"law", "Laws", CoachShows::kChoices,
       [](const Sight& sight) {
         const State& s = sight.state();
         const bool speaks = s.talk == Talk::kPropose && !disease_rages(s) && sight.deciding &&
                             !no_room_for_law(s, sight.content);
         return speaks || votes(sight);
       },
       &law,
       [](const Sight& sight, const Action& action) {
         if (!votes(sight)) return action == propose(LawKind::kRequire);
         return action.verb == (agrees(sight) ? Verb::kVoteYes : Verb::kVoteNo);
       }},
      {"end", "How it ends", CoachShows::kGoal, &knows_all, &how_it_ends},
  };
  return kLesson;
}

namespace {

std::string with_minus(std::int32_t number) {
  return number < 0 ? fmt::format("−{}", -number) : std::to_string(number);
}

std::string claimed_motion(std::int32_t to, const Fill& who) {
  if (to > 0) {
    return say(
        "{who|the law you speak|the law {name} speaks} for would keep about {to|one emission|{to} "
        "emissions} a turn out of the air",
        {who, {"to", to}});
  }
  if (to < 0) {
    return say(
        "the repeal would let about {more|one more emission|{more} more emissions} a turn "
        "into the air",
        {{"more", -to}});
  }
  return say("{who|you speak|{name} speaks} for no law that would clear the air", {who});
}

std::string claimed_danger(std::int32_t from, std::int32_t to, const Fill& who) {
  if (to == 0) {
    return say("no card still to come takes one of {who|your|{name}'s} buildings", {who});
  }
  if (from == 0) {
    return say("cards still to come could take {to|one|{to}} of {who|your|{name}'s} buildings",
               {who, {"to", to}});
  }
  return say(
      "cards still to come could take {to|one|{to}} of {who|your|{name}'s} buildings instead of "
      "{from}",
      {who, {"from", from}, {"to", to}});
}

std::string claimed_waiting(std::int32_t from, std::int32_t to, const Fill& who) {
  if (to == 0) {
    return say("no building of {who|yours|{name}} is left for the next renters", {who});
  }
  if (to > from) {
    return say(
        "{to|one building|{to} buildings} of {who|yours|{name}} {to|stands|stand} ready for the "
        "next renters",
        {who, {"to", to}});
  }
  return say(
      "only {to|one building|{to} buildings} of {who|yours|{name}} {to|is|are} left for the next "
      "renters",
      {who, {"to", to}});
}

std::string claimed_fines(std::int32_t from, std::int32_t to) {
  if (to == 0) return "no fine is due any more";
  if (from == 0) return say("a fine of {to} is due when the turn ends", {{"to", to}});
  return say("fines of {to} instead of {from} are due when the turn ends",
             {{"from", from}, {"to", to}});
}

}  // namespace

std::string BrokenCitiesCodec::claim(std::uint8_t concern, std::int32_t from, std::int32_t to,
                                     Seat seat, const Content&) {
  const Fill who{"who", seat}, then{"from", with_minus(from)}, now{"to", with_minus(to)};
  const bool more = to > from;
  switch (static_cast<Concern>(concern)) {
    case Concern::kRent:
      return say(more ? "{who|your|{name}'s} rent rises from {from} to {to}"
                      : "{who|your|{name}'s} rent falls from {from} to {to}",
                 {who, then, now});
    case Concern::kMoney:
      if (more) {
        return say("{who|you have|{name} has} {to} money instead of {from}", {who, then, now});
      }
      if (to == 0) return say("{who|you have|{name} has} no money left", {who});
      return say("{who|you have|{name} has} {to} money left", {who, now});
    case Concern::kDebt:
      return say("old fines take {to} of {who|your|{name}'s} next income instead of {from}",
                 {who, then, now});
    case Concern::kWaiting:
      return claimed_waiting(from, to, who);
    case Concern::kRival:
      return say(more ? "the rent of {who|your|{name}'s} strongest rival rises from {from} to {to}"
                      : "the rent of {who|your|{name}'s} strongest rival falls from {from} to {to}",
                 {who, then, now});
    case Concern::kFines:
      return claimed_fines(from, to);
    case Concern::kEmissions:
      return say(more ? "{who|your|{name}'s} emissions rise from {from} to {to}"
                      : "{who|your|{name}'s} emissions fall from {from} to {to}",
                 {who, then, now});
    case Concern::kDanger:
      return claimed_danger(from, to, who);
    case Concern::kLaws:
      return say("{laws|one law is|{laws} laws are} in force instead of {from}",
                 {{"laws", to}, then});
    case Concern::kMotion:
      return claimed_motion(to, who);
    case Concern::kAccusation:
      return more ? say("{who|you accuse|{name} accuses} a neighbor", {who})
                  : say("{who|you make|{name} makes} no enemy by an accusation", {who});
  }
  return "";
}

std::string BrokenCitiesCodec::concern(std::uint8_t concern) {
  constexpr const char* kNames[kConcerns] = {"Rent",
                                             "Money",
                                             "Old fines",
                                             "Homes without a renter",
                                             "Strongest rival",
                                             "Fines due",
                                             "Own emissions",
                                             "Buildings in danger",
                                             "Laws in force",
                                             "A law to speak for",
                                             "Accusations"};
  return concern < kConcerns ? kNames[concern] : "";
}

}  // namespace citybox::broken_cities

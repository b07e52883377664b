// What is wanted, how far it is and what ends the game; and what should not be left undone.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

// Who wins a broken city.
std::string_view then_text(Broken broken) {
  switch (broken) {
    case Broken::kHighest:
      return "In a broken city the highest rent wins.";
    case Broken::kNet:
      return "In a broken city rent minus own emissions decides.";
    case Broken::kNobody:
      break;
  }
  return "In a broken city nobody wins.";
}

int most_rent(const State& s, SeatSet seats, const Content& c) {
  int most = 0;
  seats.for_each([&](Seat seat) {
    const int own = rent(s, seat, c);
    most = own > most ? own : most;
  });
  return most;
}

}  // namespace

Goal goal_of(const State& s, SeatSet viewers, const Content& c) {
  const SeatSet all = SeatSet::first(s.seats);
  const int last = event_numbers(s, c)[kEvents - 1];
  const bool shared = s.options.climate == Climate::kShared;
  Goal goal{
      .text = say(shared ? "Be the first to {goal} rent. At {last} damage of all, the city breaks."
                         : "Be the first to {goal} rent a turn. At {last} damage the city breaks.",
                  {{"goal", c.rent_goal}, {"last", last}}),
      .more = std::string(then_text(s.options.broken)),
      .tracks = {}};
  if (viewers.size() == 1) {
    goal.tracks = {
        {GoalKind::kWin, "Your rent", most_rent(s, viewers, c), c.rent_goal},
        {GoalKind::kLose, "Strongest rival", most_rent(s, all - viewers, c), c.rent_goal}};
  } else {
    goal.tracks = {{GoalKind::kWin, "Highest rent", most_rent(s, all, c), c.rent_goal}};
  }
  goal.tracks.push_back({s.options.broken == Broken::kNobody ? GoalKind::kLose : GoalKind::kEnd,
                         shared ? "Damage of all tables" : "Damage",
                         shared && s.pool > s.damage ? s.pool : s.damage, last});
  return goal;
}

// A renter costs nothing and pays at once; a park that pays back soon clears the air as well.
std::string warning_text(const State& s, SeatSet viewers, const Content& c) {
  const Seat seat = active_seat(s);
  const bool builds = !is_over(s) && s.stage == Stage::kTurn && s.talk == Talk::kNone &&
                      !disease_rages(s) && s.chosen == Construction::kNone;
  if (!builds || !viewers.contains(seat)) return "";
  const int empty = empty_homes(s, seat).size();
  if (empty > 0 && s.available > 0) {
    return say(
        "{empty|A building of yours stands|{empty} buildings of yours stand} empty, and "
        "{renters|a renter looks|{renters} renters look} for a home. It costs nothing to let them "
        "in.",
        {{"empty", empty}, {"renters", s.available}});
  }
  constexpr Construction kPark = Construction::kGreenspace;
  constexpr int kPlainlyGood = 2;
  if (buy_refusal(s, seat, kPark, c) != kAllowed) return "";
  Space best{};
  int most = 0;
  vacant(s).for_each([&](Space at) {
    const int more = rent_gain(s, seat, kPark, at, c);
    if (more > most) {
      most = more;
      best = at;
    }
  });
  if (most < kPlainlyGood) return "";
  return say(
      "You still have {money}: a Greenspace at {place} costs {price}, lifts your rent by {more} "
      "and "
      "clears the air.",
      {{"money", s.money[seat.index]},
       {"place", space_name(best)},
       {"price", price(s, kPark, c)},
       {"more", most}});
}

}  // namespace citybox::broken_cities

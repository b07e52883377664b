// What is derived from a state, for a page that holds no rules (codec_summary.hpp).

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

Phase phase_of(const State& s) {
  if (is_over(s)) return Phase::kOver;
  if (disease_rages(s)) return Phase::kDisease;
  switch (s.talk) {
    case Talk::kNone:
      return s.chosen != Construction::kNone ? Phase::kPlace : Phase::kTurn;
    case Talk::kPropose:
      return Phase::kPropose;
    case Talk::kObject:
      return Phase::kObject;
    case Talk::kNumber:
      return Phase::kNumber;
    case Talk::kFine:
      return Phase::kFine;
    case Talk::kVote:
      return Phase::kVote;
    case Talk::kCall:
      return Phase::kCall;
    case Talk::kVerdict:
      return Phase::kVerdict;
  }
  return Phase::kTurn;
}

// Fines that are due, and those of the last turn (BC-32).
std::string debt_text(int fines, int owed) {
  const Fill due{"due", fines}, left{"left", owed};
  if (owed == 0) return fines == 0 ? "" : say("Fines due when this turn ends: {due}.", {due});
  if (fines == 0) return say("Still owes {left}, from the next income.", {left});
  return say("Fines due when this turn ends: {due}. Still owes {left}, from the next income.",
             {due, left});
}

std::vector<Landlord> landlords(const State& s, const Content& c) {
  std::vector<Landlord> list;
  const bool voting = s.talk >= Talk::kVote && !is_over(s);
  for_each_seat(s, [&](Seat seat) {
    const bool active = seat == active_seat(s) && s.stage == Stage::kTurn && !is_over(s);
    const bool chose = disease_rages(s) && s.to_lose[seat.index] == 0;
    const bool voted = voting && is_cast(s.ballots[seat.index]);
    const int fines = active ? fines_due(s, c) : 0;
    list.push_back({.seat = seat,
                    .rent = rent(s, seat, c),
                    .money = s.money[seat.index],
                    .owed = s.owed[seat.index],
                    .emissions = own_emissions(s, seat, c),
                    .fines_due = fines,
                    .debt = debt_text(fines, s.owed[seat.index]),
                    .renters = occupied_homes(s, seat).size(),
                    .empty_homes = empty_homes(s, seat),
                    .to_lose = s.to_lose[seat.index],
                    .ready = chose || voted});
  });
  return list;
}

std::map<std::string, int> rents(const State& s, const Content& c) {
  std::map<std::string, int> all;
  (s.built.homes() | s.built[Construction::kShopping]).for_each([&](Space at) {
    all.emplace(space_name(at), rent_at(s, at, c));
  });
  return all;
}

std::vector<ClimateEvent> events(const State& s, const Content& c) {
  std::vector<ClimateEvent> list;
  for (const std::uint16_t number : event_numbers(s, c)) {
    list.push_back({.event = static_cast<int>(list.size()) + 1,
                    .number = number,
                    .reached = static_cast<int>(list.size()) < events_so_far(s, c)});
  }
  return list;
}

std::optional<int> rounds_to_event(const State& s, const Content& c) {
  const int next = next_event(s, c), pace = damage_of(emissions(s, c), c);
  if (next == 0 || pace == 0 || s.options.climate == Climate::kShared) return std::nullopt;
  return (next - s.damage + pace - 1) / pace;
}

std::vector<std::string> air_text(const State& s, const Content& c) {
  const std::optional<int> rounds = rounds_to_event(s, c);
  const Fill next{"next", next_event(s, c)};
  std::vector<std::string> list{
      say("Round {round}. If it ended now, damage would grow by {damage}.",
          {{"round", s.round}, {"damage", damage_coming(s, c)}})};
  if (s.pool > 0) list.push_back(say("All tables together stand at {pool}.", {{"pool", s.pool}}));
  if (next_event(s, c) == 0) return list;
  list.push_back(
      rounds ? say("The next event waits at {next}, about {rounds|one round|{rounds} rounds} away.",
                   {next, {"rounds", *rounds}})
             : say("The next event waits at {next}.", {next}));
  return list;
}

std::string came_text(const State& s) {
  if (!is_over(s)) return "";
  std::vector<std::string> cards;
  s.used.for_each([&](Card card) { cards.emplace_back(title_of(card)); });
  if (cards.empty()) return "No climate event came.";
  return say("{events|Climate event|Climate events}: {cards}.",
             {{"events", cards.size()}, {"cards", listed(cards)}});
}

RenterCount renters(const State& s, const Content& c) {
  const int placed = s.renters.size();
  return {.available = s.available,
          .reserve = s.reserve,
          .placed = placed,
          .gone = c.renters - placed - s.available - s.reserve};
}

// Around one screen nobody looks while all may look on: then it speaks to the one who decides.
SeatSet spoken_to(const Seen<BrokenCities>& seen) {
  const SeatSet due = deciders(seen.state());
  return seen.viewers().empty() && due.size() == 1 ? due : seen.viewers();
}

}  // namespace

Summary BrokenCitiesCodec::summary(const Seen<BrokenCities>& seen, const Content& c,
                                   const Said& said) {
  const State& s = seen.state();
  const bool over = is_over(s);
  const SeatSet you = spoken_to(seen);
  Summary all;
  all.now = now_text(s, c);
  all.duty = duty_text(s, you);
  all.warning = warning_text(s, you, c);
  all.question = question_text(s);
  all.goal = goal_of(s, seen.viewers(), c);
  all.answers = answers_to(s);
  all.phase = phase_of(s);
  all.round = s.round;
  all.order.assign(s.order.begin(), s.order.begin() + s.seats);
  all.turn = s.turn;
  if (!over && s.stage != Stage::kRoundEnd) all.active = active_seat(s);
  if (!over && in_session(s.talk)) all.speaker = speaker(s);
  if (!over && s.talk > Talk::kVote) all.accused = active_seat(s);
  all.seats = landlords(s, c);
  all.rents = rents(s, c);
  all.emissions = emissions(s, c);
  all.damage = s.damage;
  all.damage_a_round = damage_of(all.emissions, c);
  all.damage_now = damage_coming(s, c);
  if (s.pool > 0) all.pool = s.pool;
  all.events = events(s, c);
  if (const int next = next_event(s, c)) all.next_event = next;
  all.rounds_to_event = rounds_to_event(s, c);
  all.air = air_text(s, c);
  all.came = came_text(s);
  all.debrief = debrief_of(s, c);
  all.renters = renters(s, c);
  all.prices = price_sheet(s, you, c);
  if (s.chosen != Construction::kNone) all.chosen = s.chosen;
  all.with_renter = rents_with_renter(s, you, c);
  all.laws = laws_in_force(s, c, said);
  all.motion = motion_of(s, said);
  all.callers = s.callers;
  return all;
}

}  // namespace citybox::broken_cities

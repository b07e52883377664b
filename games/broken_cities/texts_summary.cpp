// What is derived from a state, for a page that holds no rules:
//
//   now         what is happening and who decides, as a sentence
//   phase       turn, place, disease, propose, object, number, fine, vote, call, verdict, over
//   round, order (seats), turn (place in it), active, speaker, accused (seat or null)
//   seats       by seat: {seat, color, rent, money, owed, emissions,
//               fines_due, empty_homes, renters, to_lose, ready}
//   rents       {"b3": 4, …}: what each building pays now
//   emissions, damage, damage_now (if the round ended now), events ([{event, number, reached}]),
//   next_event (its number, or null), rounds_to_event (at this pace, or null)
//   cards       all six: {card, name, text, used, waiting}
//   renters     {available, reserve, placed, gone}
//   prices      by construction, retrofit last: {construction, name, text, price, base, surcharge,
//               emissions, rent, left, for: {"0": {refused: {rule, why} | null, best: {space, rent}
//               | null}}} for the viewers' seats; best is where it would add most to the own rent
//   chosen      what is to be placed, or null; with_renter {"b3": 4, …}: what it would add to the
//               own rent at each space with a renter in it, if it is a home and there is one
//   laws        {place, kind, object, number, fine, text, since, sentence, due, bought, breaches}
//   motion      {by, sentence, law} or null; law_limits {require, surcharge, cap, fine:
//               [least, most], words: characters of a free-text law}
//   callers     seats

#include <fmt/format.h>

#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

std::string phase_of(const State& s) {
  if (is_over(s)) return "over";
  if (disease_rages(s)) return "disease";
  if (s.talk != Talk::kNone) return name_of(s.talk);
  return s.chosen != Construction::kNone ? "place" : "turn";
}

std::string speaker_says(const State& s) {
  switch (s.talk) {
    case Talk::kPropose:
      return "may propose a law, a repeal, or nothing";
    case Talk::kObject:
      return "says what the law is about";
    case Talk::kNumber:
      return "says how much the law asks for";
    default:
      return "says how high the fine is";
  }
}

std::string now(const State& s) {
  if (is_over(s)) return BrokenCitiesCodec::verdict(s);
  const std::string round = fmt::format("Round {}", s.round);
  const std::string due = named(deciders(s));
  const std::string active = named(active_seat(s));
  const bool several = deciders(s).size() > 1;
  if (disease_rages(s)) {
    return fmt::format("{}, vector disease: {} {} which renters leave.", round, due,
                       several ? "say" : "says");
  }
  switch (s.talk) {
    case Talk::kNone:
      break;
    case Talk::kVote:
      return fmt::format("{}, session: {} {} on {}'s proposal.", round, due,
                         several ? "vote" : "votes", named(speaker(s)));
    case Talk::kCall:
      return fmt::format("{}: {} {} whether {} broke the law.", round, due,
                         several ? "say" : "says", active);
    case Talk::kVerdict:
      return fmt::format("{}: {} {} the verdict on {}.", round, due, several ? "give" : "gives",
                         active);
    default:
      return fmt::format("{}, session: {} {}.", round, named(speaker(s)), speaker_says(s));
  }
  if (s.stage != Stage::kTurn) return fmt::format("{} ends.", round);
  if (s.chosen != Construction::kNone) {
    return fmt::format("{}: {} says where the {} goes.", round, active, noun_for(s.chosen));
  }
  return fmt::format("{}: {} builds, places renters, or ends the turn.", round, active);
}

json::value seat_or_null(bool is, Seat seat) {
  return is ? json::value(seat.index) : json::value(nullptr);
}

json::array landlords(const State& s, const Content& c) {
  json::array list;
  const bool voting = s.talk >= Talk::kVote && !is_over(s);
  for_each_seat(s, [&](Seat seat) {
    const bool active = seat == active_seat(s) && s.stage == Stage::kTurn && !is_over(s);
    const bool chose = disease_rages(s) && s.to_lose[seat.index] == 0;
    const bool voted = voting && s.ballots[seat.index] != Ballot::kNone;
    list.push_back({{"seat", seat.index},
                    {"color", color_of(seat)},
                    {"rent", rent(s, c, seat)},
                    {"money", s.money[seat.index]},
                    {"owed", s.owed[seat.index]},
                    {"emissions", own_emissions(s, c, seat)},
                    {"fines_due", active ? fines_due(s, c) : 0},
                    {"renters", occupied_homes(s, seat).size()},
                    {"empty_homes", to_json(empty_homes(s, seat))},
                    {"to_lose", s.to_lose[seat.index]},
                    {"ready", chose || voted}});
  });
  return list;
}

json::object rents(const State& s, const Content& c) {
  json::object all;
  (s.built.homes() | s.built[Construction::kShopping]).for_each([&](Space at) {
    all.emplace(space_name(at), rent_at(s, c, at));
  });
  return all;
}

json::array events(const State& s, const Content& c) {
  json::array list;
  int event = 0;
  for (const std::uint16_t number : event_numbers(s, c)) {
    list.push_back({{"event", ++event}, {"number", number}, {"reached", s.damage >= number}});
  }
  return list;
}

json::value next_event(const State& s, const Content& c) {
  for (const std::uint16_t number : event_numbers(s, c)) {
    if (s.damage < number) return number;
  }
  return nullptr;
}
json::value rounds_to_event(const State& s, const Content& c) {
  const json::value next = next_event(s, c);
  const int pace = damage_of(emissions(s, c), c);
  if (next.is_null() || pace == 0 || s.options.climate == Climate::kShared) return nullptr;
  return (next.to_number<int>() - s.damage + pace - 1) / pace;
}

json::array cards(const State& s) {
  json::array list;
  CardSet waiting;
  for (const Card card : s.waiting) waiting.add(card);
  CardSet::all().for_each([&](Card card) {
    list.push_back({{"card", name_of(card)},
                    {"name", title_of(card)},
                    {"text", text_of(card)},
                    {"used", s.used.contains(card)},
                    {"waiting", waiting.contains(card)}});
  });
  return list;
}

// How much the seat's own rent grows by `what` on `at`, with a renter in it if there is one to
// have.
int gain(const State& s, const Content& c, Seat seat, Construction what, Space at) {
  State after = s;
  after.owned[seat.index].add(at);
  if (what == Construction::kRetrofit) {
    const Construction from = s.built.at(at), to = raised(from);
    if (to == Construction::kNone) return 0;
    after.built[from].remove(at);
    after.built[to].add(at);
  } else {
    after.built[what].add(at);
    if (is_home(what) && s.available > 0) after.renters.add(at);
  }
  return rent(after, c, seat) - rent(s, c, seat);
}

json::value best_place(const State& s, const Content& c, Seat seat, Construction what) {
  const bool retrofit = what == Construction::kRetrofit;
  Space best;
  int most = -1;
  (retrofit ? retrofittable(s, c, seat) : vacant(s)).for_each([&](Space at) {
    const int more = gain(s, c, seat, what, at);
    if (more <= most) return;
    most = more;
    best = at;
  });
  if (best == kNowhere) return nullptr;
  return {{"space", space_name(best)}, {"rent", most}};
}

// The home in hand, at every space it can go to, once a renter lives in it.
json::value with_renter(const State& s, const Content& c, SeatSet viewers) {
  const Seat seat = active_seat(s);
  if (!is_home(s.chosen) || s.available == 0 || !viewers.contains(seat)) return nullptr;
  json::object rents;
  vacant(s).for_each(
      [&](Space at) { rents.emplace(space_name(at), gain(s, c, seat, s.chosen, at)); });
  return rents;
}

json::value refused(const State& s, const Content& c, Seat seat, Construction what) {
  RuleId rule = refuse_buy(s, c, seat, what);
  if (what == Construction::kRetrofit) {
    const SpaceSet own = retrofittable(s, c, seat);
    rule = own.empty() ? reason::kRetrofitNeedsHome : refuse_retrofit(s, c, seat, own.front());
  }
  if (rule == kAllowed) return nullptr;
  return {{"rule", fmt::format("BC-{}", rule.number)}, {"why", why_text(rule)}};
}

json::array prices(const State& s, const Content& c, SeatSet viewers) {
  json::array list;
  for_each_for_sale([&](Construction what) {
    json::object own;
    for_each_seat(s, [&](Seat seat) {
      if (!viewers.contains(seat)) return;
      own.emplace(std::to_string(seat.index), json::object{{"refused", refused(s, c, seat, what)},
                                                           {"best", best_place(s, c, seat, what)}});
    });
    const bool retrofit = what == Construction::kRetrofit;
    list.push_back(
        {{"construction", name_of(what)},
         {"name", title_of(what)},
         {"text", text_of(what)},
         {"price", price(s, c, what)},
         {"base", c.price[what]},
         {"surcharge", surcharge(s, what)},
         {"emissions", c.emissions[what]},
         {"rent", is_park(what) ? 1 : int{c.rent[what]}},
         {"left", retrofit ? json::value(nullptr) : json::value(pieces_left(s, c, what))},
         {"for", std::move(own)}});
  });
  return list;
}

json::array laws(const State& s, const Content& c) {
  json::array list;
  for (std::size_t i = 0; i < s.laws.size(); ++i) {
    json::object law = to_json(s.laws[i]).as_object();
    const bool counts = takes_object(s.laws[i].kind);
    law.emplace("place", i + 1);
    law.emplace("sentence", law_sentence(s.laws[i]));
    law.emplace("due", s.due[i]);
    law.emplace("bought", counts ? int{s.bought[s.laws[i].object]} : 0);
    law.emplace("breaches", s.stage == Stage::kTurn ? breaches(s, c, i) : 0);
    list.push_back(std::move(law));
  }
  return list;
}

json::value motion(const State& s) {
  if (s.motion.kind == LawKind::kNone) return nullptr;
  const bool worded = s.talk == Talk::kVote;
  const bool repeal = s.motion.kind == LawKind::kRepeal;
  const std::string text = repeal && worded
                               ? "Repeal: " + law_sentence(s.laws[s.motion.number - 1U])
                               : law_sentence(s.motion);
  return {{"by", speaker(s).index},
          {"law", to_json(s.motion)},
          {"sentence", worded ? json::value(text) : json::value(nullptr)}};
}

json::array range(Range range) { return {range.least, range.most}; }

json::object law_limits(const Content& c) {
  return {{"require", range(number_range(c, LawKind::kRequire))},
          {"surcharge", range(number_range(c, LawKind::kSurcharge))},
          {"cap", range(number_range(c, LawKind::kCap))},
          {"fine", range(c.fine)},
          {"words", c.longest_wording}};
}

json::object renters(const State& s, const Content& c) {
  const int placed = s.renters.size();
  return {{"available", s.available},
          {"reserve", s.reserve},
          {"placed", placed},
          {"gone", c.renters - placed - s.available - s.reserve}};
}

}  // namespace

json::object BrokenCitiesCodec::summary(const Seen<BrokenCities>& seen, const Content& c) {
  const State& s = seen.state();
  const bool over = is_over(s), session = !over && in_session(s.talk);
  const bool heard = !over && s.talk > Talk::kVote;
  json::array order;
  for (int i = 0; i < s.seats; ++i) order.push_back(s.order[static_cast<unsigned>(i)].index);
  return {{"now", now(s)},
          {"phase", phase_of(s)},
          {"round", s.round},
          {"order", std::move(order)},
          {"turn", s.turn},
          {"active", seat_or_null(!over && s.stage != Stage::kRoundEnd, active_seat(s))},
          {"speaker", seat_or_null(session, speaker(s))},
          {"accused", seat_or_null(heard, active_seat(s))},
          {"seats", landlords(s, c)},
          {"rents", rents(s, c)},
          {"rent_goal", c.rent_goal},
          {"emissions", emissions(s, c)},
          {"damage", s.damage},
          {"damage_now", damage_of(emissions(s, c), c)},
          {"emissions_a_row", c.emissions_a_row},
          {"events", events(s, c)},
          {"next_event", next_event(s, c)},
          {"rounds_to_event", rounds_to_event(s, c)},
          {"cards", cards(s)},
          {"renters", renters(s, c)},
          {"prices", prices(s, c, seen.viewers())},
          {"chosen", s.chosen == Construction::kNone ? json::value(nullptr) : to_json(s.chosen)},
          {"with_renter", with_renter(s, c, seen.viewers())},
          {"laws", laws(s, c)},
          {"motion", motion(s)},
          {"law_limits", law_limits(c)},
          {"callers", to_json(s.callers)}};
}

}  // namespace citybox::broken_cities

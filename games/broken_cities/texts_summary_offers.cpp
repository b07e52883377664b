// The part of the summary that is about what can be bought and what the laws say.

#include "engine/table/why.hpp"
#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

int rent_gain(const State& s, Seat seat, Construction what, Space at, const Content& c) {
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
  return rent(after, seat, c) - rent(s, seat, c);
}

namespace {

std::optional<BestPlace> best_place(const State& s, Seat seat, Construction what,
                                    const Content& c) {
  const bool retrofit = what == Construction::kRetrofit;
  std::optional<BestPlace> best;
  (retrofit ? retrofittable(s, seat, c) : vacant(s)).for_each([&](Space at) {
    const int more = rent_gain(s, seat, what, at, c);
    if (!best || more > best->rent) best = BestPlace{space_name(at), more};
  });
  return best;
}

std::optional<Refused> why_not(const State& s, Seat seat, Construction what, const Content& c) {
  RuleId rule = buy_refusal(s, seat, what, c);
  if (what == Construction::kRetrofit) {
    const SpaceSet own = retrofittable(s, seat, c);
    rule = own.empty() ? reason::kRetrofitNeedsHome : retrofit_refusal(s, seat, own.front(), c);
  }
  return refused_by<BrokenCitiesCodec>(rule, c);
}

// What the running turn owes a law in force, or has broken of it.
std::string status_of(const Law& law, int due, int breaches) {
  if (law.since == Since::kNextTurn) return "from the next turn";
  const bool asks = law.kind == LawKind::kRequire;
  if (breaches == 0) return asks && due > 0 ? "kept this turn" : "";
  const Fill times{"times", breaches};
  if (asks) return say("{times} still missing this turn", {times});
  return say("{times|broken this turn|broken {times} times this turn}", {times});
}

}  // namespace

std::vector<Price> price_sheet(const State& s, SeatSet viewers, const Content& c) {
  std::vector<Price> list;
  for_each_for_sale([&](Construction what) {
    Price line{.construction = what,
               .price = price(s, what, c),
               .surcharge = surcharge(s, what),
               .left = std::nullopt,
               .own = {}};
    if (what != Construction::kRetrofit) line.left = pieces_left(s, what, c);
    for_each_seat(s, [&](Seat seat) {
      if (!viewers.contains(seat)) return;
      line.own[std::to_string(seat.index)] = {why_not(s, seat, what, c),
                                              best_place(s, seat, what, c)};
    });
    list.push_back(std::move(line));
  });
  return list;
}

std::optional<std::map<std::string, int>> rents_with_renter(const State& s, SeatSet viewers,
                                                            const Content& c) {
  const Seat seat = active_seat(s);
  if (!is_home(s.chosen) || s.available == 0 || !viewers.contains(seat)) return std::nullopt;
  std::map<std::string, int> rents;
  vacant(s).for_each(
      [&](Space at) { rents.emplace(space_name(at), rent_gain(s, seat, s.chosen, at, c)); });
  return rents;
}

std::vector<LawInForce> laws_in_force(const State& s, const Content& c, const Said& said) {
  std::vector<LawInForce> list;
  for (std::size_t i = 0; i < s.laws.size(); ++i) {
    const Law& law = s.laws[i];
    const int broken = s.stage == Stage::kTurn ? breaches(s, i, c) : 0;
    list.push_back({.place = static_cast<int>(i) + 1,
                    .kind = law.kind,
                    .object = law.object,
                    .number = law.number,
                    .fine = law.fine,
                    .text = law.text,
                    .since = law.since,
                    .sentence = law_sentence(law, said),
                    .status = status_of(law, s.due[i], broken),
                    .due = s.due[i],
                    .bought = takes_object(law.kind) ? int{s.bought[law.object]} : 0,
                    .breaches = broken});
  }
  return list;
}

std::optional<Motion> motion_of(const State& s, const Said& said) {
  const Law& law = s.motion;
  if (law.kind == LawKind::kNone) return std::nullopt;
  Motion motion{.by = speaker(s),
                .kind = law.kind,
                .object = law.object,
                .number = law.number,
                .fine = law.fine,
                .text = law.text,
                .since = law.since,
                .words = said.in_sentence(law.text),
                .sentence = {}};
  if (s.talk != Talk::kVote) return motion;
  motion.sentence = law.kind == LawKind::kRepeal ? repeal_sentence(s.laws[law.number - 1U], said)
                                                 : law_sentence(law, said);
  return motion;
}

std::vector<Answer> answers_to(const State& s) {
  if (is_over(s) || disease_rages(s)) return {};
  switch (s.talk) {
    case Talk::kVote:
      if (s.motion.kind == LawKind::kRepeal) {
        return {{Verb::kVoteYes, "✓ Yes, repeal it"}, {Verb::kVoteNo, "✗ No, keep it"}};
      }
      return {{Verb::kVoteYes, "✓ Yes, make it law"}, {Verb::kVoteNo, "✗ No, not this one"}};
    case Talk::kCall:
      return {{Verb::kLetBe, "✓ The law was kept"}, {Verb::kCall, "✗ Call a breach"}};
    case Talk::kVerdict:
      return {{Verb::kVoteYes, "✗ Yes, it was broken"}, {Verb::kVoteNo, "✓ No, let it go"}};
    default:
      return {};
  }
}

}  // namespace citybox::broken_cities

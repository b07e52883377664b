// The part of the summary that is about what can be bought and what the laws say.

#include <fmt/format.h>

#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

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

std::optional<BestPlace> best_place(const State& s, const Content& c, Seat seat,
                                    Construction what) {
  const bool retrofit = what == Construction::kRetrofit;
  std::optional<BestPlace> best;
  (retrofit ? retrofittable(s, c, seat) : vacant(s)).for_each([&](Space at) {
    const int more = gain(s, c, seat, what, at);
    if (!best || more > best->rent) best = BestPlace{space_name(at), more};
  });
  return best;
}

std::optional<WhyNot> why_not(const State& s, const Content& c, Seat seat, Construction what) {
  RuleId rule = refuse_buy(s, c, seat, what);
  if (what == Construction::kRetrofit) {
    const SpaceSet own = retrofittable(s, c, seat);
    rule = own.empty() ? reason::kRetrofitNeedsHome : refuse_retrofit(s, c, seat, own.front());
  }
  if (rule == kAllowed) return std::nullopt;
  return WhyNot{fmt::format("BC-{}", rule.number), why_text(rule, c)};
}

// What the running turn owes a law in force, or has broken of it.
std::string status_of(const Law& law, int due, int breaches) {
  if (law.since == Since::kNextTurn) return "from the next turn";
  const bool asks = law.kind == LawKind::kRequire;
  if (breaches == 0) return asks && due > 0 ? "kept this turn" : "";
  if (asks) return fmt::format("{} still missing this turn", breaches);
  return breaches == 1 ? "broken this turn" : fmt::format("broken {} times this turn", breaches);
}

}  // namespace

std::vector<Price> price_sheet(const State& s, const Content& c, SeatSet viewers) {
  std::vector<Price> list;
  for_each_for_sale([&](Construction what) {
    Price line{.construction = what,
               .price = price(s, c, what),
               .surcharge = surcharge(s, what),
               .left = std::nullopt,
               .own = {}};
    if (what != Construction::kRetrofit) line.left = pieces_left(s, c, what);
    for_each_seat(s, [&](Seat seat) {
      if (!viewers.contains(seat)) return;
      line.own[std::to_string(seat.index)] = {why_not(s, c, seat, what),
                                              best_place(s, c, seat, what)};
    });
    list.push_back(std::move(line));
  });
  return list;
}

std::optional<std::map<std::string, int>> rents_with_renter(const State& s, const Content& c,
                                                            SeatSet viewers) {
  const Seat seat = active_seat(s);
  if (!is_home(s.chosen) || s.available == 0 || !viewers.contains(seat)) return std::nullopt;
  std::map<std::string, int> rents;
  vacant(s).for_each(
      [&](Space at) { rents.emplace(space_name(at), gain(s, c, seat, s.chosen, at)); });
  return rents;
}

std::vector<LawInForce> laws_in_force(const State& s, const Content& c) {
  std::vector<LawInForce> list;
  for (std::size_t i = 0; i < s.laws.size(); ++i) {
    const Law& law = s.laws[i];
    const int broken = s.stage == Stage::kTurn ? breaches(s, c, i) : 0;
    list.push_back({.place = static_cast<int>(i) + 1,
                    .kind = law.kind,
                    .object = law.object,
                    .number = law.number,
                    .fine = law.fine,
                    .text = law.text,
                    .since = law.since,
                    .sentence = law_sentence(law),
                    .status = status_of(law, s.due[i], broken),
                    .due = s.due[i],
                    .bought = takes_object(law.kind) ? int{s.bought[law.object]} : 0,
                    .breaches = broken});
  }
  return list;
}

std::optional<Motion> motion_of(const State& s) {
  const Law& law = s.motion;
  if (law.kind == LawKind::kNone) return std::nullopt;
  Motion motion{.by = speaker(s),
                .kind = law.kind,
                .object = law.object,
                .number = law.number,
                .fine = law.fine,
                .text = law.text,
                .since = law.since,
                .sentence = {}};
  if (s.talk != Talk::kVote) return motion;
  motion.sentence = law.kind == LawKind::kRepeal
                        ? fmt::format("Repeal: {}", law_sentence(s.laws[law.number - 1U]))
                        : law_sentence(law);
  return motion;
}

}  // namespace citybox::broken_cities

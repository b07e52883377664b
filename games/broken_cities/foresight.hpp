#pragma once
// What bots expect of the climate and of laws. Rough reckoning, no rule.

#include "games/broken_cities/legal.hpp"
#include "games/broken_cities/scoring.hpp"

namespace citybox::broken_cities {

enum class Trust : std::uint8_t { kNone, kSome };

inline constexpr int kGap = 7;  // damage from one event to the next

// Rounds until somebody may win.
constexpr int rounds_ahead(const State& s, const Content& c) {
  int most = 0;
  for_each_seat(s, [&](Seat each) {
    const int theirs = rent(s, each, c);
    most = theirs > most ? theirs : most;
  });
  return 1 + (c.rent_goal - most) / 8;
}

// Climate events until then, in hundredths.
constexpr int events_ahead_x100(const State& s, int rounds, const Content& c) {
  const int growth = 2 * s.seats * rounds;  // half of what will be built by then
  return 100 * (emissions(s, c) + growth) / c.emissions_a_row * rounds / kGap;
}

// Rent that the next card would take from the seat as it stands, on average, times ten.
constexpr int exposure_x10(const State& s, Seat seat, const Content& c) {
  using enum Construction;
  const CardSet left = CardSet::all() - s.used;
  if (left.empty()) return 0;
  const SpaceSet own = s.owned[seat.index];
  const SpaceSet homes = own & s.renters;
  const SpaceSet low = homes & s.built[kLowCost];
  const int homes_count = homes.size();
  int sum = 0;
  if (left.contains(Card::kFlood)) {
    sum += 40 * (low & kShore).size() + 10 * (homes & s.built[kConventional] & kShore).size();
  }
  if (left.contains(Card::kDrought)) {
    sum += 10 * ((homes & park_side(s)) - s.built[kEcoPark].beside()).size();
  }
  if (left.contains(Card::kTorrentialRain)) {
    sum += 50 * (homes & kForest).size() +
           (10 * c.rent[kShopping] + 10) * (own & s.built[kShopping] & kForest).size();
  }
  if (left.contains(Card::kVectorDisease)) {
    sum += 40 * (homes_count < c.disease_takes ? homes_count : c.disease_takes);
  }
  if (left.contains(Card::kHurricane)) sum += 35 * low.size();
  return sum / left.size();
}

// Its buildings that a card still to come would take: homes with a renter, and Shopping.
constexpr SpaceSet in_danger(const State& s, Seat seat) {
  using enum Construction;
  const CardSet left = CardSet::all() - s.used;
  const SpaceSet paying = s.owned[seat.index] & (s.renters | s.built[kShopping]);
  const SpaceSet low = paying & s.built[kLowCost];
  SpaceSet some;
  if (left.contains(Card::kFlood)) some |= low & kShore;
  if (left.contains(Card::kTorrentialRain)) some |= paying & kForest;
  if (left.contains(Card::kHurricane)) some |= low;
  return some;
}

// The average again, for a landlord as there are many, whatever this one has built. Laws are judged by it:
// else who builds recklessly would love them most.
constexpr int usual_exposure_x10(const State& s) {
  constexpr int kUsual[] = {0, 25, 20, 30, 110, 90, 0};
  const CardSet left = CardSet::all() - s.used;
  if (left.empty()) return 0;
  int sum = 0;
  left.for_each([&](Card card) { sum += kUsual[static_cast<int>(card)]; });
  return sum / left.size();
}

// What a law means for one turn of a landlord: emissions it keeps out, and what it costs, a piece
// of money being 10.
struct Burden {
  int drop = 0;
  int cost = 0;
};

// Pieces are bought if the fine is dearer than what they really cost, as far as half the income
// goes.
constexpr Burden burden_of_requirement(const Law& law, int income, const Content& c) {
  using enum Construction;
  const int price = 10 * c.price[law.object];
  const int use = law.object == kGreen ? 110 : 30;  // the rent that comes back
  const int net = price - use;
  const int affordable = price > 0 ? 5 * income / price : law.number;
  const int kept = 10 * law.fine < net * 3 / 2 ? 0
                   : affordable < law.number   ? affordable
                                               : law.number;
  const int drop = law.object == kGreen ? 2 : -c.emissions[law.object];  // Green, not Low-Cost
  return {drop * kept, net * kept + 10 * law.fine * (law.number - kept)};
}

// How many of each a turn would bring without the law, in tenths.
constexpr int habit_x10(Construction what) {
  constexpr int kHabit[] = {0, 7, 2, 2, 4, 4, 2, 2};
  return kHabit[index_of(what)];
}
// Something becomes dearer: some of it is built no more, something cleaner in its place.
constexpr Burden burden_of_dearness(Construction what, int dearer, const Content& c) {
  const int excess = c.emissions[what] - c.emissions[Construction::kConventional] / 2;
  const int share = dearer < 10 ? dearer : 10;  // tenths of it that are given up
  return {excess * habit_x10(what) * share / 300, 5 * dearer * habit_x10(what) / 10};
}

constexpr Burden burden_of(const Law& law, int income, const Content& c) {
  switch (law.kind) {
    case LawKind::kRequire:
      return burden_of_requirement(law, income, c);
    case LawKind::kForbid:
      return burden_of_dearness(law.object, law.fine, c);
    case LawKind::kSurcharge:
      return burden_of_dearness(law.object, law.number, c);
    case LawKind::kCap: {
      constexpr int kUsual = 6;  // emissions that a turn adds
      const int excess = kUsual > law.number ? kUsual - law.number : 0;
      const int cost = 15 * excess;
      return 10 * law.fine < cost ? Burden{0, 10 * law.fine} : Burden{excess / 3, cost};
    }
    default:
      return {};
  }
}

// A motion that is not worded yet is taken for the best it could become.
constexpr Law worded(Law motion) {
  if (takes_object(motion.kind) && motion.object == Construction::kNone) {
    motion.object =
        motion.kind == LawKind::kRequire ? Construction::kGreenspace : Construction::kLowCost;
  }
  if (motion.kind == LawKind::kRequire && motion.number == 0) motion.number = 1;
  if (motion.kind == LawKind::kSurcharge && motion.number == 0) motion.number = 6;
  if (takes_fine(motion.kind) && motion.fine == 0) motion.fine = 8;
  return motion;
}

// Who judges, and how.
struct Lawyer {
  Seat seat;
  int rent_worth = 0;
  int foresight = 0;  // percent
  Trust trust = Trust::kNone;
};

// What the law is worth until the end: the events it will spare, less what it costs.
constexpr int law_worth(const State& s, const Law& law, const Lawyer& by, const Content& c) {
  constexpr int rounds = 4;  // always the same, or winning would seem to cost the good of the laws
  const Burden burden = burden_of(law, rent(s, by.seat, c), c);
  const int turns = s.seats * rounds * (rounds + 1) / 2;  // what is kept out stays out
  const int relief_x100 = 100 * burden.drop * turns / (c.emissions_a_row * kGap);
  const int spared = usual_exposure_x10(s) * by.rent_worth / 10 * by.foresight / 100;
  constexpr int kTrouble = 30;  // a law that does next to nothing is not worth having
  return relief_x100 * spared / 100 - burden.cost * rounds - kTrouble;
}

// What the seat would gain if the motion on the table became law. Wordings cannot be reckoned.
constexpr int motion_worth(const State& s, const Lawyer& by, const Content& c) {
  const Law& motion = s.motion;
  if (motion.kind == LawKind::kFreeText) {
    return by.trust == Trust::kSome && motion.fine <= 10 ? 60 : -60;
  }
  if (motion.kind != LawKind::kRepeal) return law_worth(s, worded(motion), by, c);
  return -law_worth(s, s.laws[motion.number - 1U], by, c);
}

// Emissions that the motion would keep out of a turn, below 0 if it lets more in. Wordings cannot be
// reckoned.
constexpr int motion_relief(const State& s, int income, const Content& c) {
  const Law& motion = s.motion;
  if (motion.kind != LawKind::kRepeal) return burden_of(worded(motion), income, c).drop;
  return -burden_of(s.laws[motion.number - 1U], income, c).drop;
}

// To its speaker a motion is worth something only if the others can be expected to want it too.
constexpr int proposal_worth(const State& s, const Lawyer& by, const Content& c) {
  if (s.motion.kind == LawKind::kFreeText) return -60;
  const int own = motion_worth(s, by, c);
  bool agreed = true;
  for_each_seat(s, [&](Seat other) {
    const Lawyer theirs{other, by.rent_worth, 100, Trust::kSome};
    agreed = agreed && (other == by.seat || motion_worth(s, theirs, c) > 0);
  });
  return agreed || own < 0 ? own : -1;
}

}  // namespace citybox::broken_cities

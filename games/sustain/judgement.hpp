#pragma once
// How a seat sees the future, for bots: where the indicators drift if nothing more is done, how
// near that comes to defeat, and what its department would have in the end. All from what lies
// open.

#include <concepts>

#include "engine/core/bits.hpp"
#include "engine/core/worth.hpp"
#include "games/sustain/changes.hpp"
#include "games/sustain/concern.hpp"
#include "games/sustain/scoring.hpp"
#include "games/sustain/sight.hpp"
#include "games/sustain/spots.hpp"

namespace citybox::sustain {

// Points are counted in hundredths.
struct Judgement {
  int own = 100;     // percent that its department's points weigh
  int city = 100;    // percent that the danger for all weighs
  int honesty = 0;   // what keeping a promise is worth, in hundredths of a point a coin
  int trust = 50;    // percent of others' promises that it counts on
  int thrift = 15;   // what a coin is worth while there are years to come
  int generous = 0;  // percent of its own gain at which it would rather give
};

inline constexpr Judgement kSelfish{.own = 100, .city = 28, .honesty = 0, .trust = 30};
inline constexpr Judgement kCooperative{
    .own = 100, .city = 72, .honesty = 15, .trust = 80, .thrift = 10, .generous = 50};
inline constexpr Judgement kMixed{
    .own = 100, .city = 52, .honesty = 8, .trust = 50, .thrift = 15, .generous = 50};

// Investing phases still to come after this year's.
constexpr int years_left(const State& s, const Content& c) {
  const int year = s.year > 1 ? s.year : 1;  // before the first nothing has passed
  const int left = years_of(deck_of(s, c)) - year;
  return left > 0 ? left : 0;
}

// What events bring in an ordinary year, in hundredths: found by counting the decks.
struct Drift {
  int pollution = 60;
  int attractiveness = 45;
  int unhappy = 45;
  int co2 = 25;
  int people = 30;
};

struct Outlook {
  Levels levels{};  // at the end
  int unhappy = 0;  // hundredths of squares, may pass the table's end
  int co2 = 0;
};

constexpr std::uint8_t track(int hundredths, int top) {
  const int n = (hundredths + 50) / 100;
  return static_cast<std::uint8_t>(n < kTrackBottom ? kTrackBottom : n > top ? top : n);
}

// The turns of the year that are still to come, the one before the last event included.
constexpr Outlook look_ahead(const State& s, const Content& c, int homes) {
  constexpr Drift kDrift{};
  Outlook o;
  int sol = 100 * s.levels.sol, attr = 100 * s.levels.attractiveness;
  int pollution = 100 * s.levels.pollution;
  o.unhappy = 100 * s.levels.unhappy;
  o.co2 = 100 * s.levels.co2;
  int room = 100 * homes;
  const int turns = years_left(s, c) + 1;
  for (int i = 0; i < turns; ++i) {
    sol += 100 * look_up(c.unhappy_to_sol, o.unhappy / 100);
    sol = sol < 100 ? 100 : sol;
    attr += 100 * look_up(c.sol_to_attractiveness, sol / 100);
    attr = attr < 100 ? 100 : attr > 900 ? 900 : attr;
    o.co2 += 100 * look_up(c.smog_to_co2, pollution / 100 - s.levels.transport);
    sol += 100 * look_up(c.co2_to_sol, o.co2 / 100);
    sol = sol < 100 ? 100 : sol > 900 ? 900 : sol;
    room -= 100 * look_up(c.attractiveness_to_people, attr / 100);
    if (i + 1 < turns) {
      pollution += kDrift.pollution;
      attr += kDrift.attractiveness;
      o.co2 += kDrift.co2;
      o.unhappy += kDrift.unhappy;
      room -= kDrift.people;
    }
    if (room < 0) {
      o.unhappy -= room;
      room = 0;
    }
  }
  o.levels = s.levels;
  o.levels.sol = track(sol, c.track_top);
  o.levels.attractiveness = track(attr, c.track_top);
  o.levels.pollution = track(pollution, c.track_top);
  o.levels.unhappy = static_cast<std::uint8_t>(
      o.unhappy < 100 * c.unhappy_squares ? o.unhappy / 100 : c.unhappy_squares);
  o.levels.co2 =
      static_cast<std::uint8_t>(o.co2 < 100 * c.co2_squares ? o.co2 / 100 : c.co2_squares);
  return o;
}

// What it is worth to be so many hundredths of squares away from a full table: the nearer, the more
// each square counts.
constexpr int dread(int margin) {
  if (margin >= 800) return 0;
  const int near = 800 - margin;  // 0 at eight squares, 800 at the edge
  const int square = near * near / 1600;
  return margin >= 0 ? square : square - margin / 2;
}

// Requests on the table: the laurels if they are met as things stand, else what they would cost.
constexpr int judge_requests(const State& s, const Content& c, Department own, int city,
                             Outlook& o) {
  int worth = 0;
  for (const Request& request : s.requests) {
    const EventCard& card = card_of(c, request.event);
    const bool met = holds(s, c, card.need);
    for (const Line& line : met ? card.first : card.second) {
      switch (line.effect) {
        case Effect::kUnhappy:
          o.unhappy += 80 * line.amount;
          break;
        case Effect::kCo2:
          o.co2 += 80 * line.amount;
          break;
        case Effect::kPollution:
          o.co2 += 50 * line.amount;
          break;
        case Effect::kLaurels:
          if (line.subject.department() == own) worth += 80 * line.amount;
          break;
        case Effect::kSol:
          worth += 20 * line.amount;
          break;
        case Effect::kReserve:
          worth += line.amount * city / 50;
          break;
        default:
          break;
      }
    }
  }
  return worth;
}

// A term counted smoothly: half the way to a point is worth half a point.
constexpr int judge_term(const State& s, const Content& c, const Term& term, Seat seat) {
  if (term.points == 0) return 0;
  const int points = 100 * term.points * measure(s, c, term.of, {kNowhere, seat}) / term.per;
  const int cap = 100 * term.cap;
  return cap > 0 && points > cap ? cap : points;
}

// What is feared for the city, part by part. What each part adds is a difference of the whole, so that
// the parts add up to it to the last hundredth.
template <class Scale>
class Fears {
 public:
  constexpr Fears(int percent, Scale& scale) : percent_(percent), scale_(scale) {}

  // With this part the table in hand is to be dreaded so much.
  constexpr void add(Concern concern, int amount, int dread) {
    const int whole = (before_ + dread) * percent_ / 100;
    scale_(concern, amount, told_ - whole);
    told_ = whole;
    table_ = dread;
  }
  constexpr void next_table() {
    before_ += table_;
    table_ = 0;
  }

 private:
  int percent_;
  Scale& scale_;
  int before_ = 0;  // of the tables before
  int table_ = 0;   // of this one
  int told_ = 0;
};

// What the air adds to the CO2 table until the end, in hundredths, with this transport.
constexpr int smog_ahead(const State& s, const Content& c, int transport) {
  constexpr Drift kDrift{};
  int pollution = 100 * s.levels.pollution, sum = 0;
  for (int i = years_left(s, c); i >= 0; --i) {
    sum += 100 * look_up(c.smog_to_co2, pollution / 100 - transport);
    pollution += kDrift.pollution;
  }
  return sum;
}

constexpr bool takes_square(const Content& c, const Lines& lines) {
  const Building building = built_by(lines);
  return building != Building::kNone && facts(c, building).space == SpaceKind::kSquare;
}

// Squares that cards will still take, whatever is chosen.
constexpr int squares_for_cards(const State& s, const Content& c) {
  const ScenarioDeck& deck = deck_of(s, c);
  std::uint32_t drawn = 0, building = 0;
  for (unsigned i = 0; i < s.events_drawn; ++i) drawn |= 1U << card_of(c, s.events[i]).slot;
  for (unsigned i = 0; i < deck.event_count; ++i) {
    const EventCard& card = deck.events[i];
    if (takes_square(c, card.first) && takes_square(c, card.second)) building |= 1U << card.slot;
  }
  return popcount(building & ~drawn);
}

// With so many squares left and nothing that has to stand on them, the last ones are dear; with none to
// spare the city is lost.
constexpr int dread_of_full_map(const State& s, const Content& c, int squares) {
  constexpr int kFew = 6;
  if (squares > kFew) return 0;
  const int spare = squares - squares_for_cards(s, c);
  return dread(spare > 0 ? 100 * spare + 300 : 400 * (spare - 1));
}

// The two tables and the map. `o` is the outlook with what requests bring, `plain` without.
template <class Scale>
constexpr void weigh_dangers(const State& s, const Content& c, const Outlook& o,
                             const Outlook& plain, int homes, Fears<Scale>& fears) {
  const auto unhappy = [&](int squares) { return dread(100 * c.unhappy_squares - squares); };
  const auto co2 = [&](int squares) { return dread(100 * c.co2_squares - squares); };
  const int squares = count_free(s, SpaceKind::kSquare);
  if constexpr (!std::same_as<Scale, Sum>) {
    constexpr Drift kDrift{};
    const int years = years_left(s, c);
    const int drift_co2 = 100 * s.levels.co2 + years * kDrift.co2;
    fears.add(Concern::kUnhappy, s.levels.unhappy,
              unhappy(100 * s.levels.unhappy + years * kDrift.unhappy));
    fears.add(Concern::kHomes, homes, unhappy(plain.unhappy));
    fears.add(Concern::kRequests, 0, unhappy(o.unhappy));
    fears.next_table();
    fears.add(Concern::kCo2, s.levels.co2, co2(drift_co2));
    fears.add(Concern::kPollution, s.levels.pollution,
              co2(drift_co2 + smog_ahead(s, c, kTrackBottom)));
    fears.add(Concern::kTransport, s.levels.transport, co2(plain.co2));
    fears.add(Concern::kRequests, 0, co2(o.co2));
  } else {  // a sum asks for no parts
    fears.add(Concern::kUnhappy, 0, unhappy(o.unhappy));
    fears.next_table();
    fears.add(Concern::kCo2, 0, co2(o.co2));
  }
  fears.next_table();
  fears.add(Concern::kGround, squares, dread_of_full_map(s, c, squares));
}

constexpr int unmet_requests(const State& s, const Content& c) {
  int unmet = 0;
  for (const Request& request : s.requests) {
    unmet += holds(s, c, card_of(c, request.event).need) ? 0 : 1;
  }
  return unmet;
}

// What the department of `seat` would have in the end, in hundredths of a point.
constexpr int judge_points(const State& s, const Content& c, Department own, Seat seat,
                           const Outlook& o) {
  State end = s;
  end.levels = o.levels;
  int points = 100 * s.laurels[index_of(own)];
  for (const Term& term : sheet_of(c, own).terms) points += judge_term(end, c, term, seat);
  return points;
}

// How well `seat` stands, in hundredths of a point.
template <class Scale>
constexpr void weigh_as(const State& s, const Content& c, Seat seat, const Judgement& who,
                        Scale& scale) {
  const Department own = s.departments[seat.index];
  const int homes = free_homes(s, c);
  const Outlook plain = look_ahead(s, c, homes);
  Outlook o = plain;
  const int requests = judge_requests(s, c, own, who.city, o);
  scale(Concern::kRequests, unmet_requests(s, c), requests);
  if (is_department(own)) {
    scale(Concern::kPoints, points_of(s, c, seat),
          judge_points(s, c, own, seat, o) * who.own / 100);
  }
  scale(Concern::kLiving, s.levels.sol, 12 * o.levels.sol);  // the budget of all
  Fears<Scale> fears(who.city, scale);
  weigh_dangers(s, c, o, plain, homes, fears);
}

constexpr int judge_as(const State& s, const Content& c, Seat seat, const Judgement& who) {
  Sum sum;
  weigh_as(s, c, seat, who, sum);
  return sum.total;
}

}  // namespace citybox::sustain

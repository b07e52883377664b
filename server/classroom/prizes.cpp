#include "server/classroom/prizes.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace citybox::server {

namespace {

const Figure* figure_of(const Contender& table, const std::string& key) {
  for (const Figure& figure : table.figures) {
    if (figure.key == key) return &figure;
  }
  return nullptr;
}

// A number a player: tables of three and four meet. Compared without rounding.
struct Ratio {
  std::int64_t sum = 0;
  std::int64_t players = 1;

  auto against(const Ratio& other) const { return sum * other.players - other.sum * players; }
};

struct Entrant {
  wire::PrizeWon won;
  Ratio ratio;
};

std::vector<wire::PrizeWon> best_of(const std::vector<Entrant>& entrants, Better better) {
  std::vector<wire::PrizeWon> won;
  const Entrant* best = nullptr;
  const auto beats = [&](const Entrant& a, const Entrant& b) {
    const auto more = a.ratio.against(b.ratio);
    return better == Better::kLow ? more < 0 : more > 0;
  };
  for (const Entrant& entrant : entrants) {
    if (best == nullptr || beats(entrant, *best)) best = &entrant;
  }
  for (const Entrant& entrant : entrants) {
    if (!beats(*best, entrant)) won.push_back(entrant.won);
  }
  return won;
}

std::vector<std::string> names_of(const Contender& table, SeatSet seats) {
  std::vector<std::string> names;
  seats.for_each([&](Seat seat) {
    if (seat.index < table.names.size()) names.push_back(table.names[seat.index]);
  });
  return names;
}

std::vector<wire::PrizeWon> by_seat(const Prize& prize, const std::vector<Contender>& tables) {
  std::vector<Entrant> entrants;
  for (const Contender& table : tables) {
    const Figure* figure = figure_of(table, prize.figure);
    if (figure == nullptr) continue;
    table.people.for_each([&](Seat seat) {
      if (seat.index >= figure->seats.size()) return;
      const std::int64_t value = figure->seats[seat.index];
      entrants.push_back(
          {{table.number, seat, names_of(table, SeatSet(seat)), fmt::format("{}", value)},
           {value, 1}});
    });
  }
  return best_of(entrants, prize.better);
}

std::vector<wire::PrizeWon> by_table(const Prize& prize, const std::vector<Contender>& tables) {
  std::vector<Entrant> entrants;
  for (const Contender& table : tables) {
    const Figure* figure = figure_of(table, prize.figure);
    if (figure == nullptr || table.names.empty()) continue;
    // What nobody has of their own is the table's as a whole.
    const bool by_player = !figure->seats.empty();
    const Ratio ratio{figure->value, by_player ? std::ssize(table.names) : 1};
    const double each = static_cast<double>(ratio.sum) / static_cast<double>(ratio.players);
    entrants.push_back(
        {{table.number, std::nullopt, names_of(table, table.people),
          by_player ? fmt::format("{:.1f} a player", each) : fmt::format("{}", ratio.sum)},
         ratio});
  }
  return best_of(entrants, prize.better);
}

std::vector<wire::PrizeWon> by_time(const Prize& prize, const std::vector<Contender>& tables) {
  const Contender* first = nullptr;
  for (const Contender& table : tables) {
    if (!table.standing.over || table.standing.ending != prize.ending) continue;
    if ((table.standing.winners & table.people).empty()) continue;
    if (first == nullptr || table.changed < first->changed) first = &table;
  }
  if (first == nullptr) return {};
  std::vector<wire::PrizeWon> won;
  (first->standing.winners & first->people).for_each([&](Seat seat) {
    won.push_back({first->number, seat, names_of(*first, SeatSet(seat)), ""});
  });
  return won;
}

}  // namespace

std::vector<wire::PrizeGiven> prizes_of(const std::vector<Prize>& prizes,
                                        const std::vector<Contender>& tables, Given given) {
  std::vector<wire::PrizeGiven> all;
  for (const Prize& prize : prizes) {
    wire::PrizeGiven one;
    static_cast<Prize&>(one) = prize;
    if (prize.goes_to == PrizeFor::kFirst) {
      one.won = by_time(prize, tables);
    } else if (given == Given::kNow) {
      one.won = prize.goes_to == PrizeFor::kSeat ? by_seat(prize, tables) : by_table(prize, tables);
    }
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace citybox::server

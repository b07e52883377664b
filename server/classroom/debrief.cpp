#include "server/classroom/debrief.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/journal/past.hpp"
#include "engine/types/sentence.hpp"
#include "engine/types/words.hpp"
#include "server/classroom/hidden.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kPlaces = 40;  // of a table
constexpr std::size_t kQuestions = 12;

// Names are for the wall of a room: letters where the class wants them.
constexpr wire::Role kOnTheWall = wire::Role::kProjector;

std::vector<Account> accounts_of(const Journal& journal) {
  std::vector<Account> sums;
  for (const auto& happenings : journal.happenings()) {
    for (const Happening& happening : happenings) {
      if (!happening.account) continue;
      const Account& one = *happening.account;
      const auto known = std::find_if(sums.begin(), sums.end(), [&](const Account& sum) {
        return sum.group == one.group && sum.part == one.part && sum.seat == one.seat;
      });
      if (known == sums.end()) {
        sums.push_back(one);
      } else {
        known->amount += one.amount;
      }
    }
  }
  return sums;
}

wire::DebriefTable table_of(const ClassSight& sight, int number) {
  wire::DebriefTable table;
  table.number = number;
  table.seats = seats_of(sight, number, kOnTheWall);
  const TableAtHand& here = sight.tables[static_cast<std::size_t>(number) - 1];
  if (!here.here()) return table;
  const Journal& journal = *here.room->match().journal();
  for (const std::size_t count : turning_points(journal, kPlaces)) {
    table.places.push_back({count, journal.at(count).glance()});
    for (OwnRule& rule : table.places.back().glance.rules) {
      if (hidden_at(*sight.state.table(number), rule)) rule.text = kHiddenRule;
    }
  }
  table.accounts = accounts_of(journal);
  table.standing = journal.table().standing();
  return table;
}

const Figure* figure_of(const wire::DebriefTable& table, const std::string& key) {
  if (table.places.empty()) return nullptr;
  for (const Figure& figure : table.places.back().glance.figures) {
    if (figure.key == key) return &figure;
  }
  return nullptr;
}

// Where two tables ended far from each other there is something to ask.
std::optional<Asked> comparison(const Compared& compared,
                                const std::vector<wire::DebriefTable>& tables) {
  const wire::DebriefTable* most = nullptr;
  const wire::DebriefTable* least = nullptr;
  // By player where each has their own: tables of three and four meet. In tenths.
  const auto value = [&](const wire::DebriefTable& table) {
    const Figure& figure = *figure_of(table, compared.figure);
    const std::int64_t players = figure.seats.empty() ? 1 : std::ssize(figure.seats);
    return 10 * figure.value / players;
  };
  const auto told = [&](const wire::DebriefTable& table) {
    const bool whole = value(table) % 10 == 0;
    return whole ? fmt::format("{}", value(table) / 10)
                 : fmt::format("{:.1f}", static_cast<double>(value(table)) / 10);
  };
  for (const wire::DebriefTable& table : tables) {
    if (figure_of(table, compared.figure) == nullptr) continue;
    if (most == nullptr || value(table) > value(*most)) most = &table;
    if (least == nullptr || value(table) < value(*least)) least = &table;
  }
  if (most == nullptr || value(*most) == value(*least)) return std::nullopt;
  return Asked{"compare-" + compared.figure,
               citybox::say(compared.text, {{"most", fmt::format("Table {}", most->number)},
                                            {"least", fmt::format("Table {}", least->number)},
                                            {"high", told(*most)},
                                            {"low", told(*least)}})};
}

// What comparing tables shows, then what single tables left open, then what goes for every class.
std::vector<Asked> questions_of(const ClassWords& words,
                                const std::vector<wire::DebriefTable>& tables) {
  std::vector<Asked> all;
  const auto add = [&](Asked question) {
    const bool known = std::any_of(all.begin(), all.end(),
                                   [&](const Asked& one) { return one.id == question.id; });
    if (!known && all.size() < kQuestions) all.push_back(std::move(question));
  };
  for (const Compared& compared : words.comparisons) {
    if (auto question = comparison(compared, tables)) add(*std::move(question));
  }
  for (const wire::DebriefTable& table : tables) {
    for (const Asked& question : table.standing.questions) {
      add({question.id, resolve(question.text, SeatSet(), [&](Seat seat) {
             return seat.index < table.seats.size() ? table.seats[seat.index].name
                                                    : std::string("the facilitator");
           })});
    }
  }
  for (const Asked& question : words.questions) add(question);
  return all;
}

}  // namespace

wire::Debrief debrief_of(const ClassSight& sight, wire::Role role) {
  const ClassState& state = sight.state;
  wire::Debrief debrief;
  debrief.classroom = state.code;
  debrief.name = state.settings.name;
  debrief.game = state.game;
  debrief.title = sight.game.info().title;
  debrief.began = state.began;
  debrief.ended = state.ended;
  for (const TableOfClass& table : state.tables) {
    debrief.tables.push_back(table_of(sight, table.number));
  }
  debrief.pool = class_pool_of(sight);
  debrief.pool_course = state.pool_course;
  debrief.prizes = prizes_for(sight, kOnTheWall);
  debrief.questions = questions_of(sight.game.class_words(), debrief.tables);
  for (const Wall& wall : state.walls()) {
    debrief.walls.push_back(wall_of(state, wall, {.reader = role, .names = kOnTheWall}));
  }
  return debrief;
}

}  // namespace citybox::server

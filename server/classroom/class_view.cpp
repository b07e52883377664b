#include "server/classroom/class_view.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "server/classroom/hidden.hpp"
#include "server/classroom/plan.hpp"
#include "server/match/bot_faces.hpp"

namespace citybox::server {

namespace {

using wire::Role;

bool steers(Role role) { return role == Role::kFacilitator || role == Role::kHelper; }

// A, B, … Z, AA …
std::string letter_of(int number) {
  std::string letters;
  for (int left = number; left > 0; left = (left - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % 26));
  }
  return letters;
}

wire::ClassPupil pupil_of(const ClassSight& sight, const Pupil& pupil, Role role) {
  wire::ClassPupil shown;
  shown.pupil = pupil.number;
  shown.name = shown_name(sight.state, pupil, role);
  shown.table = pupil.table;
  shown.made_up = pupil.made_up;
  const bool gathering = sight.state.phase == wire::ClassPhase::kGathering;
  if (!gathering && !steers(role)) return shown;
  shown.online = sight.online.contains(pupil.number);
  if (!steers(role)) return shown;
  shown.seat = pupil.seat;
  shown.bot = pupil.bot;
  if (const auto hand = sight.hands.find(pupil.number); hand != sight.hands.end()) {
    shown.hand = true;
    shown.hand_at = hand->second;
  }
  return shown;
}

wire::ClassTable planned_table(const ClassSight& sight, std::size_t place, Role role) {
  const ClassState& state = sight.state;
  const std::vector<int>& pupils = state.plan[place];
  const int most = sight.sharing ? sight.sharing->most_tables : kMostTables;
  const int seats =
      seats_for(pupils.size(), plan_limits(sight.game.info(), most, state.settings.seats));
  wire::ClassTable table;
  table.number = static_cast<int>(place) + 1;
  SeatSet::first(seats).for_each([&](Seat seat) {
    wire::ClassSeat shown;
    shown.seat = seat;
    const Pupil* pupil = seat.index < pupils.size() ? state.find(pupils[seat.index]) : nullptr;
    if (pupil != nullptr) {
      shown.pupil = pupil->number;
      shown.name = shown_name(state, *pupil, role);
    } else {
      shown.bot = true;
      shown.name = bot_name(seat);
    }
    table.seats.push_back(std::move(shown));
  });
  return table;
}

wire::ClassTable table_of(const ClassSight& sight, const TableOfClass& from,
                          const ClassEyes& eyes) {
  const TableAtHand& at = sight.tables[static_cast<std::size_t>(from.number) - 1];
  wire::ClassTable table;
  table.number = from.number;
  table.seats = seats_of(sight, from.number, eyes.role);
  if (at.closed() || at.missing == Missing::kGone) table.phase = Phase::kOver;
  if (!at.here()) return table;
  const Match& match = at.room->match();
  table.phase = match.phase();
  if (eyes.role == Role::kPupil) return table;  // nothing that changes with every move
  table.table = from.code;
  table.since = match.changed();
  table.line = match.journal()->line().size();
  table.seq = match.journal()->seq();
  if (!at.digest) return table;
  table.now = at.digest->now;
  table.moment = at.digest->glance.moment;
  table.round = at.digest->glance.round;
  table.figures = at.digest->glance.figures;
  table.standing = at.digest->standing;
  for (const OwnRule& rule : at.digest->glance.rules) {
    wire::ClassRule shown;
    static_cast<OwnRule&>(shown) = rule;
    shown.hidden = hidden_at(from, rule);
    if (shown.hidden && eyes.role == Role::kProjector) shown.text = kHiddenRule;
    table.rules.push_back(std::move(shown));
  }
  if (eyes.role == Role::kProjector) Hidden(from, *match.journal()).cover(table.now);
  return table;
}

// Which tables the others wait for, or will.
void compare_rounds(std::vector<wire::ClassTable>& tables) {
  int farthest = 0;
  std::optional<int> slowest;
  for (const wire::ClassTable& table : tables) {
    farthest = std::max(farthest, table.round);
    if (table.phase == Phase::kOver || table.round == 0) continue;
    slowest = slowest ? std::min(*slowest, table.round) : table.round;
  }
  for (wire::ClassTable& table : tables) {
    if (table.phase == Phase::kOver || table.round == 0) continue;
    table.behind = farthest - table.round;
    table.holds_up = table.behind > 0 && table.round == *slowest;
  }
}

wire::ClassNote note_of(const Note& note) { return {note.id, note.text, note.table, note.at}; }

const ClassCard* card_of(const Sharing& sharing, const std::string& id) {
  for (const ClassCard& card : sharing.cards) {
    if (card.id == id) return &card;
  }
  return nullptr;
}

}  // namespace

std::string shown_name(const ClassState& state, const Pupil& pupil, Role role) {
  const bool letters = state.settings.letters && role == Role::kProjector;
  return letters ? letter_of(pupil.number) : pupil.name;
}

std::vector<wire::ClassSeat> seats_of(const ClassSight& sight, int number, Role role) {
  std::vector<wire::ClassSeat> seats;
  const TableOfClass& table = *sight.state.table(number);
  const TableAtHand& at = sight.tables[static_cast<std::size_t>(number) - 1];
  const bool open = at.room && !at.room->broken();
  const SeatSet deciders =
      open && at.room->match().phase() == Phase::kPlaying ? at.room->match().deciders() : SeatSet();
  const SeatSet here = open ? at.room->online() : SeatSet();
  SeatSet::first(static_cast<int>(table.seats.size())).for_each([&](Seat seat) {
    wire::ClassSeat shown;
    shown.seat = seat;
    const Pupil* pupil = sight.state.find(table.seats[seat.index]);
    if (pupil == nullptr) {
      shown.bot = true;
      shown.name = bot_name(seat);
    } else {
      shown.pupil = pupil->number;
      shown.name = shown_name(sight.state, *pupil, role);
      shown.bot = pupil->bot;
    }
    if (role != Role::kPupil) {
      shown.decides = deciders.contains(seat);
      const bool there =
          pupil != nullptr && (pupil->made_up || sight.online.contains(pupil->number));
      shown.online = here.contains(seat) || there;
    }
    seats.push_back(std::move(shown));
  });
  return seats;
}

std::vector<Contender> contenders_of(const ClassSight& sight, Role role) {
  std::vector<Contender> all;
  for (const TableOfClass& table : sight.state.tables) {
    const TableAtHand& at = sight.tables[static_cast<std::size_t>(table.number) - 1];
    if (!at.here() || !at.digest) continue;
    Contender one{.number = table.number};
    for (const wire::ClassSeat& seat : seats_of(sight, table.number, role)) {
      if (seat.pupil) one.people.add(seat.seat);
      one.names.push_back(seat.name);
    }
    one.figures = at.digest->glance.figures;
    one.standing = at.digest->standing;
    one.changed = at.room->match().changed();
    all.push_back(std::move(one));
  }
  return all;
}

std::vector<wire::PrizeGiven> prizes_for(const ClassSight& sight, Role role) {
  const bool ended = sight.state.phase == wire::ClassPhase::kEnded;
  return prizes_of(sight.game.class_words().prizes, contenders_of(sight, role),
                   ended ? Given::kNow : Given::kNotYet);
}

std::optional<wire::ClassPool> class_pool_of(const ClassSight& sight) {
  if (!sight.sharing) return std::nullopt;
  const Sharing& sharing = *sight.sharing;
  const ClassState& state = sight.state;
  wire::ClassPool pool{sharing.noun, state.pool,   {},           std::nullopt,
                       std::nullopt, std::nullopt, sharing.cards};
  if (state.event) {
    pool.event = state.event;
    const bool last = *state.event >= std::ssize(sharing.numbers);
    pool.after = last ? sharing.after_last : sharing.after;
  }
  for (std::size_t i = 0; i < sharing.numbers.size(); ++i) {
    wire::ClassEventNumber& event = pool.events.emplace_back();
    event.number = sharing.numbers[i];
    if (i < state.cards.size()) {
      event.at = state.cards[i].at;
      const ClassCard* card = card_of(sharing, state.cards[i].card);
      if (card != nullptr) event.card = *card;
      std::erase_if(pool.left, [&](const ClassCard& one) { return one.id == state.cards[i].card; });
    } else if (!pool.next) {
      pool.next = event.number;
    }
  }
  return pool;
}

wire::ClassWall wall_of(const ClassState& state, const Wall& wall, const WallEyes& eyes) {
  wire::ClassWall seen{wall.question, wall.open, {}};
  const bool all = steers(eyes.reader);
  for (const Answer& answer : wall.answers) {
    const Pupil* pupil = state.find(answer.pupil);
    if (pupil == nullptr || (!answer.shown && !all)) continue;
    seen.answers.push_back({answer.id, shown_name(state, *pupil, eyes.names),
                            all ? std::optional(pupil->number) : std::nullopt, answer.text,
                            answer.shown});
  }
  return seen;
}

wire::ClassInfo info_of(const ClassSight& sight, const ClassEyes& eyes) {
  const ClassState& state = sight.state;
  wire::ClassInfo info;
  info.classroom = state.code;
  info.game = state.game;
  info.title = sight.game.info().title;
  info.phase = state.phase;
  info.demo = state.demo;
  info.door = state.door;
  info.url = sight.url;
  info.stop = state.stop();
  info.scene = state.scene;
  info.settings = state.settings;
  for (const Pupil* pupil : state.present())
    info.pupils.push_back(pupil_of(sight, *pupil, eyes.role));
  if (state.tables.empty()) {
    for (std::size_t i = 0; i < state.plan.size(); ++i) {
      info.tables.push_back(planned_table(sight, i, eyes.role));
    }
  }
  for (const TableOfClass& table : state.tables)
    info.tables.push_back(table_of(sight, table, eyes));
  compare_rounds(info.tables);
  info.pool = class_pool_of(sight);
  if (state.announced) info.announced = note_of(*state.announced);
  for (const auto& [table, note] : state.messages) {
    if (steers(eyes.role) || eyes.table == table) info.messages.push_back(note_of(note));
  }
  info.wall = wall_of(state, state.wall, {.reader = eyes.role, .names = eyes.role});
  info.prizes = prizes_for(sight, eyes.role);
  if (steers(eyes.role)) {
    info.helpers = static_cast<int>(state.helpers.size());
    info.trouble = sight.trouble;
  }
  return info;
}

wire::ClassYou you_of(const ClassSight& sight, Role role, const Pupil* pupil) {
  wire::ClassYou you;
  you.role = role;
  if (pupil == nullptr) return you;
  you.pupil = pupil->number;
  you.name = pupil->name;
  you.table = pupil->table;
  you.seat = pupil->seat;
  if (const TableOfClass* table = pupil->table ? sight.state.table(*pupil->table) : nullptr) {
    you.code = table->code;
  }
  you.hand = sight.hands.contains(pupil->number);
  you.bot = pupil->bot;
  for (const Answer& answer : sight.state.wall.answers) {
    if (answer.pupil == pupil->number) you.answer = answer.text;
  }
  return you;
}

}  // namespace citybox::server

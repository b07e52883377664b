#include "server/classroom/class_state.hpp"

#include <algorithm>
#include <utility>

namespace citybox::server {

namespace {

void leave_place(ClassState& state, Pupil& pupil) {
  for (TableOfClass& table : state.tables) {
    std::replace(table.seats.begin(), table.seats.end(), pupil.number, 0);
  }
  for (auto& planned : state.plan) std::erase(planned, pupil.number);
  pupil.table.reset();
  pupil.seat.reset();
  pupil.bot = pupil.absent = false;
}

void take_place(ClassState& state, Pupil& pupil, TableOfClass& table, Seat seat) {
  leave_place(state, pupil);
  if (seat.index >= table.seats.size()) return;
  if (Pupil* before = state.find(table.seats[seat.index])) leave_place(state, *before);
  table.seats[seat.index] = pupil.number;
  pupil.table = table.number;
  pupil.seat = seat;
}

void open_table(ClassState& state, const ClassEvent& event) {
  TableOfClass table{.number = event.table.value_or(0),
                     .code = event.code.value_or(""),
                     .seats = event.seats.value_or(std::vector<int>()),
                     .finished = std::nullopt};
  if (table.number != static_cast<int>(state.tables.size()) + 1) return;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    Pupil* pupil = state.find(table.seats[i]);
    if (pupil == nullptr) continue;
    pupil->table = table.number;
    pupil->seat = Seat{static_cast<std::uint8_t>(i)};
    pupil->bot = pupil->made_up;
  }
  state.tables.push_back(std::move(table));
}

void arrange(ClassState& state, const std::vector<std::vector<int>>& plan) {
  for (Pupil& pupil : state.pupils) leave_place(state, pupil);
  state.plan = plan;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    for (const int number : plan[i]) {
      if (Pupil* pupil = state.find(number)) pupil->table = static_cast<int>(i) + 1;
    }
  }
}

void erase_answers(Wall& wall, int pupil) {
  std::erase_if(wall.answers, [&](const Answer& one) { return one.pupil == pupil; });
}

void change_pupil(ClassState& state, Pupil& pupil, const ClassEvent& event,
                  const std::string& words) {
  const auto token = event.token ? hash_from(*event.token) : std::nullopt;
  switch (event.deed) {
    case ClassDeed::kReturnCode:
      pupil.return_code = token;
      pupil.return_until = event.number.value_or(0);
      return;
    case ClassDeed::kReturned:
      pupil.token = token;
      pupil.return_code.reset();
      return;
    case ClassDeed::kRenamed:
      pupil.name = words;
      return;
    case ClassDeed::kRemoved:
      leave_place(state, pupil);
      pupil.removed = true;
      pupil.token.reset();
      pupil.return_code.reset();
      erase_answers(state.wall, pupil.number);
      for (Wall& wall : state.earlier) erase_answers(wall, pupil.number);
      return;
    case ClassDeed::kPlaced:
      if (TableOfClass* table = event.table ? state.table(*event.table) : nullptr) {
        return take_place(state, pupil, *table, event.seat.value_or(kFacilitator));
      }
      return leave_place(state, pupil);
    case ClassDeed::kBot:
      pupil.bot = event.on.value_or(false);
      pupil.absent = pupil.bot && event.absent.value_or(false);
      return;
    case ClassDeed::kAnswered:
      erase_answers(state.wall, pupil.number);
      state.wall.answers.push_back({++state.last_id, pupil.number, words});
      ++state.wall.written[pupil.number];
      return;
    default:
      return;
  }
}

void change_table(ClassState& state, TableOfClass& table, const ClassEvent& event,
                  const std::string& words) {
  const bool on = event.on.value_or(false);
  if (event.deed == ClassDeed::kFinished) {
    table.finished = on ? std::optional(event.rounds.value_or(0)) : std::nullopt;
    table.ended = static_cast<int>(event.number.value_or(event.rounds.value_or(0)));
  } else if (event.deed == ClassDeed::kLost) {
    table.lost = on ? std::optional(static_cast<int>(event.number.value_or(0))) : std::nullopt;
  } else if (event.deed == ClassDeed::kHid && on) {
    table.hidden.insert(words);
  } else if (event.deed == ClassDeed::kHid) {
    table.hidden.erase(words);
  } else if (event.deed == ClassDeed::kRolledBack && state.phase == wire::ClassPhase::kEnded) {
    state.phase = wire::ClassPhase::kPlaying;
    state.ended = 0;
  }
}

void say(ClassState& state, const ClassEvent& event, const std::string& words, UnixMs at) {
  Note note{++state.last_id, words, event.table, at};
  if (event.table) {
    if (words.empty()) {
      state.messages.erase(*event.table);
    } else {
      state.messages[*event.table] = std::move(note);
    }
  } else if (words.empty()) {
    state.announced.reset();
  } else {
    state.announced = std::move(note);
  }
}

// One that was asked before comes back with its answers.
void ask(ClassState& state, const ClassEvent& event, const std::string& words) {
  if (state.wall.question != words) {
    Wall before = std::exchange(state.wall, {.question = words});
    const auto again = std::find_if(state.earlier.begin(), state.earlier.end(),
                                    [&](const Wall& one) { return one.question == words; });
    if (again != state.earlier.end()) {
      state.wall = std::move(*again);
      state.earlier.erase(again);
    }
    before.open = false;
    if (!before.answers.empty()) state.earlier.push_back(std::move(before));
  }
  state.wall.open = event.on.value_or(true) && !words.empty();
}

void pick(Wall& wall, const ClassEvent& event) {
  for (Answer& answer : wall.answers) {
    if (answer.id == event.number) answer.shown = event.on.value_or(false);
  }
}

// What all tables share.
void change_pool(ClassState& state, const ClassEvent& event, UnixMs at) {
  switch (event.deed) {
    case ClassDeed::kPool:
      state.pool = static_cast<int>(event.number.value_or(0));
      state.slowest = event.rounds.value_or(0);
      state.pool_course.push_back({at, state.pool});
      return;
    case ClassDeed::kEvent:
      state.event = static_cast<int>(event.number.value_or(1));
      state.event_at = at;
      return;
    case ClassDeed::kCard:
      state.cards.push_back({event.card.value_or(""), at});
      state.event_at = at;
      return;
    default:
      state.event.reset();
      return;
  }
}

// What is about the class as a whole.
void change_class(ClassState& state, const ClassEvent& event, const std::string& words, UnixMs at) {
  const auto token = event.token ? hash_from(*event.token) : std::nullopt;
  const bool on = event.on.value_or(false);
  switch (event.deed) {
    case ClassDeed::kOpened:
      if (token) state.facilitator = *token;
      state.demo = on;
      return;
    case ClassDeed::kConfigured:
      if (event.settings) state.settings = *event.settings;
      state.settings.name = words;
      return;
    case ClassDeed::kDoor:
      state.door = on;
      return;
    case ClassDeed::kHelper:
      if (token) state.helpers.push_back(*token);
      return;
    case ClassDeed::kProjector:
      if (token) state.projectors.push_back(*token);
      return;
    case ClassDeed::kJoined: {
      Pupil pupil{
          .number = static_cast<int>(state.pupils.size()) + 1, .name = words, .token = token};
      pupil.made_up = !token;
      state.pupils.push_back(std::move(pupil));
      return;
    }
    case ClassDeed::kArranged:
      if (event.plan) arrange(state, *event.plan);
      return;
    case ClassDeed::kStarted:
      state.phase = wire::ClassPhase::kPlaying;
      state.began = at;
      return;
    case ClassDeed::kTable:
      return open_table(state, event);
    case ClassDeed::kPaused:
      state.paused = on;
      return;
    case ClassDeed::kShown:
      state.scene = event.scene.value_or(wire::Scene::kAuto);
      return;
    case ClassDeed::kEnded:
      state.phase = wire::ClassPhase::kEnded;
      state.ended = at;
      state.door = false;
      state.paused = false;
      state.event.reset();
      // The prizes come first.
      state.wall.open = false;
      state.scene = wire::Scene::kAuto;
      return;
    default:
      return;
  }
}

}  // namespace

const Pupil* ClassState::find(int pupil) const {
  if (pupil < 1 || pupil > static_cast<int>(pupils.size())) return nullptr;
  const Pupil& found = pupils[static_cast<std::size_t>(pupil) - 1];
  return found.removed ? nullptr : &found;
}

const TableOfClass* ClassState::table(int number) const {
  if (number < 1 || number > static_cast<int>(tables.size())) return nullptr;
  return &tables[static_cast<std::size_t>(number) - 1];
}

const Pupil* ClassState::pupil_of(const TokenHash& token) const {
  const Pupil* found = nullptr;
  for (const Pupil& pupil : pupils) {
    if (pupil.token && same(*pupil.token, token)) found = &pupil;
  }
  return found;
}

std::optional<wire::Role> ClassState::role_of(const TokenHash& token) const {
  const auto holds = [&](const std::vector<TokenHash>& tokens) {
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const TokenHash& one) { return same(one, token); });
  };
  if (same(facilitator, token)) return wire::Role::kFacilitator;
  if (holds(helpers)) return wire::Role::kHelper;
  if (holds(projectors)) return wire::Role::kProjector;
  if (pupil_of(token) != nullptr) return wire::Role::kPupil;
  return std::nullopt;
}

std::vector<const Pupil*> ClassState::present() const {
  std::vector<const Pupil*> here;
  for (const Pupil& pupil : pupils) {
    if (!pupil.removed) here.push_back(&pupil);
  }
  return here;
}

std::vector<Wall> ClassState::walls() const {
  std::vector<Wall> all = earlier;
  if (!wall.question.empty()) all.push_back(wall);
  return all;
}

wire::Stop ClassState::stop() const {
  if (phase == wire::ClassPhase::kEnded) return wire::Stop::kEnded;
  if (paused) return wire::Stop::kPaused;
  return event ? wire::Stop::kEvent : wire::Stop::kNone;
}

void apply(ClassState& state, const ClassEvent& event, const std::string& words, UnixMs at) {
  switch (event.deed) {
    case ClassDeed::kPool:
    case ClassDeed::kEvent:
    case ClassDeed::kCard:
    case ClassDeed::kGoneOn:
      return change_pool(state, event, at);
    case ClassDeed::kSaid:
      return say(state, event, words, at);
    case ClassDeed::kAsked:
      return ask(state, event, words);
    case ClassDeed::kPicked:
      pick(state.wall, event);
      for (Wall& wall : state.earlier) pick(wall, event);
      return;
    case ClassDeed::kFinished:
    case ClassDeed::kLost:
    case ClassDeed::kHid:
    case ClassDeed::kRolledBack:
      if (TableOfClass* table = state.table(event.table.value_or(0))) {
        change_table(state, *table, event, words);
      }
      return;
    default:
      break;
  }
  if (event.pupil && event.deed != ClassDeed::kJoined) {
    if (Pupil* pupil = state.find(*event.pupil)) change_pupil(state, *pupil, event, words);
    return;
  }
  change_class(state, event, words, at);
}

}  // namespace citybox::server

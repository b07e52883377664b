// Who sits where in a class, and what becomes of its tables.

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "server/api/class_desk.hpp"
#include "server/api/line.hpp"
#include "server/classroom/plan.hpp"

namespace citybox::server {

namespace {

constexpr int kLongestWait = 3600;    // seconds
constexpr int kFastestOfClass = 200;  // milliseconds: twelve tables of bots, all at once
constexpr int kSlowestOfClass = 5000;

constexpr const char* kNoPlaceButNew =
    "No bot at any table could give up its seat; open another table.";
constexpr const char* kNoPlaceButTogether =
    "No bot at any table could give up its seat, and no table can be added. Let them sit with "
    "somebody who plays: rename that pupil to both names, and remove this one.";

std::vector<int> numbers_of(const ClassState& state) {
  std::vector<int> numbers;
  for (const Pupil* pupil : state.present()) numbers.push_back(pupil->number);
  return numbers;
}

Result<> in_range(const char* what, const std::optional<int>& value, int most, int least = 0) {
  if (!value || (*value >= least && *value <= most)) return {};
  return refuse(RpcCode::kInvalidParams,
                fmt::format("{}: {} is not between {} and {}.", what, *value, least, most));
}

template <class T>
void put(T& field, const std::optional<T>& value) {
  if (value) field = *value;
}

// The table with the most bots' own seats first: those who come late bring it to life. Who sits at
// table `own` already gets another one, unless it is named.
std::optional<std::pair<int, Seat>> seat_of_a_bot(const Classroom& room,
                                                  const wire::ClassPlaceParams& wanted, int own) {
  std::optional<std::pair<int, Seat>> found;
  std::ptrdiff_t most = 0;
  for (const TableOfClass& table : room.state().tables) {
    const bool may = wanted.table ? table.number == *wanted.table : table.number != own;
    const TableAtHand* here = room.at(table.number);
    const bool plays = here->here() && here->room->match().phase() != Phase::kOver;
    const auto bots = std::count(table.seats.begin(), table.seats.end(), 0);
    if (!may || !plays || bots <= most) continue;
    for (std::size_t i = table.seats.size(); i-- > 0;) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      if (table.seats[i] != 0 || (wanted.seat && seat != *wanted.seat)) continue;
      found = {table.number, seat};
      most = bots;
    }
  }
  return found;
}

}  // namespace

Result<> ClassDesk::configure(Ask<&Calls::class_configure> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto& wanted = ask.params;
  const GameInfo& game = at->room->game().info();
  wire::ClassSettings settings = at->state().settings;
  if (auto fits = in_range("bot_after", wanted.bot_after, kLongestWait); !fits) return fits;
  if (auto fits = in_range("pace", wanted.pace, kSlowestOfClass, kFastestOfClass); !fits)
    return fits;
  if (auto fits = in_range("seats", wanted.seats, game.max_seats); !fits) return fits;
  if (wanted.options) {
    if (!at->state().tables.empty()) {
      return refuse(RpcCode::kNotNow, "The tables are open: their options are fixed.");
    }
    if (const auto fits = at->room->game().sharing(1, wanted.options->json); !fits) {
      return refuse(RpcCode::kInvalidParams, fits.error().text);
    }
    settings.options = *wanted.options;
  }
  std::string name = settings.name;
  if (wanted.name) {
    name.clear();
    if (!wanted.name->empty()) {
      auto line = line_of("name", *wanted.name, kClassName);
      if (!line) return tl::unexpected(line.error());
      name = *std::move(line);
    }
  }
  settings.name.clear();  // it goes beside it
  put(settings.seats, wanted.seats);
  put(settings.choose_cards, wanted.choose_cards);
  put(settings.cards_by_themselves, wanted.cards_by_themselves);
  put(settings.bot_after, wanted.bot_after);
  put(settings.pace, wanted.pace);
  put(settings.visits, wanted.visits);
  put(settings.chat, wanted.chat);
  put(settings.leaders, wanted.leaders);
  put(settings.letters, wanted.letters);
  finish(ask.reply, *at, {{{.deed = ClassDeed::kConfigured, .settings = settings}, name}}, {});
  return {};
}

Result<> ClassDesk::arrange(Ask<&Calls::class_arrange> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const ClassState& state = at->state();
  if (!state.tables.empty()) {
    return refuse(RpcCode::kNotNow, "The tables are open: move pupils one by one.");
  }
  const PlanLimits limits =
      plan_limits(at->room->game().info(), at->room->most_tables(), state.settings.seats);
  Plan plan;
  if (!ask.params.tables) {
    plan = arranged(numbers_of(state), limits);
  } else {
    plan = *ask.params.tables;
    std::set<int> seen;
    for (const auto& table : plan) {
      for (const int pupil : table) {
        if (state.find(pupil) == nullptr || !seen.insert(pupil).second) {
          return refuse(RpcCode::kInvalidParams,
                        "tables: each pupil of the class may be named once, and nobody else.");
        }
      }
      if (std::ssize(table) > limits.most_seats) {
        return refuse(RpcCode::kInvalidParams,
                      fmt::format("tables: {} has {} seats at most.", at->room->game().info().title,
                                  limits.most_seats));
      }
    }
    if (std::ssize(plan) > limits.most_tables) {
      return refuse(RpcCode::kInvalidParams,
                    fmt::format("tables: there may be {} at most.", limits.most_tables));
    }
  }
  finish(ask.reply, *at, {{{.deed = ClassDeed::kArranged, .plan = std::move(plan)}}}, {});
  return {};
}

Result<> ClassDesk::start(Ask<&Calls::class_start> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const ClassState& state = at->state();
  if (state.phase != wire::ClassPhase::kGathering) {
    return refuse(RpcCode::kNotNow, "The class has started already.");
  }
  const PlanLimits limits =
      plan_limits(at->room->game().info(), at->room->most_tables(), state.settings.seats);
  Plan plan = completed(state.plan, numbers_of(state), limits);
  if (plan.empty()) return refuse(RpcCode::kNotNow, "Nobody has come yet.");
  if (auto may = may_make(*ask.from, plan.size()); !may) return may;
  at->room->open_tables(std::move(plan), answering_opened(ask.reply));
  return {};
}

Result<> ClassDesk::place(Ask<&Calls::class_place> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto pupil = pupil_of(*at, ask.params.pupil);
  if (!pupil) return tl::unexpected(pupil.error());
  if (at->state().tables.empty()) {
    return refuse(RpcCode::kNotNow, "The tables are not open yet: arrange them first.");
  }
  if ((*pupil)->made_up) {
    return refuse(RpcCode::kNotNow, "This pupil is made up and stays where they are.");
  }
  if (ask.params.table) {
    const auto table = table_of(*at, *ask.params.table);
    if (!table) return tl::unexpected(table.error());
  }
  const int own = (*pupil)->seat ? (*pupil)->table.value_or(0) : 0;
  const bool other_seat = ask.params.seat && ask.params.seat != (*pupil)->seat;
  if (own != 0 && ask.params.table.value_or(0) == own && !other_seat) {
    return refuse(RpcCode::kNotNow,
                  "They sit at this table already: name the seat of a bot that they should have.");
  }
  const auto found = seat_of_a_bot(*at->room, ask.params, own);
  if (!found) {
    const char* instead = at->room->sight().sharing ? kNoPlaceButTogether : kNoPlaceButNew;
    return refuse(RpcCode::kNotNow,
                  ask.params.table ? "No bot there could give up its seat." : instead);
  }
  finish(ask.reply, *at,
         {{{.deed = ClassDeed::kPlaced,
            .pupil = (*pupil)->number,
            .table = found->first,
            .seat = found->second}}},
         {});
  return {};
}

Result<> ClassDesk::open_table(Ask<&Calls::class_open_table> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const ClassState& state = at->state();
  if (state.phase != wire::ClassPhase::kPlaying) {
    return refuse(RpcCode::kNotNow, "The class is not playing.");
  }
  if (at->room->sight().sharing) {
    return refuse(RpcCode::kNotNow,
                  "The tables share what goes by their number: no table can be added.");
  }
  if (static_cast<int>(state.tables.size()) >= at->room->most_tables()) {
    return refuse(RpcCode::kLimit, "A class has twelve tables at most.");
  }
  std::vector<int> waiting;
  const auto most = static_cast<std::size_t>(at->room->game().info().max_seats);
  for (const Pupil* pupil : state.present()) {
    if (!pupil->table && waiting.size() < most) waiting.push_back(pupil->number);
  }
  if (waiting.empty()) return refuse(RpcCode::kNotNow, "Nobody waits for a place.");
  if (auto may = may_make(*ask.from, 1); !may) return may;
  at->room->open_tables({waiting}, answering_opened(ask.reply));
  return {};
}

Result<> ClassDesk::bot(Ask<&Calls::class_bot> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto table = table_of(*at, ask.params.table);
  if (!table) return tl::unexpected(table.error());
  const std::size_t seat = ask.params.seat.index;
  const Pupil* pupil =
      seat < (*table)->seats.size() ? at->state().find((*table)->seats[seat]) : nullptr;
  if (pupil == nullptr || pupil->made_up) {
    return refuse(RpcCode::kNotNow, "No pupil sits there: a bot plays anyway.");
  }
  finish(ask.reply, *at, {{{.deed = ClassDeed::kBot, .pupil = pupil->number, .on = ask.params.on}}},
         {});
  return {};
}

Result<> ClassDesk::act(Ask<&Calls::class_act> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  const auto room = at->room->room_of(ask.params.table);
  if (!room) return tl::unexpected(room.error());
  if (!(*room)->match().has(ask.params.seat)) {
    return refuse(RpcCode::kInvalidParams, "There is no such seat at this table.");
  }
  if (auto acts = (*room)->act_for(ask.params.seat); !acts) return acts;
  ask.reply.result({});
  return {};
}

Result<> ClassDesk::roll_back(Ask<&Calls::class_roll_back> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  return at->room->roll_back(ask.params.table, ask.params.to,
                             answering(ask.reply, ReplyOf<wire::Nothing>::encode({})));
}

}  // namespace citybox::server

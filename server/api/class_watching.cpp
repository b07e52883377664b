// What is asked of a class, and what its pupils say.

#include <fmt/format.h>

#include "server/api/class_desk.hpp"
#include "server/api/line.hpp"
#include "server/classroom/debrief.hpp"
#include "server/classroom/hidden.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kAnswer = 280;     // characters
constexpr int kAnswers = 20;             // of one pupil to one question
constexpr std::size_t kMostClasses = 4;  // that one connection watches

}  // namespace

Result<> ClassDesk::watch(Ask<&Calls::class_watch> ask) {
  const auto at = this->at(ask.from, ask.params, May::kAll);
  if (!at) return tl::unexpected(at.error());
  const std::string& code = at->state().code;
  if (!ask.from->classes.contains(code) && ask.from->classes.size() >= kMostClasses) {
    return refuse(RpcCode::kLimit,
                  fmt::format("One connection may watch {} classes.", kMostClasses));
  }
  ask.from->classes.insert(code);
  answer_from(ask.reply, *at, at->room->watch(ask.from, hash_token(ask.params.token)));
  return {};
}

Result<> ClassDesk::unwatch(Ask<&Calls::class_unwatch> ask) {
  const std::string code = normal_code(ask.params.classroom);
  if (ask.from->classes.erase(code) > 0) classes_.unwatch(code, ask.from.get());
  ask.reply.result({});
  return {};
}

// A pupil sees the own table, and others where the facilitator allows it.
Result<> ClassDesk::board(Ask<&Calls::class_board> ask) {
  const auto at = this->at(ask.from, ask.params, May::kAll);
  if (!at) return tl::unexpected(at.error());
  const Pupil* pupil = at->state().find(at->pupil);
  const bool own = pupil != nullptr && pupil->table == ask.params.table;
  if (at->role == wire::Role::kPupil && !own && !at->state().settings.visits) {
    return refuse(RpcCode::kNotAllowed, "The facilitator does not let tables look at each other.");
  }
  const auto room = at->room->room_of(ask.params.table);
  if (!room) return tl::unexpected(room.error());
  const Journal& journal = *(*room)->match().journal();
  const Table& table = journal.table();
  wire::ClassBoard board{ask.params.table,
                         journal.seq(),
                         seats_of(at->room->sight(), ask.params.table, at->role),
                         {table.view(SeatSet())},
                         table.standing()};
  if (at->role == wire::Role::kProjector) {
    Hidden(*at->state().table(ask.params.table), journal).cover(board.view.json);
  }
  (*room)->when_written(answering(ask.reply, ReplyOf<wire::ClassBoard>::encode(board)));
  return {};
}

Result<> ClassDesk::past(Ask<&Calls::class_past> ask) {
  const auto at = this->at(ask.from, ask.params, May::kHelp);
  if (!at) return tl::unexpected(at.error());
  const auto room = at->room->room_of(ask.params.table);
  if (!room) return tl::unexpected(room.error());
  const Match& match = (*room)->match();
  Eyes eyes;
  eyes.let_in = true;
  const std::size_t all = match.history().lines().size();
  (*room)->when_written(
      answering(ask.reply, ReplyOf<wire::LogPage>::encode(log_of(
                               match, eyes, std::min(ask.params.before.value_or(all), all)))));
  return {};
}

Result<> ClassDesk::debrief(Ask<&Calls::class_debrief> ask) {
  const auto at = this->at(ask.from, ask.params, May::kAll);
  if (!at) return tl::unexpected(at.error());
  if (at->role == wire::Role::kPupil && at->state().phase != wire::ClassPhase::kEnded) {
    return refuse(RpcCode::kNotNow, "How it went is told when the class has ended.");
  }
  answer_from(ask.reply, *at, debrief_of(at->room->sight(), at->role));
  return {};
}

Result<> ClassDesk::course(Ask<&Calls::class_course> ask) {
  const auto at = this->at(ask.from, ask.params, May::kAll);
  if (!at) return tl::unexpected(at.error());
  const auto room = at->room->room_of(ask.params.table);
  if (!room) return tl::unexpected(room.error());
  const Match& match = (*room)->match();
  if (match.phase() != Phase::kOver && match.game()->info().secrets) {
    return refuse(RpcCode::kNotNow, "This game has secrets; how it went is told when it is over.");
  }
  if (at->role == wire::Role::kPupil && at->state().phase != wire::ClassPhase::kEnded) {
    return refuse(RpcCode::kNotNow, "How it went is told when the class has ended.");
  }
  const auto bot = match.game()->bot(standard_bot(*match.game()));
  if (!bot) return refuse(RpcCode::kInternal, "This game has no bot.");
  constexpr std::size_t kPlaces = 60;
  Course course = citybox::course(*match.journal(), **bot, kPlaces);
  const Hidden hidden(*at->state().table(ask.params.table), *match.journal());
  const auto cover = [&](TurningPoint& turn) {
    hidden.cover(turn.text);
    for (std::string& told : turn.story) hidden.cover(told);
  };
  for (TurningPoint& turn : course.turns) cover(turn);
  if (course.deciding) cover(*course.deciding);
  answer_from(ask.reply, *at, course);
  return {};
}

Result<> ClassDesk::export_(Ask<&Calls::class_export> ask) {
  const auto at = this->at(ask.from, ask.params, May::kSteer);
  if (!at) return tl::unexpected(at.error());
  answer_from(ask.reply, *at, paper_of(at->room->sight(), ask.params.what));
  return {};
}

Result<> ClassDesk::hand(Ask<&Calls::class_hand> ask) {
  const auto at = this->at(ask.from, ask.params, May::kPupils);
  if (!at) return tl::unexpected(at.error());
  at->room->raise_hand(at->pupil, ask.params.on ? Switch::kOn : Switch::kOff);
  ask.reply.result({});
  return {};
}

Result<> ClassDesk::lower(Ask<&Calls::class_lower> ask) {
  const auto at = this->at(ask.from, ask.params, May::kHelp);
  if (!at) return tl::unexpected(at.error());
  at->room->raise_hand(ask.params.pupil, Switch::kOff);
  ask.reply.result({});
  return {};
}

Result<> ClassDesk::nudge(Ask<&Calls::class_nudge> ask) {
  const auto at = this->at(ask.from, ask.params, May::kHelp);
  if (!at) return tl::unexpected(at.error());
  const auto room = at->room->room_of(ask.params.table);
  if (!room) return tl::unexpected(room.error());
  at->room->nudge(ask.params.table, ask.params.seat);
  ask.reply.result({});
  return {};
}

Result<> ClassDesk::answer(Ask<&Calls::class_answer> ask) {
  const auto at = this->at(ask.from, ask.params, May::kPupils);
  if (!at) return tl::unexpected(at.error());
  if (!at->state().wall.open) {
    return refuse(RpcCode::kNotNow, "No answers are taken just now.");
  }
  const auto& written = at->state().wall.written;
  if (const auto given = written.find(at->pupil);
      given != written.end() && given->second >= kAnswers) {
    return refuse(RpcCode::kLimit, "You have changed your answer often enough; this one stands.");
  }
  auto text = line_of("text", ask.params.text, kAnswer);
  if (!text) return tl::unexpected(text.error());
  if (!writers_.take(ask.params.token, hall().loop().now())) {
    return refuse(RpcCode::kLimit, "You write a lot; wait a few seconds.");
  }
  finish(ask.reply, *at, {{{.deed = ClassDeed::kAnswered, .pupil = at->pupil}, *std::move(text)}},
         {});
  return {};
}

}  // namespace citybox::server

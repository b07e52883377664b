// New tables for a class. They are on disk, with their pupils in their seats, before the class knows of
// them: what its log names is there.

#include <utility>

#include "server/classroom/classes.hpp"
#include "server/classroom/plan.hpp"

namespace citybox::server {

struct Classroom::Opening {
  std::vector<std::vector<int>> plan;
  Opened done;
  std::optional<Sharing> sharing;
  std::vector<std::shared_ptr<Room>> rooms = {};
  std::vector<std::vector<int>> seats = {};
  std::size_t unwritten = 0;
  bool failed = false;
};

void Classroom::open_tables(std::vector<std::vector<int>> plan, Opened done) {
  if (opening_) return done(refuse(RpcCode::kNotNow, "The tables are being laid already."));
  const int tables = static_cast<int>(state_->tables.size() + plan.size());
  auto shared = game_.sharing(tables, state_->settings.options.json);
  if (!shared) return done(refuse(RpcCode::kInvalidParams, shared.error().text));
  opening_ = true;
  open_next(
      std::make_shared<Opening>(Opening{std::move(plan), std::move(done), *std::move(shared)}));
}

void Classroom::open_next(const std::shared_ptr<Opening>& opening) {
  if (opening->rooms.size() == opening->plan.size()) return opened(opening);
  hall().fresh_code([self = shared_from_this(), opening](const Result<std::string>& code) {
    Result<> made = code ? Result<>() : tl::unexpected(code.error());
    if (made && self->broken()) made = refuse(RpcCode::kNotStored, "The disk did not take it.");
    if (made) made = self->open_one(*opening, *code);
    if (made) return self->open_next(opening);
    self->give_up(*opening, made);
  });
}

Result<> Classroom::open_one(Opening& opening, const std::string& code) {
  const std::vector<int>& pupils = opening.plan[opening.rooms.size()];
  const PlanLimits limits = plan_limits(game_.info(), most_tables(), state_->settings.seats);
  TableOfClass table{.number = 0, .code = code, .seats = pupils, .finished = std::nullopt};
  table.seats.resize(static_cast<std::size_t>(seats_for(pupils.size(), limits)), 0);
  NewTable wanted{.seats = static_cast<int>(table.seats.size()),
                  .options = state_->settings.options.json,
                  .host = hash_token(new_token()),  // nobody is host, and nobody has the link
                  .key = hash_token(new_token()),
                  .classroom = code_,
                  .pace_ms = state_->settings.pace};
  if (opening.sharing) {
    for (const auto& [key, value] : opening.sharing->options) wanted.options[key] = value;
  }
  auto room = hall().create(game_, code, std::move(wanted));
  if (!room) return tl::unexpected(room.error());
  opening.rooms.push_back(*room);
  Match& match = (*room)->match();
  Changes changes;
  seat_all(table, match, changes);
  auto step = match.start(now(), changes);
  if (!step) return tl::unexpected(step.error());
  // It waits until the class has it.
  if (auto paused = match.pause(now(), changes); !paused) return paused;
  (*room)->commit(std::move(changes), {}, nullptr);
  opening.seats.push_back(std::move(table.seats));
  return {};
}

void Classroom::opened(const std::shared_ptr<Opening>& opening) {
  opening->unwritten = opening->rooms.size();
  for (const auto& room : opening->rooms) {
    room->when_written([self = shared_from_this(), opening](Written written) {
      opening->failed = opening->failed || written != Written::kYes;
      if (--opening->unwritten > 0) return;
      const auto not_kept = [] {
        return refuse(RpcCode::kNotStored, "The disk did not take it; nothing was changed.");
      };
      if (opening->failed || self->broken()) return self->give_up(*opening, not_kept());
      self->opening_ = false;
      ClassActs acts;
      const bool first = self->state_->phase == wire::ClassPhase::kGathering;
      if (first) acts.push_back({{.deed = ClassDeed::kStarted}});
      for (std::size_t i = 0; i < opening->rooms.size(); ++i) {
        acts.push_back({{.deed = ClassDeed::kTable,
                         .table = static_cast<int>(self->state_->tables.size() + i) + 1,
                         .code = opening->rooms[i]->code(),
                         .seats = opening->seats[i]}});
      }
      self->commit(acts, [self, opening, not_kept](Written kept) {
        if (kept != Written::kYes) return self->give_up(*opening, not_kept());
        for (const auto& one : opening->rooms) self->attach(one);
        opening->done({});
      });
    });
  }
}

// What was laid already goes again, names and all: no class would know of it.
void Classroom::give_up(Opening& opening, Result<> why) {
  opening_ = false;
  for (const auto& room : opening.rooms) {
    if (!room->broken()) hall().drop(*room, [](Written) {});
  }
  opening.done(std::move(why));
}

}  // namespace citybox::server

#include "server/classroom/classes.hpp"

#include <fmt/format.h>

#include <utility>

#include "catalog/catalog.hpp"
#include "server/log.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::seconds kSweep{15};
constexpr std::size_t kUnreadable = 1000;
constexpr std::chrono::minutes kComplainAgain{1};  // of the same class

// As its log tells it; an entry that is not legible is passed over and told of.
ClassState state_of(const StoredClass& stored) {
  ClassState state;
  state.code = stored.row.code;
  state.game = stored.row.game;
  state.created = stored.row.created;
  for (const ClassEntry& entry : stored.entries) {
    if (const auto event = read_event(entry)) {
      apply(state, *event, entry.words, entry.at);
    } else {
      log::error("event=class_damaged class={} why={}", state.code, log::value(event.error().text));
    }
  }
  return state;
}

}  // namespace

Classes::Classes(Hall& hall) : hall_(hall) {
  hall_.keep_with(this);
  hall_.metrics().gauges.push_back({"citybox_loaded_classes", "Classes in memory.",
                                    [this] { return static_cast<double>(rooms_.size()); }});
  sweep();
}

Classes::~Classes() { hall_.keep_with(nullptr); }

std::string Classes::url_of(std::string_view code) const {
  return fmt::format("{}/c/{}", hall_.base_url(), code);
}

std::shared_ptr<Classroom> Classes::room(std::string_view code) const {
  const auto known = rooms_.find(normal_code(code));
  return known == rooms_.end() || known->second->broken() ? nullptr : known->second;
}

Result<std::shared_ptr<Classroom>> Classes::find(std::string_view code) {
  if (auto here = room(code)) {
    here->touch();
    return here;
  }
  if (unreadable_.contains(normal_code(code))) {
    return refuse(RpcCode::kInternal, "This class cannot be read from the disk just now.");
  }
  return refuse(RpcCode::kNoSuchTable, "There is no class with this code, or its door is closed.");
}

void Classes::bring(const std::string& typed, std::function<void()> done) {
  const std::string code = normal_code(typed);
  if (code.empty() || has(code)) return done();
  const bool first = !loading_.contains(code);
  loading_[code].push_back(std::move(done));
  if (first) read(code);
}

void Classes::read(const std::string& code) {
  hall_.read_class(code, [this, alive = std::weak_ptr(alive_), code](const Stored& stored) {
    if (alive.lock()) loaded(code, stored);
  });
}

// It is there, and nothing can be said of it.
void Classes::cannot_read(const std::string& code, std::string_view why) {
  hall_.metrics().store_errors.add();
  if (unreadable_.size() >= kUnreadable) unreadable_.clear();
  const auto now = hall_.loop().now();
  const auto [known, first] = unreadable_.try_emplace(code, now);
  if (!first && now - known->second < kComplainAgain) return;
  known->second = now;
  log::error("event=load_failed class={} why={}", code, log::value(why));
}

void Classes::loaded(const std::string& code, const Stored& stored) {
  const auto known = rooms_.find(code);
  const bool broken = known != rooms_.end() && known->second->broken();
  const GameEntry* game = stored && *stored ? citybox::find((*stored)->row.game) : nullptr;
  const bool legible = stored && (!*stored || game != nullptr);
  if (legible) unreadable_.erase(code);
  if (!legible) {
    cannot_read(code, stored ? "There is no such game here." : stored.error().text);
  } else if (*stored) {
    if (!(*stored)->fault.empty()) {
      log::error("event=class_damaged class={} why={}", code, log::value((*stored)->fault));
    }
    const auto entries = static_cast<std::uint32_t>((*stored)->entries.size());
    if (broken) {
      known->second->revive(state_of(**stored), entries);
    } else if (known == rooms_.end()) {
      auto room =
          std::make_shared<Classroom>(*this, *game, (*stored)->row.id, state_of(**stored), entries);
      keep(room);
      room->wake();
    }
  } else if (broken) {
    known->second->dismiss("This class is not there any more.");
    forget(code);
  }
  const auto waiting = loading_.extract(code);
  if (waiting.empty()) return;
  for (const auto& done : waiting.mapped()) done();
}

Result<std::shared_ptr<Classroom>> Classes::create(const GameEntry& game, std::string code,
                                                   const ClassActs& acts) {
  if (auto counted = hall_.count_in(); !counted) return tl::unexpected(counted.error());
  const ClassRow row{hall_.next_id(), std::move(code), game.info().id, hall_.loop().unix_ms()};
  ClassState state;
  state.code = row.code;
  state.game = row.game;
  state.created = row.created;
  auto room = std::make_shared<Classroom>(*this, game, row.id, std::move(state), 0);
  keep(room);
  room->begin(acts, row, [this](Room::Written written) {
    if (written == Room::Written::kNo) hall_.count_out();
  });
  return room;
}

void Classes::keep(const std::shared_ptr<Classroom>& room) {
  rooms_[room->code()] = room;
  by_id_[room->id()] = room.get();
}

void Classes::forget(const std::string& code) {
  const auto known = rooms_.find(code);
  if (known == rooms_.end()) return;
  by_id_.erase(known->second->id());
  rooms_.erase(known);
}

// The tables first: as long as one is left, the class is there to be deleted again.
void Classes::drop(const std::shared_ptr<Classroom>& room, const Room::Done& done) {
  drop_next(room, 0, done);
}

void Classes::drop_next(const std::shared_ptr<Classroom>& room, std::size_t table,
                        const Room::Done& done) {
  if (room->broken()) return done(Room::Written::kNo);
  const std::size_t tables = room->state().tables.size();
  while (table < tables && hall_.room(room->state().tables[table].code) == nullptr) ++table;
  if (table < tables) {
    const auto next = hall_.room(room->state().tables[table].code);
    return hall_.drop(*next, [this, room, table, done](Room::Written written) {
      if (written == Room::Written::kNo) return done(written);
      drop_next(room, table + 1, done);
    });
  }
  const std::uint64_t ticket = hall_.submit(room->id(), hall_.next_generation(), {DropTable{}});
  chores_[ticket] = [this, room, done](Room::Written written) {
    if (written == Room::Written::kYes) {
      hall_.count_out();
      forget(room->code());
      room->dismiss("This class was deleted, with all its names.");
    }
    done(written);
  };
}

void Classes::unwatch(const std::string& code, const Listener* who) {
  if (const auto known = rooms_.find(code); known != rooms_.end()) known->second->unwatch(who);
}

void Classes::reload(const Classroom& room) { read(room.code()); }

// A pupil is at a table: the class looks after it again.
void Classes::entered(const std::shared_ptr<Room>& room) {
  const std::string& code = room->match().row().classroom;
  if (const auto known = this->room(code)) return known->attach(room);
  bring(code, [] {});
}

// Who plays without looking at the class needs it all the same; bots alone do not.
void Classes::changed(const Room& room) {
  const std::string& code = room.match().row().classroom;
  if (const auto known = this->room(code)) return known->table_changed(room);
  if (room.watched()) bring(code, [] {});
}

void Classes::settled(TableId id, std::uint64_t ticket, Room::Written written) {
  if (auto chore = chores_.extract(ticket)) return chore.mapped()(written);
  if (const auto known = by_id_.find(id); known != by_id_.end()) {
    const auto held = known->second->shared_from_this();
    held->settle(ticket, written);
  }
}

void Classes::order_begins(const std::string& code) {
  if (const auto known = rooms_.find(code); known != rooms_.end()) known->second->lose();
}

void Classes::order_ends(const std::string& code) {
  if (const auto known = rooms_.find(code); known != rooms_.end()) reload(*known->second);
}

void Classes::sweep() {
  const auto now = hall_.loop().now();
  std::erase_if(rooms_, [&](const auto& known) {
    if (!known.second->idle(now, std::chrono::seconds(hall_.config().keep_seconds))) return false;
    by_id_.erase(known.second->id());
    return true;
  });
  hall_.loop().after(kSweep, [this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) sweep();
  });
}

}  // namespace citybox::server

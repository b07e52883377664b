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
  const auto here = room(code);
  if (code.empty() || (here && here->awake())) return done();
  const bool first = !loading_.contains(code);
  loading_[code].push_back(std::move(done));
  if (first && !here) read(code);
}

// While an order changes a class nothing is read of it, and what was read before may be out of date.
void Classes::read(const std::string& code) {
  if (ordered_.contains(code)) return;
  hall_.read_class(
      code, [this, alive = std::weak_ptr(alive_), code, orders = orders_](const Stored& stored) {
        if (!alive.lock()) return;
        if (orders != orders_) return read(code);
        loaded(code, stored);
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
    if (broken) return known->second->revive(state_of(**stored), entries, (*stored)->edition);
    if (known != rooms_.end()) return known->second->awake() ? answer(code) : void();
    auto room = std::make_shared<Classroom>(*this, *game, (*stored)->row.id, state_of(**stored),
                                            entries, (*stored)->edition);
    keep(room);
    return room->wake();
  } else if (broken) {
    const auto gone = known->second;
    forget(code);
    gone->dismiss("This class was deleted, with all its names.");
  }
  answer(code);
}

void Classes::woke(const Classroom& room) { answer(room.code()); }

void Classes::answer(const std::string& code) {
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
  auto room = std::make_shared<Classroom>(*this, game, row.id, std::move(state), 0, 0);
  keep(room);
  room->begin(acts, row, [this](Room::Written written) {
    if (written != Room::Written::kYes) hall_.count_out();
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

void Classes::drop(const Classroom& room, const Room::Done& done) {
  hall_.carry_out(Remove{room.code()}, [done](const tl::expected<Outcome, Problem>& removed) {
    done(removed ? Room::Written::kYes : Room::Written::kNo);
  });
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
  if (const auto known = by_id_.find(id); known != by_id_.end()) {
    const auto held = known->second->shared_from_this();
    held->settle(ticket, written);
  }
}

std::vector<TableId> Classes::in_memory() const {
  std::vector<TableId> ids;
  ids.reserve(by_id_.size());
  for (const auto& [id, room] : by_id_) ids.push_back(id);
  return ids;
}

void Classes::heard_of(const Edition& edition) {
  const auto known = by_id_.find(edition.table);
  if (known == by_id_.end() || !known->second->behind(edition.edition)) return;
  known->second->lose();
  read(known->second->code());
}

void Classes::order_begins(const std::string& code) {
  ordered_.insert(code);
  ++orders_;
  if (const auto known = rooms_.find(code); known != rooms_.end()) known->second->lose();
}

void Classes::order_ends(const std::string& code) {
  ordered_.erase(code);
  if (rooms_.contains(code) || loading_.contains(code)) read(code);
}

void Classes::sweep() {
  const auto now = hall_.loop().now();
  std::erase_if(rooms_, [&](const auto& known) {
    if (loading_.contains(known.first)) return false;
    if (!known.second->idle(now, std::chrono::seconds(hall_.config().keep_seconds))) return false;
    by_id_.erase(known.second->id());
    return true;
  });
  hall_.loop().after(kSweep, [this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) sweep();
  });
}

}  // namespace citybox::server

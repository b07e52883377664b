// Other nodes serve from the same store: what they write is heard of, and followed at the tables that
// are in memory here.

#include <utility>

#include "server/log.hpp"
#include "server/match/hall.hpp"
#include "server/match/keeper.hpp"

namespace citybox::server {

namespace {

constexpr int kBitsOfChance = 20;

}  // namespace

// Nodes do not ask each other for numbers: the time, and something that no two have at once.
TableId Hall::next_id() {
  if (!has_others()) return ++last_id_;
  const auto chance = static_cast<TableId>(new_seed() & ((1U << kBitsOfChance) - 1));
  return (loop_.unix_ms() << kBitsOfChance) | chance;
}

void Hall::listen() {
  if (!has_others()) return;
  others_->listen([this, alive = std::weak_ptr(alive_)](Heard what) {
    loop_.post([this, alive, what = std::move(what)] {
      if (alive.lock()) heard(what);
    });
  });
}

void Hall::heard(const Heard& what) {
  for (const Edition& edition : what.written) heard_of(edition);
  for (const Word& word : what.words) {
    if (const auto room = by_id_.find(word.table); room != by_id_.end()) room->second->hear(word);
  }
  if (!what.missed) return;
  for (const auto& [code, room] : rooms_) room->missed();
  look_at_all();
}

void Hall::heard_of(const Edition& edition) {
  const auto known = by_id_.find(edition.table);
  if (known == by_id_.end()) {
    if (keeper_ != nullptr) keeper_->heard_of(edition);
  } else if (edition.edition > 0) {
    known->second->heard_of(edition.edition);
  } else {
    follow(*known->second);
  }
}

void Hall::look_at_all() {
  std::vector<TableId> tables;
  if (keeper_ != nullptr) tables = keeper_->in_memory();
  for (const auto& [table, room] : by_id_) {
    room->look_around();
    tables.push_back(table);
  }
  compare(std::move(tables));
}

// What was written before anybody listened for it here is found out.
void Hall::compare(std::vector<TableId> tables) {
  if (!has_others() || tables.empty()) return;
  reader_.add([this, alive = std::weak_ptr(alive_), tables = std::move(tables)] {
    const auto editions = others_->editions(tables);
    if (!editions) return log::warn("event=not_compared why={}", log::value(editions.error().text));
    std::unordered_map<TableId, std::uint64_t> known;  // 0: it is gone
    for (const TableId table : tables) known[table] = 0;
    for (const Edition& one : *editions) known[one.table] = one.edition;
    loop_.post([this, alive, known = std::move(known)] {
      if (!alive.lock()) return;
      for (const auto& [table, edition] : known) heard_of({table, edition});
    });
  });
}

// A node is told of what others write a moment later: what it says no to may have become right.
void Hall::freshen(const std::vector<std::string>& codes, std::function<void(bool)> done) {
  std::vector<TableId> tables;
  for (const std::string& code : codes) {
    if (const auto here = room(code)) tables.push_back(here->id());
  }
  if (!has_others() || tables.empty()) return done(false);
  reader_.add([this, alive = std::weak_ptr(alive_), tables, done = std::move(done)]() mutable {
    const auto editions = others_->editions(tables);
    loop_.post([this, alive, editions, done = std::move(done)] {
      if (alive.lock()) catch_up(editions.value_or(std::vector<Edition>()), done);
    });
  });
}

void Hall::catch_up(const std::vector<Edition>& editions, const std::function<void(bool)>& done) {
  const auto left = std::make_shared<std::size_t>(1);
  const auto behind = std::make_shared<bool>(false);
  const auto finish = [left, behind, done] {
    if (--*left == 0) done(*behind);
  };
  for (const Edition& one : editions) {
    const auto known = by_id_.find(one.table);
    if (known == by_id_.end() || !known->second->behind(one.edition)) continue;
    *behind = true;
    ++*left;
    follow(*known->second, finish);
  }
  finish();
}

void Hall::follow(const Room& room, Followed done) {
  const std::string& code = room.code();
  if (room.broken()) return done ? done() : void();
  const auto [under_way, first] = following_.try_emplace(code);
  if (done) under_way->second.push_back(std::move(done));
  if (!first) return;
  const Journal* journal = room.match().journal();
  const std::size_t from = journal != nullptr ? journal->seq() : 0;
  reader_.add([this, alive = std::weak_ptr(alive_), code, from] {
    auto rest = std::make_shared<tl::expected<std::optional<StoredTable>, Problem>>(
        store_.load_rest(code, static_cast<std::uint32_t>(from)));
    loop_.post([this, alive, code, from, rest] {
      if (alive.lock()) followed(code, from, std::move(*rest));
    });
  });
}

void Hall::followed(const std::string& code, std::size_t from,
                    tl::expected<std::optional<StoredTable>, Problem> rest) {
  const auto waiting = following_.extract(code);
  if (const auto known = rooms_.find(code); known != rooms_.end()) {
    const auto room = known->second;
    if (rest) {
      room->follow(from, *std::move(rest));
    } else {
      cannot_read(code, rest.error());
    }
  }
  for (const Followed& done : waiting.mapped()) done();
}

void Hall::take(TableId table, std::function<void(bool)> done) {
  reader_.add([this, alive = std::weak_ptr(alive_), table, done = std::move(done)]() mutable {
    const auto taken = others_->take(table);
    loop_.post([alive, done = std::move(done), taken = taken.value_or(false)] {
      if (alive.lock()) done(taken);
    });
  });
}

void Hall::leave(TableId table) {
  if (!has_others()) return;
  reader_.add([this, table] { others_->leave(table); });
}

void Hall::say(TableId table, std::string text) {
  if (!has_others()) return;
  reader_.add([this, table, text = std::move(text)] { others_->say(table, text); });
}

}  // namespace citybox::server

// How tables come from the disk into memory.

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "catalog/catalog.hpp"
#include "engine/types/guarded.hpp"
#include "server/log.hpp"
#include "server/match/hall.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kUnreadable = 1000;
constexpr std::chrono::minutes kComplainAgain{1};  // of the same table

}  // namespace

void Hall::bring(const std::vector<std::string>& codes, Brought done) {
  struct Sum {
    std::size_t entries = 0;
    std::size_t left = 1;
    Brought done;
  };
  const auto sum = std::make_shared<Sum>();
  sum->done = std::move(done);
  const auto add = [sum](std::size_t entries) {
    sum->entries += entries;
    if (--sum->left == 0) sum->done(sum->entries);
  };
  for (const std::string& code : codes) {
    const std::string key = normal_code(code);
    if (key.empty() || has(key)) continue;
    ++sum->left;
    read(key, add);
  }
  add(0);
}

void Hall::read(const std::string& code, Brought done) {
  loading_[code].waiting.push_back(std::move(done));
  begin_reading(code);
}

void Hall::begin_reading(const std::string& code) {
  const auto loading = loading_.find(code);
  if (loading == loading_.end() || loading->second.reading != Reading::kNotBegun) return;
  if (ordered_.contains(code)) return;
  loading->second.reading = Reading::kUnderWay;
  reader_.add([this, alive = std::weak_ptr(alive_), code] {
    const auto began = std::chrono::steady_clock::now();
    auto match = std::make_shared<Loaded>(try_to_load(store_, code));
    metrics_.loading.add(std::chrono::steady_clock::now() - began);
    loop_.post([this, alive, code, match] {
      if (alive.lock()) loaded(code, *match);
    });
  });
}

Hall::Loaded Hall::try_to_load(Store& store, const std::string& code) {
  return guarded([&] { return load(store, code); },
                 [](std::string_view why) -> Loaded {
                   return tl::unexpected(Problem{fmt::format("Reading it went wrong: {}.", why)});
                 });
}

Hall::Loaded Hall::load(Store& store, const std::string& code) {
  auto stored = store.load(code);
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return std::nullopt;
  if (const std::string& fault = (*stored)->fault; !fault.empty()) {
    log::error("event=table_damaged table={} why={}", code, log::value(fault));
  }
  const GameEntry* game = citybox::find((*stored)->row.game);
  return Match::restore(game, std::move(**stored));
}

void Hall::loaded(const std::string& code, Loaded& match) {
  if (Loading& loading = loading_[code]; loading.reading == Reading::kOutdated) {
    loading.reading = Reading::kNotBegun;
    return begin_reading(code);
  }
  std::size_t entries = 0;
  if (!match) {
    cannot_read(code, match.error());
  } else if (*match) {
    unreadable_.erase(code);
    entries = std::max<std::size_t>(1, (*match)->history().lines().size());  // a lobby is read, too
    enter(code, *std::move(*match));
  } else {
    unreadable_.erase(code);
    dismiss(code);
  }
  const auto known = loading_.extract(code);
  for (const Brought& done : known.mapped().waiting) {
    done(std::exchange(entries, 0));  // one of them pays for it
  }
}

void Hall::cannot_read(const std::string& code, const Problem& why) {
  metrics_.store_errors.add();
  if (unreadable_.size() >= kUnreadable) unreadable_.clear();
  const auto [known, first] = unreadable_.try_emplace(code, loop_.now());
  if (!first && loop_.now() - known->second < kComplainAgain) return;
  known->second = loop_.now();
  log::error("event=load_failed table={} why={}", code, log::value(why.text));
}

void Hall::enter(const std::string& code, Match match) {
  if (const auto known = rooms_.find(code); known != rooms_.end()) {
    if (known->second->broken()) known->second->revive(std::move(match));
    return compare({known->second->id()});
  }
  const auto room = std::make_shared<Room>(*this, std::move(match), next_generation());
  keep(room);
  compare({room->id()});
  // Once, when it is found: a finished table is never written again. If the disk does not take it
  // now, it goes with the next thing that happens there.
  if (Changes upgrade = room->match().upgrade(); !upgrade.empty()) {
    room->commit(std::move(upgrade), {}, nullptr);
  }
}

void Hall::read_class(const std::string& code, ClassRead done) {
  // What `done` holds belongs to the loop: it goes there and leaves nothing behind.
  reader_.add([this, alive = std::weak_ptr(alive_), code, done = std::move(done)]() mutable {
    auto stored = std::make_shared<tl::expected<std::optional<StoredClass>, Problem>>(
        store_.load_class(code));
    loop_.post([alive, stored, done = std::move(done)] {
      if (alive.lock()) done(*stored);
    });
  });
}

void Hall::reload(const Room& room) {
  read(room.code(), [](std::size_t) {});
}

// The disk has it no more.
void Hall::dismiss(const std::string& code) {
  const auto known = rooms_.find(code);
  if (known == rooms_.end() || !known->second->broken()) return;
  const auto room = known->second;
  by_id_.erase(room->id());
  rooms_.erase(known);
  room->dismiss();
}

}  // namespace citybox::server

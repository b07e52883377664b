#include "server/match/hall.hpp"

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "server/log.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::seconds kSweep{15};

}  // namespace

tl::expected<std::unique_ptr<Hall>, Problem> Hall::open(const Config& config, Loop& loop,
                                                        Store& store) {
  const auto count = store.count();
  if (!count) return tl::unexpected(count.error());
  std::unique_ptr<Hall> hall(new Hall(config, loop, store, *count));
  hall->sweep();
  return hall;
}

Hall::Hall(const Config& config, Loop& loop, Store& store, Store::Count count)
    : config_(config),
      loop_(loop),
      store_(store),
      last_id_(count.last_id),
      tables_(count.tables),
      bots_(loop),
      writer_(
          store,
          [this](std::vector<Writer::Receipt> receipts) {
            loop_.post([this, alive = std::weak_ptr(alive_), receipts = std::move(receipts)] {
              if (alive.lock()) settle(receipts);
            });
          },
          [](const std::string& why) { log::error("event=write_failed why=\"{}\"", why); }) {}

Hall::~Hall() { stop(); }

void Hall::stop() {
  bots_.stop();
  writer_.stop();
}

std::string Hall::path_of(std::string_view code) const { return fmt::format("/t/{}", code); }

std::string Hall::url_of(std::string_view code) const { return config_.base_url + path_of(code); }

Result<std::shared_ptr<Room>> Hall::find(std::string_view code) {
  const std::string key = normal_code(code);
  if (key.empty()) return no_such_table();
  if (const auto known = rooms_.find(key); known != rooms_.end()) {
    auto room = known->second;
    if (room->broken() && !room->reload()) {
      return refuse(RpcCode::kInternal, "This table cannot be read from the disk just now.");
    }
    room->touch();
    return room;
  }
  auto match = load(key);
  if (!match) {
    log::error("event=load_failed table={} why=\"{}\"", key, match.error().text);
    return refuse(RpcCode::kInternal, "This table cannot be read from the disk just now.");
  }
  if (!*match) return no_such_table();
  auto room = std::make_shared<Room>(*this, std::move(**match), next_generation());
  keep(room);
  // Once, when it is found: a finished table is never written again. If the disk does not take it
  // now, it goes with the next thing that happens there.
  if (Changes upgrade = room->match().upgrade(); !upgrade.empty()) {
    room->commit(std::move(upgrade), {}, nullptr);
  }
  return room;
}

Result<std::shared_ptr<Room>> Hall::create(const GameEntry& game, int seats,
                                           const json::object& options, const TokenHash& host,
                                           Purpose purpose, std::optional<TokenHash> key) {
  if (tables_ >= config_.limits.tables) {
    return refuse(RpcCode::kLimit, "This server holds as many tables as it may.");
  }
  TableRow row;
  row.id = last_id_ + 1;
  do {
    row.code = new_code();
  } while (rooms_.contains(row.code) || store_.exists(row.code).value_or(true));
  row.game = game.info().id;
  row.seats = seats;
  row.options = options;
  row.seed = new_seed();
  row.host_token = host;
  row.rules_version = game.info().rules_version;
  row.practice = purpose == Purpose::kPractice;
  row.key = key;
  row.created = row.changed = loop_.unix_ms();
  auto match = Match::create(game, std::move(row));
  if (!match) return tl::unexpected(match.error());
  ++last_id_;
  ++tables_;
  auto room = std::make_shared<Room>(*this, std::move(*match), next_generation());
  keep(room);
  Changes changes;
  changes.emplace_back(PutTable{room->match().row()});
  room->commit(std::move(changes), {}, [this, weak = std::weak_ptr(room)](Room::Written written) {
    const auto made = weak.lock();
    if (written == Room::Written::kYes || !made) return;
    --tables_;
  });
  return room;
}

void Hall::keep(const std::shared_ptr<Room>& room) {
  rooms_[room->match().row().code] = room;
  by_id_[room->id()] = room.get();
}

tl::expected<std::optional<Match>, Problem> Hall::load(const std::string& code) {
  auto stored = store_.load(code);
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return std::nullopt;
  if (const std::string& fault = (*stored)->fault; !fault.empty()) {
    log::error("event=table_damaged table={} why=\"{}\"", code, fault);
  }
  const GameEntry* game = citybox::find((*stored)->row.game);
  return Match::restore(game, std::move(**stored));
}

std::uint64_t Hall::submit(TableId table, std::uint32_t generation, Changes changes) {
  writer_.submit({table, generation, ++last_ticket_, std::move(changes)});
  return last_ticket_;
}

void Hall::settle(const std::vector<Writer::Receipt>& receipts) {
  for (const Writer::Receipt& receipt : receipts) {
    if (const auto room = by_id_.find(receipt.table); room != by_id_.end()) {
      const auto held = room->second->shared_from_this();
      held->settle(receipt.ticket, receipt.written ? Room::Written::kYes : Room::Written::kNo);
    }
  }
}

void Hall::sweep() {
  const auto now = loop_.now();
  std::erase_if(rooms_, [&](const auto& known) {
    if (!known.second->idle(now)) return false;
    by_id_.erase(known.second->id());
    return true;
  });
  loop_.after(kSweep, [this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) sweep();
  });
}

}  // namespace citybox::server

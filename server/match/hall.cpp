#include "server/match/hall.hpp"

#include <fmt/format.h>

#include <utility>

#include "catalog/catalog.hpp"
#include "engine/types/reflect.hpp"
#include "server/log.hpp"
#include "server/match/keeper.hpp"
#include "server/wire/class_calls.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::seconds kSweep{15};
constexpr std::chrono::seconds kCrowded{2};  // so long a table stays in memory when there are many
constexpr int kCodesTried = 20;

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameEntry* game : all_games()) ids.push_back(game->info().id);
  return ids;
}

std::vector<std::string> call_names() {
  std::vector<std::string> names;
  const auto add = [&](const char* name, auto) { names.emplace_back(name); };
  for_each_member<wire::Calls>(add);
  for_each_member<wire::ClassCalls>(add);
  return names;
}

Room::Written written_by(Fate fate) {
  switch (fate) {
    case Fate::kWritten:
      return Room::Written::kYes;
    case Fate::kOvertaken:
      return Room::Written::kOvertaken;
    case Fate::kUnknown:
      return Room::Written::kUnknown;
    case Fate::kRefused:
      break;
  }
  return Room::Written::kNo;
}

}  // namespace

tl::expected<std::unique_ptr<Hall>, Problem> Hall::open(const Config& config, Loop& loop,
                                                        Store& store) {
  if (!config.packs.empty()) {
    if (const auto done = Packs::can_read(config.packs); !done) {
      return tl::unexpected(done.error());
    }
  }
  const auto count = store.count();
  if (!count) return tl::unexpected(count.error());
  std::unique_ptr<Hall> hall(new Hall(config, loop, store, *count));
  hall->add_gauges();
  hall->sweep();
  hall->begin_tidying();
  hall->listen();
  return hall;
}

Hall::Hall(const Config& config, Loop& loop, Store& store, Store::Count count)
    : config_(config),
      loop_(loop),
      store_(store),
      others_(store.others()),
      packs_(Packs::read(
          config.packs.empty() ? config.data / "packs" : config.packs,
          [](const std::string& why) { log::warn("event=pack_refused why={}", log::value(why)); },
          [](const std::string& what) {
            log::warn("event=pack_warning what={}", log::value(what));
          })),
      metrics_(game_ids(), call_names()),
      last_id_(count.last_id),
      tables_(count.tables),
      bots_(loop, metrics_),
      writer_(
          store,
          [this](std::vector<Writer::Receipt> receipts) {
            loop_.post([this, alive = std::weak_ptr(alive_), receipts = std::move(receipts)] {
              if (alive.lock()) settle(receipts);
            });
          },
          [this](const std::string& why) {
            metrics_.store_errors.add();
            log::error("event=write_failed why={}", log::value(why));
          }) {}

Hall::~Hall() { stop(); }

void Hall::stop() {
  if (others_ != nullptr) others_->listen(nullptr);
  bots_.stop();
  reader_.stop();
  writer_.stop();
}

void Hall::add_gauges() {
  const auto add = [&](const char* name, const char* help, auto value) {
    metrics_.gauges.push_back({name, help, [value] { return static_cast<double>(value()); }});
  };
  add("citybox_tables", "Tables that are kept.", [this] { return tables_; });
  add("citybox_loaded_tables", "Tables in memory.", [this] { return rooms_.size(); });
  add("citybox_load_queue", "Tables to be read from the disk.", [this] { return loading_.size(); });
  add("citybox_write_queue", "Changes on their way to the disk.",
      [this] { return writer_.waiting(); });
  add("citybox_last_commit_seconds", "Time the disk took the last time.",
      [this] { return std::chrono::duration<double>(writer_.last_commit()).count(); });
  add("citybox_failed_commits", "How often the disk refused since the start.",
      [this] { return writer_.failed_commits(); });
  add("citybox_bot_queue", "Decisions that bots have to make.",
      [this] { return bots_.waiting(Thought::For::kTable); });
  add("citybox_hint_queue", "Hints that people wait for.",
      [this] { return bots_.waiting(Thought::For::kHint); });
}

std::string Hall::path_of(std::string_view code) const { return fmt::format("/t/{}", code); }

std::string Hall::url_of(std::string_view code) const { return config_.base_url + path_of(code); }

std::shared_ptr<Room> Hall::room(std::string_view code) const {
  const auto known = rooms_.find(normal_code(code));
  return known == rooms_.end() || known->second->broken() ? nullptr : known->second;
}

void Hall::unwatch(const std::string& code, const Listener* who) {
  if (const auto known = rooms_.find(code); known != rooms_.end()) known->second->unwatch(who);
}

Result<std::shared_ptr<Room>> Hall::find(std::string_view code) {
  if (auto here = room(code)) {
    here->touch();
    return here;
  }
  if (unreadable_.contains(normal_code(code))) {
    return refuse(RpcCode::kInternal, "This table cannot be read from the disk just now.");
  }
  return no_such_table();
}

void Hall::detour(std::function<void()> job) {
  reader_.add([this, alive = std::weak_ptr(alive_), job = std::move(job)]() mutable {
    loop_.post([alive, job = std::move(job)] {
      if (alive.lock()) job();
    });
  });
}

void Hall::fresh_code(std::function<void(Result<std::string>)> done) {
  // What `done` holds belongs to the loop: it goes there and leaves nothing behind.
  reader_.add([this, alive = std::weak_ptr(alive_), done = std::move(done)]() mutable {
    Result<std::string> code =
        refuse(RpcCode::kInternal, "The disk cannot be read just now; try again soon.");
    for (int i = 0; i < kCodesTried; ++i) {
      std::string drawn = new_code();
      const auto taken = store_.exists(drawn);
      if (!taken) break;
      if (*taken) continue;
      code = std::move(drawn);
      break;
    }
    loop_.post([alive, done = std::move(done), code] {
      if (alive.lock()) done(code);
    });
  });
}

Result<> Hall::count_in() {
  if (tables_ >= config_.limits.tables) {
    return refuse(RpcCode::kLimit, "This server holds as many tables as it may.");
  }
  ++tables_;
  return {};
}

Result<std::shared_ptr<Room>> Hall::create(const GameEntry& game, std::string code,
                                           NewTable wanted) {
  if (auto room = count_in(); !room) return tl::unexpected(room.error());
  TableRow row;
  row.id = next_id();
  row.code = std::move(code);
  row.game = game.info().id;
  row.seats = wanted.seats;
  row.options = std::move(wanted.options);
  row.seed = new_seed();
  row.host_token = wanted.host;
  row.rules_version = game.info().rules_version;
  row.purpose = wanted.purpose;
  row.key = wanted.key;
  row.classroom = std::move(wanted.classroom);
  if (wanted.pace_ms > 0) row.pace_ms = wanted.pace_ms;
  row.created = row.changed = loop_.unix_ms();
  auto match = Match::create(game, std::move(row), wanted.pack);
  if (!match) {
    count_out();
    return tl::unexpected(match.error());
  }
  auto room = std::make_shared<Room>(*this, std::move(*match), next_generation());
  keep(room);
  Changes changes;
  room->match().put_new(changes);
  room->commit(std::move(changes), {}, [this](Room::Written written) {
    if (written != Room::Written::kYes) count_out();
  });
  return room;
}

void Hall::keep(const std::shared_ptr<Room>& room) {
  if (rooms_.size() >= config_.limits.loaded_tables) clear(kCrowded);
  rooms_[room->code()] = room;
  by_id_[room->id()] = room.get();
  if (keeper_ != nullptr && room->match().in_class()) keeper_->entered(room);
}

std::uint64_t Hall::submit(Write write) {
  write.ticket = ++last_ticket_;
  writer_.submit(std::move(write));
  return last_ticket_;
}

void Hall::settle(const std::vector<Writer::Receipt>& receipts) {
  for (const Writer::Receipt& receipt : receipts) {
    const Room::Written written = written_by(receipt.fate);
    if (auto chore = chores_.extract(receipt.ticket)) {
      chore.mapped()(written);
      continue;
    }
    if (const auto room = by_id_.find(receipt.table); room != by_id_.end()) {
      const auto held = room->second->shared_from_this();
      held->settle(receipt.ticket, written);
    } else if (keeper_ != nullptr) {
      keeper_->settled(receipt.table, receipt.ticket, written);
    }
  }
}

// Out of memory with those that nobody used for so long.
void Hall::clear(std::chrono::seconds unused) {
  const auto now = loop_.now();
  std::erase_if(rooms_, [&](const auto& known) {
    if (!known.second->idle(now, unused)) return false;
    leave(known.second->id());
    by_id_.erase(known.second->id());
    return true;
  });
}

void Hall::sweep() {
  clear(std::chrono::seconds(config_.keep_seconds));
  if (has_others()) look_at_all();
  loop_.after(kSweep, [this, alive = std::weak_ptr(alive_)] {
    if (alive.lock()) sweep();
  });
}

}  // namespace citybox::server

#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/admin/admin_desk.hpp"
#include "server/config.hpp"
#include "server/loop.hpp"
#include "server/match/bot_worker.hpp"
#include "server/match/packs.hpp"
#include "server/match/room.hpp"
#include "server/metrics/metrics.hpp"
#include "server/store/others.hpp"
#include "server/store/writer.hpp"
#include "server/worker.hpp"

namespace citybox::server {

class Keeper;

// What a new table is to be.
struct NewTable {
  int seats = 0;
  json::object options = {};
  TokenHash host{};
  Purpose purpose = Purpose::kGame;
  std::optional<TokenHash> key = std::nullopt;  // private: what its link holds
  std::string classroom = {};                   // code of the class it belongs to
  int pace_ms = 0;                              // of its bots; 0: as usual
  const Pack* pack = nullptr;                   // none: the published numbers
};

// All tables: those in memory, and the way to those on disk. Lives on the loop; the disk is read by
// a thread of its own, so that no table waits for another.
class Hall final : public AdminDesk {
 public:
  static tl::expected<std::unique_ptr<Hall>, Problem> open(const Config& config, Loop& loop,
                                                           Store& store);
  ~Hall() override;

  // This one watches it no more, whatever became of it.
  void unwatch(const std::string& code, const Listener* who);
  // A table that is in memory: bring() it first.
  Result<std::shared_ptr<Room>> find(std::string_view code);
  std::shared_ptr<Room> room(std::string_view code) const;  // nullptr: not in memory
  bool has(std::string_view code) const { return room(code) != nullptr; }
  // It may be there, but when it was looked for the disk did not give it back.
  bool unreadable(const std::string& code) const { return unreadable_.contains(code); }
  // Brings these into memory, those that are there. `done` hears how many entries were read for it.
  using Brought = std::function<void(std::size_t entries)>;
  void bring(const std::vector<std::string>& codes, Brought done);

  // A code that no table has.
  void fresh_code(std::function<void(Result<std::string>)> done);
  // `done` of its first write is the caller's to add with when_written(); until then nobody knows
  // its code.
  Result<std::shared_ptr<Room>> create(const GameEntry& game, std::string code, NewTable wanted);

  const Config& config() const { return config_; }
  Loop& loop() { return loop_; }
  BotWorker& bots() { return bots_; }
  Metrics& metrics() { return metrics_; }
  const Packs& packs() const { return packs_; }
  std::int64_t tables() const { return tables_; }
  std::size_t loaded() const { return rooms_.size(); }
  std::string path_of(std::string_view code) const;
  std::string url_of(std::string_view code) const;
  const std::string& base_url() const { return config_.base_url; }

  // Goes round by the thread that reads the disk: what does so takes as long as a look for a table.
  void detour(std::function<void()> job);

  // What calls left to be done after them, all together, in the measure of their costs: whoever set
  // it off is charged for it.
  double owed() const { return owed_; }
  void owe(double cost) { owed_ += cost; }

  // For rooms.
  // Gives the write its ticket, and returns that.
  std::uint64_t submit(Write write);
  std::uint32_t next_generation() { return ++last_generation_; }
  // What it held in memory was lost: it gets what is on disk, when that can be read.
  void reload(const Room& room);

  // For classes (server/classroom), which are kept beside the tables.
  void keep_with(Keeper* keeper) { keeper_ = keeper; }
  Keeper* keeper() const { return keeper_; }
  TableId next_id();
  // One more is kept under an id of its own, or one less.
  Result<> count_in();
  void count_out() { --tables_; }
  using ClassRead = std::function<void(const tl::expected<std::optional<StoredClass>, Problem>&)>;
  void read_class(const std::string& code, ClassRead done);
  // For good, with those who watch it told.
  void drop(const Room& room, Room::Done done);

  // Where other nodes serve from the same store (hall_others.cpp).
  bool has_others() const { return others_ != nullptr; }
  using Followed = std::function<void()>;
  void follow(const Room& room, Followed done = {});
  // What is in memory of these is compared with the store. `done` hears whether any was behind, once it
  // is so no more.
  void freshen(const std::vector<std::string>& codes, std::function<void(bool)> done);
  void take(TableId table, std::function<void(bool)> done);
  void leave(TableId table);
  void say(TableId table, std::string text);

  // For whoever looks after the server (hall_orders.cpp).
  void carry_out(Order order, Done done) override;
  // Does the disk take anything?
  void probe(std::function<void(const tl::expected<void, Problem>&)> done);

  // Writes what is left; afterwards nothing may change any more.
  void stop();

 private:
  Hall(const Config& config, Loop& loop, Store& store, Store::Count count);

  // As the disk has it: nothing where it has none.
  using Loaded = tl::expected<std::optional<Match>, Problem>;
  static Loaded try_to_load(Store& store, const std::string& code);
  static Loaded load(Store& store, const std::string& code);
  // While an order changes a table nothing is read of it, and what was being read is read again.
  enum class Reading : std::uint8_t { kNotBegun, kUnderWay, kOutdated };
  struct Loading {
    std::vector<Brought> waiting;
    Reading reading = Reading::kNotBegun;
  };
  // hall_loading.cpp
  void read(const std::string& code, Brought done);
  void begin_reading(const std::string& code);
  void loaded(const std::string& code, Loaded& match);
  void cannot_read(const std::string& code, const Problem& why);
  void enter(const std::string& code, Match match);
  void dismiss(const std::string& code);
  void settle(const std::vector<Writer::Receipt>& receipts);
  void keep(const std::shared_ptr<Room>& room);
  void sweep();
  void clear(std::chrono::seconds unused);
  void add_gauges();
  // One order at a time: what one is about to do is not there for the next.
  struct Ordered {
    Order order;
    Done done;
  };
  void next_order();
  bool clock_is_right() const;
  void do_chores(const Portion& portion);
  void do_chore(const Chore& chore, Room::Done done);
  void chore_done(const Chore& chore, Room::Written written);
  void finish_order(const tl::expected<Outcome, Problem>& done);
  // hall_others.cpp
  void listen();
  void heard(const Heard& heard);
  void heard_of(const Edition& edition);
  void look_at_all();
  void compare(std::vector<TableId> tables);
  void catch_up(const std::vector<Edition>& editions, const std::function<void(bool)>& done);
  void followed(const std::string& code, std::size_t from,
                tl::expected<std::optional<StoredTable>, Problem> rest);
  bool in_use(TableId table) const;
  void begin_tidying();
  void tidy(const Purge& what);
  void tidy_after(std::chrono::seconds wait, Purge what);

  const Config& config_;
  Loop& loop_;
  Store& store_;
  Others* const others_;
  const Packs packs_;
  Keeper* keeper_ = nullptr;
  Metrics metrics_;
  TableId last_id_ = 0;
  std::int64_t tables_ = 0;
  double owed_ = 0;
  std::uint64_t last_ticket_ = 0;
  std::uint32_t last_generation_ = 0;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  std::unordered_map<TableId, Room*> by_id_;
  std::unordered_map<std::string, Loading> loading_;
  std::unordered_map<std::string, Loop::Time> unreadable_;  // and when that was said
  std::deque<Ordered> orders_;                              // the first is being carried out
  std::unordered_set<std::string> ordered_;                 // tables that it changes just now
  std::unordered_map<std::uint64_t, Room::Done> chores_;    // by ticket
  // What others wrote there is being read, and who waits for it.
  std::unordered_map<std::string, std::vector<Followed>> following_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  BotWorker bots_;
  Worker reader_;
  Writer writer_;
};

}  // namespace citybox::server

#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/classroom/class_view.hpp"
#include "server/classroom/pool.hpp"
#include "server/match/hall.hpp"

namespace citybox::server {

class Classes;

using ClassActs = std::vector<ClassAct>;

// A class with those who watch it, over its tables. Its log says what was decided; it sees to it that
// the tables follow: who sits there, what came to them, whether they may play. So a class that was read
// from the disk after a crash brings its tables to where they should be. Lives on the loop.
class Classroom : public std::enable_shared_from_this<Classroom> {
 public:
  using Written = Room::Written;
  using Done = Room::Done;

  Classroom(Classes& classes, const GameEntry& game, TableId id, ClassState state,
            std::uint32_t entries, std::uint64_t edition);

  const ClassState& state() const { return *state_; }
  const GameEntry& game() const { return game_; }
  const std::string& code() const { return code_; }
  TableId id() const { return id_; }
  bool broken() const { return !state_; }

  // Each is true at once in memory; `done` hears when it is on disk, and then all who watch do.
  void commit(const ClassActs& acts, Done done);
  // The row of a new class goes with its first entries.
  void begin(const ClassActs& acts, ClassRow row, Done done);
  void when_written(Done done);
  void settle(std::uint64_t ticket, Written written);
  std::size_t unwritten() const { return pending_.size(); }

  // Who looks (classroom_watch.cpp).
  wire::ClassWatched watch(const std::shared_ptr<Listener>& who, const TokenHash& token);
  void unwatch(const Listener* who);
  // This one watches by a token of the class.
  const TokenHash* token_of(const Listener* who) const;
  void raise_hand(int pupil, Switch to);
  // To those who owe a decision at the table, or to one of them.
  void nudge(int table, std::optional<Seat> seat);
  ClassSight sight() const;
  bool idle(Loop::Time now, std::chrono::seconds unused) const;
  void touch();
  // Everybody who watches hears that it is not there any more.
  void dismiss(const std::string& why);

  // Its tables (classroom_tables.cpp).
  const TableAtHand* at(int number) const;
  Result<std::shared_ptr<Room>> room_of(int number) const;  // a sentence if it is not there
  void attach(const std::shared_ptr<Room>& room);
  void table_changed(const Room& room);
  // Opens tables for these pupils, and the class goes on when they are there.
  using Opened = std::function<void(Result<>)>;
  void open_tables(std::vector<std::vector<int>> plan, Opened done);
  Result<> roll_back(int number, std::size_t to, Done done);
  int most_tables() const;
  // A card that may still come; drawn where none is named.
  Result<std::string> next_card(const std::optional<std::string>& wanted) const;

  // What is in memory is behind the disk; then it is as it is there.
  void lose();
  void revive(ClassState state, std::uint32_t entries, std::uint64_t edition);
  // Another node wrote it, and nothing is on its way from here that would be refused for it.
  bool behind(std::uint64_t edition) const;
  // All is read: the tables are brought, and it goes on where it was.
  void wake();
  // Its tables were brought: what is asked of it can be answered.
  bool awake() const { return awake_; }

 private:
  struct Watcher {
    std::weak_ptr<Listener> who;
    TokenHash token{};
    Message info;  // what it was told last
    std::string you;

    bool is(const Listener* one) const { return who.lock().get() == one; }
  };
  struct Pending {
    std::uint64_t ticket = 0;
    std::vector<Done> done;
  };
  struct Opening;

  Hall& hall() const;
  UnixMs now() const;
  void submit(const ClassActs& acts, Changes changes, Done done);
  void refuse_all(Written written);

  // classroom_watch.cpp
  void publish_soon();
  void publish();
  void renew_online();
  const Pupil* pupil_at(const Watcher& watcher) const;

  // classroom_tables.cpp
  void share_anew();
  void renew_digest(TableAtHand& at) const;
  void consider_soon();
  void consider();
  void follow(const TableOfClass& table, TableAtHand& at);
  SeatRow seat_row(int pupil) const;
  void seat_all(const TableOfClass& table, Match& match, Changes& out) const;
  void tell_shared(TableAtHand& at, Changes& out, News& news) const;
  void tell_pool(TableAtHand& at, Changes& out, News& news) const;
  void open_next(const std::shared_ptr<Opening>& opening);
  Result<> open_one(Opening& opening, const std::string& code);
  void opened(const std::shared_ptr<Opening>& opening);
  void give_up(Opening& opening, Result<> why);

  // classroom_learning.cpp
  enum class AllOver : std::uint8_t { kNo, kYes };
  ClassActs due_acts() const;
  Added added_by(const TableOfClass& table) const;
  void count_lost(std::vector<Added>& added, ClassActs& acts) const;
  void count_shared(std::vector<Added>& added, AllOver all, ClassActs& acts) const;
  std::string trouble() const;  // a sentence about each table that is not as it should be
  void look_for_tables();

  // classroom_clock.cpp: what comes by itself with time.
  void tick();
  void tick_later();
  ClassActs absent_acts();
  ClassActs card_acts() const;

  Classes& classes_;
  const GameEntry& game_;
  TableId id_ = 0;
  std::string code_;
  std::uint32_t generation_ = 0;
  std::uint32_t entries_ = 0;
  std::uint64_t edition_ = 0;
  std::optional<ClassState> state_;
  std::optional<Sharing> sharing_;
  std::vector<TableAtHand> tables_;
  std::vector<Watcher> watchers_;
  std::deque<Pending> pending_;
  std::set<int> online_;
  std::map<int, UnixMs> hands_;
  std::map<int, Loop::Time> away_;  // pupils, since when
  Loop::Time touched_;
  Loop::Time woken_;
  std::optional<Loop::Time> published_;
  bool publishing_ = false;
  bool considering_ = false;
  bool ticking_ = false;
  bool opening_ = false;
  bool awake_ = false;
};

}  // namespace citybox::server

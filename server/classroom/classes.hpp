#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/classroom/classroom.hpp"
#include "server/match/keeper.hpp"

namespace citybox::server {

// All classes: those in memory, and the way to those on disk. Lives on the loop.
class Classes final : public Keeper {
 public:
  explicit Classes(Hall& hall);
  ~Classes() override;

  Hall& hall() { return hall_; }
  // One that is in memory: bring() it first, with its tables.
  Result<std::shared_ptr<Classroom>> find(std::string_view code);
  std::shared_ptr<Classroom> room(std::string_view code) const;  // nullptr: not in memory
  bool has(std::string_view code) const { return room(code) != nullptr; }
  void bring(const std::string& code, std::function<void()> done);
  // A new one under a code that nothing has.
  Result<std::shared_ptr<Classroom>> create(const GameEntry& game, std::string code,
                                            const ClassActs& acts);
  // For good, with all tables that the disk has of it: those that are not in memory, too.
  void drop(const Classroom& room, const Room::Done& done);
  void unwatch(const std::string& code, const Listener* who);
  std::string url_of(std::string_view code) const;

  // For classrooms: what they hold in memory was lost; their tables are there now.
  void reload(const Classroom& room);
  void woke(const Classroom& room);

  void entered(const std::shared_ptr<Room>& room) override;
  void changed(const Room& room) override;
  void settled(TableId id, std::uint64_t ticket, Room::Written written) override;
  bool in_use(TableId id) const override { return by_id_.contains(id); }
  std::vector<TableId> in_memory() const override;
  void heard_of(const Edition& edition) override;
  void order_begins(const std::string& code) override;
  void order_ends(const std::string& code) override;

 private:
  using Stored = tl::expected<std::optional<StoredClass>, Problem>;

  void read(const std::string& code);
  void loaded(const std::string& code, const Stored& stored);
  void cannot_read(const std::string& code, std::string_view why);
  void answer(const std::string& code);
  void keep(const std::shared_ptr<Classroom>& room);
  void forget(const std::string& code);
  void sweep();

  Hall& hall_;
  std::unordered_map<std::string, std::shared_ptr<Classroom>> rooms_;
  std::unordered_map<TableId, Classroom*> by_id_;
  std::unordered_map<std::string, std::vector<std::function<void()>>> loading_;
  std::unordered_map<std::string, Loop::Time> unreadable_;  // and when that was said
  std::unordered_set<std::string> ordered_;                 // what an order changes just now
  std::uint64_t orders_ = 0;                                // begun so far
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace citybox::server

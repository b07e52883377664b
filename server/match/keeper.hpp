#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/match/room.hpp"

namespace citybox::server {

// Who looks after tables from outside: a class does (server/classroom). Hears what becomes of them.
class Keeper {
 public:
  virtual ~Keeper() = default;

  // A table of a class is in memory.
  virtual void entered(const std::shared_ptr<Room>& room) = 0;
  // Something at it changed and is on disk, or who is there did.
  virtual void changed(const Room& room) = 0;
  // What was submitted under this id, which is no table's, was written or not.
  virtual void settled(TableId id, std::uint64_t ticket, Room::Written written) = 0;
  // What is kept under this id, which is no table's, is in use.
  virtual bool in_use(TableId id) const = 0;
  // What is in memory under ids that are no table's.
  virtual std::vector<TableId> in_memory() const = 0;
  // Another node wrote it; edition 0: it is not there any more.
  virtual void heard_of(const Edition& edition) = 0;
  // An operator's order changes what is on disk under this code, and has done so.
  virtual void order_begins(const std::string& code) = 0;
  virtual void order_ends(const std::string& code) = 0;
};

}  // namespace citybox::server

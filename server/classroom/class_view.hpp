#pragma once
// A class as the parts of messages, for given eyes. What is not for these eyes is not in it.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/classroom/class_state.hpp"
#include "server/classroom/prizes.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

// What is told of a table of a class as long as nothing happens there.
struct Digest {
  std::size_t seq = 0;
  std::uint32_t generation = 0;
  Glance glance;
  std::string now;
  Standing standing;
};

enum class Missing : std::uint8_t { kNo, kGone, kUnreadable };

// A table of a class, as far as it is in memory.
struct TableAtHand {
  std::shared_ptr<Room> room;  // none: it is not there
  std::shared_ptr<void> attended = {};
  std::optional<Digest> digest = {};
  Missing missing = Missing::kNo;       // it was looked for
  std::optional<Loop::Time> told = {};  // the pool, last

  bool here() const { return room && !room->broken() && room->match().journal() != nullptr; }
  // It can only be looked at.
  bool closed() const { return room && !room->broken() && room->match().read_only(); }
};

// All that is known of a class.
struct ClassSight {
  const ClassState& state;
  const GameEntry& game;
  const std::vector<TableAtHand>& tables;  // by number - 1
  const std::set<int>& online;             // pupils
  const std::map<int, UnixMs>& hands;
  const std::optional<Sharing>& sharing;
  std::string url;
  std::string trouble;
};

// Whose eyes: pupils of one table see the same.
struct ClassEyes {
  wire::Role role = wire::Role::kPupil;
  std::optional<int> table = {};

  auto operator<=>(const ClassEyes&) const = default;
};

wire::ClassInfo info_of(const ClassSight& sight, const ClassEyes& eyes);
wire::ClassYou you_of(const ClassSight& sight, wire::Role role, const Pupil* pupil);

// Who sits at a table, for these eyes.
std::vector<wire::ClassSeat> seats_of(const ClassSight& sight, int number, wire::Role role);
// A name as it may be shown, or a letter for it.
std::string shown_name(const ClassState& state, const Pupil& pupil, wire::Role role);
// Of all tables that are there.
std::vector<Contender> contenders_of(const ClassSight& sight, wire::Role role);
std::optional<wire::ClassPool> class_pool_of(const ClassSight& sight);
// Whose answers they may read, and as whom they read the names.
struct WallEyes {
  wire::Role reader = wire::Role::kPupil;
  wire::Role names = wire::Role::kPupil;
};
wire::ClassWall wall_of(const ClassState& state, const Wall& wall, const WallEyes& eyes);
std::vector<wire::PrizeGiven> prizes_for(const ClassSight& sight, wire::Role role);

}  // namespace citybox::server

#pragma once
// A class when it is over: how it went, for the talk afterwards.

#include "server/wire/class_info.hpp"

namespace citybox::wire {

// How a table went, place by place.
struct DebriefPlace {
  std::size_t count = 0;  // actions
  Glance glance;
};
BOOST_DESCRIBE_STRUCT(DebriefPlace, (), (count, glance))

struct DebriefTable {
  int number = 0;
  std::vector<ClassSeat> seats;
  std::vector<DebriefPlace> places;
  std::vector<Account> accounts;  // summed up
  Standing standing;
};
BOOST_DESCRIBE_STRUCT(DebriefTable, (), (number, seats, places, accounts, standing))

struct PoolPlace {
  std::int64_t at = 0;
  int pool = 0;
};
BOOST_DESCRIBE_STRUCT(PoolPlace, (), (at, pool))

struct Debrief {
  std::string classroom;
  std::string name;
  std::string game;
  std::string title;
  std::int64_t began = 0, ended = 0;  // Unix milliseconds; 0: not yet
  std::vector<DebriefTable> tables;
  std::optional<ClassPool> pool;
  std::vector<PoolPlace> pool_course;
  std::vector<PrizeGiven> prizes;
  std::vector<Asked> questions;  // the most telling first, about what happened in this class
  std::vector<ClassWall> walls;  // all that was asked, in that order
};
BOOST_DESCRIBE_STRUCT(Debrief, (),
                      (classroom, name, game, title, began, ended, tables, pool, pool_course,
                       prizes, questions, walls))

}  // namespace citybox::wire

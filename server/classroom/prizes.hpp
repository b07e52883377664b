#pragma once

#include <string>
#include <vector>

#include "engine/table/table.hpp"
#include "server/store/records.hpp"
#include "server/wire/class_calls.hpp"

namespace citybox::server {

// A table as prizes compare it.
struct Contender {
  int number = 0;
  std::vector<std::string> names = {};  // by seat
  SeatSet people = {};                  // who can win something: a bot of its own cannot
  std::vector<Figure> figures = {};
  Standing standing = {};
  UnixMs changed = 0;  // of one that is over: when it was
};

enum class Given : std::uint8_t { kNotYet, kNow };

// Who has won what: before the end only what cannot be taken away any more.
std::vector<wire::PrizeGiven> prizes_of(const std::vector<Prize>& prizes,
                                        const std::vector<Contender>& tables, Given given);

}  // namespace citybox::server

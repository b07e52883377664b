#pragma once
// The tables of a class, for those who look at several.

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "tests/load/lines.hpp"

namespace citybox::load {

// A table as the class tells of it.
struct TableSeen {
  int number = 0;
  std::size_t seq = 0;  // of its log
  bool open = false;    // a game has begun there

  bool operator==(const TableSeen&) const = default;
};

// Those in the `info` of a class.
std::vector<TableSeen> tables_in(std::string_view info);

// Which boards to ask for: those that have changed, and each at most once in a while, as the page
// does.
class Boards {
 public:
  static constexpr std::chrono::seconds kWhile{1};

  void follow(const TableSeen& table);  // once it is open
  // The numbers of those to ask for now; they count as asked for.
  std::vector<int> due(Clock::time_point now);
  void shown(int number, std::size_t seq);

 private:
  struct Followed {
    std::size_t newest = 0;
    std::optional<std::size_t> shown = {};
    std::optional<Clock::time_point> asked = {};
    bool under_way = false;
  };
  std::map<int, Followed> followed_;
};

}  // namespace citybox::load

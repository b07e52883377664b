#pragma once
// What clients noted while servers failed around them.

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace citybox::faults {

// An action that a server said it has: `entries` there are with it.
struct Acknowledged {
  int seat = 0;
  std::string action;  // as JSON
  std::size_t entries = 0;
};

// What somebody with the eyes of `seat` was told of the action at this place of the game, from 1.
struct Seen {
  int seat = 0;
  std::size_t count = 0;
  std::string action;  // empty: it was not told which

  auto operator<=>(const Seen&) const = default;
};

struct TableRecord {
  std::string game;
  std::vector<Acknowledged> acknowledged;  // each seat's in its order
  std::map<Seen, int> seen;                // how often
  std::map<int, std::string> unresolved;   // by seat: what it never heard the end of
};

// All of it, from all threads.
class Record {
 public:
  void began(const std::string& table, const std::string& game);
  void acknowledged(const std::string& table, Acknowledged what);
  void saw(const std::string& table, Seen what);
  void left_open(const std::string& table, int seat, std::string action);
  std::map<std::string, TableRecord> all() const;  // by code
  std::size_t plays() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, TableRecord> tables_;
  std::size_t plays_ = 0;
};

}  // namespace citybox::faults

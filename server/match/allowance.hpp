#pragma once
// What one seat, or the facilitator, may use up of a table's log. It grows with what the seats play, so
// that nobody can use up what the others need, and so that a log has an end.

#include <array>
#include <cstddef>
#include <vector>

#include "server/store/records.hpp"

namespace citybox::server {

inline constexpr std::size_t kWordsAtStart = 16 * 1024;  // bytes
inline constexpr std::size_t kWordsPerStep = 256;
inline constexpr std::size_t kTakenBackAtStart = 400;  // actions
inline constexpr std::size_t kTakenBackPerStep = 2;
inline constexpr std::size_t kFacilitatedAtStart = 200;  // actions
inline constexpr std::size_t kFacilitatedPerStep = 2;

// A table whose log has so many entries is at its end. Those who keep to their allowances do not
// get there: see most_entries().
inline constexpr std::size_t kMostEntries = 100'000;

// … in a game that is no longer than this; those of the box end well before.
inline constexpr std::size_t kLongestGame = 2'500;

// The most entries that a log can have whose line never had more than `longest` actions of seats. An
// action stands, or it was taken back; each undo takes back one at least. A redo costs no more than
// the action it brings back would.
constexpr std::size_t most_entries(std::size_t longest) {
  const std::size_t facilitated = kFacilitatedAtStart + kFacilitatedPerStep * longest;
  const std::size_t taken_back = kTakenBackAtStart + kTakenBackPerStep * longest;
  return longest + facilitated + 2 * kMaxSeats * taken_back;
}
static_assert(most_entries(kLongestGame) < kMostEntries);

class Allowances {
 public:
  Allowances() = default;
  // As the log has used them up.
  explicit Allowances(const std::vector<EntryRow>& rows);

  bool has_words(Seat seat, std::size_t bytes) const;
  bool may_take_back(Seat seat, std::size_t actions) const;
  bool may_facilitate() const;

  void played(Seat seat, std::size_t bytes);
  void undone(Seat seat, std::size_t to);  // so many actions remain
  void redone();                           // what was undone last
  void retracted(Seat seat, std::size_t place);

 private:
  struct Used {
    std::size_t words = 0;
    std::size_t taken_back = 0;
  };
  std::array<Used, kFacilitator.index + 1> used_{};
  std::vector<Seat> line_;                 // who acted
  std::vector<std::vector<Seat>> undone_;  // what undos took away, while nothing was done since
  std::size_t by_seats_ = 0;               // of these; the facilitator's do not bring the game on
  std::size_t longest_ = 0;                // that this ever was: how far the game came
  std::size_t facilitated_ = 0;            // what was taken back, too
};

}  // namespace citybox::server

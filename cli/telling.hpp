#pragma once
// What happened, on a terminal.

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/table.hpp"

namespace citybox::cli {

// "Seat 1": as people count.
std::string seat_name(Seat seat);

// Tells it to those who are `you`; no seat: to a spectator.
class Telling {
 public:
  // `names` by seat; who has none is called by the seat.
  explicit Telling(SeatSet you = {}, std::vector<std::string> names = {})
      : you_(you), names_(std::move(names)) {}

  std::string name(Seat seat) const;
  // The same to other eyes.
  Telling to(SeatSet you) const { return Telling(you, names_); }
  std::string of(std::string_view sentence) const;
  // Prints the sentences that `viewers` may read; how many.
  int tell(const std::vector<Happening>& happenings, SeatSet viewers) const;
  // Prints how it stands, or how it ended. Who plays together has no scores.
  void tell(const Standing& standing, bool together) const;

 private:
  SeatSet you_;
  std::vector<std::string> names_;
};

}  // namespace citybox::cli

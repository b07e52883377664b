#pragma once
// What happened, on a terminal.

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/table.hpp"

namespace citybox::cli {

std::string seat_name(Seat seat);

// Tells it to those who are `you`; no seat: to a spectator.
class Telling {
 public:
  explicit Telling(SeatSet you = {}) : you_(you) {}

  std::string of(std::string_view sentence) const;
  // Prints the sentences that `viewers` may read.
  void tell(const std::vector<Happening>& happenings, SeatSet viewers) const;
  // Prints how it stands, or how it ended.
  void tell(const Standing& standing) const;

 private:
  SeatSet you_;
};

}  // namespace citybox::cli

#pragma once
// What happened, on a terminal.

#include <string>
#include <vector>

#include "engine/table/table.hpp"

namespace citybox::cli {

std::string seat_name(Seat seat);
// The sentence with each {seat:N} replaced by the seat's name.
std::string with_names(std::string sentence);

// Prints the sentences that `viewers` may read.
void tell(const std::vector<Happening>& happenings, SeatSet viewers);
// Prints how it stands, or how it ended.
void tell(const Standing& standing);

}  // namespace citybox::cli

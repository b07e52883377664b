#pragma once

#include <cstdint>

namespace citybox {

// What a search found about its choice. A line is one way the game may go.
struct Found {
  std::uint32_t lines = 0;   // looked at from here on
  std::uint32_t along = 0;   // of them begin with the choice …
  std::uint32_t beside = 0;  // … and with the next best one
  // How much better the former came out on average by its judgement: in hundredths, 100 being all.
  std::int32_t lead = 0;
  std::uint32_t ended =
      0;  // of `along`, where all that it looked at now came to the end of the game: how many …
  std::uint32_t won = 0;  // … and how many of those the seat won
};

}  // namespace citybox

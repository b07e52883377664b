#pragma once
// The standings of an arena, counted out of its line-ups.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/entry/statistics.hpp"
#include "lab/arena/ratings.hpp"
#include "lab/figures/findings.hpp"

namespace citybox::lab {

// A bot, or a team of a cooperative game.
struct Standing {
  std::string name;
  std::uint64_t games = 0;  // seats it sat in, over all games; of a team: games
  std::uint64_t won = 0;    // a win that is shared counts for each
  double share = 0;
  Interval sure;
  double fair = 0;                       // the share of a seat if all were equal
  std::optional<Rating> rating;          // each against each
  std::optional<Difference> from_first;  // teams: against the first, in the same games
};

// How two bots fared when both sat at the table: of what the two won, by seat, how much the first did.
struct Pairing {
  std::string one, other;
  std::uint64_t games = 0;
  double share = 0;
  Interval sure;
};

std::vector<Standing> standings_of(const Findings& findings);
std::vector<Pairing> pairings_of(const Findings& findings);

}  // namespace citybox::lab

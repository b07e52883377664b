#include "lab/arena/lineups.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace citybox::lab {
namespace {

void add_rotations(Lineups& lineups, std::vector<std::string> bots) {
  for (std::size_t i = 0; i < bots.size(); ++i) {
    lineups.push_back(bots);
    std::rotate(bots.begin(), bots.begin() + 1, bots.end());
  }
}

}  // namespace

tl::expected<Lineups, Problem> each_against_each(const std::vector<std::string>& bots,
                                                 std::size_t seats) {
  constexpr std::size_t kMost = 1000;
  Lineups lineups;
  if (bots.size() < seats) {
    for (std::size_t first = 0; first < bots.size(); ++first) {
      auto& lineup = lineups.emplace_back();
      for (std::size_t seat = 0; seat < seats; ++seat) {
        lineup.push_back(bots[(first + seat) % bots.size()]);
      }
    }
    return lineups;
  }
  std::vector<char> chosen(bots.size(), 0);
  std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(seats), 1);
  do {
    std::vector<std::string> lineup;
    for (std::size_t i = 0; i < bots.size(); ++i) {
      if (chosen[i] != 0) lineup.push_back(bots[i]);
    }
    add_rotations(lineups, std::move(lineup));
    if (lineups.size() > kMost) {
      return tl::unexpected(
          Problem{fmt::format("{} bots in {} seats make more than {} line-ups: name fewer bots.",
                              bots.size(), seats, kMost)});
    }
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return lineups;
}

Lineups one_among(const std::vector<std::string>& bots, const std::string& others,
                  std::size_t seats) {
  Lineups lineups;
  for (const std::string& bot : bots) {
    for (std::size_t seat = 0; seat < seats; ++seat) {
      lineups.emplace_back(seats, others)[seat] = bot;
    }
  }
  return lineups;
}

Lineups teams(const std::vector<std::string>& bots, std::size_t seats) {
  Lineups lineups;
  for (const std::string& bot : bots) lineups.emplace_back(seats, bot);
  return lineups;
}

}  // namespace citybox::lab

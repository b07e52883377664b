#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "lab/arena/arena_report.hpp"

namespace citybox::lab {
namespace {

using Names = std::vector<std::string>;

// In the order in which they first sit; who is only there to be beaten is left out.
Names bots_of(const Experiment& experiment) {
  Names names;
  for (const auto& lineup : experiment.lineups) {
    for (const std::string& bot : lineup) {
      if (bot != experiment.among && std::find(names.begin(), names.end(), bot) == names.end()) {
        names.push_back(bot);
      }
    }
  }
  return names;
}

std::size_t index_of(const Names& names, const std::string& name) {
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

// By seat, so that a game is worth one in all: two who win together have half each, and so has each of a
// table where nobody won its part. Of more than two seats it is not known who shared with whom: then in
// proportion.
std::vector<double> credit_of(const Tally& tally) {
  std::vector<double> credit(tally.wins.size());
  const double seats = static_cast<double>(credit.size());
  const auto winner = static_cast<double>(tally.games_with_winner);
  const double nobody = static_cast<double>(tally.games) - winner;
  const auto wins =
      static_cast<double>(std::accumulate(tally.wins.begin(), tally.wins.end(), std::uint64_t{0}));
  for (std::size_t seat = 0; seat < credit.size(); ++seat) {
    const auto own = static_cast<double>(tally.wins[seat]);
    credit[seat] = nobody / seats;
    if (wins == 0) continue;
    credit[seat] += seats == 2 ? own - (wins - winner) / 2 : winner * own / wins;
  }
  return credit;
}

void finish(Standing& standing) {
  if (standing.games > 0) {
    standing.share = static_cast<double>(standing.won) / static_cast<double>(standing.games);
  }
  standing.sure = wilson(standing.won, standing.games);
}

std::string team_name(const std::vector<std::string>& bots) { return council_of(bots); }

std::vector<Standing> teams_of(const Findings& findings) {
  std::vector<Standing> standings;
  for (std::size_t point = 0; point < findings.samples.size(); ++point) {
    const Sample& sample = findings.samples[point];
    Standing& team = standings.emplace_back();
    team.name = team_name(findings.experiment.lineups[point]);
    team.games = sample.tally.games;
    team.won = sample.tally.games_with_winner;
    finish(team);
    if (point > 0) team.from_first = difference(sample, findings.samples.front(), "won");
  }
  return standings;
}

}  // namespace

std::vector<Standing> standings_of(const Findings& findings) {
  if (findings.game->info().cooperative) return teams_of(findings);
  const Names names = bots_of(findings.experiment);
  std::vector<Standing> standings(names.size());
  std::vector<Contest> contests;
  std::vector<std::uint64_t> all_won(names.size()), all_seats(names.size());
  for (std::size_t point = 0; point < findings.samples.size(); ++point) {
    const Tally& tally = findings.samples[point].tally;
    if (tally.games == 0) continue;
    const auto& lineup = findings.experiment.lineups[point];
    Contest contest{{}, credit_of(tally)};
    for (std::size_t seat = 0; seat < lineup.size(); ++seat) {
      const std::size_t bot = index_of(names, lineup[seat]);
      contest.players.push_back(bot);
      if (bot == names.size()) continue;
      standings[bot].games += tally.games;
      standings[bot].won += tally.wins[seat];
      all_seats[bot] += tally.games * lineup.size();
      all_won[bot] += std::accumulate(tally.wins.begin(), tally.wins.end(), std::uint64_t{0});
    }
    contests.push_back(std::move(contest));
  }
  const std::vector<Rating> ratings =
      findings.experiment.among.empty() ? rate(names.size(), contests) : std::vector<Rating>{};
  for (std::size_t i = 0; i < names.size(); ++i) {
    standings[i].name = names[i];
    finish(standings[i]);
    if (all_seats[i] > 0) {
      standings[i].fair = static_cast<double>(all_won[i]) / static_cast<double>(all_seats[i]);
    }
    if (!ratings.empty()) standings[i].rating = ratings[i];
  }
  return standings;
}

std::vector<Pairing> pairings_of(const Findings& findings) {
  std::vector<Pairing> pairings;
  if (findings.game->info().cooperative || !findings.experiment.among.empty()) return pairings;
  const Names names = bots_of(findings.experiment);
  for (std::size_t one = 0; one < names.size(); ++one) {
    for (std::size_t other = one + 1; other < names.size(); ++other) {
      Pairing pairing{names[one], names[other], 0, 0, {}};
      double won = 0, lost = 0;
      for (std::size_t point = 0; point < findings.samples.size(); ++point) {
        const auto& lineup = findings.experiment.lineups[point];
        const auto seats = [&](std::size_t bot) {
          return static_cast<double>(std::count(lineup.begin(), lineup.end(), names[bot]));
        };
        if (seats(one) == 0 || seats(other) == 0) continue;
        const Tally& tally = findings.samples[point].tally;
        const std::vector<double> credit = credit_of(tally);
        pairing.games += tally.games;
        for (std::size_t seat = 0; seat < credit.size(); ++seat) {
          if (lineup[seat] == names[one]) won += credit[seat] / seats(one);
          if (lineup[seat] == names[other]) lost += credit[seat] / seats(other);
        }
      }
      pairing.share = won + lost > 0 ? won / (won + lost) : 0;
      pairing.sure = wilson(static_cast<std::uint64_t>(std::llround(won)),
                            static_cast<std::uint64_t>(std::llround(won + lost)));
      pairings.push_back(std::move(pairing));
    }
  }
  return pairings;
}

}  // namespace citybox::lab

#include "lab/arena/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace citybox::lab {
namespace {

using Matrix = std::vector<std::vector<double>>;

double strength_of_table(const Contest& contest, const std::vector<double>& strengths) {
  double sum = 0;
  for (const std::size_t player : contest.players) sum += strengths[player];
  return sum;
}

double games_of(const Contest& contest) {
  return std::accumulate(contest.won.begin(), contest.won.end(), 0.0);
}

std::vector<double> fit(std::size_t players, const std::vector<Contest>& contests) {
  std::vector<double> wins(players, 0.5), strengths(players, 1.0);
  for (const Contest& contest : contests) {
    for (std::size_t seat = 0; seat < contest.players.size(); ++seat) {
      wins[contest.players[seat]] += contest.won[seat];
    }
  }
  for (int round = 0; round < 100'000; ++round) {
    std::vector<double> met(players);
    for (std::size_t i = 0; i < players; ++i) met[i] = 1 / (strengths[i] + 1);
    for (const Contest& contest : contests) {
      const double each = games_of(contest) / strength_of_table(contest, strengths);
      for (const std::size_t player : contest.players) met[player] += each;
    }
    double moved = 0;
    for (std::size_t i = 0; i < players; ++i) {
      const double next = wins[i] / met[i];
      moved = std::max(moved, std::abs(std::log(next / strengths[i])));
      strengths[i] = next;
    }
    if (moved < 1e-10) break;
  }
  return strengths;
}

// Of the logarithms of the strengths.
Matrix information(const std::vector<double>& strengths, const std::vector<Contest>& contests) {
  const std::size_t players = strengths.size();
  Matrix matrix(players, std::vector<double>(players));
  for (std::size_t i = 0; i < players; ++i) {
    const double chance = strengths[i] / (strengths[i] + 1);
    matrix[i][i] += chance * (1 - chance);
  }
  for (const Contest& contest : contests) {
    const double games = games_of(contest), table = strength_of_table(contest, strengths);
    std::vector<double> chances(players);
    for (const std::size_t player : contest.players) chances[player] += strengths[player] / table;
    for (std::size_t i = 0; i < players; ++i) {
      matrix[i][i] += games * chances[i];
      for (std::size_t j = 0; j < players; ++j) matrix[i][j] -= games * chances[i] * chances[j];
    }
  }
  return matrix;
}

// By Gauss and Jordan. What comes here is positive definite.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result(size, std::vector<double>(size));
  for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
  for (std::size_t column = 0; column < size; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column; row < size; ++row) {
      if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
    }
    std::swap(matrix[column], matrix[pivot]);
    std::swap(result[column], result[pivot]);
    const double by = matrix[column][column];
    for (std::size_t i = 0; i < size; ++i) {
      matrix[column][i] /= by;
      result[column][i] /= by;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double times = matrix[row][column];
      if (row == column || times == 0) continue;
      for (std::size_t i = 0; i < size; ++i) {
        matrix[row][i] -= times * matrix[column][i];
        result[row][i] -= times * result[column][i];
      }
    }
  }
  return result;
}

// The variance of a player's logarithm minus the mean of all.
double variance_from_mean(const Matrix& covariance, std::size_t player) {
  const double size = static_cast<double>(covariance.size());
  double row = 0, all = 0;
  for (const auto& each : covariance) all += std::accumulate(each.begin(), each.end(), 0.0);
  for (const double each : covariance[player]) row += each;
  return covariance[player][player] - 2 * row / size + all / (size * size);
}

}  // namespace

std::vector<Rating> rate(std::size_t players, const std::vector<Contest>& contests) {
  const std::vector<double> strengths = fit(players, contests);
  const Matrix covariance = inverse(information(strengths, contests));
  const double elo_of_log = 400 / std::log(10.0);
  double mean = 0;
  for (const double strength : strengths) {
    mean += std::log(strength) / static_cast<double>(players);
  }
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < players; ++i) {
    const double elo = elo_of_log * (std::log(strengths[i]) - mean);
    const double half =
        1.959964 * elo_of_log * std::sqrt(std::max(0.0, variance_from_mean(covariance, i)));
    ratings.push_back({elo, {elo - half, elo + half}});
  }
  return ratings;
}

}  // namespace citybox::lab

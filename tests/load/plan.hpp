#pragma once

#include <cmath>

namespace citybox::load {

// When what happens in a soak. In the first two fifths the server is killed now and then; then it is
// left alone, for only a server that lives on can grow. All parts that are compared with each other
// are whole cycles of attacks, so that they met the same.
//
//   | kills            | calm: first third | second  | last third |
//   0                 0.4                  0.6       0.8           1
//                                          judged for memory: 0.7 … 1
struct Plan {
  static constexpr double kLongestCycle = 60;  // seconds, of all attacks
  static constexpr double kLongestRow = 30;
  static constexpr double kTooShort = 180;  // to say anything of memory
  static constexpr int kPlaces = 12;        // readings of memory in a cycle

  explicit Plan(double all)
      : seconds(all),
        rows(10 * static_cast<int>(std::ceil(all / 10 / kLongestRow))),
        row(all / rows),
        cycle(all / 10 / std::ceil(all / 10 / kLongestCycle)),
        reading(cycle / kPlaces) {}

  double seconds;
  int rows;  // lines of figures
  double row;
  double cycle;
  double reading;

  double calm_at() const { return seconds * 0.4; }
  double judged_at() const { return seconds * 0.7; }
  int rows_of_a_third() const { return rows / 5; }
  // Of the calm part, from 0; -1 before it. Rows count from 0.
  int third_of(int a_row) const {
    const int calm = a_row - rows * 2 / 5;
    return calm < 0 ? -1 : calm / rows_of_a_third();
  }
  // The nearest of the places at which memory is read.
  int place(double at) const { return static_cast<int>(std::lround(at / reading)) % kPlaces; }
  // Each of so many attacks has its turn in a cycle.
  int turn(double at, int attacks) const {
    const double part = std::fmod(at, cycle) / cycle;
    return static_cast<int>(part * attacks) % attacks;
  }
};

}  // namespace citybox::load

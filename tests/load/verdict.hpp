#pragma once
// What the figures of a long run say.

#include <span>

namespace citybox::load {

// Attacks take turns, in a cycle; a reading knows at which of its places it was taken.
struct Reading {
  double at = 0;  // seconds
  int place = 0;  // in the cycle
  double megabytes = 0;
};

struct Growth {
  double mean = 0;     // MB
  double an_hour = 0;  // MB

  // A program that breathes is within this, one that leaks is not.
  static constexpr double kMegabytes = 64;
  static constexpr double kPart = 0.1;
  bool grows() const { return an_hour > kMegabytes && an_hour > kPart * mean; }
};

// By least squares, with a level of its own for each place of the cycle: that one attack needs more
// than another is no growth.
Growth growth_of(std::span<const Reading> readings);

// Of p99, in ms, with the same attacks in both.
struct Drift {
  double first = 0;
  double last = 0;

  static constexpr double kFactor = 2;
  static constexpr double kSlack = 5;
  bool slower() const { return last > kFactor * first + kSlack; }
};

}  // namespace citybox::load

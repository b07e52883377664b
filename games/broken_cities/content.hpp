#pragma once
// Every number of the game. The default is the published game; a table may be played with others.

#include <array>
#include <cstdint>

#include "games/broken_cities/construction.hpp"
#include "games/broken_cities/law.hpp"

namespace citybox::broken_cities {

inline constexpr int kFewestSeats = 3;
inline constexpr int kMostSeats = 4;
inline constexpr int kEvents = 6;
inline constexpr int kMostTables = 6;
inline constexpr int kMostLaws = 8;  // that a state has room for

// BC-4: one building of the start.
struct StartHome {
  Space space;
  Construction what = Construction::kNone;
};

// From `least` to `most`.
struct Range {
  std::uint8_t least = 0;
  std::uint8_t most = 0;

  constexpr bool contains(int number) const { return number >= least && number <= most; }
};

// BC-40: event numbers, one row for each number of tables.
using EventNumbers = std::array<std::array<std::uint16_t, kEvents>, kMostTables>;

struct Content {
  // BC-1: Low-Cost, Conventional, Green, Shopping, Greenspace, Eco-Park, Retrofit
  PerConstruction<std::uint8_t> price{{6, 11, 16, 24, 6, 10, 9}};
  PerConstruction<std::int8_t> emissions{{5, 3, 1, 10, -3, -5, -2}};
  PerConstruction<std::uint8_t> rent{{3, 4, 5, 10, 0, 0, 1}};
  // BC-2: printed pieces; 64 fill the block, so they are no limit
  PerConstruction<std::uint8_t> pieces{{64, 64, 16, 64, 17, 16, 255}};

  // BC-4: three homes a seat
  std::array<std::array<StartHome, 3>, kMostSeats> start_homes{{
      {{{City::named("b3"), Construction::kLowCost},
        {City::named("c2"), Construction::kLowCost},
        {City::named("c4"), Construction::kLowCost}}},
      {{{City::named("e3"), Construction::kLowCost},
        {City::named("f2"), Construction::kLowCost},
        {City::named("g3"), Construction::kLowCost}}},
      {{{City::named("c7"), Construction::kConventional},
        {City::named("b6"), Construction::kLowCost},
        {City::named("d6"), Construction::kLowCost}}},
      {{{City::named("f7"), Construction::kConventional},
        {City::named("g6"), Construction::kLowCost},
        {City::named("f5"), Construction::kLowCost}}},
  }};
  // BC-5: by seat, at tables of three and of four
  std::array<std::array<std::uint8_t, kMostSeats>, 2> start_money{{{9, 12, 1, 0}, {10, 10, 3, 0}}};

  // BC-6, BC-15
  std::uint8_t renters = 36;
  std::uint8_t available_at_start = 4;
  std::uint8_t renters_a_round = 4;

  // BC-16: what each adds to a building's rent
  std::uint8_t shore_bonus = 1;
  std::uint8_t forest_bonus = 1;
  std::uint8_t park_bonus = 1;

  std::uint8_t rent_goal = 50;  // BC-18

  // BC-20
  std::uint8_t emissions_a_row = 8;
  std::uint8_t most_damage = 13;

  // BC-21, BC-40
  EventNumbers printed_events{{{9, 17, 24, 31, 37, 42},
                               {16, 30, 42, 54, 64, 72},
                               {24, 45, 63, 81, 96, 108},
                               {32, 60, 84, 108, 128, 144},
                               {40, 75, 105, 135, 192, 216},
                               {48, 90, 126, 162, 224, 252}}};
  EventNumbers even_events{{{9, 17, 24, 31, 37, 42},
                            {16, 30, 42, 54, 64, 72},
                            {24, 45, 63, 81, 96, 108},
                            {32, 60, 84, 108, 128, 144},
                            {40, 75, 105, 135, 160, 180},
                            {48, 90, 126, 162, 192, 216}}};

  std::uint8_t disease_takes = 3;  // BC-22

  // BC-25
  std::uint8_t idle_rounds_allowed = 1;

  std::uint8_t most_laws = kMostLaws;  // BC-30
  // In force from the first turn on, for tables that begin with a law; none is published. Those that
  // are there come first.
  std::array<Law, kMostLaws> first_laws{};

  // BC-32, BC-33
  Range required{1, 3};
  Range surcharge{1, 12};
  Range cap{0, 20};
  Range fine{1, 20};
  Range fine_in_words{0, 20};          // 0: a penalty in words, which the table itself sees to
  std::uint8_t longest_wording = 200;  // in characters
  std::uint8_t debt_divisor = 2;       // old fines take at most this part of an income

  std::uint8_t session_rounds = 2;  // BC-34
};

}  // namespace citybox::broken_cities

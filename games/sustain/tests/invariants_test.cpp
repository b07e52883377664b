#include <functional>

#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {

namespace {

struct Edit {
  const char* what;
  std::function<void(State&)> make;
};

}  // namespace

TEST(Invariants, possible_edits_of_a_position_pass) {
  const Edit edits[] = {
      {"coins", [](State& s) { s.coins[2] = 200; }},
      {"levels", [](State& s) { s.levels = {9, 1, 4, 9, 11, 17}; }},
      {"a reserve", [](State& s) { s.reserve = 90; }},
      {"laurels", [](State& s) { s.laurels[3] = 7; }},
      {"a new building", [](State& s) { s.map[0] = Building::kResort; }},
      {"nobody lives here", [](State& s) { s.people = {}; }},
      {"another first player", [](State& s) { s.first = kC; }},
      {"somebody is ready", [](State& s) { s.done = Seats(kA); }},
      {"coins on a sheet", [](State& s) { s.sheet_coins[index_of(Building::kHouse)] = 1; }},
      {"coins on a solution", [](State& s) { s.solution_coins[0] = 1; }},
      {"a gift", [](State& s) { s.gifts[0][2] = 20; }},
      {"other departments", [](State& s) { s.departments[0] = Department::kCulture; }},
      {"a promise about an open solution",
       [](State& s) {
         s.promises[0].push_back({PromiseKind::kPut, solution(s, 0), kFacilitator, 1, 0});
       }},
      {"a promise that was broken last year",
       [](State& s) {
         next_year(s);
         until_talk(s);
         s.credit[1] = {1, 1, 1, {PromiseKind::kGive, kNoSpot, kC, 3, 1}};
       }},
      {"another order of events", [](State& s) { std::swap(s.events[4], s.events[6]); }},
  };
  for (const Edit& edit : edits) {
    State s = desk(4);
    edit.make(s);
    const char* broken = Sustain::broken_invariant(s);
    EXPECT_EQ(broken, nullptr) << edit.what << ": " << broken;
  }
}

TEST(Invariants, impossible_edits_are_named) {
  const Edit edits[] = {
      {"no seats", [](State& s) { s.seats = 0; }},
      {"a word kept before the first year was over", [](State& s) { s.credit[0].kept = 1; }},
      {"a word broken that was kept",
       [](State& s) {
         next_year(s);
         s.credit[0] = {0, 1, 1, {PromiseKind::kPut, solution(s, 0), kFacilitator, 1, 1}};
       }},
      {"a word broken, and no word",
       [](State& s) {
         next_year(s);
         s.credit[0].broken = 1;
       }},
      {"a word broken this year",
       [](State& s) {
         next_year(s);
         s.credit[0] = {0, 1, 2, {PromiseKind::kPut, solution(s, 0), kFacilitator, 1, 0}};
       }},
      {"more words than there were years for",
       [](State& s) {
         next_year(s);
         s.credit[0].kept = 3;
       }},
      {"a word of an empty seat",
       [](State& s) {
         next_year(s);
         s.credit[5].kept = 1;
       }},
      {"seven seats", [](State& s) { s.seats = 7; }},
      {"a track below its end", [](State& s) { s.levels.sol = 0; }},
      {"a track beyond its end", [](State& s) { s.levels.pollution = 10; }},
      {"a full table without an end", [](State& s) { s.levels.co2 = 18; }},
      {"an end without a full table", [](State& s) { s.ending = Ending::kUnhappy; }},
      {"a park on a corner", [](State& s) { s.map[kFirstCorner] = Building::kPark; }},
      {"too many people", [](State& s) { s.people[square_at("b3").index] = 4; }},
      {"people without a home", [](State& s) { s.people[0] = 1; }},
      {"an event twice", [](State& s) { s.events[5] = s.events[6]; }},
      {"the last event early",
       [](State& s) { std::swap(s.events[5], s.events[deck_of(s, Content{}).slots - 1U]); }},
      {"an event of another scenario", [](State& s) { s.events[5] = EventId::of(1, 5); }},
      {"a hidden card", [](State& s) { s.events[5] = kHiddenEvent; }},
      {"a solution twice", [](State& s) { s.solutions[9] = s.solutions[8]; }},
      {"a back of another group", [](State& s) { std::swap(s.backs[0], s.backs[1]); }},
      {"an undrawn solution lies open", [](State& s) { s.sides[9] = Side::kOpen; }},
      {"coins on an undrawn solution", [](State& s) { s.solution_coins[9] = 1; }},
      {"more coins than the cost", [](State& s) { s.solution_coins[0] = 3; }},
      {"coins on no sheet", [](State& s) { s.sheet_coins[index_of(Building::kSchool)] = 1; }},
      {"two hold a department", [](State& s) { s.departments[0] = s.departments[1]; }},
      {"somebody holds none", [](State& s) { s.departments[0] = Department::kNone; }},
      {"a gift to oneself", [](State& s) { s.gifts[1][1] = 1; }},
      {"a gift to nobody", [](State& s) { s.gifts[1][5] = 1; }},
      {"an empty seat with coins", [](State& s) { s.coins[5] = 1; }},
      {"all are ready", [](State& s) { s.done = Seats::from_bits(15); }},
      {"somebody else is ready", [](State& s) { s.done = Seats::from_bits(16); }},
      {"a late request", [](State& s) { s.requests[0].due = 1; }},
      {"a request never drawn", [](State& s) { s.requests[0].event = s.events[5]; }},
      {"a building waits", [](State& s) { s.pending.building = Building::kPark; }},
      {"another year", [](State& s) { s.year = 4; }},
      {"a promise to oneself",
       [](State& s) { s.promises[0].push_back({PromiseKind::kGive, kNoSpot, kA, 1, 0}); }},
      {"coins that no purse holds", [](State& s) { s.coins[2] = 201; }},
      {"a reserve that no purse holds", [](State& s) { s.reserve = 255; }},
      {"a promise about an undrawn solution",
       [](State& s) {
         s.promises[0].push_back({PromiseKind::kPut, solution(s, 9), kFacilitator, 1, 0});
       }},
      {"a promise about a sheet of another's",
       [](State& s) {
         s.promises[0].push_back({PromiseKind::kPut, sheet(Building::kPark), kFacilitator, 1, 0});
       }},
      {"a promise about nothing",
       [](State& s) { s.promises[0].push_back({PromiseKind::kPut, kNoSpot, kFacilitator, 1, 0}); }},
  };
  for (const Edit& edit : edits) {
    State s = desk(4);
    edit.make(s);
    EXPECT_NE(Sustain::broken_invariant(s), nullptr) << edit.what;
  }
}

}  // namespace citybox::sustain::test

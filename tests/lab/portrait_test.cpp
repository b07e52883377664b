#include "engine/entry/portrait.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "catalog/catalog.hpp"
#include "lab/play/tournament.hpp"
#include "lab/report/reporting.hpp"

namespace citybox::lab {
namespace {

constexpr Seat kAna{0}, kBo{1}, kCy{2};

// Three seats, twenty decisions: Ana leads alone until the tenth, then Bo overtakes her; Cy never moves.
GameFilm overtaking() {
  GameFilm film;
  film.seats = 3;
  film.lines = 3;
  film.winners = SeatSet(kBo);
  for (std::int64_t i = 0; i <= 20; ++i) {
    const std::int64_t ana = std::min<std::int64_t>(i, 10);
    const std::int64_t bo = i <= 10 ? i / 2 : 5 + (i - 10) * 2;
    film.frames.insert(film.frames.end(), {ana, bo, 0});
  }
  for (std::uint32_t i = 0; i < 20; ++i) {
    film.steps.push_back({i % 2 == 0 ? kAna : kBo, i % 4 + 1, i % 4 == 3 ? 2U : 1U});
  }
  return film;
}

TEST(Portrait, choices_are_counted_by_seat_by_number_and_by_kind) {
  Portrait portrait;
  portrait.add(overtaking());
  EXPECT_EQ(portrait.allowed.count(), 20U);
  EXPECT_EQ(portrait.allowed.times().at(1), 5U);
  EXPECT_EQ(portrait.real, 15U);   // all but those with one action
  EXPECT_EQ(portrait.varied, 5U);  // those with two kinds
  ASSERT_EQ(portrait.decisions.size(), 3U);
  EXPECT_EQ(portrait.decisions[kAna.index].mean(), 10);
  EXPECT_EQ(portrait.decisions[kCy.index].mean(), 0);
  EXPECT_EQ(portrait.decisions_in, std::vector<std::uint64_t>(20, 1));
  EXPECT_EQ(portrait.allowed_in[3], 4U);
}

TEST(Portrait, the_course_of_a_game_is_told_apart_by_who_won) {
  Portrait portrait;
  portrait.add(overtaking());
  ASSERT_EQ(portrait.courses.size(), 1U);
  const ScoreCourse& course = portrait.courses[0];
  ASSERT_EQ(course.winners.size(), kMoments);
  EXPECT_EQ(course.winners[0].mean(), 0);
  EXPECT_EQ(course.winners[10].mean(), 5);
  EXPECT_EQ(course.winners[20].mean(), 25);
  EXPECT_EQ(course.others[20].count(), 2U);
  EXPECT_EQ(course.others[20].mean(), 5);  // Ana 10, Cy 0
  EXPECT_EQ(course.lost[20].count(), 0U);
}

TEST(Portrait, games_of_any_length_have_the_same_moments) {
  GameFilm film;
  film.seats = 2;
  film.lines = 2;
  film.winners = SeatSet(kAna);
  film.steps = {{kAna, 2, 1}, {kBo, 2, 1}};
  film.frames = {0, 0, 4, 0, 4, 3};
  Portrait portrait;
  portrait.add(film);
  const ScoreCourse& course = portrait.courses[0];
  EXPECT_EQ(course.winners[9].mean(), 0);
  EXPECT_EQ(course.winners[10].mean(), 4);  // after the first of two
  EXPECT_EQ(course.others[19].mean(), 0);
  EXPECT_EQ(course.others[20].mean(), 3);
}

TEST(Portrait, a_comeback_is_who_was_behind_and_won) {
  Portrait portrait;
  portrait.add(overtaking());
  const Comebacks& comebacks = portrait.comebacks;
  EXPECT_EQ(comebacks.quarters[0], (Standings{0, 0, 1}));  // 2 against 5
  EXPECT_EQ(comebacks.quarters[1], (Standings{0, 0, 1}));  // 5 against 10
  EXPECT_EQ(comebacks.quarters[2], (Standings{1, 0, 0}));  // 15 against 10
  EXPECT_EQ(comebacks.rank_at_half.times(), (std::map<std::int64_t, std::uint64_t>{{2, 1}}));
  EXPECT_EQ(comebacks.lead_changes.mean(), 1);
  EXPECT_EQ(portrait.margin.mean(), 15);
  EXPECT_EQ(portrait.scores[kBo.index].mean(), 25);
}

TEST(Portrait, who_is_level_shares_the_lead_and_the_rank) {
  GameFilm film = overtaking();
  for (std::int64_t& number : film.frames) number = 7;
  Portrait portrait;
  portrait.add(film);
  EXPECT_EQ(portrait.comebacks.quarters[0], (Standings{0, 1, 0}));
  EXPECT_EQ(portrait.comebacks.rank_at_half.times().begin()->first, 1);
  EXPECT_EQ(portrait.comebacks.lead_changes.mean(), 0);
}

TEST(Portrait, where_nobody_wins_there_is_no_comeback) {
  GameFilm film = overtaking();
  film.winners = {};
  Portrait portrait;
  portrait.add(film);
  EXPECT_EQ(portrait.comebacks.quarters[1], Standings{});
  EXPECT_EQ(portrait.courses[0].lost[20].count(), 3U);
  EXPECT_EQ(portrait.courses[0].winners[20].count(), 0U);
  EXPECT_EQ(portrait.margin.count(), 0U);
}

TEST(Portrait, a_game_played_together_has_a_course_for_each_ledger_and_no_comebacks) {
  GameFilm film;
  film.seats = 4;
  film.courses = film.lines = 2;
  film.steps = {{kAna, 1, 1}};
  film.frames = {10, 0, 12, 3};
  film.winners = SeatSet::first(4);
  Portrait portrait;
  portrait.add(film);
  ASSERT_EQ(portrait.courses.size(), 2U);
  EXPECT_EQ(portrait.courses[0].winners[20].mean(), 12);
  EXPECT_EQ(portrait.courses[1].winners[20].count(), 1U);
  EXPECT_EQ(portrait.comebacks, Comebacks{});
  EXPECT_TRUE(portrait.scores.empty());
}

TEST(Portrait, the_order_of_merging_does_not_matter) {
  Portrait one, other, forward, backward;
  one.add(overtaking());
  one.places["build"] = {{1, 2}, {0, 1}};
  GameFilm lost = overtaking();
  lost.winners = {};
  other.add(lost);
  other.places["build"] = {{3, 0}, {1, 0}};
  other.places["move"] = {{1, 1}, {0, 0}};
  forward.merge(one), forward.merge(other);
  backward.merge(other), backward.merge(one);
  EXPECT_EQ(forward, backward);
  EXPECT_EQ(forward.games, 2U);
  EXPECT_EQ(forward.places.at("build"), (PlaceUse{{4, 2}, {1, 1}}));
}

TEST(Portrait, is_read_back_as_it_was_written) {
  Portrait portrait;
  portrait.add(overtaking());
  portrait.places["build"] = {{1, 2}, {0, 1}};
  const auto read = from_json<Portrait>(to_json(portrait), "portrait");
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_EQ(*read, portrait);
}

Tournament watched(const std::string& bot, int seats, int threads, std::uint64_t games) {
  Lineup lineup{std::vector<std::string>(static_cast<std::size_t>(seats), bot), {}, 7};
  lineup.portrait = true;
  return {lineup, games, threads};
}

TEST(Portrait, is_made_only_where_it_is_asked_for_and_changes_no_game) {
  const std::atomic<bool> stop{false};
  const GameEntry& game = **find_game("plots");
  Tournament plain = watched("random", 3, 1, 50);
  plain.lineup.portrait = false;
  const auto seen = play(game, watched("random", 3, 3, 50), stop);
  const auto unseen = play(game, plain, stop);
  ASSERT_TRUE(seen && unseen);
  EXPECT_FALSE(unseen->tally.portrait);
  ASSERT_TRUE(seen->tally.portrait);
  EXPECT_EQ(seen->tally.portrait->games, 50U);
  EXPECT_EQ(seen->tally, play(game, watched("random", 3, 1, 50), stop)->tally);
  Tally without = seen->tally;
  without.portrait.reset();
  EXPECT_EQ(without, unseen->tally);
}

TEST(Portrait, of_every_game_of_the_box_agrees_with_its_tally) {
  const std::atomic<bool> stop{false};
  for (const GameEntry* game : games()) {
    SCOPED_TRACE(game->info().id);
    const auto result = play(*game, watched("random", game->info().standard_seats, 2, 10), stop);
    ASSERT_TRUE(result) << result.error().text;
    ASSERT_TRUE(result->tally.portrait);
    const Portrait& portrait = *result->tally.portrait;
    std::uint64_t placed = 0;
    EXPECT_EQ(portrait.games, 10U);
    EXPECT_NEAR(result->tally.decisions.mean() * 10, static_cast<double>(portrait.allowed.count()),
                0.5);
    EXPECT_LE(portrait.varied, portrait.real);
    for (const auto& [verb, use] : portrait.places) {
      EXPECT_EQ(use.chosen.size(), game->board_shape().places()) << verb;
      placed += std::accumulate(use.chosen.begin(), use.chosen.end(), std::uint64_t{0});
    }
    EXPECT_LE(placed, portrait.allowed.count());
    EXPECT_EQ(placed > 0, game->board_shape().places() > 0);
  }
}

}  // namespace
}  // namespace citybox::lab

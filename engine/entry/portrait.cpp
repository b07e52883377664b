#include "engine/entry/portrait.hpp"

#include <algorithm>

namespace citybox {
namespace {

void sum(std::vector<std::uint64_t>& sums, const std::vector<std::uint64_t>& more) {
  sums.resize(std::max(sums.size(), more.size()));
  for (std::size_t i = 0; i < more.size(); ++i) sums[i] += more[i];
}

void sum(std::vector<Histogram>& sums, const std::vector<Histogram>& more) {
  sums.resize(std::max(sums.size(), more.size()));
  for (std::size_t i = 0; i < more.size(); ++i) sums[i].merge(more[i]);
}

void note_choices(Portrait& portrait, const GameFilm& film) {
  portrait.decisions.resize(
      std::max(portrait.decisions.size(), static_cast<std::size_t>(film.seats)));
  portrait.decisions_in.resize(kMoments - 1);
  portrait.allowed_in.resize(kMoments - 1);
  std::vector<std::int64_t> own(portrait.decisions.size());
  for (std::size_t i = 0; i < film.steps.size(); ++i) {
    const GameFilm::Step& step = film.steps[i];
    const std::size_t part = i * (kMoments - 1) / film.steps.size();
    portrait.allowed.add(step.allowed);
    portrait.real += step.allowed > 1 ? 1 : 0;
    portrait.varied += step.kinds > 1 ? 1 : 0;
    ++portrait.decisions_in[part];
    portrait.allowed_in[part] += step.allowed;
    if (step.seat.index < own.size()) ++own[step.seat.index];
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(film.seats); ++seat) {
    portrait.decisions[seat].add(own[seat]);
  }
}

void note_course(ScoreCourse& course, const GameFilm& film, std::size_t first, std::size_t count) {
  for (std::vector<Histogram>* moments : {&course.winners, &course.others, &course.lost}) {
    moments->resize(kMoments);
  }
  for (std::size_t moment = 0; moment < kMoments; ++moment) {
    for (std::size_t line = first; line < first + count; ++line) {
      const bool won =
          film.together() || film.winners.contains(Seat{static_cast<std::uint8_t>(line)});
      auto& moments = film.winners.empty() ? course.lost : won ? course.winners : course.others;
      moments[moment].add(film.at(film.frame_at(moment), line));
    }
  }
}

// The best of some seats at a frame; `none` where there is none.
std::int64_t best_of(const GameFilm& film, std::size_t frame, SeatSet seats, std::int64_t none) {
  std::int64_t best = none;
  bool any = false;
  seats.for_each([&](Seat seat) {
    const std::int64_t score = film.at(frame, seat.index);
    best = any ? std::max(best, score) : score;
    any = true;
  });
  return best;
}

SeatSet others_of(const GameFilm& film) {
  SeatSet others;
  SeatSet::first(film.seats).for_each([&](Seat seat) {
    if (!film.winners.contains(seat)) others.add(seat);
  });
  return others;
}

// Who is alone in front; none: the facilitator.
Seat leader_at(const GameFilm& film, std::size_t frame) {
  const std::int64_t best = best_of(film, frame, SeatSet::first(film.seats), 0);
  SeatSet leaders;
  SeatSet::first(film.seats).for_each([&](Seat seat) {
    if (film.at(frame, seat.index) == best) leaders.add(seat);
  });
  return leaders.size() == 1 ? leaders.front() : kFacilitator;
}

std::int64_t lead_changes(const GameFilm& film) {
  std::int64_t changes = 0;
  Seat last = kFacilitator;
  for (std::size_t frame = 0; frame <= film.steps.size(); ++frame) {
    const Seat leader = leader_at(film, frame);
    if (leader == kFacilitator) continue;
    changes += last != kFacilitator && leader != last ? 1 : 0;
    last = leader;
  }
  return changes;
}

void note_comebacks(Comebacks& comebacks, const GameFilm& film) {
  const SeatSet others = others_of(film);
  comebacks.lead_changes.add(lead_changes(film));
  if (film.winners.empty() || others.empty()) return;
  for (std::size_t quarter = 1; quarter <= 3; ++quarter) {
    const std::size_t frame = film.frame_at((kMoments - 1) * quarter / 4);
    const std::int64_t own = best_of(film, frame, film.winners, 0);
    const std::int64_t rival = best_of(film, frame, others, 0);
    Standings& standings = comebacks.quarters[quarter - 1];
    ++(own > rival ? standings.alone : own == rival ? standings.shared : standings.behind);
    if (quarter != 2) continue;
    std::int64_t rank = 1;
    others.for_each([&](Seat seat) { rank += film.at(frame, seat.index) > own ? 1 : 0; });
    comebacks.rank_at_half.add(rank);
  }
}

void note_scores(Portrait& portrait, const GameFilm& film) {
  const std::size_t end = film.steps.size();
  portrait.scores.resize(std::max(portrait.scores.size(), static_cast<std::size_t>(film.seats)));
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(film.seats); ++seat) {
    portrait.scores[seat].add(film.at(end, seat));
  }
  const SeatSet others = others_of(film);
  if (film.winners.empty() || others.empty()) return;
  portrait.margin.add(best_of(film, end, film.winners, 0) - best_of(film, end, others, 0));
}

}  // namespace

void Portrait::add(const GameFilm& film) {
  ++games;
  note_choices(*this, film);
  courses.resize(std::max(courses.size(), film.courses));
  const std::size_t lines = film.lines / film.courses;
  for (std::size_t i = 0; i < film.courses; ++i) note_course(courses[i], film, i * lines, lines);
  if (film.together()) return;
  note_comebacks(comebacks, film);
  note_scores(*this, film);
}

void Portrait::merge(const Portrait& other) {
  games += other.games;
  allowed.merge(other.allowed);
  real += other.real;
  varied += other.varied;
  sum(decisions, other.decisions);
  sum(decisions_in, other.decisions_in);
  sum(allowed_in, other.allowed_in);
  courses.resize(std::max(courses.size(), other.courses.size()));
  for (std::size_t i = 0; i < other.courses.size(); ++i) {
    sum(courses[i].winners, other.courses[i].winners);
    sum(courses[i].others, other.courses[i].others);
    sum(courses[i].lost, other.courses[i].lost);
  }
  for (std::size_t i = 0; i < comebacks.quarters.size(); ++i) {
    comebacks.quarters[i].alone += other.comebacks.quarters[i].alone;
    comebacks.quarters[i].shared += other.comebacks.quarters[i].shared;
    comebacks.quarters[i].behind += other.comebacks.quarters[i].behind;
  }
  comebacks.rank_at_half.merge(other.comebacks.rank_at_half);
  comebacks.lead_changes.merge(other.comebacks.lead_changes);
  sum(scores, other.scores);
  margin.merge(other.margin);
  for (const auto& [verb, use] : other.places) {
    sum(places[verb].chosen, use.chosen);
    sum(places[verb].won, use.won);
  }
}

}  // namespace citybox

#include "tests/load/school.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "tests/load/facilitator.hpp"

namespace citybox::load {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::seconds kToCome{60};  // until all sit at their tables

void come(Lines& lines, const Lesson& lesson, int pupils) {
  const auto end = Clock::now() + kToCome;
  while (lesson.seated < pupils) {
    if (Clock::now() > end) throw std::runtime_error("Not everybody came to a table.");
    lines.turn(20ms);
  }
}

void print(const School& school, Tally& tally, double took) {
  const auto a_second = [&](std::uint64_t count) { return static_cast<double>(count) / took; };
  fmt::print(
      "{} tables, {} seats, {}: {:.1f} acknowledged moves/s, p50 {:.2f} ms, p99 {:.2f} ms, max "
      "{:.2f} ms, {} refused, {} games, {:.0f} class updates/s, {:.1f} boards/s, {:.2f} MB/s "
      "received\n",
      school.tables, school.tables * school.options.per_table, school.options.game,
      a_second(tally.acknowledged), tally.wait_at(0.5), tally.wait_at(0.99), tally.wait_at(1),
      tally.refused, tally.games, a_second(tally.class_updates), a_second(tally.boards),
      a_second(tally.received_bytes) / 1e6);
}

}  // namespace

void play_class(std::uint16_t port, const School& school, OwnServer* own) {
  Tally tally;
  Lines lines(port);
  const auto lesson = std::make_shared<Lesson>();
  const int pupils = school.tables * school.options.per_table;
  lines.add(std::make_shared<Facilitator>(school.options, school.tables, lesson, tally));
  lines.add(std::make_shared<Projector>(lesson, tally));
  for (int i = 1; i <= pupils; ++i) {
    auto pupil = std::make_unique<Pupil>(lesson, fmt::format("Pupil {}", i), tally);
    lines.add(std::make_shared<Player>(school.options, std::move(pupil), tally,
                                       static_cast<unsigned>(i)));
  }
  come(lines, *lesson, pupils);
  tally = Tally{};
  const double cpu = own != nullptr ? own->cpu_seconds() : 0;
  const auto begin = Clock::now();
  const auto end = begin + std::chrono::duration<double>(school.seconds);
  while (Clock::now() < end) lines.turn(20ms);
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  print(school, tally, took);
  if (own == nullptr) return;
  fmt::print("server: {:.3f} seconds of processor a second, {} MB\n",
             (own->cpu_seconds() - cpu) / took, own->memory_kb() / 1024);
}

}  // namespace citybox::load

#include "engine/journal/asked_draw.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace citybox {

namespace {

// What everybody heard, and where it led.
struct Way {
  std::vector<Happening> heard;
  std::uint64_t hash = 0;
};
// Plays it with these draws, on a table of its own.
using Attempt = std::function<Way(DrawSource&)>;

Way way_of(Step step, const Table& table) {
  std::erase_if(step.happenings, [](const Happening& one) { return one.audience != kEveryone; });
  return {std::move(step.happenings), table.hash()};
}

bool same(const Happening& one, const Happening& other) {
  return one.sentence == other.sentence && one.event == other.event;
}

bool same(const Way& one, const Way& other) {
  return one.hash == other.hash &&
         std::ranges::equal(one.heard, other.heard,
                            [](const auto& a, const auto& b) { return same(a, b); });
}

// How many happenings come before the draw: all ways tell the same of it.
std::size_t before_the_draw(const std::vector<Way>& ways) {
  const std::vector<Happening>& first = ways.front().heard;
  std::size_t count = first.size();
  for (const Way& way : ways) {
    count = std::min(count, way.heard.size());
    for (std::size_t i = 0; i < count; ++i) {
      if (!same(way.heard[i], first[i])) count = i;
    }
  }
  return count;
}

std::string told_after(const Way& way, std::size_t count) {
  for (; count < way.heard.size(); ++count) {
    if (!way.heard[count].sentence.empty()) return way.heard[count].sentence;
  }
  return "Nothing more happens.";
}

// What means the same is one outcome.
AskedDraw named(const std::vector<Way>& ways) {
  AskedDraw asked;
  const std::size_t before = before_the_draw(ways);
  for (std::uint32_t value = 0; value < ways.size(); ++value) {
    std::string sentence = told_after(ways[value], before);
    const auto known = std::ranges::find(asked.outcomes, sentence, &DrawOutcome::sentence);
    if (known == asked.outcomes.end()) asked.outcomes.push_back({std::move(sentence), value});
  }
  return asked;
}

std::vector<Way> ways_after(const Attempt& attempt, std::vector<std::uint32_t> values,
                            std::uint32_t sides) {
  std::vector<Way> ways;
  values.push_back(0);
  for (; values.back() < sides; ++values.back()) {
    ScriptedDraws draws(values);
    ways.push_back(attempt(draws));
  }
  return ways;
}

MaybeTold told_in(const Attempt& attempt, const std::vector<std::uint32_t>& told) {
  const auto misfit =
      tl::unexpected(Problem{"What came up does not fit what was done; tell it again."});
  ToldDraws draws;
  for (auto next = told.begin();;) {
    ScriptedDraws script(draws.values);
    attempt(script);
    const std::uint32_t sides = script.missing();
    if (sides == 0) {
      if (next != told.end()) return misfit;
      return draws;
    }
    const std::vector<Way> ways = ways_after(attempt, draws.values, sides);
    if (std::ranges::all_of(ways, [&](const Way& way) { return same(way, ways.front()); })) {
      draws.values.push_back(0);
      continue;
    }
    AskedDraw asked = named(ways);
    if (asked.outcomes.size() < 2) {
      return tl::unexpected(Problem{
          "Something would be dealt that nobody may see: on a real table it lies there already. "
          "Choose options without it."});
    }
    if (next == told.end()) {
      draws.asked = std::move(asked);
      return draws;
    }
    if (*next >= sides) return misfit;
    draws.values.push_back(*next++);
  }
}

}  // namespace

MaybeTold told_draws(const Table& table, Seat seat, PackedAction action, std::string_view words,
                     const std::vector<std::uint32_t>& told) {
  return told_in(
      [&](DrawSource& draws) {
        const auto after = table.clone();
        auto step = after->play(seat, action, draws, words);
        return step ? way_of(*std::move(step), *after) : Way{};
      },
      told);
}

MaybeTold told_draws(const GameEntry& game, const TableSetup& setup,
                     const std::vector<std::uint32_t>& told) {
  return told_in(
      [&](DrawSource& draws) {
        Step step;
        const auto table = game.start(setup, draws, step);
        return table ? way_of(std::move(step), **table) : Way{};
      },
      told);
}

}  // namespace citybox

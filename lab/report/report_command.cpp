#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/entry/numbers.hpp"
#include "lab/commands.hpp"
#include "lab/play/experiment.hpp"
#include "lab/play/interrupt.hpp"
#include "lab/play/progress.hpp"
#include "lab/play/tournament.hpp"
#include "lab/report/report_page.hpp"
#include "lab/report/reporting.hpp"

namespace citybox::lab {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// Bots of one row, and how many games are enough to see something.
struct Row {
  std::vector<std::string> bots;
  std::uint64_t games = 0;
};

bool has_bot(const GameEntry& game, const std::string& name) { return game.bot(name).has_value(); }

std::vector<Row> rows_of(const GameEntry& game, const ReportArguments& arguments) {
  const auto asked = static_cast<std::uint64_t>(arguments.games.value_or(0));
  if (!arguments.bots.empty()) return {{arguments.bots, asked == 0 ? 1000 : asked}};
  std::vector<Row> rows;
  const auto seats = static_cast<std::size_t>(game.info().standard_seats);
  for (const auto& [level, games] :
       {std::pair{"random", 10'000U}, {"normal", 1'000U}, {"hard", 200U}}) {
    if (!has_bot(game, level)) continue;
    rows.push_back({std::vector<std::string>(seats, level), asked == 0 ? games : asked});
  }
  return rows;
}

// Plays until the games or the seconds are up.
tl::expected<Result, Problem> play_row(const GameEntry& game, const Lineup& lineup,
                                       std::uint64_t games, const ReportArguments& arguments) {
  std::atomic<bool> stop{false};
  std::optional<ProgressBar> bar;
  if (shows_progress(arguments.progress)) {
    fmt::print(stderr, "{}\n", fmt::join(lineup.bots, ", "));
    bar.emplace(games);
  }
  const auto begin = Clock::now();
  return play(game, {lineup, games, static_cast<int>(arguments.threads)}, stop,
              [&](std::uint64_t done) {
                if (bar) bar->show(done);
                const std::chrono::duration<double> spent = Clock::now() - begin;
                if (spent.count() > arguments.seconds || Interrupt::flag()) stop = true;
              });
}

tl::expected<GameReport, Problem> play_all(const GameEntry& game,
                                           const ReportArguments& arguments) {
  const auto numbers = read_numbers(game, arguments.content, arguments.settings);
  if (!numbers) return tl::unexpected(numbers.error());
  for (const std::string& warning : numbers->warnings) fmt::print(stderr, "{}\n", warning);
  std::optional<GameReport> report;
  for (const Row& row : rows_of(game, arguments)) {
    Lineup lineup{row.bots, {}, arguments.seed.value_or(1), numbers->content};
    lineup.portrait = true;
    if (!report) report = report_on(game, lineup);
    if (!numbers->patch.empty()) report->options["Numbers"] = patch_text(numbers->patch);
    const auto result = play_row(game, lineup, row.games, arguments);
    if (!result) return tl::unexpected(result.error());
    if (result->tally.games > 0) report->rows.push_back(row_of(game, lineup, *result));
    if (Interrupt::flag()) break;
  }
  if (report && report->rows.empty()) {
    return tl::unexpected(Problem{"No game was played: there is nothing to report."});
  }
  if (!report) return tl::unexpected(Problem{"This game has no bots to play it."});
  return *std::move(report);
}

tl::expected<std::string, Problem> contents(const fs::path& file, const std::string& what) {
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    return tl::unexpected(Problem{fmt::format("{} {} cannot be read.", what, file.string())});
  }
  std::ostringstream text;
  text << in.rdbuf();
  return std::move(text).str();
}

int write(const fs::path& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush()) return say({fmt::format("{} cannot be written.", file.string())});
  fmt::print("{}\n", file.string());
  return 0;
}

// From the file, where it is there; else by playing, and into it.
tl::expected<GameReport, Problem> report_for(const GameEntry& game,
                                             const ReportArguments& arguments) {
  if (arguments.data.empty() || !fs::exists(arguments.data)) return play_all(game, arguments);
  const auto text = contents(arguments.data, "The data");
  if (!text) return tl::unexpected(text.error());
  auto report = read_report(*text, arguments.data);
  if (report && report->game != game.info().id) {
    return tl::unexpected(Problem{fmt::format("{} is about {}, not about {}.", arguments.data,
                                              report->title, game.info().title)});
  }
  return report;
}

std::optional<Problem> wrong_with(const ReportArguments& arguments) {
  if (arguments.games && *arguments.games < 1) {
    return Problem{"Play at least one game: --games 1 or more."};
  }
  if (arguments.threads < 1 || arguments.threads > 1024) return Problem{"Use 1 to 1024 threads."};
  if (!(arguments.seconds > 0)) return Problem{"Give each row of bots more than 0 seconds."};
  const bool says_what_to_play = arguments.games || arguments.seed || !arguments.bots.empty() ||
                                 !arguments.content.empty() || !arguments.settings.empty();
  if (says_what_to_play && !arguments.data.empty() && fs::exists(arguments.data)) {
    return Problem{fmt::format(
        "{} is there, so nothing is played: leave out --bots, --games, --seed, --content and "
        "--set, or name a new file.",
        arguments.data)};
  }
  return std::nullopt;
}

}  // namespace

int run_report(const ReportArguments& arguments) {
  const auto game = find_game(arguments.game);
  if (!game) return say(game.error());
  if (const auto wrong = wrong_with(arguments)) return say(*wrong);
  const fs::path viewer = arguments.viewer.empty() ? standard_viewer() : fs::path(arguments.viewer);
  const bool page = !arguments.out.empty() || arguments.data.empty();
  std::string frame;
  if (page) {
    // Before anything is played: it would be a pity to find out afterwards.
    auto text = contents(viewer, "The viewer of reports");
    if (!text) return say({text.error().text + " script/build makes it; --viewer names another."});
    frame = *std::move(text);
  }
  const Interrupt interrupt;
  const auto report = report_for(**game, arguments);
  if (!report) return say(report.error());
  if (!arguments.data.empty() && !fs::exists(arguments.data)) {
    if (const int failed = write(arguments.data, report_text(*report)); failed != 0) return failed;
  }
  const int done = Interrupt::flag() ? kInterrupted : 0;
  if (!page) return done;
  const auto html = report_page(frame, *report);
  if (!html) return say(html.error());
  const int written =
      write(arguments.out.empty() ? arguments.game + ".html" : arguments.out, *html);
  return written == 0 ? done : written;
}

}  // namespace citybox::lab

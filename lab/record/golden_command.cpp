#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "lab/commands.hpp"

namespace citybox::lab {
namespace {

namespace fs = std::filesystem;

// What a folder of replays shows: each way to end and each number of seats at least once.
class Coverage {
 public:
  explicit Coverage(const GameEntry& game) {
    for (const std::string& ending : game.endings()) endings_.insert(ending);
    for (int n = game.info().min_seats; n <= game.info().max_seats; ++n) seats_.insert(n);
  }
  bool complete() const { return endings_.empty() && seats_.empty(); }
  bool lacks_seats(int seats) const { return seats_.contains(seats); }
  const std::set<std::string>& endings() const { return endings_; }
  // Was it new?
  bool show(const Table& table) {
    const bool ending = endings_.erase(table.standing().ending) > 0;
    const bool seats = seats_.erase(table.seats()) > 0;
    return ending || seats;
  }

 private:
  std::set<std::string> endings_;
  std::set<int> seats_;
};

void look_into(const fs::path& folder, const GameEntry& game, Coverage& coverage) {
  for (const auto& file : fs::directory_iterator(folder)) {
    std::stringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const auto replay = parse_replay(text.str());
    if (!replay) continue;
    if (const auto journal = play_replay(*replay, game)) coverage.show(journal->table());
  }
}

// A whole game of one bot against itself.
tl::expected<Journal, Problem> play(const GameEntry& game, Bot& bot, int seats,
                                    std::uint64_t seed) {
  auto journal = Journal::begin(game, seats, {}, seed);
  if (!journal) return journal;
  for (SeatSet due = journal->table().deciders(); !due.empty(); due = journal->table().deciders()) {
    const Seat seat = due.front();
    const PackedAction action = bot.choose(journal->table(), seat, mix(seed ^ journal->seq()));
    if (const auto step = journal->play(seat, action); !step) {
      return tl::unexpected(Problem{step.error().why});
    }
  }
  return journal;
}

std::string file_name(const Table& table) {
  const int seats = table.seats();
  return fmt::format("{}-{}-{}.txt", table.standing().ending, seats, seats == 1 ? "seat" : "seats");
}

}  // namespace

int run_golden(const GoldenArguments& arguments) {
  const auto game = find_game(arguments.game);
  if (!game) return say(game.error());
  const GameInfo& info = (*game)->info();
  std::error_code error;
  fs::create_directories(arguments.folder, error);
  if (error) return say({fmt::format("{}: {}.", arguments.folder, error.message())});
  Coverage coverage(**game);
  look_into(arguments.folder, **game, coverage);
  for (int n = 0; n < arguments.tries && !coverage.complete(); ++n) {
    const auto& bots = (*game)->bots();
    const auto bot = (*game)->bot(bots[static_cast<std::size_t>(n) % bots.size()].name);
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
      if (coverage.endings().empty() && !coverage.lacks_seats(seats)) continue;
      const auto journal = play(**game, **bot, seats, static_cast<std::uint64_t>(n));
      if (!journal) return say(journal.error());
      if (!coverage.show(journal->table())) continue;
      const fs::path file = fs::path(arguments.folder) / file_name(journal->table());
      std::ofstream(file) << write_replay(*journal);
      fmt::print("{}\n", file.string());
    }
  }
  for (const std::string& ending : coverage.endings()) {
    fmt::print("No game ended with \"{}\": play one by hand.\n", ending);
  }
  return coverage.complete() ? 0 : kCannot;
}

}  // namespace citybox::lab

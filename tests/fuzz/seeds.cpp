// Writes tests/fuzz/corpus: for each game some actions, positions and replays, a talk with the engine,
// and what its server may hear.

#include "tests/fuzz/seeds.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"

namespace citybox::fuzz {

void write_seed(const std::string& folder, const char* target, const std::string& name,
                const std::string& bytes) {
  const std::filesystem::path path = folder + "/" + target;
  std::filesystem::create_directories(path);
  std::ofstream(path / name, std::ios::binary) << bytes;
}

namespace {

// So many random decisions; the bytes that make the same ones in the fuzzer go to `bytes`.
Journal play(const GameEntry& game, int seats, int decisions, std::string& bytes) {
  const GameInfo& info = game.info();
  constexpr std::uint64_t kSeed = 1;
  bytes = info.id + "\n";
  bytes += static_cast<char>(seats - info.min_seats);
  bytes += static_cast<char>(kSeed);
  Journal journal = *Journal::begin(game, seats, {}, kSeed);
  Rng rng(kSeed);
  for (int i = 0; i < decisions && !journal.table().deciders().empty(); ++i) {
    const Seat seat = journal.table().deciders().front();
    const auto choices = journal.table().legal(seat);
    const std::uint32_t pick =
        rng.below(std::min<std::uint32_t>(static_cast<std::uint32_t>(choices.size()), 254));
    bytes += static_cast<char>(pick);
    static_cast<void>(journal.play(seat, choices[pick]));
  }
  return journal;
}

std::string talk(const Journal& journal, const std::string& id) {
  std::string lines = fmt::format(
      R"({{"jsonrpc":"2.0","id":0,"method":"new","params":{{"game":"{}","seats":{},"seed":1}}}})",
      id, journal.table().seats());
  int number = 0;
  const auto ask = [&](std::string_view method, std::string_view more) {
    lines += fmt::format(
        "\n"
        R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{{"table":"t1"{}}}}})",
        ++number, method, more);
  };
  for (const std::size_t index : journal.line()) {
    const Entry& entry = journal.entries()[index];
    ask("legal", fmt::format(R"(,"seat":{})", entry.actor.index));
    ask("play", fmt::format(R"(,"seat":{},"text":"{}")", entry.actor.index,
                            journal.table().to_text(entry.action)));
    ask("view", fmt::format(R"(,"seat":{})", entry.actor.index));
  }
  for (const char* method : {"state", "outcome", "items", "undo", "redo", "replay", "close"})
    ask(method, "");
  return lines + "\n";
}

void write_seeds(const std::string& folder, const GameEntry& game) {
  const GameInfo& info = game.info();
  const int standard = info.standard_seats;
  std::string bytes;
  const Journal some = play(game, standard, 30, bytes);
  write_seed(folder, "rpc", info.id, talk(some, info.id));
  write_server_seeds(folder, some);
  const Journal journal = play(game, standard, 120, bytes);
  write_seed(folder, "actions", info.id, bytes);
  write_seed(folder, "replay", info.id, write_replay(journal));
  write_seed(folder, "state", info.id,
             info.id + "\n" + boost::json::serialize(journal.table().state()));
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
    if (seats == standard) continue;
    Journal other = play(game, seats, 30, bytes);
    const std::size_t half = other.line().size() / 2;
    other.undo(Seat{0}, half + 1);
    other.undo(Seat{0}, half);
    static_cast<void>(other.redo(Seat{0}));
    write_seed(folder, "replay", fmt::format("{}-{}", info.id, seats), write_replay(other));
  }
}

}  // namespace
}  // namespace citybox::fuzz

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "tests/fuzz/corpus";
  for (const citybox::GameEntry* game : citybox::all_games()) {
    citybox::fuzz::write_seeds(folder, *game);
  }
  citybox::fuzz::write_http_seeds(folder);
}

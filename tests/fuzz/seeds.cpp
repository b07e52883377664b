// Writes tests/fuzz/corpus: for each game some actions, a position, a replay and a talk with the engine.

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"

namespace citybox {
namespace {

void write(const std::string& folder, const char* kind, const std::string& id,
           const std::string& bytes) {
  const std::filesystem::path path = folder + "/" + kind;
  std::filesystem::create_directories(path);
  std::ofstream(path / id, std::ios::binary) << bytes;
}

// So many random decisions; the bytes that make the same ones in the fuzzer go to `bytes`.
Journal play(const GameEntry& game, int decisions, std::string& bytes) {
  const GameInfo& info = game.info();
  constexpr std::uint64_t kSeed = 1;
  bytes = info.id + "\n";
  bytes += static_cast<char>(info.standard_seats - info.min_seats);
  bytes += static_cast<char>(kSeed);
  Journal journal = *Journal::begin(game, info.standard_seats, {}, kSeed);
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
  for (const char* method : {"state", "outcome", "items", "undo", "replay", "close"})
    ask(method, "");
  return lines + "\n";
}

}  // namespace
}  // namespace citybox

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "tests/fuzz/corpus";
  for (const citybox::GameEntry* game : citybox::all_games()) {
    const std::string& id = game->info().id;
    std::string bytes;
    const citybox::Journal some = citybox::play(*game, 30, bytes);
    citybox::write(folder, "rpc", id, citybox::talk(some, id));
    const citybox::Journal journal = citybox::play(*game, 120, bytes);
    citybox::write(folder, "actions", id, bytes);
    citybox::write(folder, "replay", id, citybox::write_replay(journal));
    citybox::write(folder, "state", id,
                   id + "\n" + boost::json::serialize(journal.table().state()));
  }
}

// What needs all games and their files: golden replays, and that everything is told.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "tests/conformance/reading.hpp"

namespace citybox {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::vector<fs::path> golden_replays() {
  std::vector<fs::path> files;
  for (const auto& game : fs::directory_iterator("games")) {
    const fs::path folder = game.path() / "tests/replays";
    if (!fs::exists(folder)) continue;
    for (const auto& file : fs::directory_iterator(folder)) {
      files.push_back(file.path());
    }
  }
  return files;
}

TEST(Files, GoldenReplaysPlayAsTheySay) {
  const auto files = golden_replays();
  ASSERT_FALSE(files.empty());
  for (const fs::path& file : files) {
    const std::string text = contents(file);
    const auto journal = check_replay(text, all_games());
    ASSERT_TRUE(journal) << file << ": " << journal.error().text;
    const std::string clean = to_text(*parse_replay(text));  // without comments
    EXPECT_EQ(to_text(*parse_replay(clean)), clean) << file;
  }
}

TEST(Files, EveryEndingAndEveryNumberOfSeatsHasAGoldenReplay) {
  std::set<std::string> shown;
  for (const fs::path& file : golden_replays()) {
    const auto journal = check_replay(contents(file), all_games());
    if (!journal) continue;
    const Table& table = journal->table();
    shown.insert(table.game().id + " " + table.standing().ending);
    shown.insert(table.game().id + " " + std::to_string(table.seats()));
  }
  for (const GameEntry* game : all_games()) {
    const std::string& id = game->info().id;
    for (const std::string& ending : game->endings()) {
      EXPECT_TRUE(shown.contains(fmt::format("{} {}", id, ending)))
          << "citybox lab golden " << id << " lacks " << ending;
    }
    for (int n = game->info().min_seats; n <= game->info().max_seats; ++n) {
      EXPECT_TRUE(shown.contains(fmt::format("{} {}", id, n))) << id << " lacks " << n << " seats";
    }
  }
}

// What a game can tell, by name, as the page knows it.
std::set<std::string> event_kinds(const GameEntry& game) {
  const std::string types = game.typescript();
  static const std::regex kType(R"(export type EventKind =((\s*\| '[a-z0-9-]+')+))");
  static const std::regex kName("'([a-z0-9-]+)'");
  std::smatch list;
  std::set<std::string> kinds;
  if (!std::regex_search(types, list, kType)) return kinds;
  const std::string names = list[1];
  for (std::sregex_iterator name(names.begin(), names.end(), kName), end; name != end; ++name) {
    kinds.insert((*name)[1]);
  }
  return kinds;
}

// Told in no game that anybody plays; tests of the rules make the positions they need.
const std::map<std::string, std::set<std::string>> kOutOfReach = {
    {"sustain",
     {
         "no-room",            // no city is full after the last year
         "no-solutions-left",  // the published deck lasts until then
     }},
};

// The events that were not told so far.
struct Untold {
  std::set<std::string> kinds;

  // Everybody reads what is told.
  void tell(const std::vector<Happening>& happenings, int seats) {
    for (const Happening& told : happenings) {
      kinds.erase(std::string(told.event.at("kind").as_string()));
      if (!told.sentence.empty())
        conformance::check(told.sentence, seats, conformance::Kind::kSentence);
    }
  }
};

// The standard options, and each other choice of each by itself.
std::vector<json::object> every_option(const GameInfo& info) {
  std::vector<json::object> all = {{}};
  for (const OptionInfo& option : info.options) {
    for (const OptionChoice& choice : option.choices) {
      if (choice.value != option.standard) all.push_back({{option.key, choice.value}});
    }
  }
  return all;
}

void play_at_random(const GameEntry& game, const TableSetup& setup, std::uint64_t seed,
                    Untold& untold) {
  SeededDraws draws(seed);
  Rng rng(seed);
  Step start;
  const auto table = game.start(setup, draws, start);
  ASSERT_TRUE(table) << table.error().text;
  untold.tell(start.happenings, setup.seats);
  for (SeatSet due = (*table)->deciders(); !due.empty(); due = (*table)->deciders()) {
    // Now and then the facilitator, where a game lets one act.
    const bool from_outside = rng.below(8) == 0 && !(*table)->legal(kFacilitator).empty();
    const Seat seat = from_outside ? kFacilitator : due.front();
    const std::vector<PackedAction> legal = (*table)->legal(seat);
    const auto pick = rng.below(static_cast<std::uint32_t>(legal.size()));
    const auto step = (*table)->play(seat, legal[pick], draws);
    ASSERT_TRUE(step);
    untold.tell(step->happenings, setup.seats);
  }
}

TEST(Files, EveryEventIsToldInAGoldenReplayOrARandomGame) {
  std::map<std::string, Untold> untold;
  for (const GameEntry* game : all_games()) {
    untold[game->info().id].kinds = event_kinds(*game);
    ASSERT_FALSE(untold[game->info().id].kinds.empty()) << game->info().id;
  }
  for (const fs::path& file : golden_replays()) {
    SCOPED_TRACE(file);
    const auto journal = check_replay(contents(file), all_games());
    ASSERT_TRUE(journal);
    const Table& table = journal->table();
    for (const auto& told : journal->happenings()) {
      untold[table.game().id].tell(told, table.seats());
    }
  }
  for (const GameEntry* game : all_games()) {
    const GameInfo& info = game->info();
    SCOPED_TRACE(info.id);
    Untold& rest = untold[info.id];
    for (std::uint64_t seed = 0; seed < 5 && !rest.kinds.empty(); ++seed) {
      for (const json::object& options : every_option(info)) {
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
          play_at_random(*game, {seats, options, {}}, seed, rest);
          if (testing::Test::HasFatalFailure()) return;
        }
      }
    }
    const auto rare = kOutOfReach.find(info.id);
    EXPECT_EQ(rest.kinds, rare == kOutOfReach.end() ? std::set<std::string>() : rare->second);
  }
}

TEST(Printouts, nothing_is_printed_twice_and_nothing_in_no_copies) {
  for (const GameEntry* game : games()) {
    const Printout printout = game->printout();
    EXPECT_FALSE(printout.parts.empty()) << game->info().id;
    std::set<std::string> ids;
    for (const PrintPart& part : printout.parts) {
      EXPECT_TRUE(ids.insert(part.id).second) << game->info().id << " " << part.id;
      EXPECT_GT(part.count, 0) << part.id;
      EXPECT_TRUE(std::regex_match(part.id, std::regex("[a-z]+/[a-z0-9-]+"))) << part.id;
    }
  }
}

// How many of a kind are printed, with the published numbers or with others.
int printed(const std::string& game, const std::string& kind, const json::object& changed = {}) {
  const GameEntry& entry = **find_game(game);
  const auto content = entry.read_content(changed);
  if (!content) {
    ADD_FAILURE() << content.error().text;
    return 0;
  }
  int all = 0;
  for (const PrintPart& part : entry.printout(*content).parts) {
    if (part.id.starts_with(kind + "/")) all += part.count;
  }
  return all;
}

TEST(Printouts, there_are_as_many_cards_and_tiles_as_the_rules_say) {
  EXPECT_EQ(printed("city-roots", "policies"), 8);
  EXPECT_EQ(printed("city-roots", "cards"), 28);
  EXPECT_EQ(printed("city-roots", "tiles"), 14 + 36 + 36);
  EXPECT_EQ(printed("city-roots", "markers"), 10 + 48 + 1);
  EXPECT_EQ(printed("broken-cities", "cards"), 6);
  EXPECT_EQ(printed("broken-cities", "constructions"), 64 + 16 + 64 + 17 + 16);
  EXPECT_EQ(printed("broken-cities", "facilitator"), 6);
  EXPECT_EQ(printed("crash-city", "lanes"), 64);
  EXPECT_EQ(printed("crash-city", "car"), 4 * 8);
  EXPECT_EQ(printed("crash-city", "shop") + printed("crash-city", "factory"), 4 * 8);
  EXPECT_EQ(printed("build-back", "tiles"), 35 + 7);
  EXPECT_EQ(printed("build-back", "objectives"), 7);
  EXPECT_EQ(printed("build-back", "resupply"), 12);
  EXPECT_EQ(printed("build-back", "tokens"), 14 + 14 + 17 + 9 + 10 + 11 + 5 + 12 + 11);
  EXPECT_EQ(printed("sustain", "departments"), 6);
  EXPECT_EQ(printed("sustain", "solutions"), 3 * 21);
}

TEST(Printouts, other_numbers_are_other_things) {
  EXPECT_EQ(printed("city-roots", "cards", {{"copies", {{"rent-hike", 2}}}}), 24);
  EXPECT_EQ(printed("broken-cities", "sheets", {{"most_laws", 5}}), 4 + 5);
}

// SU-5: every front finds a back of its group, and a game with fixed cards needs no dealing.
TEST(Printouts, sustains_backs_say_which_fronts_they_may_lie_behind) {
  const Printout printout = (*find_game("sustain"))->printout();
  std::map<std::string, int> fronts, backs, fixed;
  const std::regex group("(I+) .*(group [0-9]+).*"), front("(I+) .* fixed: ([0-9]+)");
  for (const PrintPart& part : printout.parts) {
    std::smatch found;
    const bool is_front = part.id.starts_with("solutions/");
    if (!is_front && !part.id.starts_with("backs/")) continue;
    ASSERT_TRUE(std::regex_match(part.mark, found, group)) << part.mark;
    ++(is_front ? fronts : backs)[found[1].str() + " " + found[2].str()];
    if (std::regex_match(part.mark, found, front)) ++fixed[found[1].str() + " " + found[2].str()];
  }
  for (const auto& [name, count] : fronts) EXPECT_GE(backs[name], count) << name;
  EXPECT_EQ(fixed.size(), 63U);
  for (const auto& [name, count] : fixed) EXPECT_EQ(count, 1) << name;
}

}  // namespace
}  // namespace citybox

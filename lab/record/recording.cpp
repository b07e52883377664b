#include "lab/record/recording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "engine/rpc/messages.hpp"
#include "lab/record/json_lines.hpp"

namespace citybox::lab {
namespace {

namespace fs = std::filesystem;

// A field with more values than that is a place or a name, not a kind of thing.
constexpr std::size_t kFewValues = 10;

struct Played {
  std::string replay;
  Journal journal;
};

// One action of a game and who is told of it.
struct Moment {
  const Played* game = nullptr;
  std::size_t place = 0;  // of the line
  Seat eyes{};

  const Journal& journal() const { return game->journal; }
  const Entry& entry() const { return journal().entries()[journal().line()[place]]; }
  const Table& before() const { return journal().at(place); }
  const Table& after() const { return journal().at(place + 1); }
  std::vector<wire::Told> told() const {
    return wire::told(journal().happenings()[place + 1], SeatSet(eyes));
  }
  bool shows_action() const { return may_see(entry().audience, SeatSet(eyes)); }
};

// What a moment shows, by name.
using Shows = std::set<std::string>;
// Fields with their values, of its events and of the state before it.
using Values = std::set<std::pair<std::string, std::string>>;
struct Candidate {
  Moment moment;
  Shows shows;
};

std::vector<fs::path> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& file : fs::directory_iterator(folder)) files.push_back(file.path());
  std::sort(files.begin(), files.end());
  return files;
}

tl::expected<std::vector<Played>, Problem> play_all(const fs::path& replays) {
  std::vector<Played> games;
  for (const fs::path& file : files_in(replays)) {
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    auto journal = check_replay(text.str(), all_games());
    if (!journal) {
      return tl::unexpected(Problem{fmt::format("{}: {}", file.string(), journal.error().text)});
    }
    games.push_back({file.stem().string(), std::move(*journal)});
  }
  return games;
}

// Who hears of an action: its maker (of the facilitator's: seat 0), and where there are secrets
// somebody who may not know them.
std::vector<Moment> moments_of(const std::vector<Played>& games) {
  std::vector<Moment> moments;
  for (const Played& game : games) {
    const Table& table = game.journal.table();
    for (std::size_t place = 0; place < game.journal.line().size(); ++place) {
      Moment moment{&game, place, {}};
      const Seat actor = moment.entry().actor;
      if (actor != kFacilitator) moment.eyes = actor;
      moments.push_back(moment);
      if (!table.game().own_secrets() || table.seats() == 1 || actor == kFacilitator) continue;
      moment.eyes = next_seat(actor, table.seats());
      moments.push_back(moment);
    }
  }
  return moments;
}

Shows kinds_of(const Moment& moment) {
  Shows kinds;
  if (moment.shows_action()) {
    const json::object action = moment.before().compact(moment.entry().action);
    kinds.insert(fmt::format("action {}", json::serialize(action.at("verb"))));
  } else {
    kinds.insert("a hidden action");
  }
  const char* whose = moment.eyes == moment.entry().actor ? "own" : "other's";
  for (const wire::Told& told : moment.told()) {
    kinds.insert(fmt::format("{} event {}", whose,
                             json::serialize(json::parse(told.event.text).at("kind"))));
  }
  return kinds;
}

Values values_of(const Moment& moment) {
  Values values;
  const auto look_at = [&](const json::object& object) {
    for (const auto& [field, value] : object) {
      if (value.is_string()) values.emplace(field, value.get_string());
    }
  };
  look_at(moment.before().view(SeatSet(moment.eyes)).at("state").as_object());
  for (const wire::Told& told : moment.told()) {
    look_at(json::parse(told.event.text).as_object());
  }
  return values;
}

std::vector<Candidate> candidates_of(const std::vector<Played>& games) {
  std::vector<Candidate> candidates;
  std::vector<Values> values;  // same index
  std::map<std::string, std::set<std::string>> all;
  for (const Moment& moment : moments_of(games)) {
    candidates.push_back({moment, kinds_of(moment)});
    values.push_back(values_of(moment));
    for (const auto& [field, value] : values.back()) all[field].insert(value);
  }
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    for (const auto& [field, value] : values[i]) {
      if (all[field].size() <= kFewValues)
        candidates[i].shows.insert(fmt::format("{}: {}", field, value));
    }
  }
  return candidates;
}

// Again and again the one that shows most of what no other did, until nothing is left.
std::vector<Moment> chosen_of(std::vector<Candidate> candidates) {
  std::vector<std::size_t> chosen;
  for (;;) {
    const auto best = std::max_element(
        candidates.begin(), candidates.end(),
        [](const Candidate& a, const Candidate& b) { return a.shows.size() < b.shows.size(); });
    if (best == candidates.end() || best->shows.empty()) break;
    chosen.push_back(static_cast<std::size_t>(best - candidates.begin()));
    const Shows seen = std::move(best->shows);
    for (Candidate& one : candidates) {
      std::erase_if(one.shows, [&](const std::string& shown) { return seen.contains(shown); });
    }
  }
  std::sort(chosen.begin(), chosen.end());
  std::vector<Moment> moments;
  moments.reserve(chosen.size());
  for (const std::size_t i : chosen) moments.push_back(candidates[i].moment);
  return moments;
}

json::array legal_of(const Table& table, Seat seat) {
  json::array legal;
  if (!table.deciders().contains(seat)) return legal;
  for (const PackedAction action : table.legal(seat)) legal.emplace_back(table.compact(action));
  return legal;
}

// As it is seen by who decides next; when all is over, by seat 0.
json::object picture_of(const Table& table) {
  const Seat eyes = table.deciders().empty() ? Seat{} : table.deciders().front();
  json::object picture{{"eyes", eyes.index}};
  picture["view"] = table.view(SeatSet(eyes));
  picture["legal"] = legal_of(table, eyes);
  return picture;
}

tl::expected<json::object, Problem> pictures_of(const fs::path& list,
                                                const std::vector<Played>& games) {
  json::object pictures;
  if (!fs::exists(list)) return pictures;
  std::ifstream lines(list);
  std::string name;
  std::string replay;
  std::size_t count = 0;
  while (lines >> name >> replay >> count) {
    const auto game = std::find_if(games.begin(), games.end(),
                                   [&](const Played& g) { return g.replay == replay; });
    if (game == games.end() || count > game->journal.line().size()) {
      return tl::unexpected(
          Problem{fmt::format("{}: {} has no action {}.", list.string(), replay, count)});
    }
    pictures[name] = picture_of(game->journal.at(count));
  }
  if (!lines.eof()) {
    return tl::unexpected(Problem{fmt::format("{}: a line is NAME REPLAY ACTIONS, not \"{} {}\".",
                                              list.string(), name, replay)});
  }
  return pictures;
}

json::object step_of(const Moment& moment) {
  const Entry& entry = moment.entry();
  const Table& before = moment.before();
  const SeatSet eyes(moment.eyes);
  json::object step{{"replay", moment.game->replay}, {"count", moment.place + 1}};
  if (entry.actor != kFacilitator) step["seat"] = entry.actor.index;
  step["eyes"] = moment.eyes.index;
  if (moment.shows_action()) {
    step["action"] = before.compact(entry.action);
    if (!entry.words.empty()) step["words"] = entry.words;
  }
  step["legal"] = legal_of(before, moment.eyes);
  step["before"] = before.view(eyes);
  step["events"] = to_json(moment.told());
  step["after"] = moment.after().view(eyes);
  return step;
}

}  // namespace

std::vector<PagePart> page_parts(const fs::path& root) {
  std::vector<PagePart> parts;
  for (const GameEntry* game : all_games()) {
    std::string name = game->info().id;
    std::replace(name.begin(), name.end(), '-', '_');
    const fs::path tests = root / "games" / name / "tests";
    PagePart part{game, root / "web/src/games" / name, tests / "replays", tests / "pictures.txt"};
    if (fs::exists(part.folder)) parts.push_back(std::move(part));
  }
  return parts;
}

tl::expected<std::vector<RecordedFile>, Problem> record(const PagePart& part) {
  const auto games = play_all(part.replays);
  if (!games) return tl::unexpected(games.error());
  const auto pictures = pictures_of(part.pictures, *games);
  if (!pictures) return tl::unexpected(pictures.error());
  json::array steps;
  for (const Moment& moment : chosen_of(candidates_of(*games))) steps.push_back(step_of(moment));
  return std::vector<RecordedFile>{
      {part.folder / "vocabulary.json", json_lines(part.game->vocabulary(), 4)},
      {part.folder / "pictures.json", json_lines(*pictures, 2)},
      {part.folder / "recorded.json", json_lines(steps, 2)}};
}

}  // namespace citybox::lab

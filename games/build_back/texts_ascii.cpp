// The table in plain letters, for terminals, bug reports and tests.

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

#include "games/build_back/codec.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

std::string heap(const Tokens& tokens) {
  std::string text;
  for_each_count(tokens, [&](Token token, int count) {
    text += fmt::format("  {} {}", token_words(token).name, count);
  });
  return text.empty() ? "  nothing" : text;
}

// " 5 Well/Water Station *2": tile over tile, * a Leader, how often it was used.
std::string space(const Space& space, int at) {
  std::string text = fmt::format("{:>4} {}", at + 1, title(space.tile));
  if (space.height > 0) text += fmt::format(" / {}", title(space.below));
  if (space.leader == Flag::kYes) text += " *";
  if (space.used > 0) text += fmt::format(" x{}", space.used);
  return text;
}

std::string mat(const Player& player) {
  std::string text;
  const int tiles = visible_tiles(player);
  for (int row = 0; row * 3 < tiles; ++row) {
    std::string line;
    for (int i = row * 3; i < row * 3 + 3 && i < tiles; ++i) {
      line += fmt::format("{:<34}", space(player.mat[static_cast<std::size_t>(i)], i));
    }
    while (!line.empty() && line.back() == ' ') line.pop_back();
    text += line + "\n";
  }
  return text;
}

}  // namespace

// It may stand on a screen that all look at, so it shows what a spectator sees.
std::string BuildBackCodec::ascii(const State& whole, const Content&, const Said&) {
  const State s = redact(whole, {});
  std::string text =
      fmt::format("round {}  level {}  first {}  decks {} and {}  {}\n", s.round, s.level,
                  s.first.index, s.decks[0].size(), s.decks[1].size(), name_of(s.task));
  text += "display";
  for (const Tile tile : s.display) {
    text += fmt::format("  [{}]", tile == Tile::kNone ? "" : title(tile));
  }
  text += fmt::format("\nboard{}\nbank{}\nobjective  {}   resupply  {}\n", heap(s.board),
                      heap(s.bank), title(s.objective), title(s.resupply));
  for_each_seat(s, [&](Seat seat) {
    const Player& player = s.players[seat.index];
    const bool on_turn = s.task != Task::kLeaders && s.task != Task::kNone && s.turn == seat;
    text += fmt::format("{} seat {}  VP {}  markers {}  Leaders {}  build {} spend {} trade {}{}\n",
                        on_turn ? ">" : " ", seat.index, player.vp, player.markers, player.leaders,
                        player.used[0], player.used[1], player.used[2],
                        s.task == Task::kLeaders && player.ready == Flag::kYes ? "  ready" : "");
    text += fmt::format(
        "  holds{}\n  special  {}{}   objective  {}\n", heap(player.tokens),
        player.special == Tile::kFaceDown ? "face down" : title(player.special),
        player.special_built == Flag::kYes ? " (built)" : "",
        player.objective == Objective::kFaceDown ? "face down" : title(player.objective));
    text += mat(player);
  });
  return text;
}

namespace {

std::string offer(Tile tile, const Content& content) {
  const TileInfo& info = content.of(tile);
  return say("  {tile} ({kind}), for {cost}: {does}\n",
             {{"tile", title(tile)},
              {"kind", kind_of(info)},
              {"cost", amounts(info.cost)},
              {"does", sentences({does(info), power_text(info.power, content)})}});
}

constexpr std::size_t kCell = 26;

// A place on a person's mat in four lines: name, what it counts for, what lies below, who is there.
std::array<std::string, 4> cell(const Space& at, const Content& content) {
  std::array<std::string, 4> lines{std::string(title(at.tile)), kind_of(content.of(at.tile)), "",
                                   ""};
  if (at.height > 0) lines[2] = say("over {tile}", {{"tile", title(at.below)}});
  std::vector<std::string> there;
  if (at.leader == Flag::kYes) there.emplace_back("a Leader");
  if (at.used > 0) there.push_back(counted(at.used, "marker", "markers"));
  lines[3] = listed(there);
  return lines;
}

// A person's mat, three tiles in a row; lines that would be empty in a whole row are left out.
std::string drawn(const Player& player, const Content& content) {
  const std::string rule = fmt::format("  +{0:-<{1}}+{0:-<{1}}+{0:-<{1}}+\n", "", kCell);
  std::string text = rule;
  const int tiles = visible_tiles(player);
  for (int row = 0; row < tiles; row += 3) {
    for (std::size_t line = 0; line < 4; ++line) {
      std::string whole = "  |";
      bool empty = true;
      for (int i = row; i < row + 3; ++i) {
        const std::string part =
            i < tiles ? cell(player.mat[static_cast<std::size_t>(i)], content)[line] : "";
        empty = empty && part.empty();
        whole += fmt::format(" {:<{}}|", part, kCell - 1);
      }
      if (!empty) text += whole + "\n";
    }
    text += rule;
  }
  return text;
}

}  // namespace

std::string BuildBackCodec::board(const Seen<BuildBack>& seen, Seat viewer, const Content& content,
                                  const Said&) {
  const State& s = seen.state();
  std::string text = say("Round {round}. On the board: {board}.\nOn offer:\n",
                         {{"round", s.round}, {"board", amounts(s.board)}});
  for (const Tile tile : s.display) {
    if (tile != Tile::kNone) text += offer(tile, content);
  }
  text += say("Objective of all: {title}. {goal}\n",
              {{"title", title(s.objective)}, {"goal", goal(content.of(s.objective))}});
  for_each_seat(s, [&](Seat seat) {
    const Player& player = s.players[seat.index];
    text += say("{who|You have|{name} has} {vp} on the track, {holds}, {markers} to place.\n",
                {{"who", seat},
                 {"vp", counted(player.vp, "point", "points")},
                 {"holds", amounts(player.tokens)},
                 {"markers", counted(player.markers, "marker", "markers")}});
    text += drawn(player, content);
    if (seat != viewer) return;
    if (player.special_built == Flag::kNo) {
      text += say("  Your own special building, which nobody else sees:\n{offer}",
                  {{"offer", offer(player.special, content)}});
    }
    text += say("  Your secret objective: {title}. {goal}\n",
                {{"title", title(player.objective)}, {"goal", goal(content.of(player.objective))}});
  });
  return text;
}

}  // namespace citybox::build_back

// `build well over water-station`: one line for each action, and back.

#include "engine/table/notation.hpp"

#include <fmt/format.h>

#include "games/build_back/codec.hpp"

namespace citybox::build_back {

namespace {

using Line = std::vector<std::string_view>;

bool read_tile(std::string_view name, Tile& out) { return read_name(name, out) && is_named(out); }

// From 1 to 9.
bool read_digit(std::string_view word, std::uint8_t& out) {
  return read_number(word, out) && out >= 1 && out <= 9;
}

std::string goods_text(const Goods& goods) {
  std::string text;
  for_each_count(
      goods, [&](Token good, int count) { text += fmt::format(" {} {}", name_of(good), count); });
  return text;
}

// `water 1 food 2` from word `from` on, each good at most once and in their order.
bool read_goods(const Line& words, std::size_t from, Goods& out) {
  std::array<std::uint8_t, kGoodsKinds> counts{};
  std::size_t next = 0;
  if (words.size() == from || (words.size() - from) % 2 != 0) return false;
  for (std::size_t i = from; i < words.size(); i += 2) {
    Token good{};
    if (!read_name(words[i], good)) return false;
    const auto place = static_cast<std::size_t>(good);
    if (place < next || place >= counts.size()) return false;
    if (!read_digit(words[i + 1], counts[place])) return false;
    next = place + 1;
  }
  out = std::bit_cast<Goods>(counts);
  return true;
}

// One verb: how it is read from the words, and what to say if it cannot be.
struct Reading {
  bool fits;
  const char* expected;
};

Reading read_spend(const Line& words, Action& a) {
  bool fits = words.size() == 3 && read_digit(words[2], a.amount);
  if (fits && words[1] == "stories") {
    a.verb = Verb::kSpendStories;
  } else if (fits && words[1] == "money") {
    a.verb = Verb::kSpendMoney;
  } else {
    fits = false;
  }
  return {
      fits,
      "Write what you spend and how much of it, as in \"spend stories 1\" or \"spend money 2\"."};
}

Reading read_action(const Line& words, Action& a) {
  const std::string_view verb = words[0];
  if (verb == "ready" || verb == "idle" || verb == "wait") {
    a.verb = verb == "ready" ? Verb::kReady : verb == "idle" ? Verb::kIdle : Verb::kWait;
    return {words.size() == 1, "Write \"ready\", \"idle\" or \"wait\" alone."};
  }
  if (verb == "leader") {
    a.verb = Verb::kLeader;
    return {words.size() == 2 && read_tile(words[1], a.tile),
            "Write \"leader\" and one of your tiles, as in \"leader water-station\"."};
  }
  if (verb == "use") {
    a.verb = Verb::kUse;
    bool fits = words.size() >= 2 && read_tile(words[1], a.tile);
    if (words.size() > 2) fits = fits && words[2] == "for" && read_goods(words, 3, a.goods);
    return {fits, "Write \"use well\", or \"use night-barge for water 1 food 1\"."};
  }
  if (verb == "build") {
    a.verb = Verb::kBuild;
    bool fits = words.size() >= 2 && read_tile(words[1], a.tile);
    if (words.size() > 2) {
      fits = fits && words.size() == 4 && words[2] == "over" && read_tile(words[3], a.over);
    }
    return {fits, "Write \"build well\" for open ground, or \"build well over water-station\"."};
  }
  if (verb == "spend") return read_spend(words, a);
  if (verb == "trade") {
    a.verb = Verb::kTrade;
    return {read_goods(words, 1, a.goods),
            "Write \"trade\" and the goods, as in \"trade water 1 food 2\"."};
  }
  return {false, "An action starts with leader, ready, use, build, spend, trade, idle or wait."};
}

}  // namespace

std::string BuildBackCodec::to_text(const Action& a) {
  if (!well_formed(a)) return "?";
  const std::string tile = name_of(a.tile);
  switch (a.verb) {
    case Verb::kLeader:
      return "leader " + tile;
    case Verb::kReady:
      return "ready";
    case Verb::kUse:
      return "use " + tile + (a.goods == Goods{} ? "" : " for" + goods_text(a.goods));
    case Verb::kBuild:
      return "build " + tile + (a.over == Tile::kNone ? "" : " over " + name_of(a.over));
    case Verb::kSpendStories:
      return fmt::format("spend stories {}", a.amount);
    case Verb::kSpendMoney:
      return fmt::format("spend money {}", a.amount);
    case Verb::kTrade:
      return "trade" + goods_text(a.goods);
    case Verb::kIdle:
      return "idle";
    case Verb::kWait:
      return "wait";
  }
  return "?";
}

tl::expected<Action, Problem> BuildBackCodec::parse(std::string_view text) {
  Action a;
  const Reading reading = read_action(words_of(text), a);
  if (!reading.fits || !well_formed(a)) return tl::unexpected(Problem{reading.expected});
  return a;
}

}  // namespace citybox::build_back

// `build well over water-station`: one line for each action, and back. And the JSON of types with a
// form of their own.

#include <fmt/format.h>

#include <vector>

#include "games/build_back/codec.hpp"

namespace citybox {

json::value JsonOf<build_back::Flag>::write(build_back::Flag flag) {
  return flag == build_back::Flag::kYes;
}

Read<build_back::Flag> JsonOf<build_back::Flag>::read(const json::value& value) {
  const auto yes = JsonOf<bool>::read(value);
  if (!yes) return tl::unexpected(yes.error());
  return *yes ? build_back::Flag::kYes : build_back::Flag::kNo;
}

json::value JsonOf<build_back::Amounts>::write(const build_back::Amounts& amounts) {
  json::object object;
  const auto bytes = amounts.tokens.bytes();
  for (int i = 0; i < build_back::kTokenKinds; ++i) {
    if (bytes[i] > 0) object.emplace(name_of(build_back::token_at(i)), bytes[i]);
  }
  return object;
}

Read<build_back::Amounts> JsonOf<build_back::Amounts>::read(const json::value& value) {
  json::value whole = to_json(build_back::Tokens{});
  const auto object = detail::read_object(value);
  if (!object) return tl::unexpected(object.error());
  for (const auto& field : **object) whole.get_object()[field.key()] = field.value();
  const auto tokens = JsonOf<build_back::Tokens>::read(whole);
  if (!tokens) return tl::unexpected(tokens.error());
  return build_back::Amounts{*tokens};
}

json::value JsonOf<build_back::Change>::write(const build_back::Change& change) {
  if (change.tokens == build_back::Tokens{}) return nullptr;
  return to_json(build_back::Amounts{change.tokens});
}

Read<build_back::Change> JsonOf<build_back::Change>::read(const json::value& value) {
  if (value.is_null()) return build_back::Change{};
  const auto amounts = JsonOf<build_back::Amounts>::read(value);
  if (!amounts) return tl::unexpected(amounts.error());
  return build_back::Change{amounts->tokens};
}

namespace build_back {

namespace {

using Words = std::vector<std::string_view>;

Words words_of(std::string_view text) {
  Words words;
  for (std::size_t blank = text.find(' '); blank != std::string_view::npos;
       blank = text.find(' ')) {
    words.push_back(text.substr(0, blank));
    text.remove_prefix(blank + 1);
  }
  words.push_back(text);
  return words;
}

bool read_tile(std::string_view name, Tile& out) {
  bool found = false;
  for_each_enumerator<Tile>([&](const std::string& each, Tile tile) {
    if (each != name || !is_named(tile)) return;
    out = tile;
    found = true;
  });
  return found;
}

bool read_digit(std::string_view word, std::uint8_t& out) {
  if (word.size() != 1 || word[0] < '1' || word[0] > '9') return false;
  out = static_cast<std::uint8_t>(word[0] - '0');
  return true;
}

constexpr std::string_view kGoods[kGoodsKinds] = {"water", "food", "supplies", "workers"};

std::string to_text(const Goods& goods) {
  std::string text;
  const auto bytes = goods.bytes();
  for (int i = 0; i < kGoodsKinds; ++i) {
    if (bytes[i] > 0) text += fmt::format(" {} {}", kGoods[i], bytes[i]);
  }
  return text;
}

// `water 1 food 2` from word `from` on, each good at most once and in this order.
bool read_goods(const Words& words, std::size_t from, Goods& out) {
  std::uint8_t counts[kGoodsKinds] = {};
  int next = 0;
  if ((words.size() - from) % 2 != 0 || words.size() == from) return false;
  for (std::size_t i = from; i < words.size(); i += 2) {
    while (next < kGoodsKinds && words[i] != kGoods[next]) ++next;
    if (next == kGoodsKinds || !read_digit(words[i + 1], counts[next])) return false;
    ++next;
  }
  out = {counts[0], counts[1], counts[2], counts[3]};
  return true;
}

// One verb: how it is read from the words, and what to say if it cannot be.
struct Reading {
  bool fits;
  const char* expected;
};

Reading read_spend(const Words& words, Action& a) {
  bool fits = words.size() == 3 && read_digit(words[2], a.amount);
  if (fits && words[1] == "stories") {
    a.verb = Verb::kSpendStories;
  } else if (fits && words[1] == "money") {
    a.verb = Verb::kSpendMoney;
  } else {
    fits = false;
  }
  return {fits, "Write \"spend stories 1\" (or 2, or 3), or \"spend money 2\" (or 4)."};
}

Reading read_action(const Words& words, Action& a) {
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
            "Write \"trade\" and up to three goods, as in \"trade water 1 food 2\"."};
  }
  return {false, "An action starts with leader, ready, use, build, spend, trade, idle or wait."};
}

}  // namespace

std::string BuildBackCodec::to_text(const Action& a) {
  if (!is_well_formed(a)) return "?";
  const std::string tile = name_of(a.tile);
  switch (a.verb) {
    case Verb::kLeader:
      return "leader " + tile;
    case Verb::kReady:
      return "ready";
    case Verb::kUse:
      return "use " + tile + (a.goods == Goods{} ? "" : " for" + build_back::to_text(a.goods));
    case Verb::kBuild:
      return "build " + tile + (a.over == Tile::kNone ? "" : " over " + name_of(a.over));
    case Verb::kSpendStories:
      return fmt::format("spend stories {}", a.amount);
    case Verb::kSpendMoney:
      return fmt::format("spend money {}", a.amount);
    case Verb::kTrade:
      return "trade" + build_back::to_text(a.goods);
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
  if (!reading.fits || !is_well_formed(a)) return tl::unexpected(Problem{reading.expected});
  return a;
}

}  // namespace build_back
}  // namespace citybox

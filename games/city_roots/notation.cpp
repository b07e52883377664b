// `enact land-trust`, `move b4 to b3`: one line for each action, and back.

#include <fmt/format.h>

#include <array>

#include "games/city_roots/codec.hpp"

namespace citybox::city_roots {

namespace {

constexpr std::size_t kMostWords = 4;

struct Spoken {
  std::array<std::string_view, kMostWords> word;
  std::size_t count = 0;  // kMostWords + 1: too many, or not single blanks between them
};

Spoken split(std::string_view text) {
  Spoken words;
  while (words.count < kMostWords) {
    const std::size_t blank = text.find(' ');
    words.word[words.count++] = text.substr(0, blank);
    if (blank == std::string_view::npos) return words;
    text.remove_prefix(blank + 1);
  }
  words.count = kMostWords + 1;
  return words;
}

const char* between(Verb verb) { return verb == Verb::kSwap ? "with" : "to"; }

template <class Enum>
bool read_name(std::string_view name, Enum& out) {
  const Read<Enum> read = JsonOf<Enum>::read(json::value(name));
  if (read) out = *read;
  return read.has_value();
}

std::string expected_after(Verb verb) {
  const std::string name = name_of(verb);
  if (takes_policy(verb)) return fmt::format("Write \"{} land-trust\", or another policy.", name);
  if (takes_two_spaces(verb)) {
    return fmt::format("Write \"{} b4 {} b3\", with two spaces from a1 to f6.", name,
                       between(verb));
  }
  if (takes_space(verb)) return fmt::format("Write \"{} c3\", with a space from a1 to f6.", name);
  return fmt::format("\"{}\" stands alone.", name);
}

}  // namespace

std::string space_name(Space space) {
  if (!space.on_board()) return "nowhere";
  return {static_cast<char>('a' + space.column()), static_cast<char>('1' + space.row())};
}

Space space_named(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'f' || name[1] < '1' || name[1] > '6') {
    return kNowhere;
  }
  return Board::at(name[0] - 'a', name[1] - '1');
}

std::string CityRootsCodec::to_text(const Action& a) {
  if (!well_formed(a)) return "?";
  const std::string verb = name_of(a.verb);
  if (takes_policy(a.verb)) return fmt::format("{} {}", verb, name_of(a.policy));
  if (takes_two_spaces(a.verb)) {
    return fmt::format("{} {} {} {}", verb, space_name(a.space), between(a.verb), space_name(a.to));
  }
  return takes_space(a.verb) ? fmt::format("{} {}", verb, space_name(a.space)) : verb;
}

tl::expected<Action, Problem> CityRootsCodec::parse(std::string_view text) {
  const Spoken words = split(text);
  Action a;
  if (!read_name(words.word[0], a.verb)) {
    return tl::unexpected(Problem{
        "An action starts with enact, lobby, take, replace, build, pick, move, swap, protect, "
        "displace, remove, flip, return or stop."});
  }
  const bool pair = takes_two_spaces(a.verb);
  const std::size_t due = pair ? 4 : takes_policy(a.verb) || takes_space(a.verb) ? 2 : 1;
  bool fits = words.count == due;
  if (fits && takes_policy(a.verb)) fits = read_name(words.word[1], a.policy);
  if (fits && takes_space(a.verb)) a.space = space_named(words.word[1]);
  if (fits && pair) {
    a.to = space_named(words.word[3]);
    fits = words.word[2] == between(a.verb);
  }
  if (!fits || !well_formed(a)) return tl::unexpected(Problem{expected_after(a.verb)});
  return a;
}

}  // namespace citybox::city_roots

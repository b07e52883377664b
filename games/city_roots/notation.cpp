// `enact land-trust`, `move b4 to b3`: one line for each action, and back.

#include "engine/table/notation.hpp"

#include <fmt/format.h>

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"

namespace citybox::city_roots {

namespace {

const char* between(Verb verb) { return verb == Verb::kSwap ? "with" : "to"; }

Problem expected_after(Verb verb) {
  const Fill name{"verb", name_of(verb)};
  if (takes_policy(verb)) return {say("Write \"{verb} land-trust\", or another policy.", {name})};
  if (takes_two_spaces(verb)) {
    return {say("Write \"{verb} b4 {word} b3\", with two spaces from a1 to f6.",
                {name, {"word", between(verb)}})};
  }
  if (takes_space(verb)) return {say("Write \"{verb} c3\", with a space from a1 to f6.", {name})};
  return {say("\"{verb}\" stands alone.", {name})};
}

}  // namespace

std::string space_name(Space space) { return name_on<Board>(space); }

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
  const std::vector<std::string_view> words = words_of(text);
  Action a;
  if (!read_name(words[0], a.verb)) {
    return tl::unexpected(Problem{
        "An action starts with enact, lobby, take, replace, build, pick, move, swap, protect, "
        "displace, remove, flip, return or stop."});
  }
  const bool pair = takes_two_spaces(a.verb);
  const std::size_t due = pair ? 4 : takes_policy(a.verb) || takes_space(a.verb) ? 2 : 1;
  bool fits = words.size() == due;
  if (fits && takes_policy(a.verb)) fits = read_name(words[1], a.policy);
  if (fits && takes_space(a.verb)) a.space = named_on<Board>(words[1]);
  if (fits && pair) {
    a.to = named_on<Board>(words[3]);
    fits = words[2] == between(a.verb);
  }
  if (!fits || !well_formed(a)) return tl::unexpected(expected_after(a.verb));
  return a;
}

}  // namespace citybox::city_roots

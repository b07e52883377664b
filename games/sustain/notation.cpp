// `take housing`, `promise put 3 on bike-lane`, `invest bike-lane 3`: one line for each action, and
// back.

#include <fmt/format.h>

#include <array>
#include <vector>

#include "engine/table/notation.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string spell(Space space) {
  const Touching t = squares_touching(space);
  const auto big = [](Space s) {
    return fmt::format("{}{}", static_cast<char>('a' + s.index % kSide), 1 + s.index / kSide);
  };
  const std::string first = big(t.squares[0]);
  return t.count == 1
             ? first
             : fmt::format("{}-{}", first, big(t.squares[static_cast<unsigned>(t.count - 1)]));
}

const std::array<std::string, kSpaces>& space_names() {
  static const auto kNames = [] {
    std::array<std::string, kSpaces> all;
    for (std::uint8_t i = 0; i < kSpaces; ++i) all[i] = spell({i});
    return all;
  }();
  return kNames;
}

}  // namespace

std::string space_name(Space space) {
  return space.on_board() ? space_names()[space.index] : "nowhere";
}

Space space_named(std::string_view name) {
  if (name.size() != 2 && name.size() != 5) return kNowhere;
  for (std::uint8_t i = 0; i < kSpaces; ++i) {
    if (space_names()[i] == name) return {i};
  }
  return kNowhere;
}

namespace {

bool read_seat(std::string_view text, Seat& out) { return read_number(text, out.index); }

bool read_spot(std::string_view text, Spot& out) {
  out = spot_with_key(text);
  return out != kNoSpot;
}

using Words = std::vector<std::string_view>;

bool read_promise(const Words& w, Action& a) {
  const bool on = w.size() >= 4 && w[w.size() - 2] == "on";
  if (w.size() == 5 && w[1] == "put" && on) {
    a.verb = Verb::kPromisePut;
    return read_number(w[2], a.number) && read_spot(w[4], a.spot);
  }
  if (w.size() == 4 && w[1] == "none" && on) {
    a.verb = Verb::kPromiseNone;
    return read_spot(w[3], a.spot);
  }
  a.verb = Verb::kPromiseGive;
  return w.size() == 4 && w[1] == "give" && read_seat(w[2], a.other) && read_number(w[3], a.number);
}

constexpr std::string_view kExpected =
    "An action is found, take DEPARTMENT, choose 1 or 2, place BUILDING SPACE, give SEAT COINS, "
    "promise put COINS on SPACE, promise none on SPACE, promise give SEAT COINS, ready, invest "
    "SPACE COINS, or pass; for example: invest bike-lane 3.";

bool read(const Words& w, Action& a) {
  if (w[0] == "promise") return read_promise(w, a);
  const auto is = [&](std::string_view word, std::size_t count, Verb verb) {
    if (w[0] != word || w.size() != count) return false;
    a.verb = verb;
    return true;
  };
  if (is("found", 1, Verb::kFound) || is("ready", 1, Verb::kReady) || is("pass", 1, Verb::kPass)) {
    return true;
  }
  if (is("take", 2, Verb::kTake)) return read_name(w[1], a.department);
  if (is("choose", 2, Verb::kChoose)) return read_number(w[1], a.number);
  if (is("give", 3, Verb::kGive)) return read_seat(w[1], a.other) && read_number(w[2], a.number);
  if (is("invest", 3, Verb::kInvest)) return read_spot(w[1], a.spot) && read_number(w[2], a.number);
  if (!is("place", 3, Verb::kPlace) || !read_spot(w[1], a.spot)) return false;
  a.space = space_named(w[2]);
  return true;
}

}  // namespace

std::string SustainCodec::to_text(const Action& a) {
  if (!well_formed(a)) return "?";
  switch (a.verb) {
    case Verb::kFound:
      return "found";
    case Verb::kTake:
      return fmt::format("take {}", name_of(a.department));
    case Verb::kChoose:
      return fmt::format("choose {}", a.number);
    case Verb::kPlace:
      return fmt::format("place {} {}", key_of(a.spot), space_name(a.space));
    case Verb::kGive:
      return fmt::format("give {} {}", a.other.index, a.number);
    case Verb::kPromisePut:
      return fmt::format("promise put {} on {}", a.number, key_of(a.spot));
    case Verb::kPromiseNone:
      return fmt::format("promise none on {}", key_of(a.spot));
    case Verb::kPromiseGive:
      return fmt::format("promise give {} {}", a.other.index, a.number);
    case Verb::kReady:
      return "ready";
    case Verb::kInvest:
      return fmt::format("invest {} {}", key_of(a.spot), a.number);
    case Verb::kPass:
      return "pass";
  }
  return "?";
}

tl::expected<Action, Problem> SustainCodec::parse(std::string_view text) {
  Action a;
  if (!read(words_of(text), a) || !well_formed(a)) {
    return tl::unexpected(Problem{std::string(kExpected)});
  }
  return a;
}

}  // namespace citybox::sustain

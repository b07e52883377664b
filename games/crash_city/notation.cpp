// `drive e2n1.w to e4n2.s facing north`: one line for each action, and back.

#include <fmt/format.h>

#include "engine/table/notation.hpp"
#include "games/crash_city/codec.hpp"

namespace citybox::crash_city {

namespace {

constexpr char kLetters[] = "nesw";

// One axis of a place: "e2", or nothing for 0. A view has hundreds of names, so they are put together
// without a format.
void add_steps(std::string& name, int count, char forth, char back) {
  if (count == 0) return;
  name += count > 0 ? forth : back;
  name += std::to_string(count > 0 ? count : -count);
}

// "e{east}n{north}" for all places that lie that way.
std::string place_template(Place way) {
  if (way == kTownSquare) return name_of(way);
  std::string text;
  if (way.x != 0) text.append(1, way.x > 0 ? 'e' : 'w').append("{east}");
  if (way.y != 0) text.append(1, way.y > 0 ? 'n' : 's').append("{north}");
  return text;
}

void add_edge(std::string& name, Heading edge) {
  name += '.';
  name += kLetters[index_of(edge)];
}

// Takes a letter and a number from 1 to 64 off the front, if they are there.
bool take_steps(std::string_view& text, char forth, char back, std::int8_t& out) {
  out = 0;
  if (text.empty() || (text[0] != forth && text[0] != back)) return true;
  const std::string_view digits = text.substr(1, text.find_first_not_of("0123456789", 1) - 1);
  int count = 0;
  if (!read_number(digits, count) || count < 1 || count > kFarthest) return false;
  out = static_cast<std::int8_t>(text[0] == forth ? count : -count);
  text.remove_prefix(1 + digits.size());
  return true;
}

bool read_edge(std::string_view letter, Heading& out) {
  if (letter.size() != 1) return false;
  const std::size_t index = std::string_view(kLetters).find(letter[0]);
  if (index == std::string_view::npos) return false;
  out = heading(static_cast<unsigned>(index));
  return true;
}

std::string expected_after(Verb verb) {
  const std::string name = citybox::name_of(verb);
  switch (verb) {
    case Verb::kSite:
      return "Write \"site e2n1\": two east and one north of the town square.";
    case Verb::kPlace:
      return "Write \"place ne\", with the edges on which the lanes shall lie.";
    case Verb::kCar:
      return "Write \"car .w facing north\": an edge, and a way along it.";
    case Verb::kPark:
    case Verb::kUTurn:
      return fmt::format("Write \"{} e2n1.w\", with the lane of your car.", name);
    case Verb::kDrive:
      return "Write \"drive e2n1.w to e4n2.s facing east\".";
    case Verb::kStraight:
    case Verb::kCorner:
    case Verb::kSideswipe:
      return fmt::format("Write \"{} to e4n2.s facing east\".", name);
    default:
      return fmt::format("\"{}\" stands alone.", name);
  }
}

// Reads what follows the verb.
bool read_rest(std::string_view rest, Action& a) {
  constexpr std::string_view kTo = "to ";
  switch (a.verb) {
    case Verb::kSite:
      return read_name(rest, a.to.at);
    case Verb::kPlace:
      return read_name(rest, a.lanes);
    case Verb::kCar:
      return read_name(rest, a.to) && a.to.at == kNowhere;
    case Verb::kPark:
    case Verb::kUTurn:
      return read_name(rest, a.from);
    case Verb::kDrive: {
      const std::size_t blank = rest.find(' ');
      if (blank == std::string_view::npos || !read_name(rest.substr(0, blank), a.from))
        return false;
      rest.remove_prefix(blank + 1);
      return rest.starts_with(kTo) && read_name(rest.substr(kTo.size()), a.to);
    }
    default:
      return rest.starts_with(kTo) && read_name(rest.substr(kTo.size()), a.to);
  }
}

}  // namespace

std::string name_of(Place place) {
  if (place == kTownSquare) return "o";
  if (!place.exists()) return "nowhere";
  std::string name;
  add_steps(name, place.x, 'e', 'w');
  add_steps(name, place.y, 'n', 's');
  return name;
}

std::string name_of(Sides sides) {
  std::string name;
  sides.for_each([&](Heading h) { name += kLetters[index_of(h)]; });
  return name;
}

std::string name_of(Lane lane) {
  std::string name = name_of(lane.at);
  add_edge(name, lane.edge);
  return name;
}

std::string name_of(Spot spot) {
  if (!spot.posture.on_street()) return name_of(spot.at);
  std::string name = spot.at == kNowhere ? "" : name_of(spot.at);
  add_edge(name, spot.posture.edge());
  return name.append(" facing ").append(citybox::name_of(spot.posture.facing()));
}

Notation notation() {
  Notation all;
  for (std::int8_t north = -1; north <= 1; ++north) {
    for (std::int8_t east = -1; east <= 1; ++east) {
      all.places.push_back({east, north, place_template({east, north})});
    }
  }
  for (const Heading edge : kHeadings) {
    const std::string letter(1, kLetters[index_of(edge)]);
    all.standings.push_back({letter, {}, "{place}." + letter, ""});
    for (const Heading facing : {left_of(edge), right_of(edge)}) {
      const std::string here = name_of(Spot{kNowhere, Posture(edge, facing)});
      all.standings.push_back({letter, facing, "{place}" + here, here});
    }
  }
  return all;
}

bool read_name(std::string_view name, Place& out) {
  if (name == "o") {
    out = kTownSquare;
    return true;
  }
  Place place;
  if (!take_steps(name, 'e', 'w', place.x) || !take_steps(name, 'n', 's', place.y)) return false;
  if (!name.empty() || place == kTownSquare) return false;
  out = place;
  return true;
}

bool read_name(std::string_view name, Sides& out) {
  Sides sides;
  for (const char letter : name) {
    Heading edge{};
    if (!read_edge({&letter, 1}, edge)) return false;
    sides.add(edge);
  }
  if (sides.empty() || name_of(sides) != name) return false;
  out = sides;
  return true;
}

bool read_name(std::string_view name, Lane& out) {
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return false;
  Lane lane;
  if (!read_name(name.substr(0, dot), lane.at) || !read_edge(name.substr(dot + 1), lane.edge)) {
    return false;
  }
  out = lane;
  return true;
}

bool read_name(std::string_view name, Spot& out) {
  constexpr std::string_view kFacing = " facing ";
  const std::size_t dot = name.find('.');
  Spot spot;
  if (dot == std::string_view::npos) {
    if (!read_name(name, spot.at)) return false;
    out = spot;
    return true;
  }
  if (dot > 0 && !read_name(name.substr(0, dot), spot.at)) return false;
  const std::size_t facing = name.find(kFacing);
  if (facing == std::string_view::npos) return false;
  Heading edge{}, way{};
  if (!read_edge(name.substr(dot + 1, facing - dot - 1), edge) ||
      !citybox::read_name(name.substr(facing + kFacing.size()), way) || parallel(edge, way)) {
    return false;
  }
  spot.posture = Posture(edge, way);
  out = spot;
  return true;
}

std::string CrashCityCodec::to_text(const Action& a) {
  if (!well_formed(a)) return "?";
  std::string verb = citybox::name_of(a.verb);
  switch (a.verb) {
    case Verb::kSite:
      return fmt::format("{} {}", verb, name_of(a.to.at));
    case Verb::kPlace:
      return fmt::format("{} {}", verb, name_of(a.lanes));
    case Verb::kCar:
      return fmt::format("{} {}", verb, name_of(a.to));
    case Verb::kPark:
    case Verb::kUTurn:
      return fmt::format("{} {}", verb, name_of(a.from));
    case Verb::kDrive:
      return fmt::format("{} {} to {}", verb, name_of(a.from), name_of(a.to));
    case Verb::kStraight:
    case Verb::kCorner:
    case Verb::kSideswipe:
      return fmt::format("{} to {}", verb, name_of(a.to));
    default:
      return verb;
  }
}

tl::expected<Action, Problem> CrashCityCodec::parse(std::string_view text) {
  const std::size_t blank = text.find(' ');
  Action a;
  if (!citybox::read_name(text.substr(0, blank), a.verb)) {
    return tl::unexpected(Problem{
        "An action starts with site, place, house, shop, factory, car, park, drive, u-turn, "
        "pass, straight, corner or sideswipe."});
  }
  const bool alone = builds(a.verb) || a.verb == Verb::kPass;
  const bool fits = alone ? blank == std::string_view::npos
                          : blank != std::string_view::npos && read_rest(text.substr(blank + 1), a);
  if (!fits || !well_formed(a)) return tl::unexpected(Problem{expected_after(a.verb)});
  return a;
}

}  // namespace citybox::crash_city

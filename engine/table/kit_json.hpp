#pragma once
// JSON and names of the kit's types. To be derived from:
//
//   template <> struct JsonOf<Space> : JsonOfSpace<Board> {};
//   template <> struct JsonOf<SpaceSet> : JsonOfSet<SpaceSet, Space> {};
//   template <> struct JsonOf<CardCounts> : JsonOfCounts<CardCounts, Card> {};

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/kit/grid.hpp"
#include "engine/types/json.hpp"

namespace citybox {

// "c3", or "nowhere".
template <class Board>
std::string name_on(typename Board::Space space) {
  if (!space.on_board()) return "nowhere";
  return {static_cast<char>('a' + space.column()), static_cast<char>('1' + space.row())};
}

// Nowhere where the name is none of a space on the board.
template <class Board>
typename Board::Space named_on(std::string_view name) {
  const bool fits = name.size() == 2 && name[0] >= 'a' && name[0] < 'a' + Board::kColumns &&
                    name[1] >= '1' && name[1] < '1' + Board::kColumns;
  return fits ? Board::at(name[0] - 'a', name[1] - '1') : typename Board::Space{};
}

template <class Board>
struct JsonOfSpace {
  using Space = typename Board::Space;
  static constexpr const char* kTypeScript = "string | null";

  static json::value write(Space space) {
    if (!space.on_board()) return nullptr;
    return json::value(name_on<Board>(space));
  }
  static Read<Space> read(const json::value& value) {
    if (says_nothing(value)) return Space{};
    const Space space = value.is_string() ? named_on<Board>(value.get_string()) : Space{};
    if (space.on_board()) return space;
    return misread(
        fmt::format("{} is not a space from a1 to {}", shown(value),
                    name_on<Board>(Board::at(Board::kColumns - 1, Board::kColumns - 1))));
  }
};

// An object with the number of each kind; `none` is no kind.
template <class Counts, DescribedEnum Kind>
struct JsonOfCounts : ReadInPlace<Counts> {
  using Key = Kind;
  using Each = std::remove_cvref_t<decltype(std::declval<const Counts&>()[Kind{}])>;

  static json::value write(const Counts& counts) {
    json::object object;
    for_each_enumerator<Kind>([&](const std::string& name, Kind kind) {
      if (name != "none") object.emplace(name, counts[kind]);
    });
    return object;
  }
  static bool read_into(const json::value& value, Counts& counts, Misread& wrong) {
    const json::object* object = detail::object_in(value, wrong);
    if (object == nullptr) return false;
    std::size_t known = 0;
    for (const EnumNames::Named& kind : names_of<Kind>().all()) {
      if (kind.name == "none") continue;
      ++known;
      if (!read_member(*object, kind.name, counts[static_cast<Kind>(kind.value)], wrong)) {
        return false;
      }
    }
    if (known == object->size()) return true;
    wrong = {{}, "there is something else among them"};
    return false;
  }
};

}  // namespace citybox

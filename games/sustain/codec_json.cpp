// The types of SUSTAIN with a JSON of their own.

#include <fmt/format.h>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox {

using namespace sustain;

json::value JsonOf<Space>::write(Space space) {
  if (!space.on_board()) return nullptr;
  return json::value(space_name(space));
}
Read<Space> JsonOf<Space>::read(const json::value& value) {
  if (says_nothing(value)) return kNowhere;
  const Space space = value.is_string() ? space_named(value.get_string()) : kNowhere;
  if (space == kNowhere)
    return misread(shown(value) + " is not a space such as c2, c2-d2 or c2-d3");
  return space;
}

Read<Seats> JsonOf<Seats>::read(const json::value& value) {
  auto seats = JsonOfSet<Seats, Seat>::read(value);
  if (seats && seats->size() != static_cast<int>(value.as_array().size())) {
    return misread(shown(value) + " names a seat that is not at this table");
  }
  return seats;
}

json::value JsonOf<Map>::write(const Map& map) {
  json::object object;
  for (std::uint8_t i = 0; i < kSpaces; ++i) {
    if (map[i] != Building::kNone) object.emplace(space_name({i}), to_json(map[i]));
  }
  return object;
}
Read<Map> JsonOf<Map>::read(const json::value& value) {
  const auto object = citybox::detail::read_object(value);
  if (!object) return tl::unexpected(object.error());
  Map map;
  for (const auto& field : **object) {
    const Space space = space_named(field.key());
    if (space == kNowhere) return misread(shown(json::value(field.key())) + " is not a space");
    const auto building = JsonOf<Building>::read(field.value());
    if (!building) return misread_in(field.key(), building.error());
    if (*building == Building::kNone)
      return misread_in(field.key(), {{}, "what is empty is left out"});
    map[space.index] = *building;
  }
  return map;
}

json::value JsonOf<Spot>::write(Spot spot) {
  if (!spot.exists()) return nullptr;
  return json::value(key_of(spot));
}
Read<Spot> JsonOf<Spot>::read(const json::value& value) {
  if (says_nothing(value)) return kNoSpot;
  const Spot spot = value.is_string() ? spot_with_key(value.get_string()) : kNoSpot;
  if (spot == kNoSpot) return misread(shown(value) + " is no building and no solution");
  return spot;
}

namespace {

template <class Id>
json::value absent(Id id) {
  if (id.index == kHiddenIndex) return "hidden";
  return nullptr;
}

// The card whose key is the value; null is none.
template <class Id>
Read<Id> card_named(const json::value& value, int cards) {
  if (says_nothing(value)) return Id{kNoIndex};
  if (value == json::value("hidden")) return misread("in a whole state no card is hidden");
  const auto text = citybox::detail::read_text(value);
  if (!text) return tl::unexpected(text.error());
  for (int i = 0; i < cards; ++i) {
    const Id id{static_cast<std::uint8_t>(i)};
    if (key_of(id) == *text && !text->empty()) return id;
  }
  return misread(shown(value) + " is no such card");
}

}  // namespace

json::value JsonOf<SolutionId>::write(SolutionId id) {
  if (!id.exists()) return absent(id);
  return json::value(key_of(id));
}
Read<SolutionId> JsonOf<SolutionId>::read(const json::value& value) {
  return card_named<SolutionId>(value, kScenarios * kSolutions);
}

json::value JsonOf<EventId>::write(EventId id) {
  const std::string_view key = key_of(id);
  return key.empty() ? absent(id) : json::value(key);
}
Read<EventId> JsonOf<EventId>::read(const json::value& value) {
  return card_named<EventId>(value, kScenarios * kMostEvents);
}

json::value JsonOf<BackId>::write(BackId id) {
  const std::string& key = key_of(id);
  return key.empty() ? absent(id) : json::value(key);
}
Read<BackId> JsonOf<BackId>::read(const json::value& value) {
  return card_named<BackId>(value, kScenarios * kMostBacks);
}

json::value JsonOf<Promise>::write(const Promise& promise) {
  if (promise.kind == PromiseKind::kNone) return nullptr;
  Promised told{promise.kind, promise.spot, std::nullopt, promise.number, promise.so_far};
  if (promise.receiver != kFacilitator) told.receiver = promise.receiver;
  return to_json(told);
}

Read<Promise> JsonOf<Promise>::read(const json::value& value) {
  if (says_nothing(value)) return Promise{};
  const Read<Promised> told = JsonOf<Promised>::read(value);
  if (!told) return tl::unexpected(told.error());
  if (told->kind == PromiseKind::kNone) return misread("no promise is null");
  if (told->receiver == kFacilitator) return misread("nobody to receive is null");
  return Promise{told->kind, told->spot, told->receiver.value_or(kFacilitator), told->number,
                 told->so_far};
}

json::value JsonOf<Subject>::write(Subject subject) {
  if (subject.department() != Department::kNone) return to_json(subject.department());
  if (subject.building() != Building::kNone) return to_json(subject.building());
  return nullptr;
}
Read<Subject> JsonOf<Subject>::read(const json::value& value) {
  if (says_nothing(value)) return Subject{};
  if (const auto building = JsonOf<Building>::read(value)) return Subject::of(*building);
  const auto department = JsonOf<Department>::read(value);
  if (!department) return misread(shown(value) + " is no building and no department");
  return Subject::of(*department);
}

json::value JsonOf<Lines>::write(const Lines& lines) {
  json::array array;
  for (const Line& line : lines) {
    if (line.effect != Effect::kNone) array.push_back(to_json(line));
  }
  return array;
}
Read<Lines> JsonOf<Lines>::read(const json::value& value) {
  const auto list = JsonOf<FixedVector<Line, kMostLines>>::read(value);
  if (!list) return tl::unexpected(list.error());
  Lines lines{};
  for (std::size_t i = 0; i < list->size(); ++i) lines[i] = (*list)[i];
  return lines;
}

json::value JsonOf<Backs>::write(const Backs& backs) {
  json::array array;
  for (const SolutionBack& back : backs) {
    if (back.group != 0) array.push_back(to_json(back));
  }
  return array;
}
Read<Backs> JsonOf<Backs>::read(const json::value& value) {
  const auto list = JsonOf<FixedVector<SolutionBack, kMostBacks>>::read(value);
  if (!list) return tl::unexpected(list.error());
  Backs backs{};
  for (std::size_t i = 0; i < list->size(); ++i) backs[i] = (*list)[i];
  return backs;
}

static_assert(Codec<SustainCodec>);

}  // namespace citybox

#pragma once
// Parts of messages with a JSON of their own.
//
// The shape of an action, event, summary, vocabulary and state is its game's: generated.ts has them as
// `CityRoots.Action` and so on. The protocol itself says only what all games have in common.

#include <boost/json.hpp>

#include "engine/core/seat.hpp"
#include "engine/table/vocabulary.hpp"
#include "engine/types/json.hpp"

namespace citybox {

namespace wire {

struct AnyAction {
  json::object json;
};
// An action, or several that differ in one field: there is a list of its values.
struct Choices {
  json::object json;
};
// What changed of something (engine/types/json_change.hpp).
struct Change {
  json::object json;
};
struct AnyEvent {
  json::object json;
};
struct AnySummary {
  json::object json;
};
struct AnyVocabulary {
  json::object json;
};
// What somebody may know of a position.
struct View {
  json::object json;
};
struct Options {
  json::object json;
};
// The whole position, all secrets included.
struct Position {
  json::object json;
};

// A seat by number, or the facilitator.
struct Actor {
  Seat seat{};
};
// Who looks: a seat, several (an array), or a spectator (null).
struct Eyes {
  SeatSet seats;
};

}  // namespace wire

template <>
struct JsonOf<wire::AnyAction> : JsonOfWrapped<wire::AnyAction> {
  static constexpr const char* kAlias = "AnyAction";
  static constexpr const char* kTypeScript = "{ verb: string }";
};
template <>
struct JsonOf<wire::Choices> : JsonOfWrapped<wire::Choices> {
  static constexpr const char* kAlias = "Choices";
  static constexpr const char* kTypeScript = "{ verb: string }";
};
template <>
struct JsonOf<wire::Change> : JsonOfWrapped<wire::Change> {
  static constexpr const char* kAlias = "Change";
  static constexpr const char* kTypeScript = "Record<string, unknown>";
};
template <>
struct JsonOf<wire::AnyEvent> : JsonOfWrapped<wire::AnyEvent> {
  static constexpr const char* kAlias = "AnyEvent";
  static constexpr const char* kTypeScript = "{ kind: string }";
};
template <>
struct JsonOf<wire::AnySummary> : JsonOfWrapped<wire::AnySummary> {
  static constexpr const char* kAlias = "AnySummary";
  static constexpr const char* kTypeScript = "{ now: string }";
};
template <>
struct JsonOf<wire::AnyVocabulary> : JsonOfWrapped<wire::AnyVocabulary> {
  using Uses = Words;
  static constexpr const char* kAlias = "AnyVocabulary";
  static constexpr const char* kTypeScript = "{ words: Words }";
};
template <>
struct JsonOf<wire::View> : JsonOfWrapped<wire::View> {
  using Uses = wire::AnySummary;
  static constexpr const char* kAlias = "View";
  static constexpr const char* kParameters = "<State = unknown, Summary = AnySummary>";
  static constexpr const char* kTypeScript = "{ state: State; summary: Summary }";
};
template <>
struct JsonOf<wire::Options> : JsonOfWrapped<wire::Options> {
  static constexpr const char* kAlias = "Options";
  static constexpr const char* kTypeScript = "Record<string, string>";
};
template <>
struct JsonOf<wire::Position> : JsonOfWrapped<wire::Position> {
  static constexpr const char* kTypeScript = "Record<string, unknown>";
};

template <>
struct JsonOf<wire::Actor> {
  static constexpr const char* kTypeScript = "number | 'facilitator'";
  static json::value write(wire::Actor actor) {
    return actor.seat == kFacilitator ? json::value("facilitator") : json::value(actor.seat.index);
  }
  static Read<wire::Actor> read(const json::value& value) {
    if (value == json::value("facilitator")) return wire::Actor{kFacilitator};
    const auto number = detail::read_integer(value, 0, kMaxSeats - 1);
    if (!number) return tl::unexpected(number.error());
    return wire::Actor{Seat{static_cast<std::uint8_t>(*number)}};
  }
};
template <>
struct JsonOf<wire::Eyes> {
  static constexpr const char* kTypeScript = "number | number[] | null";
  static json::value write(const wire::Eyes& eyes) { return to_json(eyes.seats); }
  static Read<wire::Eyes> read(const json::value& value) {
    if (value.is_null()) return wire::Eyes{};
    if (value.is_array()) {
      return JsonOf<SeatSet>::read(value).map([](SeatSet seats) { return wire::Eyes{seats}; });
    }
    return JsonOf<Seat>::read(value).map([](Seat seat) { return wire::Eyes{SeatSet(seat)}; });
  }
};
}  // namespace citybox

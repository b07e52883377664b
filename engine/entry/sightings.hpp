#pragma once
// Which names of a game's types ever come up: every enumerator of a described enum, and every card or
// space that is one byte with a name of its own in JSON.

#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/entry/gaps.hpp"
#include "engine/types/json.hpp"

namespace citybox {

namespace detail {

// Cards by number: a struct of one byte, written as a text.
template <class T>
concept NamedByte = std::is_class_v<T> && sizeof(T) == 1 && std::is_trivially_copyable_v<T> &&
                    !DescribedStruct<T> && requires(const T& value) {
                      { JsonOf<T>::write(value) } -> std::same_as<json::value>;
                      { JsonOf<T>::kTypeScript } -> std::convertible_to<std::string_view>;
                    };

template <class T>
concept VisitedSet = requires(const T& set) {
  typename T::value_type;
  set.for_each([](const typename T::value_type&) {});
};

template <class T>
concept ItemRange = requires(const T& items) {
  items.begin();
  items.end();
};

}  // namespace detail

class Sightings {
 public:
  template <DescribedStruct Event>
  void event(const Event& event) {
    see(event, static_cast<std::size_t>(event.kind), nullptr);
    name_places<decltype(event.kind)>("event ", 0);
  }
  template <DescribedStruct Action>
  void action(const Action& action) {
    see(action, kActions + static_cast<std::size_t>(action.verb), nullptr);
    name_places<decltype(action.verb)>("action ", kActions);
  }
  template <DescribedStruct State>
  void state(const State& state) {
    see(state, kState, nullptr);
  }

  std::map<std::string, std::map<std::string, Gaps::Counts>> names() const;

 private:
  // By place: events by kind, actions by verb, states.
  static constexpr std::size_t kActions = 96;
  static constexpr std::size_t kState = 192;
  static constexpr std::size_t kPlaces = kState + 1;
  static constexpr std::size_t kValues = 256;

  struct Type {
    std::string name;
    std::vector<std::pair<std::size_t, std::string>> values;  // that have a name
    std::array<std::vector<std::uint64_t>, kPlaces> seen;     // by value; empty: none yet
  };

  template <class T>
  void see(const T& value, std::size_t place, const char* field) {
    if constexpr (DescribedEnum<T>) {
      count<T>(static_cast<std::size_t>(value), place, field);
    } else if constexpr (std::is_same_v<T, Seat> || std::is_same_v<T, SeatSet>) {
      return;
    } else if constexpr (DescribedStruct<T>) {
      for_each_member<T>([&](const char* name, auto member) { see(value.*member, place, name); });
    } else if constexpr (detail::VisitedSet<T>) {
      if (place == kState) return;  // a deck holds what nobody may ever meet
      value.for_each([&](const auto& item) { see(item, place, field); });
    } else if constexpr (detail::ItemRange<T>) {
      for (const auto& item : value) see(item, place, field);
    } else if constexpr (detail::NamedByte<T>) {
      if (place == kState) return;  // so it may here
      std::uint8_t byte = 0;
      std::memcpy(&byte, &value, 1);
      count<T>(byte, place, field);
    }
  }

  template <class T>
  void count(std::size_t value, std::size_t place, const char* field) {
    Type& type = type_of<T>(field);
    std::vector<std::uint64_t>& seen = type.seen[place];
    if (seen.empty()) seen.resize(kValues);
    if (value < kValues) ++seen[value];
  }

  template <class T>
  Type& type_of(const char* field) {
    static constexpr char kTag = 0;
    const auto [found, is_new] = types_.try_emplace(&kTag);
    if (is_new) describe<T>(found->second, field);
    return found->second;
  }

  template <class T>
  static void describe(Type& type, const char* field) {
    type.name = type_name<T>();
    if constexpr (DescribedEnum<T>) {
      for_each_enumerator<T>([&](const std::string& name, T value) {
        type.values.emplace_back(static_cast<std::size_t>(value), name);
      });
    } else {
      // Types such as CardId<21> are known by the field that they stand in.
      if (field != nullptr && type.name.find_first_of("<>") != std::string::npos) type.name = field;
      for (std::size_t byte = 0; byte < kValues; ++byte) {
        T value{};
        const auto narrow = static_cast<std::uint8_t>(byte);
        std::memcpy(static_cast<void*>(&value), &narrow, 1);
        const json::value written = JsonOf<T>::write(value);
        if (!written.is_string() || says_nothing(written)) continue;
        const auto read = JsonOf<T>::read(written);
        if (read && *read == value) type.values.emplace_back(byte, written.get_string());
      }
    }
  }

  template <DescribedEnum Kind>
  void name_places(const char* what, std::size_t from) {
    if (!place_names_[from].empty()) return;
    for_each_enumerator<Kind>([&](const std::string& name, Kind kind) {
      place_names_[from + static_cast<std::size_t>(kind)] = what + name;
    });
  }

  std::unordered_map<const void*, Type> types_;
  std::array<std::string, kPlaces> place_names_;
};

}  // namespace citybox

#pragma once
// TypeScript types from the same reflection that writes the JSON, so that the page cannot disagree.

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/core/fixed_vector.hpp"
#include "engine/table/codec.hpp"
#include "engine/table/event_json.hpp"
#include "engine/table/json.hpp"

namespace citybox {

// "city-roots" is "CityRoots".
std::string pascal(std::string_view kebab);

// Collects the declarations of one game, in a namespace of its own: CityRoots.State.
class TypeScript {
 public:
  std::string text(const std::string& name) const {
    return fmt::format("export declare namespace {} {{\n{}}}\n\n", name, text_);
  }

  // The type as an expression; declares it first where it has a name.
  template <class T>
  std::string of() {
    using J = JsonOf<T>;
    if constexpr (requires { J::kTypeScript; }) {
      return J::kTypeScript;
    } else if constexpr (requires { typename J::Item; }) {
      return array_of(member_of_set<typename J::Item>());
    } else if constexpr (DescribedEnum<T>) {
      declare_enum<T>();
      return type_name<T>();
    } else if constexpr (DescribedStruct<T>) {
      declare_struct<T>(type_name<T>());
      return type_name<T>();
    } else {
      return array_of(of<std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>>());
    }
  }

  // An event: fields that may say nothing are optional, rules are ids.
  template <DescribedStruct Event>
  void declare_event() {
    const std::string name = type_name<Event>();
    if (!declared_.insert(name).second) return;
    std::string fields;
    const Event blank{};
    for_each_member<Event>([&](const char* field, auto member) {
      using Field = std::remove_cvref_t<decltype(blank.*member)>;
      if constexpr (std::is_same_v<Field, RuleId>) {
        fields += line(std::string(field) + "?", "string");
      } else {
        const bool optional = says_nothing(to_json(blank.*member));
        fields += line(std::string(field) + (optional ? "?" : ""), of<Field>());
      }
    });
    declare_interface(name, fields);
  }

 private:
  static std::string line(const std::string& field, const std::string& type) {
    return fmt::format("    {}: {}\n", field, type);
  }
  static std::string array_of(const std::string& item) {
    const bool simple = item.find(" | ") == std::string::npos;
    return simple ? fmt::format("{}[]", item) : fmt::format("({})[]", item);
  }
  // No set holds what stands for none of its elements.
  template <class T>
  std::string member_of_set() {
    constexpr std::string_view kOrNull = " | null";
    std::string type = of<T>();
    if (type.ends_with(kOrNull)) return type.substr(0, type.size() - kOrNull.size());
    if constexpr (DescribedEnum<T>) {
      bool none = false;
      for_each_enumerator<T>([&](const std::string& name, T) { none = none || name == "none"; });
      if (none) return fmt::format("Exclude<{}, 'none'>", type);
    }
    return type;
  }
  void declare_interface(const std::string& name, const std::string& fields) {
    text_ += fmt::format("  export interface {} {{\n{}  }}\n", name, fields);
  }

  template <DescribedEnum T>
  void declare_enum() {
    const std::string name = type_name<T>();
    if (!declared_.insert(name).second) return;
    std::string names;
    for_each_enumerator<T>(
        [&](const std::string& each, T) { names += fmt::format("\n    | '{}'", each); });
    text_ += fmt::format("  export type {} ={}\n", name, names);
  }

  template <DescribedStruct T>
  void declare_struct(const std::string& name) {
    if (!declared_.insert(name).second) return;
    std::string fields;
    for_each_member<T>([&](const char* field, auto member) {
      fields += line(field, of<std::remove_cvref_t<decltype(std::declval<const T&>().*member)>>());
    });
    declare_interface(name, fields);
  }

  std::string text_;
  std::set<std::string> declared_;
};

// Everything of one game.
template <Codec C>
std::string typescript_of() {
  using G = typename C::Game;
  TypeScript ts;
  ts.of<typename G::Options>();
  ts.of<typename G::State>();
  ts.of<typename G::Action>();
  ts.declare_event<typename G::Event>();
  ts.of<typename G::Ending>();
  ts.of<typename G::Ledger>();
  return ts.text(pascal(C::info().id));
}

// The shapes that do not depend on a game: what the engine and the server send
// (protocol/PROTOCOL.md).
std::string typescript_of_protocol();

}  // namespace citybox

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

#include "engine/core/rule_id.hpp"
#include "engine/types/json.hpp"

namespace citybox {

// "city-roots" is "CityRoots".
std::string pascal(std::string_view kebab);
// "not-now" is "notNow".
std::string camel(std::string_view kebab);

// A type is written as its JsonOf says (`kTypeScript`), or under a name (`kAlias`, with `kParameters` if
// it is generic, and the type `Uses` that it names). Collects declarations: those of one game in a namespace of its own (CityRoots.State), the protocol's
// at the top.
class TypeScript {
 public:
  explicit TypeScript(std::string indent = "") : indent_(std::move(indent)) {}

  const std::string& text() const { return text_; }
  std::string text_in_namespace(const std::string& name) const {
    return fmt::format("export declare namespace {} {{\n{}}}\n\n", name, text_);
  }
  void write(std::string_view text) { text_ += text; }

  // The type as an expression; declares it first where it has a name.
  template <class T>
  std::string of() {
    using J = JsonOf<T>;
    if constexpr (requires { J::kAlias; }) {
      if constexpr (requires { typename J::Uses; }) of<typename J::Uses>();
      std::string parameters;
      if constexpr (requires { J::kParameters; }) parameters = J::kParameters;
      declare_alias(J::kAlias, parameters, J::kTypeScript);
      return J::kAlias;
    } else if constexpr (requires { typename J::Stands; }) {
      return of<typename J::Stands>();
    } else if constexpr (requires { J::kTypeScript; }) {
      return J::kTypeScript;
    } else if constexpr (requires { typename J::Item; }) {
      return array_of(member_of_set<typename J::Item>());
    } else if constexpr (DescribedEnum<T>) {
      declare_enum<T>();
      return type_name<T>();
    } else if constexpr (DescribedStruct<T>) {
      declare_struct<T>(type_name<T>());
      return type_name<T>();
    } else if constexpr (kIsOptional<T>) {
      return of<typename T::value_type>() + " | null";
    } else if constexpr (requires { typename T::mapped_type; }) {
      return fmt::format("Record<string, {}>", of<typename T::mapped_type>());
    } else {
      return array_of(of<std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>>());
    }
  }

  // An enum of numbers that mean something outside: a constant with its enumerators in camelCase.
  template <DescribedEnum T>
  void declare_numbers(const std::string& name) {
    text_ += fmt::format("{}export const {} = {{\n", indent_, name);
    for_each_enumerator<T>([&](const std::string& each, T value) {
      text_ += fmt::format("{}  {}: {},\n", indent_, camel(each), static_cast<int>(value));
    });
    text_ += fmt::format("{}}} as const\n", indent_);
  }

  // An action as it travels (table/action_json.hpp): only its first field is always there.
  template <DescribedStruct Action>
  void declare_action() {
    std::string fields;
    for_each_member<Action>([&](const char* field, auto member) {
      using Field = std::remove_cvref_t<decltype(std::declval<const Action&>().*member)>;
      fields += line(std::string(field) + (fields.empty() ? "" : "?"), of<Field>());
    });
    declare_interface(type_name<Action>(), fields);
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
  std::string line(const std::string& field, const std::string& type) const {
    return fmt::format("{}  {}: {}\n", indent_, field, type);
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
  void declare_alias(const std::string& name, std::string_view parameters, std::string_view type) {
    if (!declared_.insert(name).second) return;
    text_ += fmt::format("{}export type {}{} = {}\n", indent_, name, parameters, type);
  }
  void declare_interface(const std::string& name, const std::string& fields) {
    text_ += fmt::format("{0}export interface {1} {{\n{2}{0}}}\n", indent_, name, fields);
  }

  template <DescribedEnum T>
  void declare_enum() {
    const std::string name = type_name<T>();
    if (!declared_.insert(name).second) return;
    std::string names;
    for_each_enumerator<T>(
        [&](const std::string& each, T) { names += fmt::format("\n{}  | '{}'", indent_, each); });
    text_ += fmt::format("{}export type {} ={}\n", indent_, name, names);
  }

  template <DescribedStruct T>
  void declare_struct(const std::string& name) {
    if (!declared_.insert(name).second) return;
    std::string fields;
    for_each_member<T>([&](const char* field, auto member) {
      using Field = std::remove_cvref_t<decltype(std::declval<const T&>().*member)>;
      if constexpr (kIsOptional<Field>) {
        fields += line(std::string(field) + "?", of<typename Field::value_type>());
      } else {
        fields += line(field, of<Field>());
      }
    });
    declare_interface(name, fields);
  }

  std::string indent_;
  std::string text_;
  std::set<std::string> declared_;
};

}  // namespace citybox

#pragma once
// TypeScript types from the same reflection that writes the JSON, so that the page cannot disagree.

#include <array>
#include <set>
#include <span>
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
// it is generic, and the type `Uses` that it names), or as another type that `Stands` for it; a set has
// `Item`s, an object by kind an `Each` for every `Key`. Collects declarations: those of one game in a
// namespace of its own (CityRoots.State), the protocol's at the top.
class TypeScript {
 public:
  explicit TypeScript(std::string indent = "") : indent_(std::move(indent)) {}

  const std::string& text() const { return text_; }
  std::string text_in_namespace(const std::string& name) const;
  void write(std::string_view text) { text_ += text; }

  // The type as an expression; declares it first where it has a name.
  template <class T>
  std::string of() {
    using J = JsonOf<T>;
    if constexpr (requires { J::kAlias; }) {
      if constexpr (requires { typename J::Uses; }) of<typename J::Uses>();
      std::string_view parameters;
      if constexpr (requires { J::kParameters; }) parameters = J::kParameters;
      declare_alias(J::kAlias, parameters, J::kTypeScript);
      return J::kAlias;
    } else if constexpr (requires { typename J::Stands; }) {
      return of<typename J::Stands>();
    } else if constexpr (requires { J::kTypeScript; }) {
      return J::kTypeScript;
    } else if constexpr (requires { typename J::Key; }) {
      return record_of(member_of_set<typename J::Key>(), of<typename J::Each>());
    } else if constexpr (requires { typename J::Item; }) {
      return array_of(member_of_set<typename J::Item>());
    } else if constexpr (DescribedEnum<T>) {
      return declare_enum(type_name<T>(), names_of<T>());
    } else if constexpr (DescribedStruct<T>) {
      return declare_struct(type_name<T>(), fields_of<T, Kind::kStruct>(MembersOf<T>{}));
    } else if constexpr (kIsOptional<T>) {
      return of<typename T::value_type>() + " | null";
    } else if constexpr (requires { typename T::mapped_type; }) {
      return record_of("string", of<typename T::mapped_type>());
    } else {
      return array_of(of<std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>>());
    }
  }

  // An enum of numbers that mean something outside: a constant with its enumerators in camelCase.
  template <DescribedEnum T>
  void declare_numbers(const std::string& name) {
    declare_constant(name, names_of<T>());
  }

  // An action as it travels (table/action_json.hpp): only its first field is always there.
  template <DescribedStruct Action>
  void declare_action() {
    declare_struct(type_name<Action>(), fields_of<Action, Kind::kAction>(MembersOf<Action>{}));
  }

  // An event (table/event_json.hpp): fields that may say nothing are optional, rules are ids.
  template <DescribedStruct Event>
  void declare_event() {
    declare_struct(type_name<Event>(), fields_of<Event, Kind::kEvent>(MembersOf<Event>{}));
  }

 private:
  enum class Kind { kStruct, kAction, kEvent };
  struct Field {
    const char* name;
    bool (*optional)();
    std::string (*type)(TypeScript& self);
  };

  template <class T, Kind kKind, template <class...> class L, class... M>
  static std::span<const Field> fields_of(L<M...>) {
    static constexpr std::array<Field, sizeof...(M)> kFields{
        Field{M::name, &is_optional<T, kKind, M>, &type_of<T, kKind, M>}...};
    return kFields;
  }
  template <class T, class M>
  using TypeOf = std::remove_cvref_t<decltype(std::declval<const T&>().*M::pointer)>;

  template <class T, Kind kKind, class M>
  static bool is_optional() {
    if constexpr (kKind == Kind::kAction) {
      return !std::is_same_v<M, boost::mp11::mp_first<MembersOf<T>>>;
    } else if constexpr (kKind == Kind::kEvent) {
      if constexpr (std::is_same_v<TypeOf<T, M>, RuleId>) return true;
      return says_nothing(to_json(T{}.*M::pointer));
    } else {
      return kIsOptional<TypeOf<T, M>>;
    }
  }
  template <class T, Kind kKind, class M>
  static std::string type_of(TypeScript& self) {
    using Type = TypeOf<T, M>;
    if constexpr (kKind == Kind::kEvent && std::is_same_v<Type, RuleId>) {
      return "string";
    } else if constexpr (kKind == Kind::kStruct && kIsOptional<Type>) {
      return self.of<typename Type::value_type>();
    } else {
      return self.of<Type>();
    }
  }

  // No set holds what stands for none of its elements.
  template <class T>
  std::string member_of_set() {
    const std::string type = of<T>();
    if constexpr (DescribedEnum<T>) return without_none(type, names_of<T>());
    return without_null(type);
  }
  static std::string without_none(const std::string& type, const EnumNames& names);
  static std::string without_null(const std::string& type);
  static std::string array_of(const std::string& item);
  static std::string record_of(const std::string& key, const std::string& each);

  // Each is declared once; those that return something return the name.
  std::string declare_enum(const std::string& name, const EnumNames& names);
  std::string declare_struct(const std::string& name, std::span<const Field> fields);
  void declare_constant(const std::string& name, const EnumNames& names);
  void declare_alias(const std::string& name, std::string_view parameters, std::string_view type);

  std::string indent_;
  std::string text_;
  std::set<std::string> declared_;
};

}  // namespace citybox

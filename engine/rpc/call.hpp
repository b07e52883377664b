#pragma once
// A list of calls is a described struct whose fields are Calls: their names, what goes and what comes
// back. Dispatch and TypeScript are both made from it.

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/types/json.hpp"
#include "engine/types/typescript.hpp"

namespace citybox {

namespace wire {

template <class P, class R>
struct Call {
  using Params = P;
  using Result = R;
};

struct Nothing {};
BOOST_DESCRIBE_STRUCT(Nothing, (), ())

// The field's name; `new_` is "new", which is no name in C++.
inline std::string call_name(std::string_view field) {
  return std::string(field.ends_with('_') ? field.substr(0, field.size() - 1) : field);
}

}  // namespace wire

template <>
struct JsonOf<wire::Nothing> {
  static constexpr const char* kAlias = "Nothing";
  static constexpr const char* kTypeScript = "Record<string, never>";
  static json::value write(const wire::Nothing&) { return json::object(); }
};

// Parameters by name. What is missing or wrong is told in a sentence that names it; a parameter that the
// call does not know is passed over, so that one may send the same to several.
template <DescribedStruct P>
tl::expected<P, Problem> read_params(const json::object& given) {
  tl::expected<P, Problem> params{P{}};
  for_each_member<P>([&](const char* name, auto member) {
    if (!params) return;
    using Field = std::remove_cvref_t<decltype(params.value().*member)>;
    const json::value* field = given.if_contains(name);
    if (field == nullptr) {
      if constexpr (!kIsOptional<Field>) {
        params = tl::unexpected(Problem{fmt::format("The parameter \"{}\" is missing.", name)});
      }
      return;
    }
    auto read = from_json<Field>(*field, name);
    if (read) {
      params.value().*member = *std::move(read);
    } else {
      params = tl::unexpected(std::move(read.error()));
    }
  });
  return params;
}

// The name of the call that stands in this field.
template <DescribedStruct Calls, class P, class R>
std::string name_of_call(wire::Call<P, R> Calls::* which) {
  std::string name;
  for_each_member<Calls>([&](const char* field, auto member) {
    if constexpr (std::is_same_v<decltype(member), wire::Call<P, R> Calls::*>) {
      if (member == which) name = wire::call_name(field);
    }
  });
  return name;
}

// `export interface Calls { hello: [Nothing, Hello] … }`
template <DescribedStruct Calls>
void declare_calls(TypeScript& ts, std::string_view name) {
  std::string lines;
  for_each_member<Calls>([&](const char* field, auto member) {
    using Call = std::remove_cvref_t<decltype(std::declval<const Calls&>().*member)>;
    const std::string params = ts.of<typename Call::Params>();
    const std::string result = ts.of<typename Call::Result>();
    lines += fmt::format("  {}: [{}, {}]\n", wire::call_name(field), params, result);
  });
  ts.write(fmt::format("export interface {} {{\n{}}}\n", name, lines));
}

}  // namespace citybox

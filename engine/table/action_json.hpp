#pragma once

#include <boost/json.hpp>
#include <tl/expected.hpp>

#include "engine/types/json.hpp"

namespace citybox {

// An action without what it does not use: fields that have their default are left out, but for the
// first one, which says what is done.
template <DescribedStruct Action>
json::object compact_json(const Action& action) {
  const Action blank{};
  json::object object;
  for_each_member<Action>([&](const char* name, auto member) {
    if (object.empty() || !(action.*member == blank.*member)) {
      object.emplace(name, to_json(action.*member));
    }
  });
  return object;
}

// Back from either form: what is left out keeps its default.
template <DescribedStruct Action>
tl::expected<Action, Problem> read_compact(const json::value& given) {
  if (!given.is_object()) return from_json<Action>(given, "action");
  json::object whole = to_json(Action{}).as_object();
  for (const auto& field : given.get_object()) {
    whole.insert_or_assign(field.key(), field.value());
  }
  return from_json<Action>(whole, "action");
}

}  // namespace citybox

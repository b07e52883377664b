#pragma once

#include <boost/json.hpp>
#include <tl/expected.hpp>
#include <type_traits>

#include "engine/types/json.hpp"

namespace citybox {

template <DescribedStruct Options>
json::object write_options(const Options& options) {
  return to_json(options).as_object();
}

// What is not said keeps its default; an unknown key is refused.
template <DescribedStruct Options>
tl::expected<Options, Problem> read_options(const json::object& given) {
  json::object whole = write_options(Options{});
  for (const auto& field : given) whole.insert_or_assign(field.key(), field.value());
  return from_json<Options>(whole, "options");
}

}  // namespace citybox

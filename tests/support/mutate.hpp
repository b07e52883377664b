#pragma once
// Small damage, for tests of what comes from outside.

#include <boost/json.hpp>
#include <string>

#include "engine/core/rng.hpp"

namespace citybox::test {

// A text with one character changed, left out, doubled, or cut at.
inline std::string bent_text(std::string text, Rng& rng) {
  if (text.empty()) return "x";
  const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
  switch (rng.below(4)) {
    case 0:
      text[at] = static_cast<char>(rng.below(256));
      break;
    case 1:
      text.erase(at, 1);
      break;
    case 2:
      text.insert(at, 1, text[at]);
      break;
    default:
      text.resize(at);
      break;
  }
  return text;
}

inline boost::json::value any_value(Rng& rng) {
  switch (rng.below(9)) {
    case 0:
      return nullptr;
    case 1:
      return true;
    case 2:
      return -1;
    case 3:
      return 256;
    case 4:
      return rng.next();
    case 5:
      return 0.5;
    case 6:
      return "none";
    case 7:
      return boost::json::array{};
    default:
      return boost::json::object{};
  }
}

// Changes one place somewhere in the value.
inline void mutate(boost::json::value& value, Rng& rng) {
  using namespace boost::json;
  if (value.is_object() && !value.get_object().empty() && rng.below(20) != 0) {
    object& fields = value.get_object();
    auto* field = fields.begin() + rng.below(static_cast<std::uint32_t>(fields.size()));
    const std::uint32_t what = rng.below(30);
    if (what == 0) {
      fields.erase(field);
    } else if (what == 1) {
      fields.insert_or_assign("more", any_value(rng));
    } else {
      mutate(field->value(), rng);
    }
  } else if (value.is_array() && !value.get_array().empty() && rng.below(5) != 0) {
    array& items = value.get_array();
    const std::size_t at = rng.below(static_cast<std::uint32_t>(items.size()));
    const std::uint32_t what = rng.below(6);
    if (what == 0) {
      items.erase(items.begin() + static_cast<std::ptrdiff_t>(at));
    } else if (what == 1) {
      items.push_back(items[at]);
    } else {
      mutate(items[at], rng);
    }
  } else if (value.is_int64() && rng.below(3) != 0) {
    value = value.get_int64() + (rng.below(2) == 0 ? 1 : -1);
  } else if (value.is_string() && rng.below(2) != 0) {
    value = bent_text(std::string(value.get_string()), rng).substr(0, 40);
  } else {
    value = any_value(rng);
  }
}

}  // namespace citybox::test

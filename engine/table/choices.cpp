#include "engine/table/choices.hpp"

#include <algorithm>

namespace citybox {

std::vector<json::object> each_of(const json::array& choices) {
  std::vector<json::object> actions;
  for (const json::value& choice : choices) {
    const json::object* object = choice.if_object();
    if (object == nullptr) continue;
    const auto list = std::find_if(object->begin(), object->end(),
                                   [](const auto& field) { return field.value().is_array(); });
    if (list == object->end()) {
      actions.push_back(*object);
      continue;
    }
    for (const json::value& value : list->value().get_array()) {
      actions.push_back(*object);
      actions.back()[list->key()] = value;
    }
  }
  return actions;
}

}  // namespace citybox

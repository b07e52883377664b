#include "engine/entry/sightings.hpp"

namespace citybox {

std::map<std::string, std::map<std::string, Gaps::Counts>> Sightings::names() const {
  std::map<std::string, std::map<std::string, Gaps::Counts>> all;
  for (const auto& [tag, type] : types_) {
    for (const auto& [value, name] : type.values) {
      if (name == "none") continue;
      Gaps::Counts& counts = all[type.name][name];
      for (std::size_t place = 0; place < kPlaces; ++place) {
        if (type.seen[place].empty() || type.seen[place][value] == 0) continue;
        counts[place == kState ? "state" : place_names_[place]] += type.seen[place][value];
      }
    }
  }
  return all;
}

}  // namespace citybox

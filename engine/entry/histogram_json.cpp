#include "engine/entry/histogram_json.hpp"

#include <array>
#include <limits>

namespace citybox {

json::value JsonOf<Histogram>::write(const Histogram& histogram) {
  json::array pairs;
  pairs.reserve(histogram.times().size());
  for (const auto& [value, times] : histogram.times()) pairs.push_back(json::array{value, times});
  return pairs;
}

Read<Histogram> JsonOf<Histogram>::read(const json::value& value) {
  const auto pairs = detail::read_array(value, 0, std::numeric_limits<std::size_t>::max());
  if (!pairs) return tl::unexpected(pairs.error());
  Histogram histogram;
  for (std::size_t i = 0; i < (*pairs)->size(); ++i) {
    const auto pair = JsonOf<std::array<std::int64_t, 2>>::read((**pairs)[i]);
    if (!pair) return misread_in(i, pair.error());
    if ((*pair)[1] < 0) return misread_in(i, {{}, "nothing comes up fewer than 0 times"});
    histogram.add((*pair)[0], static_cast<std::uint64_t>((*pair)[1]));
  }
  return histogram;
}

}  // namespace citybox

#include "lab/play/asked.hpp"

#include <fmt/format.h>

#include "engine/journal/replay.hpp"

namespace citybox::lab {

tl::expected<json::object, Problem> read_options(const std::vector<std::string>& pairs) {
  json::object options;
  for (const std::string& pair : pairs) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0) {
      return tl::unexpected(
          Problem{fmt::format("\"{}\" is not an option: write key=value.", pair)});
    }
    options[pair.substr(0, equals)] = option_value(pair.substr(equals + 1));
  }
  return options;
}

tl::expected<void, Problem> check_amounts(std::int64_t games, std::int64_t threads) {
  constexpr std::int64_t kMostGames = 1'000'000'000;
  if (games < 1) return tl::unexpected(Problem{"Play at least one game: --games 1 or more."});
  if (games > kMostGames) {
    return tl::unexpected(Problem{"Play at most a thousand million games: --games 1000000000."});
  }
  if (threads < 1 || threads > 1024) return tl::unexpected(Problem{"Use 1 to 1024 threads."});
  return {};
}

}  // namespace citybox::lab

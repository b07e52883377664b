#include "cli/telling.hpp"

#include <fmt/format.h>

namespace citybox::cli {

std::string seat_name(Seat seat) {
  return seat == kFacilitator ? "the facilitator" : fmt::format("seat {}", seat.index);
}

std::string with_names(std::string sentence) {
  constexpr std::string_view kMark = "{seat:";
  for (std::size_t at = 0; (at = sentence.find(kMark, at)) != std::string::npos;) {
    const std::size_t end = sentence.find('}', at);
    if (end == std::string::npos) break;
    const std::string number = sentence.substr(at + kMark.size(), end - at - kMark.size());
    sentence.replace(at, end - at + 1, (at == 0 ? "Seat " : "seat ") + number);
  }
  return sentence;
}

void tell(const std::vector<Happening>& happenings, SeatSet viewers) {
  for (const Happening& happening : happenings) {
    if (happening.sentence.empty() || !may_see(happening.audience, viewers)) continue;
    fmt::print("   {}\n", with_names(happening.sentence));
  }
}

void tell(const Standing& standing) {
  if (standing.over) fmt::print("{}\n", with_names(standing.verdict));
  std::string scores;
  for (const std::int64_t score : standing.scores) scores += fmt::format(" {}", score);
  fmt::print("{}{}\n", standing.over ? "Final scores:" : "Scores now:", scores);
}

}  // namespace citybox::cli

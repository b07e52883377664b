#include "cli/telling.hpp"

#include <fmt/format.h>

#include "engine/types/sentence.hpp"

namespace citybox::cli {

std::string seat_name(Seat seat) {
  return seat == kFacilitator ? "The facilitator" : fmt::format("Seat {}", seat.index);
}

std::string Telling::of(std::string_view sentence) const {
  return resolve(sentence, you_, seat_name);
}

void Telling::tell(const std::vector<Happening>& happenings, SeatSet viewers) const {
  for (const Happening& happening : happenings) {
    if (happening.sentence.empty() || !may_see(happening.audience, viewers)) continue;
    fmt::print("   {}\n", of(happening.sentence));
  }
}

void Telling::tell(const Standing& standing) const {
  if (standing.over) fmt::print("{}\n", of(standing.verdict));
  if (!standing.meant.empty()) fmt::print("{}\n", of(standing.meant));
  std::string scores;
  for (const std::int64_t score : standing.scores) scores += fmt::format(" {}", score);
  fmt::print("{}{}\n", standing.over ? "Final scores:" : "Scores now:", scores);
  if (!standing.questions.empty()) fmt::print("To talk about:\n");
  for (const Asked& question : standing.questions) fmt::print("   {}\n", of(question.text));
}

}  // namespace citybox::cli

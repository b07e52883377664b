#include "cli/telling.hpp"

#include <fmt/format.h>

#include "engine/types/sentence.hpp"

namespace citybox::cli {

std::string seat_name(Seat seat) {
  return seat == kFacilitator ? "The facilitator" : fmt::format("Seat {}", seat.index + 1);
}

std::string Telling::name(Seat seat) const {
  return seat.index < names_.size() && !names_[seat.index].empty() ? names_[seat.index]
                                                                   : seat_name(seat);
}

std::string Telling::of(std::string_view sentence) const {
  return resolve(sentence, you_, [this](Seat seat) { return name(seat); });
}

int Telling::tell(const std::vector<Happening>& happenings, SeatSet viewers) const {
  int told = 0;
  for (const Happening& happening : happenings) {
    if (happening.sentence.empty() || !may_see(happening.audience, viewers)) continue;
    fmt::print("   {}\n", of(happening.sentence));
    ++told;
  }
  return told;
}

void Telling::tell(const Standing& standing, bool together) const {
  if (standing.over) fmt::print("{}\n", of(standing.verdict));
  if (!standing.meant.empty()) fmt::print("{}\n", of(standing.meant));
  std::string scores;
  SeatSet::first(static_cast<int>(standing.scores.size())).for_each([&](Seat seat) {
    scores += fmt::format("{} {} {}", scores.empty() ? "" : ",",
                          you_.contains(seat) ? "you" : name(seat), standing.scores[seat.index]);
  });
  if (!together) fmt::print("{}{}\n", standing.over ? "Final scores:" : "Scores now:", scores);
  if (!standing.questions.empty()) fmt::print("To talk about:\n");
  for (const Asked& question : standing.questions) fmt::print("   {}\n", of(question.text));
}

}  // namespace citybox::cli

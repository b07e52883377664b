#include "lab/figures/report.hpp"

#include <fmt/format.h>

#include <cmath>

#include "lab/figures/figures.hpp"
#include "lab/play/experiment.hpp"

namespace citybox::lab {
namespace {

std::uint64_t rounded(double number) { return static_cast<std::uint64_t>(std::llround(number)); }

std::string share_line(const std::string& name, std::uint64_t part, std::uint64_t whole) {
  const Interval sure = wilson(part, whole);
  return fmt::format("  {:<46}{:>12}{:>8.2f} %   {:.2f}–{:.2f} %\n", name, grouped(part),
                     100 * share_of(part, whole), 100 * sure.low, 100 * sure.high);
}

std::string length_line(const std::string& name, const Histogram& lengths) {
  const std::string most = fmt::format("{}–{}", lengths.percentile(5), lengths.percentile(95));
  return fmt::format("  {:<46}{:>12}   {:<12}{:>8.1f}\n", name, lengths.percentile(50), most,
                     lengths.mean());
}

// How often each value came up, where there are few.
std::string value_lines(const std::string& name, const Histogram& values) {
  constexpr std::size_t kFew = 8;
  if (values.times().size() > kFew) return "";
  std::string out = fmt::format("\n{}\n", name);
  for (const auto& [value, times] : values.times()) {
    out += share_line(std::to_string(value), times, values.count());
  }
  return out;
}

std::string use_line(const std::string& name, const Use& use) {
  return fmt::format("  {:<46}{:>12}{:>8.1f} %{:>14}{:>8.1f} %", name, grouped(use.allowed),
                     100 * share_of(use.chosen, use.allowed), grouped(use.games_allowed),
                     100 * share_of(use.games_chosen, use.games_allowed));
}

std::string choice_line(const std::string& name, const Use& use) {
  const Interval sure = wilson(use.seats_won, use.seats_chosen);
  return fmt::format("{}{:>14}{:>8.1f} %   {:.1f}–{:.1f} %\n", use_line(name, use),
                     grouped(use.seats_chosen), 100 * share_of(use.seats_won, use.seats_chosen),
                     100 * sure.low, 100 * sure.high);
}

std::string fact_line(const std::string& name, const Fact& fact) {
  const std::uint64_t seats = fact.values.count();
  const Interval sure = wilson(fact.won, seats);
  return fmt::format("  {:<46}{:>12}{:>10.2f}{:>8.1f} %   {:.1f}–{:.1f} %\n", name, grouped(seats),
                     fact.values.mean(), 100 * share_of(fact.won, seats), 100 * sure.low,
                     100 * sure.high);
}

json::object share_json(std::uint64_t part, std::uint64_t whole) {
  const Interval sure = wilson(part, whole);
  return {
      {"games", part}, {"share", share_of(part, whole)}, {"low", sure.low}, {"high", sure.high}};
}

json::object length_json(const Histogram& lengths) {
  json::object times;
  for (const auto& [value, count] : lengths.times()) times.emplace(std::to_string(value), count);
  return {{"mean", lengths.mean()},
          {"median", lengths.percentile(50)},
          {"p5", lengths.percentile(5)},
          {"p95", lengths.percentile(95)},
          {"times", std::move(times)}};
}

}  // namespace

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t i = text.size(); i > 3; i -= 3) text.insert(i - 3, 1, ',');
  return text;
}

std::string text_report(const GameInfo& game, const Tournament& tournament, const Result& result) {
  const Tally& tally = result.tally;
  const auto& bots = tournament.lineup.bots;
  std::string out = fmt::format("{}, {} {}: {} games, seed {}", game.title, bots.size(),
                                bots.size() == 1 ? "seat" : "seats", grouped(tally.games),
                                tournament.lineup.seed);
  if (result.rate > 0) out += fmt::format(", {} games/s", grouped(rounded(result.rate)));
  out += "\n";
  if (!tournament.numbers.empty()) {
    out += fmt::format("Numbers: {}\n", patch_text(tournament.numbers));
  }
  if (tally.games < tournament.games) {
    out += fmt::format("Stopped early: {} games were asked for.\n", grouped(tournament.games));
  }

  out += fmt::format("\n{:<48}{:>12}{:>10}   95 % interval\n", "wins", "games", "share");
  if (game.cooperative) {
    out += share_line("all together: " + council_of(bots), tally.games_with_winner, tally.games);
  } else {
    for (std::size_t seat = 0; seat < tally.wins.size(); ++seat) {
      out +=
          share_line(fmt::format("seat {} ({})", seat, bots[seat]), tally.wins[seat], tally.games);
    }
  }
  for (std::size_t place = 0; place < tally.wins_by_order.size(); ++place) {
    out += share_line(fmt::format("number {} in the order of play", place + 1),
                      tally.wins_by_order[place], tally.games);
  }
  out += "\nends\n";
  for (const auto& [name, count] : tally.endings) out += share_line(name, count, tally.games);

  out += fmt::format("\n{:<48}{:>12}   5–95 %          mean\n", "lengths", "median");
  for (const auto& [name, values] : tally.measures) out += length_line(name, values);
  out += length_line("decisions", tally.decisions);
  for (const auto& [name, values] : tally.measures) out += value_lines(name, values);

  out += fmt::format("\n{:<48}{:>12}{:>10}{:>14}{:>10}", "choices", "allowed", "chosen", "in games",
                     "chosen");
  if (!game.cooperative) out += fmt::format("{:>14}{:>10}   95 % interval", "by seats", "won");
  out += "\n";
  for (const auto& [name, use] : tally.uses) {
    out += game.cooperative ? use_line(name, use) + "\n" : choice_line(name, use);
  }
  if (tally.facts.empty()) return out;
  out += fmt::format("\n{:<48}{:>12}{:>10}{:>10}   95 % interval\n", "true of", "seats", "mean",
                     "won");
  for (const auto& [name, fact] : tally.facts) out += fact_line(name, fact);
  return out;
}

json::object json_report(const GameInfo& game, const Tournament& tournament, const Result& result) {
  const Tally& tally = result.tally;
  json::array seats;
  for (std::size_t seat = 0; seat < tally.wins.size(); ++seat) {
    json::object wins = share_json(tally.wins[seat], tally.games);
    wins.emplace("bot", tournament.lineup.bots[seat]);
    seats.push_back(std::move(wins));
  }
  json::object endings;
  for (const auto& [name, count] : tally.endings)
    endings.emplace(name, share_json(count, tally.games));
  json::object lengths{{"decisions", length_json(tally.decisions)}};
  for (const auto& [name, values] : tally.measures) lengths.emplace(name, length_json(values));
  json::array order;
  for (const std::uint64_t wins : tally.wins_by_order) {
    order.push_back(share_json(wins, tally.games));
  }
  json::object choices;
  for (const auto& [name, use] : tally.uses) {
    choices.emplace(name, json::object{{"allowed", use.allowed},
                                       {"chosen", use.chosen},
                                       {"games_allowed", use.games_allowed},
                                       {"games_chosen", use.games_chosen},
                                       {"seats_chosen", use.seats_chosen},
                                       {"seats_won", use.seats_won}});
  }
  json::object facts;
  for (const auto& [name, fact] : tally.facts) {
    json::object values = length_json(fact.values);
    values.emplace("seats", fact.values.count());
    values.emplace("won", fact.won);
    facts.emplace(name, std::move(values));
  }
  json::object report{{"game", game.id},
                      {"seed", tournament.lineup.seed},
                      {"options", tournament.lineup.options},
                      {"numbers", tournament.numbers},
                      {"games", tally.games},
                      {"asked", tournament.games},
                      {"won", share_json(tally.games_with_winner, tally.games)},
                      {"seats", std::move(seats)},
                      {"order", std::move(order)},
                      {"endings", std::move(endings)},
                      {"lengths", std::move(lengths)},
                      {"choices", std::move(choices)},
                      {"facts", std::move(facts)}};
  if (result.rate > 0) report["games_per_s"] = result.rate;
  return report;
}

std::string text_report(const std::vector<Figures>& figures) {
  std::string out =
      fmt::format("{:<16}{:>16}{:>14}{:>16}{:>13}{:>14}{:>14}\n", "game", "decisions/s", "games/s",
                  "copies/s", "state bytes", "searches/s", "cut off/s");
  for (const Figures& each : figures) {
    out += fmt::format("{:<16}{:>16}{:>14}{:>16}{:>13}{:>14}{:>14}\n", each.game,
                       grouped(rounded(each.decisions_per_s)), grouped(rounded(each.games_per_s)),
                       grouped(rounded(each.copies_per_s)), grouped(each.state_bytes),
                       grouped(rounded(each.searches_per_s)),
                       grouped(rounded(each.short_searches_per_s)));
  }
  return out;
}

json::array json_report(const std::vector<Figures>& figures) {
  json::array out;
  for (const Figures& each : figures) {
    out.push_back(json::object{{"game", each.game},
                               {"decisions_per_s", each.decisions_per_s},
                               {"games_per_s", each.games_per_s},
                               {"copies_per_s", each.copies_per_s},
                               {"state_bytes", each.state_bytes},
                               {"searches_per_s", each.searches_per_s},
                               {"short_searches_per_s", each.short_searches_per_s}});
  }
  return out;
}

}  // namespace citybox::lab

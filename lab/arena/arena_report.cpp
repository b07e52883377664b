#include "lab/arena/arena_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lab/figures/report.hpp"

namespace citybox::lab {
namespace {

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }
std::string percent(const Interval& sure) {
  return fmt::format("{:.1f}–{:.1f} %", 100 * sure.low, 100 * sure.high);
}

std::string end_of_line(const Standing& standing, bool among) {
  if (standing.rating) {
    return fmt::format("{:>+8.0f}   {:+.0f} … {:+.0f}", standing.rating->elo,
                       standing.rating->sure.low, standing.rating->sure.high);
  }
  if (standing.from_first) {
    const Difference& apart = *standing.from_first;
    std::string text = fmt::format("{:>+8.1f} %", 100 * apart.value);
    if (apart.sure) {
      text += fmt::format("   {:+.1f} … {:+.1f}", 100 * apart.sure->low, 100 * apart.sure->high);
    }
    return text;
  }
  if (!among || standing.fair == 0) return "";
  return fmt::format("{:>10}   {:.2f} times ({:.2f}–{:.2f})", percent(standing.fair),
                     standing.share / standing.fair, standing.sure.low / standing.fair,
                     standing.sure.high / standing.fair);
}

json::object share_json(double share, const Interval& sure) {
  return {{"share", share}, {"low", sure.low}, {"high", sure.high}};
}

json::object standing_json(const Standing& standing) {
  json::object out = share_json(standing.share, standing.sure);
  out["name"] = standing.name;
  out["games"] = standing.games;
  out["won"] = standing.won;
  if (standing.fair > 0) out["fair"] = standing.fair;
  if (standing.rating) {
    out["elo"] = {{"value", standing.rating->elo},
                  {"low", standing.rating->sure.low},
                  {"high", standing.rating->sure.high}};
  }
  if (standing.from_first) {
    json::object apart{{"value", standing.from_first->value}};
    if (standing.from_first->sure) {
      apart["low"] = standing.from_first->sure->low;
      apart["high"] = standing.from_first->sure->high;
    }
    out["from_first"] = std::move(apart);
  }
  return out;
}

}  // namespace

std::string arena_text(const Findings& findings) {
  const Experiment& experiment = findings.experiment;
  const bool among = !experiment.among.empty(), together = findings.game->info().cooperative;
  const std::size_t seats = experiment.lineups.front().size();
  std::string out =
      heading(findings,
              among && !together
                  ? fmt::format("one of each among {} × {}", seats - 1, experiment.among)
                  : fmt::format("{} of {} seats", together ? "teams" : "each against each", seats));
  std::vector<Standing> standings = standings_of(findings);
  if (!together) {
    std::stable_sort(standings.begin(), standings.end(),
                     [](const Standing& a, const Standing& b) { return a.share > b.share; });
  }
  const char* last = together ? "from the first" : among ? "fair        against it" : "Elo   95 %";
  out += fmt::format("\n{:<36}{:>10}{:>10}   {:<16}{:>8}\n", together ? "team" : "bot",
                     together ? "games" : "seats", "won", "95 % interval", last);
  for (const Standing& each : standings) {
    out += fmt::format("  {:<34}{:>10}{:>10}   {:<16}{}\n", each.name, grouped(each.games),
                       percent(each.share), percent(each.sure), end_of_line(each, among));
  }
  const std::vector<Pairing> pairings = pairings_of(findings);
  if (pairings.empty()) return out;
  out +=
      fmt::format("\n{:<36}{:>10}{:>10}   95 % interval\n", "of two at a table", "games", "first");
  for (const Pairing& each : pairings) {
    out += fmt::format("  {:<34}{:>10}{:>10}   {}\n", each.one + " : " + each.other,
                       grouped(each.games), percent(each.share), percent(each.sure));
  }
  return out;
}

json::object arena_json(const Findings& findings) {
  json::object out = heading_json(findings);
  json::array standings, pairs, lineups;
  for (const Standing& each : standings_of(findings)) standings.push_back(standing_json(each));
  for (const Pairing& each : pairings_of(findings)) {
    json::object pair = share_json(each.share, each.sure);
    pair["one"] = each.one;
    pair["other"] = each.other;
    pair["games"] = each.games;
    pairs.push_back(std::move(pair));
  }
  for (std::size_t point = 0; point < findings.samples.size(); ++point) {
    const Tally& tally = findings.samples[point].tally;
    lineups.push_back(json::object{{"bots", json::value_from(findings.experiment.lineups[point])},
                                   {"games", tally.games},
                                   {"games_with_winner", tally.games_with_winner},
                                   {"wins", json::value_from(tally.wins)}});
  }
  if (!findings.experiment.among.empty()) out["among"] = findings.experiment.among;
  out["standings"] = std::move(standings);
  out["pairs"] = std::move(pairs);
  out["lineups"] = std::move(lineups);
  return out;
}

CsvTable arena_table(const Findings& findings) {
  CsvTable table = table_for(findings);
  const auto columns = columns_of(findings, {});
  for (const Standing& each : standings_of(findings)) {
    table.add(columns, Figure{"won", each.name, each.share, each.sure});
    if (each.fair > 0) table.add(columns, Figure{"fair", each.name, each.fair, {}});
    if (each.rating) table.add(columns, {"elo", each.name, each.rating->elo, each.rating->sure});
    if (each.from_first) {
      table.add(columns, {"from first", each.name, each.from_first->value, each.from_first->sure});
    }
  }
  for (const Pairing& each : pairings_of(findings)) {
    table.add(columns, Figure{"pair", each.one + " : " + each.other, each.share, each.sure});
  }
  for (std::size_t point = 0; point < findings.samples.size(); ++point) {
    const auto of_lineup = columns_of(findings, findings.experiment.lineups[point]);
    const auto figures = figures_of(findings.samples[point].tally, findings.game->endings());
    for (const Figure& each : figures) table.add(of_lineup, each);
  }
  return table;
}

}  // namespace citybox::lab

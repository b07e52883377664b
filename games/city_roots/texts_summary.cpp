// What is happening, what is to be chosen, and what it could bring.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

// One sentence for the mayor, and how it ends for all others after the mayor's name.
struct Duty {
  std::string_view mayor;
  std::string_view others;
};

Duty words_for(Task task) {
  switch (task) {
    case Task::kNone:
      break;
    case Task::kChoosePolicy:
      return {"Enact one of the two active policies, or lobby for another.",
              "enacts one of the two active policies, or lobbies for another."};
    case Task::kTakePolicy:
      return {"Take one of the three policies drawn.", "takes one of the three policies drawn."};
    case Task::kReplacePolicy:
      return {"Which active policy goes?", "says which active policy goes."};
    case Task::kEvade:
      return {"Homes beside corporations must leave: choose a home, then where it goes.",
              "leads homes away from the corporations."};
    case Task::kEvict:
      return {"The evicted homes must leave: choose a home, then where it goes.",
              "finds new places for the evicted homes."};
    case Task::kBuildCorporation:
      return {"Build a corporation.", "builds a corporation."};
    case Task::kBuildBusiness:
      return {"Open a local business.", "opens a local business."};
    case Task::kBuildHigh:
      return {"Place a high-income home.", "places a high-income home."};
    case Task::kReturnHome:
      return {"Bring a displaced home back.", "brings a displaced home back."};
    case Task::kReturnBeside:
      return {"Bring displaced homes back beside the new business, or stop.",
              "may bring displaced homes back beside the new business."};
    case Task::kPickHome:
      return {"Choose the low-income home that moves.", "chooses the low-income home that moves."};
    case Task::kPickStack:
      return {"Choose the high-income stack that moves.",
              "chooses the high-income stack that moves."};
    case Task::kMoveHome:
    case Task::kMoveStack:
    case Task::kMoveTram:
      return {"Choose where it goes.", "chooses where it goes."};
    case Task::kPickTower:
      return {"Choose the single home that becomes a tower.",
              "chooses the single home that becomes a tower."};
    case Task::kGather:
      return {"Choose a stack that gives a home to the tower.",
              "chooses a stack that gives a home to the tower."};
    case Task::kPickSwap:
      return {"Choose the first tile of the swap.", "chooses the first tile of the swap."};
    case Task::kSwap:
      return {"Choose the tile it changes places with.",
              "chooses the tile it changes places with."};
    case Task::kProtect:
      return {"Choose a home to protect.", "chooses a home to protect."};
    case Task::kDisplace:
      return {"The rent takes a home beside a high-income one: choose which.",
              "says which home the rent takes."};
    case Task::kRemoveCorporation:
      return {"Choose the corporation that closes.", "chooses the corporation that closes."};
    case Task::kRemoveBusiness:
      return {"Choose the local business that is lost.",
              "chooses the local business that is lost."};
    case Task::kFlip:
      return {"Choose the local business that the chain takes over.",
              "chooses the local business that the chain takes over."};
    case Task::kPickTram:
      return {"Choose a tile to move along the tram line.",
              "chooses a tile to move along the tram line."};
  }
  return {};
}

std::string now(const State& s, const Content& c) {
  if (is_over(s)) return verdict_of(s, c);
  std::string text = fmt::format("Turn {}", turn_number(s, c));
  if (by_event(s) && s.card != Card::kNone) {
    text += fmt::format(", {}", title_of(s.card));
  } else if (s.policy != Policy::kNone) {
    text += fmt::format(", {}", title_of(s.policy));
  }
  const std::string duty = duty_of(s);
  return duty.empty() ? text + "." : fmt::format("{}. {}", text, duty);
}

std::string lots(int count) { return counted(count, "vacant lot", "vacant lots"); }
std::string low_homes(int count) { return counted(count, "low-income home", "low-income homes"); }
std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

// What the board has to offer to a policy, in numbers.
std::string offer(Policy policy, const State& s, const Content& c) {
  const std::string free = lots(vacant(s).size());
  const std::string displaced = counted(s.displaced_houses, "home is", "homes are");
  switch (policy) {
    case Policy::kNone:
      break;
    case Policy::kCutCorporateTaxes:
      return fmt::format("A corporation counts {} revenue. The city center has {}.",
                         c.corporation_revenue, lots((vacant(s) & c.center).size()));
    case Policy::kGovernmentSubsidizedLocalBusinesses:
      return fmt::format(
          "Every {} local businesses count 1 revenue: the city has {}. It has {}; {} displaced.",
          number_word(c.businesses_per_revenue), s.business.size(), free, displaced);
    case Policy::kGovernmentSubsidizedHousing:
      return fmt::format("{} displaced; the city has {}.", capital(displaced), free);
    case Policy::kRelocateLowIncomeHousing:
      return fmt::format("The city has {} and {}; {} beside a corporation.",
                         low_homes(s.low.size()), free,
                         counted(threatened(s).size(), "home stands", "homes stand"));
    case Policy::kRelocateHighIncomeHousing:
      return fmt::format("The city has {} in {}, and {}.",
                         counted(high_homes(s), "high-income home", "high-income homes"),
                         counted(high_stacks(s).size(), "place", "places"), free);
    case Policy::kLandSwap:
      return fmt::format("{} in the city; no number changes by the swap itself.",
                         capital(counted(occupied(s).size(), "tile stands", "tiles stand")));
    case Policy::kLandTrust:
      return fmt::format(
          "{} left for {}.",
          capital(counted(markers_left(s, c), "protection marker is", "protection markers are")),
          low_homes(s.low.size()));
    case Policy::kFundHomelessShelter:
      return fmt::format("{} are displaced now.", capital(people_of(s.residents)));
  }
  return "";
}

PolicyOutlook outlook_for(Policy policy, const State& s, const Content& c) {
  const bool idle = would_do_nothing(s, policy, c);
  if (!idle) return {policy, idle, offer(policy, s, c)};
  const char* end = s.active.contains(policy) ? ": a way to pass." : ".";
  return {policy, idle, fmt::format("{} would do nothing now{}", title_of(policy), end)};
}

// The next number of high-income homes at which event cards change.
std::string ahead(const State& s, const Content& c) {
  std::map<int, std::vector<std::string>> cards_at;
  for_each_card([&](Card card) {
    for (const StepWords& step : steps_of(card, c)) {
      cards_at[step.from].emplace_back(title_of(card));
    }
  });
  const auto next = cards_at.upper_bound(high_homes(s));
  if (next == cards_at.end()) return "All event cards are at their strongest or mildest.";
  std::sort(next->second.begin(), next->second.end());
  std::string names = next->second.front();
  for (std::size_t i = 1; i < next->second.size(); ++i) {
    names += (i + 1 < next->second.size() ? ", " : " and ") + next->second[i];
  }
  return fmt::format("From {} high-income homes on: {} {}.", next->first, names,
                     next->second.size() > 1 ? "change" : "changes");
}

std::string lobby_outlook(const State& s) {
  if (s.task != Task::kChoosePolicy) return "";
  return fmt::format("Draw {} of the {} other policies; one of them replaces an active one.",
                     number_word(kLobbyHand), number_word(kPolicies - s.active.size()));
}

}  // namespace

std::string duty_of(const State& s) {
  const Duty duty = words_for(s.task);
  if (duty.mayor.empty()) return "";
  std::string text =
      fmt::format("{{seat:{}|{}|{{name}} {}}}", s.mayor.index, duty.mayor, duty.others);
  if (chooses_space(s.task) && s.left > 1) text += fmt::format(" {} to go.", s.left);
  return text;
}

Summary CityRootsCodec::summary(const Seen<CityRoots>& seen, const Content& c, const Said&) {
  const State& s = seen.state();
  Summary summary{.now = now(s, c),
                  .duty = is_over(s) ? "" : duty_of(s),
                  .turn = turn_number(s, c),
                  .revenue = revenue(s, c),
                  .people = displaced_people(s),
                  .high_homes = high_homes(s),
                  .high_homes_left = high_homes_left(s, c),
                  .markers_left = markers_left(s, c),
                  .deck = s.cards_left.total(),
                  .ahead = ahead(s, c),
                  .lobby = lobby_outlook(s),
                  .threatened = threatened(s),
                  .surrounded = surrounded(s),
                  .policies = {}};
  (s.active | s.drawn).for_each([&](Policy policy) {
    summary.policies.push_back(outlook_for(policy, s, c));
  });
  return summary;
}

}  // namespace citybox::city_roots

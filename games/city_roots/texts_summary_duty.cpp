// What the mayor has to do: to the mayor, and to all others.

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

struct Duty {
  Task task;
  std::string_view text;
};

constexpr Duty kDuties[] = {
    {Task::kChoosePolicy,
     "{who|Enact one of the {active} active policies, or lobby to exchange one.|{name} enacts one "
     "of the {active} active policies, or lobbies to exchange one.}"},
    {Task::kTakePolicy,
     "{who|Take one of the {drawn} policies drawn.|{name} takes one of the {drawn} policies "
     "drawn.}"},
    {Task::kReplacePolicy,
     "{who|{policy} comes in. Which active policy goes?|{name} brings in {policy} and says which "
     "active policy goes.}"},
    {Task::kEvade,
     "{who|Families beside corporations must leave: choose a home, then where it goes.|{name} "
     "leads families away from the corporations.}"},
    {Task::kEvict,
     "{who|The evicted families must leave: choose a home, then where it goes.|{name} finds new "
     "places for the evicted families.}"},
    {Task::kBuildCorporation, "{who|Build a corporation.|{name} builds a corporation.}"},
    {Task::kBuildBusiness, "{who|Open a local business.|{name} opens a local business.}"},
    {Task::kBuildHigh, "{who|Place a high-income home.|{name} places a high-income home.}"},
    {Task::kReturnHome, "{who|Bring a displaced home back.|{name} brings a displaced home back.}"},
    {Task::kReturnBeside,
     "{who|Bring displaced homes back beside the new business, or stop.|{name} may bring displaced "
     "homes back beside the new business.}"},
    {Task::kPickHome,
     "{who|Choose the low-income home that moves.|{name} chooses the low-income home that moves.}"},
    {Task::kMoveHome, "{who|Choose where it goes.|{name} chooses where it goes.}"},
    {Task::kPickStack,
     "{who|Choose the high-income stack that moves.|{name} chooses the high-income stack that "
     "moves.}"},
    {Task::kMoveStack, "{who|Choose where it goes.|{name} chooses where it goes.}"},
    {Task::kPickTower,
     "{who|Choose the single home that becomes a tower.|{name} chooses the single home that "
     "becomes a tower.}"},
    {Task::kGather,
     "{who|Choose a stack that gives a home to the tower.|{name} chooses a stack that gives a home "
     "to the tower.}"},
    {Task::kPickSwap,
     "{who|Choose the first tile of the swap.|{name} chooses the first tile of the swap.}"},
    {Task::kSwap,
     "{who|Choose the tile it changes places with.|{name} chooses the tile it changes places "
     "with.}"},
    {Task::kProtect, "{who|Choose a home to protect.|{name} chooses a home to protect.}"},
    {Task::kDisplace,
     "{who|The rent takes a home beside a high-income one: choose which.|{name} says which home "
     "the rent takes.}"},
    {Task::kRemoveCorporation,
     "{who|Choose the corporation that closes.|{name} chooses the corporation that closes.}"},
    {Task::kRemoveBusiness,
     "{who|Choose the local business that is lost.|{name} chooses the local business that is "
     "lost.}"},
    {Task::kFlip,
     "{who|Choose the local business that the chain takes over.|{name} chooses the local business "
     "that the chain takes over.}"},
    {Task::kPickTram,
     "{who|Choose a tile to move along the tram line.|{name} chooses a tile to move along the tram "
     "line.}"},
    {Task::kMoveTram, "{who|Choose where it goes.|{name} chooses where it goes.}"},
};

}  // namespace

std::string duty_of(const State& s) {
  for (const Duty& duty : kDuties) {
    if (duty.task != s.task) continue;
    std::string text = say(duty.text, {{"who", s.mayor},
                                       {"active", number_word(kActivePolicies)},
                                       {"drawn", number_word(kLobbyHand)},
                                       {"policy", title_of(s.policy)}});
    if (!chooses_space(s.task) || s.left <= 1) return text;
    return text + say(" {number} to go.", {{"number", s.left}});
  }
  return "";
}

}  // namespace citybox::city_roots

// What a choice changes, said of each part of the judgement (concern.hpp).

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/concern.hpp"
#include "games/city_roots/judgement.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

// How a part is told: where there was some and there is none, none and some, some and some.
struct Change {
  Concern concern;
  std::string_view name;
  std::string_view to_none;
  std::string_view from_none;
  std::string_view other;
};

constexpr Change kChanges[] = {
    {Concern::kRipeShops, "Shops about to turn",
     "new corporations in the center would no longer turn any local business",
     "new corporations in the center would turn {to|a local business|{number} local businesses} as "
     "well",
     "new corporations in the center would turn {to|one local business|{number} local businesses} "
     "as well, not {before}"},
    {Concern::kShops, "Local businesses", "no local business is left",
     "the city has {to|a local business|{number} local businesses} again",
     "the city has {to|one local business|{number} local businesses} instead of {before}"},
    {Concern::kOpenCenter, "Room in the center", "the city center is full",
     "the city center has {to|a vacant lot|{number} vacant lots} again",
     "the city center has {to|one vacant lot|{number} vacant lots} instead of {before}"},
    {Concern::kHighHomes, "High-income homes", "no high-income home is left",
     "{to|a high-income home comes|{number} high-income homes come} to the city",
     "the city has {to|one high-income home|{number} high-income homes} instead of {before}"},
    {Concern::kRent, "Homes a rent hike would take", "a rent hike would take no home any more",
     "a rent hike would take {to|a home|{number} homes}",
     "a rent hike would take {to|one home|{number} homes} instead of {before}"},
    {Concern::kUprooted, "Homes in the way",
     "no home stands in the way of new corporations any more",
     "{to|one home stands|{number} homes stand} in the way of new corporations",
     "{to|one home stands|{number} homes stand} in the way of new corporations instead of "
     "{before}"},
    {Concern::kStranded, "Homes with nowhere to go",
     "every home in the way of new corporations would find a place next door",
     "{to|one home|{number} homes} would find no place next door when new corporations come",
     "{to|one home|{number} homes} would find no place next door when new corporations come, not "
     "{before}"},
    {Concern::kTrapped, "Homes an eviction wave would take",
     "an eviction wave would cost no home any more",
     "an eviction wave would cost {to|a home|{number} homes}",
     "an eviction wave would cost {to|one home|{number} homes} instead of {before}"},
    {Concern::kWalled, "Homes beside the rich", "no unprotected home has rich neighbors any more",
     "{to|one unprotected home gets|{number} unprotected homes get} rich neighbors",
     "{to|one unprotected home has|{number} unprotected homes have} rich neighbors instead of "
     "{before}"},
    {Concern::kGuarded, "Protected homes", "no home is protected any more",
     "{to|one home is|{number} homes are} protected",
     "{to|one home is|{number} homes are} protected instead of {before}"},
    {Concern::kOnTrust, "Homes only a marker keeps",
     "no home depends on its protection alone any more",
     "{to|one home depends|{number} homes depend} on protection alone, beside a corporation",
     "{to|one home depends|{number} homes depend} on protection alone, beside a corporation, "
     "instead of {before}"},
    {Concern::kRefuges, "Safe vacant lots", "no vacant lot is safe for a home any more",
     "{to|one vacant lot is|{number} vacant lots are} safe for homes",
     "{to|one vacant lot is|{number} vacant lots are} safe for homes instead of {before}"},
};

std::string income(int from, int to) {
  const Fill before{"from", from}, now{"to", to};
  return to > from ? say("revenue grows from {from} to {to}", {before, now})
                   : say("revenue falls from {from} to {to}", {before, now});
}

std::string houses(int from, int to, const Content& c) {
  if (to >= c.house_limit) {
    return say("the game is lost, with {to|one house|{number} houses} displaced",
               {{"to", to}, {"number", number_word(to)}});
  }
  if (to > from) {
    return say("{more|a home is|{number} homes are} displaced",
               {{"more", to - from}, {"number", number_word(to - from)}});
  }
  return say("{back|a displaced home comes|{number} displaced homes come} back",
             {{"back", from - to}, {"number", number_word(from - to)}});
}

std::string people(int from, int to, const Content& c) {
  const auto said = [](int people) { return people_of(people / kPeoplePerResident); };
  if (to >= c.resident_limit * kPeoplePerResident) {
    return say("the game is lost, with {people} people displaced", {{"people", said(to)}});
  }
  if (to > from) return say("{people} people lose their homes", {{"people", said(to - from)}});
  return say("{people} people find shelter", {{"people", said(from - to)}});
}

// Enough is enough: the council does not count beyond (judgement.hpp).
bool plenty(Concern concern, int from, int to) {
  return concern == Concern::kRefuges && from >= kRefugesEnough && to >= kRefugesEnough;
}

Policy policy_of(std::uint8_t concern) {
  return static_cast<Policy>(concern - static_cast<unsigned>(Concern::kPolicy) + 1U);
}

}  // namespace

std::string CityRootsCodec::claim(std::uint8_t key, std::int32_t from, std::int32_t to, Seat,
                                  const Content& content) {
  const auto concern = static_cast<Concern>(key);
  if (from == to || plenty(concern, from, to)) return "";
  if (concern == Concern::kRevenue) return income(from, to);
  if (concern == Concern::kHouses) return houses(from, to, content);
  if (concern == Concern::kPeople) return people(from, to, content);
  if (concern >= Concern::kPolicy) {
    const Fill policy{"policy", title_of(policy_of(key))};
    return to > 0 ? say("“{policy}” comes into force", {policy})
                  : say("“{policy}” is given up", {policy});
  }
  for (const Change& change : kChanges) {
    if (change.concern != concern) continue;
    const std::string_view text = to == 0     ? change.to_none
                                  : from == 0 ? change.from_none
                                              : change.other;
    return say(
        text,
        {{"from", from}, {"to", to}, {"number", number_word(to)}, {"before", number_word(from)}});
  }
  return "";
}

std::string CityRootsCodec::concern(std::uint8_t key) {
  const auto concern = static_cast<Concern>(key);
  if (concern == Concern::kRevenue) return "Revenue";
  if (concern == Concern::kHouses) return "Displaced houses";
  if (concern == Concern::kPeople) return "Displaced people";
  if (concern >= Concern::kPolicy) return std::string(title_of(policy_of(key)));
  for (const Change& change : kChanges) {
    if (change.concern == concern) return std::string(change.name);
  }
  return "";
}

}  // namespace citybox::city_roots

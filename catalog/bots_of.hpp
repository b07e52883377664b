#pragma once
// Which bots play which game, by codec.

#include <array>

#include "bots/random.hpp"
#include "bots/standard.hpp"
#include "catalog/codecs.hpp"
#include "games/city_roots/judgement.hpp"

namespace citybox {

template <class C>
inline constexpr std::array<NamedBot<typename C::Game>, 0> kBotsOf{};

template <>
inline constexpr std::array<NamedBot<plots::Plots>, 1> kBotsOf<plots::PlotsCodec> = {
    {{"random", "easy", "Plays any card.", &RandomBot<plots::Plots>::choose}}};

template <>
inline constexpr auto kBotsOf<city_roots::CityRootsCodec> =
    standard_bots_and<city_roots::CityRoots, city_roots::Judgement>(
        greedy_character<city_roots::CityRoots, city_roots::PatientJudgement>(
            "greedy:patient", "Moves homes out of the way first and lives by the land trust."));

}  // namespace citybox

#pragma once
// Which bots play which game, by codec.

#include <array>

#include "bots/random.hpp"
#include "bots/standard.hpp"
#include "catalog/codecs.hpp"
#ifdef CITYBOX_HAS_CITY_ROOTS
#include "games/city_roots/judgement.hpp"
#endif

namespace citybox {

template <class C>
inline constexpr std::array<NamedBot<typename C::Game>, 0> kBotsOf{};

template <>
inline constexpr std::array<NamedBot<plots::Plots>, 1> kBotsOf<plots::PlotsCodec> = {
    {{"random", "easy", "Plays any card.", &RandomBot<plots::Plots>::choose}}};

#ifdef CITYBOX_HAS_CITY_ROOTS
template <>
inline constexpr auto kBotsOf<city_roots::CityRootsCodec> =
    kStandardBots<city_roots::CityRoots, city_roots::Judgement>;
#endif

}  // namespace citybox

#pragma once
// One function a game, each in a file of its own: they compile apart.

#include "engine/table/game_factory.hpp"

namespace citybox {

const GameFactory& plots_factory();
const GameFactory& city_roots_factory();
const GameFactory& broken_cities_factory();
const GameFactory& crash_city_factory();
const GameFactory& build_back_factory();
const GameFactory& sustain_factory();

}  // namespace citybox

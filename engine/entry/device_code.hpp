#pragma once

#include "engine/table/codec.hpp"

namespace citybox {

// What a card runs of one game: PTX, ending with a zero. Nothing where the program was built without.
struct DeviceCode {
  const char* random = nullptr;
  const char* greedy = nullptr;
  // Games under way in one thread, at most.
  unsigned random_slots = 1;
  unsigned greedy_slots = 1;
};

// device_code_of_game.cpp, compiled for each game.
template <Codec C>
DeviceCode device_code();

}  // namespace citybox

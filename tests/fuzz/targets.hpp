#pragma once
// What the fuzzers feed. Each takes any bytes and must come back; a broken promise aborts.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace citybox::fuzz {

// Byte 0 the game, 1 the seats, 2 the seed; then each decision takes one byte to choose an allowed
// action, or 255 and eight bytes for an action of any bits.
void actions(std::string_view bytes);
// A replay file.
void replay(std::string_view bytes);
// Lines to the engine.
void rpc(std::string_view bytes);
// Byte 0 the game, then the JSON of a state to load.
void state(std::string_view bytes);

}  // namespace citybox::fuzz

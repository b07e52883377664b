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

// The server's.

// A stored table (rows.hpp).
void entries(std::string_view bytes);
// Byte 0 the game, 1 what table; then calls of people who hold seats and of a stranger (protocol.cpp).
void protocol(std::string_view bytes);
// What a client sends after the handshake of a WebSocket.
void frames(std::string_view bytes);
// What a client sends to the port.
void http(std::string_view bytes);

}  // namespace citybox::fuzz

#pragma once
// WebSocket frames as bytes, for our own clients: `citybox bot`, tests and the load tool.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace citybox::server {

enum class Opcode : std::uint8_t {
  kContinuation = 0,
  kText = 1,
  kBinary = 2,
  kClose = 8,
  kPing = 9,
  kPong = 10
};

// Whether more of the message follows.
enum class Piece : std::uint8_t { kLast, kMoreFollows };

// A whole frame as a client sends it, masked.
std::string client_frame(Opcode opcode, std::string_view payload, Piece piece = Piece::kLast);

struct Frame {
  Opcode opcode = Opcode::kText;
  std::string_view payload;  // into the buffer given to next_frame
  std::size_t bytes = 0;     // of the whole frame
};

// The first frame of what a server sent; nothing while it is not whole.
std::optional<Frame> next_frame(std::string_view bytes);

// The request that opens a WebSocket; `origin` may be empty.
std::string handshake(std::string_view host, std::string_view origin);

}  // namespace citybox::server

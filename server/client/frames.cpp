#include "server/client/frames.hpp"

#include <fmt/format.h>

namespace citybox::server {

namespace {

// The mask protects old proxies from what a page makes a browser send. We send nothing for others, so
// it need not be random.
constexpr unsigned char kMask[4] = {0x37, 0xFA, 0x21, 0x3D};

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

}  // namespace

std::string client_frame(Opcode opcode, std::string_view payload, Piece piece) {
  std::string frame;
  frame.reserve(payload.size() + 14);
  frame += static_cast<char>((piece == Piece::kLast ? 0x80U : 0U) | static_cast<unsigned>(opcode));
  const std::uint64_t size = payload.size();
  const int length_bytes = size < 126 ? 0 : size < 65536 ? 2 : 8;
  frame += static_cast<char>(0x80U | (length_bytes == 0 ? size : length_bytes == 2 ? 126U : 127U));
  for (int i = length_bytes - 1; i >= 0; --i) frame += static_cast<char>(size >> (8 * i) & 0xFFU);
  for (const unsigned char byte : kMask) frame += static_cast<char>(byte);
  for (std::size_t i = 0; i < payload.size(); ++i) {
    frame += static_cast<char>(static_cast<unsigned char>(payload[i]) ^ kMask[i % 4]);
  }
  return frame;
}

std::optional<Frame> next_frame(std::string_view bytes) {
  if (bytes.size() < 2) return std::nullopt;
  const unsigned short_length = static_cast<unsigned char>(bytes[1]) & 0x7FU;
  const std::size_t more = short_length == 126 ? 2 : short_length == 127 ? 8 : 0;
  if (bytes.size() < 2 + more) return std::nullopt;
  const std::uint64_t length = more == 0 ? short_length : big_endian(bytes.substr(2, more));
  const std::size_t head = 2 + more;
  if (bytes.size() - head < length) return std::nullopt;
  const auto opcode = static_cast<Opcode>(static_cast<unsigned char>(bytes[0]) & 0x0FU);
  return Frame{opcode, bytes.substr(head, length), head + length};
}

std::string handshake(std::string_view host, std::string_view origin) {
  return fmt::format(
      "GET /ws HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{}\r\n",
      host, origin.empty() ? "" : fmt::format("Origin: {}\r\n", origin));
}

}  // namespace citybox::server

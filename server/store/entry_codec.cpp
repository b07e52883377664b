#include "server/store/entry_codec.hpp"

#include <cstdint>
#include <optional>

namespace citybox::server {

namespace {

void put(std::string& out, std::uint32_t number) {
  while (number >= 0x80) {
    out += static_cast<char>(number | 0x80U);
    number >>= 7;
  }
  out += static_cast<char>(number);
}

std::optional<std::uint32_t> take(std::string_view& bytes) {
  std::uint32_t number = 0;
  for (int shift = 0; shift < 35 && !bytes.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    number |= static_cast<std::uint32_t>(byte & 0x7FU) << shift;
    if (byte < 0x80) return number;
  }
  return std::nullopt;
}

}  // namespace

std::string pack_draws(const std::vector<Draw>& draws) {
  std::string bytes;
  for (const Draw& draw : draws) {
    put(bytes, draw.sides);
    put(bytes, draw.value);
  }
  return bytes;
}

std::vector<Draw> unpack_draws(std::string_view bytes) {
  std::vector<Draw> draws;
  while (!bytes.empty()) {
    const auto sides = take(bytes);
    const auto value = take(bytes);
    if (!sides || !value) return {};
    draws.push_back({*sides, *value});
  }
  return draws;
}

}  // namespace citybox::server

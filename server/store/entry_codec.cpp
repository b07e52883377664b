#include "server/store/entry_codec.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <optional>

namespace citybox::server {

namespace {

constexpr std::string_view kUnread = "bytes ";

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

std::string sentences_text(const std::vector<std::pair<SeatSet, std::string>>& sentences) {
  json::array array;
  for (const auto& [audience, sentence] : sentences) {
    if (audience == kEveryone) {
      array.emplace_back(sentence);
      continue;
    }
    json::array seats;
    audience.for_each([&](Seat seat) { seats.emplace_back(seat.index); });
    array.push_back({{"seats", std::move(seats)}, {"text", sentence}});
  }
  return json::serialize(array);
}

std::vector<std::pair<SeatSet, std::string>> read_sentences(std::string_view text) {
  std::vector<std::pair<SeatSet, std::string>> sentences;
  const json::value array = json::parse(text);
  for (const json::value& value : array.as_array()) {
    if (value.is_string()) {
      sentences.emplace_back(kEveryone, std::string(value.get_string()));
      continue;
    }
    SeatSet audience;
    for (const json::value& seat : value.at("seats").as_array()) {
      audience.add(Seat{static_cast<std::uint8_t>(seat.to_number<unsigned>() & 15U)});
    }
    sentences.emplace_back(audience, std::string(value.at("text").as_string()));
  }
  return sentences;
}

ContentRow content_row(std::string game, int version, std::string text) {
  const ContentId id = hash_token(fmt::format("{} {} {}", game, version, text));
  return {id, std::move(game), version, std::move(text)};
}

std::string unread_action(PackedAction bytes) { return fmt::format("{}{:016x}", kUnread, bytes); }

bool is_unread_action(std::string_view text) { return text.starts_with(kUnread); }

}  // namespace citybox::server

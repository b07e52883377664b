#include "server/match/bot_faces.hpp"

#include <array>

namespace citybox::server {

namespace {

constexpr std::array<std::string_view, 6> kNames{"Ada", "Bo", "Cleo", "Dov", "Eda", "Finn"};

}  // namespace

std::string_view bot_name(Seat seat) { return kNames[seat.index % kNames.size()]; }

std::string character_of(const GameEntry& game, std::string_view bot) {
  for (const BotInfo& info : game.bots()) {
    if (info.name != bot && info.level != bot) continue;
    const std::size_t end = info.blurb.find(": ");
    const bool told = info.blurb.starts_with("A ") || info.blurb.starts_with("An ");
    if (!told || end == std::string::npos) return {};
    std::string character = info.blurb.substr(0, end);
    character.front() = 'a';
    return character;
  }
  return {};
}

}  // namespace citybox::server

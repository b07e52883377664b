#pragma once
// A match as JSON text, for given eyes. What is not for these eyes is not in it.

#include <string>
#include <string_view>
#include <vector>

#include "server/match/match.hpp"

namespace citybox::server {

// Who looks: through the eyes of these seats, and maybe as host.
struct Eyes {
  SeatSet seats;
  bool host = false;

  bool operator==(const Eyes&) const = default;
};

std::string info_json(const Match& match, Eyes eyes, SeatSet online, std::string_view url);
// "null" before the start. The greater part of it, the view, may have been encoded already.
std::string play_json(const Match& match, SeatSet eyes, UnixMs now);
std::string play_json(const Match& match, SeatSet eyes, std::string_view view, UnixMs now);
std::string view_json(const Match& match, SeatSet eyes);
std::string steps_json(const std::vector<PlayedStep>& steps, SeatSet eyes);
std::string log_json(const Match& match, SeatSet eyes);
std::string chat_json(const Match& match);

json::object chat_line(const ChatRow& row);
json::array happenings_json(const std::vector<Happening>& happenings, SeatSet eyes);
std::string_view phase_name(Phase phase);

}  // namespace citybox::server

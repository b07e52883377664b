#pragma once
// A match as the parts of messages, for given eyes. What is not for these eyes is not in it.

#include <string>
#include <string_view>
#include <vector>

#include "server/match/match.hpp"
#include "server/wire/calls.hpp"

namespace citybox::server {

// Who looks: through the eyes of these seats, and maybe as host. People who share a screen hold seats
// that do not look. Who is not let in sees the board and
// hears no names, no chat and none of the words that went with actions.
struct Eyes {
  SeatSet seats;
  SeatSet held;
  bool host = false;
  bool let_in = false;

  bool operator==(const Eyes&) const = default;
};

// Of those who hold these tokens; `look`: only these of their seats look.
Eyes eyes_of(const Match& match, const std::vector<TokenHash>& tokens, SeatSet look = kEveryone);

inline constexpr std::size_t kLogPage = 200;              // lines
inline constexpr std::size_t kLogPageBytes = 256 * 1024;  // … or as many as that, but one at least
inline constexpr std::size_t kChatPage = 100;
inline constexpr std::size_t kChatPageBytes = 128 * 1024;

// What the match does not know of its table.
struct Around {
  SeatSet online;
  SeatSet away;
  bool host_away = false;
  std::string url;
};
wire::Info info_of(const Match& match, Eyes eyes, Around around);
// Only after the start, and without the view.
wire::Play play_of(const Match& match, const Eyes& eyes, UnixMs now);
std::vector<wire::Step> steps_of(const Match& match, const std::vector<PlayedStep>& steps,
                                 Eyes eyes);
// The last lines before number `before`.
wire::LogPage log_of(const Match& match, Eyes eyes, std::size_t before,
                     std::size_t most = kLogPage);
wire::ChatLine chat_line(const ChatRow& row);
// The last lines, as many as `watch` gives.
std::vector<wire::ChatLine> chat_of(const Match& match);
wire::MineLine mine_of(const Match& match, Eyes eyes);

}  // namespace citybox::server

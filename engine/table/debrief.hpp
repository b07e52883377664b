#pragma once
// What a finished game leaves to talk about, and what is counted of it on the way.

#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"

namespace citybox {

// A question worth talking about, where it fits what happened. The most telling ones come first. So many
// are asked.
template <class G>
struct Question {
  const char* id;
  bool (*when)(const typename G::State& state, const typename G::Content& content);
  std::string (*ask)(const typename G::State& state, const typename G::Content& content);
};
inline constexpr std::size_t kQuestionsAsked = 2;

struct Asked {
  std::string id;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Asked, (), (id, text))

// For games with too few of their own.
std::vector<Asked> common_questions(bool cooperative);

// What one happening adds to a count by purpose: "Coins by purpose", "Gifts", 3 of this seat's.
struct Account {
  std::string group;
  std::string part;
  Seat seat{};
  std::int32_t amount = 0;
};
BOOST_DESCRIBE_STRUCT(Account, (), (group, part, seat, amount))

}  // namespace citybox

#include <fmt/format.h>

#include "games/template/codec.hpp"

namespace citybox {

json::value JsonOf<plots::Card>::write(const plots::Card& card) {
  if (card == plots::kNoCard) return nullptr;
  if (card == plots::kFaceDown) return "face-down";
  return card.number;
}

Read<plots::Card> JsonOf<plots::Card>::read(const json::value& value) {
  if (value.is_null()) return plots::kNoCard;
  if (value == json::value("face-down")) return misread("a card in a state lies open");
  const auto number = JsonOf<std::uint8_t>::read(value);
  if (!number) return tl::unexpected(number.error());
  const plots::Card card{*number};
  if (!card.exists())
    return misread(fmt::format("{} is not a card from 1 to {}", *number, plots::kCards));
  return card;
}

namespace plots {

std::string PlotsCodec::to_text(const Action& action) {
  return fmt::format("bid {}", action.card.number);
}

tl::expected<Action, Problem> PlotsCodec::parse(std::string_view text) {
  static_assert(kCards <= 9, "one digit is enough");
  if (text.size() == 5 && text.starts_with("bid ")) {
    const Card card{static_cast<std::uint8_t>(text[4] - '0')};
    if (card.exists()) return bid(card.number);
  }
  return tl::unexpected(Problem{"Write \"bid\" and the number of a card, as in \"bid 3\"."});
}

}  // namespace plots
}  // namespace citybox

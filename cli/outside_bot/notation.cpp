#include "cli/outside_bot/notation.hpp"

#include <utility>

#include "catalog/catalog.hpp"

namespace citybox::cli {

Notation::Notation(std::string_view game) {
  const auto found = find_game(game);
  if (!found) return;
  auto begun = Journal::begin(**found, (*found)->info().standard_seats, {}, 0);
  if (begun) any_ = *std::move(begun);
}

wire::Choice Notation::choice(const json::object& action) const {
  if (any_) {
    if (const auto packed = any_->table().decode(action)) {
      return wire::choice(any_->table(), *packed);
    }
  }
  return {.text = {}, .action = {action}};
}

}  // namespace citybox::cli

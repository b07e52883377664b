#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace citybox {

// How many of each of kCount kinds, numbered one after the other, kFirst the lowest: a face-down deck
// (drawn from when a card is turned: there is no order to leak), a supply, a purse.
template <class T, int kCount, int kFirst = 1>
struct Counts {
  std::array<std::uint8_t, kCount> of{};

  constexpr std::uint8_t& operator[](T kind) { return of[place_of(kind)]; }
  constexpr std::uint8_t operator[](T kind) const { return of[place_of(kind)]; }
  constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t count : of) sum += count;
    return sum;
  }
  // The one at `place` (below the total) when all lie sorted in a row.
  constexpr T at(int place) const {
    std::size_t kind = 0;
    while (place >= of[kind]) place -= of[kind++];
    return static_cast<T>(static_cast<int>(kind) + kFirst);
  }
  constexpr bool operator==(const Counts&) const = default;

 private:
  static constexpr std::size_t place_of(T kind) {
    return static_cast<std::size_t>(static_cast<int>(kind) - kFirst);
  }
};

// Takes one at random out of a deck that is not empty.
template <class T, int kCount, int kFirst, class Ctx>
constexpr T draw_from(Counts<T, kCount, kFirst>& deck, Ctx& ctx) {
  const T drawn = deck.at(static_cast<int>(ctx.draw(static_cast<std::uint32_t>(deck.total()))));
  --deck[drawn];
  return drawn;
}

}  // namespace citybox

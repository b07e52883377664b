#pragma once
// Purses: how many tokens of each kind somebody holds, pays or gets. A game's own struct is one, with a
// named count for each kind in the order of the enum `Kind`, so that a price reads as it is printed:
//
//   struct Tokens {
//     using Kind = Token;
//     std::uint8_t water = 0;
//     std::uint8_t food = 0;
//     constexpr bool operator==(const Tokens&) const = default;
//   };
//   holds(purse, {.water = 2})
//
// There are at most 127 of a kind: sums and differences go over eight kinds at once.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/bits.hpp"

namespace citybox {

template <class T>
concept Purse = std::is_enum_v<typename T::Kind> && std::is_trivially_copyable_v<T> &&
                std::has_unique_object_representations_v<T>;

template <Purse P>
constexpr std::array<std::uint8_t, sizeof(P)> counts_of(const P& purse) {
  return std::bit_cast<std::array<std::uint8_t, sizeof(P)>>(purse);
}

// Calls `visit(kind, count)` for each kind of which there is some.
template <Purse P, class Visit>
constexpr void for_each_count(const P& purse, Visit&& visit) {
  const auto counts = counts_of(purse);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) visit(static_cast<typename P::Kind>(i), int{counts[i]});
  }
}

namespace detail {

inline constexpr std::size_t kLanes = 8;

// The counts from place `from` on as lanes (bits.hpp).
template <std::size_t kKinds>
constexpr std::uint64_t lanes_at(const std::array<std::uint8_t, kKinds>& counts, std::size_t from) {
  std::array<std::uint8_t, kLanes> bytes{};
  for (std::size_t i = 0; i < kLanes; ++i) bytes[i] = counts[from + i];
  return std::bit_cast<std::uint64_t>(bytes);
}

// Eight kinds at once by `lanes(a, b)`, those left over one after the other by `single(a, b)`.
template <Purse P, class Lanes, class Single>
constexpr P merged(const P& one, const P& two, Lanes&& lanes, Single&& single) {
  auto counts = counts_of(one);
  const auto others = counts_of(two);
  std::size_t from = 0;
  for (; from + kLanes <= counts.size(); from += kLanes) {
    const auto bytes = std::bit_cast<std::array<std::uint8_t, kLanes>>(
        lanes(lanes_at(counts, from), lanes_at(others, from)));
    for (std::size_t i = 0; i < kLanes; ++i) counts[from + i] = bytes[i];
  }
  for (; from < counts.size(); ++from) {
    counts[from] = static_cast<std::uint8_t>(single(int{counts[from]}, int{others[from]}));
  }
  return std::bit_cast<P>(counts);
}

inline constexpr auto kPlus = [](auto a, auto b) { return a + b; };
inline constexpr auto kMinus = [](auto a, auto b) { return a - b; };

}  // namespace detail

template <Purse P>
constexpr int total(const P& purse) {
  const auto counts = counts_of(purse);
  int sum = 0;
  std::size_t from = 0;
  for (; from + detail::kLanes <= counts.size(); from += detail::kLanes) {
    sum += lanes_total(detail::lanes_at(counts, from));
  }
  for (; from < counts.size(); ++from) sum += counts[from];
  return sum;
}

template <Purse P>
constexpr bool holds(const P& purse, const std::type_identity_t<P>& price) {
  const auto have = counts_of(purse), need = counts_of(price);
  bool all = true;
  std::size_t from = 0;
  for (; from + detail::kLanes <= have.size(); from += detail::kLanes) {
    all = all && lanes_reach(detail::lanes_at(have, from), detail::lanes_at(need, from));
  }
  for (; from < have.size(); ++from) all = all && have[from] >= need[from];
  return all;
}

template <Purse P>
constexpr P together(const P& one, const std::type_identity_t<P>& two) {
  return detail::merged(one, two, detail::kPlus, detail::kPlus);
}

// Moves `what` from one purse to another; it must be there.
template <Purse P>
constexpr void move(const std::type_identity_t<P>& what, P& from, P& to) {
  from = detail::merged(from, what, detail::kMinus, detail::kMinus);
  to = together(to, what);
}

// A price after a discount, kind by kind, never below 0.
template <Purse P>
constexpr P reduced(const P& price, const std::type_identity_t<P>& discount) {
  return detail::merged(price, discount, lanes_less,
                        [](int whole, int off) { return whole > off ? whole - off : 0; });
}

// The part of `wanted` that is there.
template <Purse P>
constexpr P at_most(const P& wanted, const std::type_identity_t<P>& there) {
  return detail::merged(
      wanted, there,
      [](std::uint64_t all, std::uint64_t most) { return all - lanes_less(all, most); },
      [](int all, int most) { return all < most ? all : most; });
}

// Each kind of which there is some grows, the others stay 0.
template <Purse P>
constexpr P grown(const P& printed, int by) {
  const auto more = static_cast<std::uint64_t>(by);
  return detail::merged(
      printed, printed,
      [&](std::uint64_t some, std::uint64_t) { return some + lanes_filled(some) * more; },
      [&](int some, int) { return some > 0 ? some + by : 0; });
}

}  // namespace citybox

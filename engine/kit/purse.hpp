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

template <Purse P>
constexpr int total(const P& purse) {
  int sum = 0;
  for (const std::uint8_t count : counts_of(purse)) sum += count;
  return sum;
}

namespace detail {

// Words of eight lanes (bits.hpp); those beyond the last kind are 0.
template <Purse P>
using Lanes = std::array<std::uint64_t, (sizeof(P) + 7) / 8>;

template <Purse P>
constexpr Lanes<P> lanes_of(const P& purse) {
  std::array<std::uint8_t, sizeof(Lanes<P>)> bytes{};
  const auto counts = counts_of(purse);
  for (std::size_t i = 0; i < counts.size(); ++i) bytes[i] = counts[i];
  return std::bit_cast<Lanes<P>>(bytes);
}

template <Purse P>
constexpr P purse_of(const Lanes<P>& lanes) {
  const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(Lanes<P>)>>(lanes);
  std::array<std::uint8_t, sizeof(P)> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = bytes[i];
  return std::bit_cast<P>(counts);
}

// `change(a, b)` word by word.
template <Purse P, class Change>
constexpr P merged(const P& one, const P& two, Change&& change) {
  Lanes<P> words = lanes_of(one);
  const Lanes<P> others = lanes_of(two);
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = change(words[i], others[i]);
  return purse_of<P>(words);
}

}  // namespace detail

template <Purse P>
constexpr bool holds(const P& purse, const std::type_identity_t<P>& price) {
  const auto have = detail::lanes_of(purse), need = detail::lanes_of(price);
  bool all = true;
  for (std::size_t i = 0; i < have.size(); ++i) all = all && lanes_reach(have[i], need[i]);
  return all;
}

template <Purse P>
constexpr P together(const P& one, const std::type_identity_t<P>& two) {
  return detail::merged(one, two, [](std::uint64_t a, std::uint64_t b) { return a + b; });
}

// Moves `what` from one purse to another; it must be there.
template <Purse P>
constexpr void move(const std::type_identity_t<P>& what, P& from, P& to) {
  from = detail::merged(from, what, [](std::uint64_t a, std::uint64_t b) { return a - b; });
  to = together(to, what);
}

// A price after a discount, kind by kind, never below 0.
template <Purse P>
constexpr P reduced(const P& price, const std::type_identity_t<P>& discount) {
  return detail::merged(price, discount, lanes_less);
}

// The part of `wanted` that is there.
template <Purse P>
constexpr P at_most(const P& wanted, const std::type_identity_t<P>& there) {
  return detail::merged(wanted, there, [](std::uint64_t all, std::uint64_t most) {
    return all - lanes_less(all, most);
  });
}

// Each kind of which there is some grows, the others stay 0.
template <Purse P>
constexpr P grown(const P& printed, int by) {
  auto words = detail::lanes_of(printed);
  for (std::uint64_t& word : words) word += lanes_filled(word) * static_cast<std::uint64_t>(by);
  return detail::purse_of<P>(words);
}

}  // namespace citybox

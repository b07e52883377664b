#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace citybox {

namespace detail {
// A count as wide as the elements' alignment leaves no padding, so a state keeps one byte string.
template <std::size_t kAlign>
using CountOfWidth = std::conditional_t<
    kAlign == 1, std::uint8_t,
    std::conditional_t<kAlign == 2, std::uint16_t,
                       std::conditional_t<kAlign == 4, std::uint32_t, std::uint64_t>>>;
}  // namespace detail

// A vector of at most kCapacity elements, for states: trivially copyable, without padding, and what
// it gives up is zeroed, so that equal contents are equal bytes.
template <class T, std::size_t kCapacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  using Count = detail::CountOfWidth<alignof(T)>;
  static_assert(alignof(T) > 1 || kCapacity < 256, "the count is as wide as an element");

 public:
  static constexpr std::size_t capacity() { return kCapacity; }
  constexpr std::size_t size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr bool full() const { return count_ == kCapacity; }

  constexpr T& operator[](std::size_t i) { return assert(i < count_), items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return assert(i < count_), items_[i]; }
  constexpr T& back() { return (*this)[count_ - 1U]; }
  constexpr const T& back() const { return (*this)[count_ - 1U]; }

  constexpr void push_back(const T& item) {
    assert(count_ < kCapacity);
    items_[count_++] = item;
  }
  constexpr void pop_back() {
    assert(count_ > 0);
    items_[--count_] = T{};
  }
  // Keeps the order of the others.
  constexpr void erase_at(std::size_t i) {
    assert(i < count_);
    for (; i + 1 < count_; ++i) items_[i] = items_[i + 1];
    pop_back();
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }

  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + count_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + count_; }

  constexpr bool operator==(const FixedVector& other) const {
    if (count_ != other.count_) return false;
    for (std::size_t i = 0; i < count_; ++i) {
      if (!(items_[i] == other.items_[i])) return false;
    }
    return true;
  }

 private:
  T items_[kCapacity]{};
  Count count_ = 0;
};

// A list to work with, never part of a state: making it and clearing it costs nothing.
template <class T, std::size_t kCapacity>
class ScratchList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;

  constexpr ScratchList() : room_(std::is_constant_evaluated() ? Room(kWritten) : Room()) {}

  static constexpr std::size_t capacity() { return kCapacity; }
  constexpr std::size_t size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr void clear() { count_ = 0; }
  constexpr void push_back(const T& item) { grow() = item; }
  // One more, to be written in place: until then it holds anything.
  constexpr T& grow() {
    assert(count_ < kCapacity);
    return room_.items[count_++];
  }
  // Only the first so many.
  constexpr void keep(std::size_t count) { assert(count <= count_), count_ = count; }
  constexpr T& operator[](std::size_t i) { return assert(i < count_), room_.items[i]; }
  constexpr const T& operator[](std::size_t i) const { return assert(i < count_), room_.items[i]; }
  constexpr const T* begin() const { return room_.items; }
  constexpr const T* end() const { return room_.items + count_; }

 private:
  // The items are not written before there is something to write, but where a compiler reckons: it
  // wants to know what it copies.
  enum Written { kWritten };
  union Room {
    constexpr Room() {}
    constexpr explicit Room(Written) : items{} {}
    T items[kCapacity];
  };

  Room room_;
  std::size_t count_ = 0;
};

}  // namespace citybox

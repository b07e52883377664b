#pragma once
// What is for sale (BC-1), and what stands on the block.

#include <array>
#include <cstdint>

#include "games/broken_cities/space.hpp"

namespace citybox::broken_cities {

// In the order of the price sheet, the retrofit last: it changes a building and stands nowhere
// itself.
enum class Construction : std::uint8_t {
  kNone,
  kLowCost,
  kConventional,
  kGreen,
  kShopping,
  kGreenspace,
  kEcoPark,
  kRetrofit,
};
inline constexpr int kKinds = 6;  // that stand on the block
inline constexpr int kForSale = 7;

constexpr int index_of(Construction what) { return static_cast<int>(what); }
constexpr bool is_construction(Construction what) {
  return index_of(what) >= 1 && index_of(what) <= kForSale;
}
constexpr bool stands_on_block(Construction what) {
  return index_of(what) >= 1 && index_of(what) <= kKinds;
}
constexpr bool is_park(Construction what) {
  return what == Construction::kGreenspace || what == Construction::kEcoPark;
}
// BC-14: needs a renter to pay.
constexpr bool is_home(Construction what) {
  return what == Construction::kLowCost || what == Construction::kConventional ||
         what == Construction::kGreen;
}

template <class Visit>
constexpr void for_each_kind(Visit&& visit) {
  for (int i = 1; i <= kKinds; ++i) visit(static_cast<Construction>(i));
}
template <class Visit>
constexpr void for_each_for_sale(Visit&& visit) {
  for (int i = 1; i <= kForSale; ++i) visit(static_cast<Construction>(i));
}

// Where each kind stands.
class Built {
 public:
  constexpr SpaceSet& operator[](Construction what) {
    return sets_[static_cast<unsigned>(index_of(what) - 1)];
  }
  constexpr SpaceSet operator[](Construction what) const {
    return sets_[static_cast<unsigned>(index_of(what) - 1)];
  }
  constexpr SpaceSet homes() const { return sets_[0] | sets_[1] | sets_[2]; }
  constexpr SpaceSet parks() const { return sets_[4] | sets_[5]; }
  constexpr SpaceSet all() const { return homes() | sets_[3] | parks(); }
  constexpr Construction at(Space space) const {
    for (int i = 1; i <= kKinds; ++i) {
      const auto what = static_cast<Construction>(i);
      if ((*this)[what].contains(space)) return what;
    }
    return Construction::kNone;
  }
  constexpr bool operator==(const Built&) const = default;

 private:
  std::array<SpaceSet, kKinds> sets_{};
};

// One number for each thing for sale.
template <class T>
class PerConstruction {
 public:
  constexpr PerConstruction() = default;
  constexpr explicit PerConstruction(const std::array<T, kForSale>& values) : values_(values) {}

  constexpr T& operator[](Construction what) {
    return values_[static_cast<unsigned>(index_of(what) - 1)];
  }
  constexpr T operator[](Construction what) const {
    return values_[static_cast<unsigned>(index_of(what) - 1)];
  }
  constexpr bool operator==(const PerConstruction&) const = default;

 private:
  std::array<T, kForSale> values_{};
};

}  // namespace citybox::broken_cities

#pragma once

#include <cstdint>

namespace citybox::city_roots {

// The parts of what a city is worth (judgement.hpp); texts_lesson.cpp has words for each.
enum class Concern : std::uint8_t {
  // Towards the goal
  kRevenue,
  kRipeShops,   // businesses that the next corporations would turn
  kShops,       // all businesses
  kOpenCenter,  // vacant lots of the center
  // Towards losing
  kHouses,     // displaced
  kPeople,     // displaced, not markers
  kHighHomes,  // homes, not stacks
  kRent,       // homes that a rent hike would take
  // Homes
  kUprooted,  // would have to move for the next corporations
  kStranded,  // … and have nowhere to go
  kTrapped,   // an eviction wave would displace them
  kWalled,    // have a high-income home or a corporation next door
  kGuarded,   // protected
  kOnTrust,   // … and beside a corporation: gone when the marker is
  kRefuges,   // vacant lots away from corporations
  // Is the policy active? CR-30 first, then the others in their order.
  kPolicy,
};

}  // namespace citybox::city_roots

// How choices are explained: a change of each part of the judgement, in words.

#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/concern.hpp"

namespace citybox::crash_city {

std::string CrashCityCodec::claim(std::uint8_t concern, std::int32_t from, std::int32_t to,
                                  Seat seat, const Content&) {
  const auto told = [&](std::string_view clause) {
    return say(clause,
               {{"who", seat}, {"from", number_word(from)}, {"to", to}, {"word", number_word(to)}});
  };
  switch (static_cast<Concern>(concern)) {
    case Concern::kParked:
      return told("{who|you have|{name} has} {to|one car|{word} cars} at work");
    case Concern::kAtRoof:
      return to < from
                 ? ""
                 : told("{to|one car|{word} cars} of {who|yours|{name}'s} can park next turn");
    case Concern::kTurns:
      if (to == 0) return "";
      return told(from == 0 ? "{who|your|{name}'s} cars need {to|one turn|{word} turns} to work"
                            : "{who|your|{name}'s} cars need {to|one turn|{word} turns} to work "
                              "instead of {from}");
    case Concern::kNoRoof:
      if (to == 0) return told("every car of {who|yours|{name}'s} has a roof within reach");
      return told(
          to < from ? "only {to|one car|{word} cars} of {who|yours|{name}'s} {to|has|have} no free "
                      "roof within reach"
                    : "{to|one car|{word} cars} of {who|yours|{name}'s} then {to|has|have} no free "
                      "roof within reach");
    case Concern::kHousesLeft:
      return told(
          to == 0
              ? "{who|your|{name}'s} last house is built"
              : "{who|you then have|{name} then has} {to|one house|{word} houses} left to build");
    case Concern::kRoofsLeft:
      return told(
          to == 0 ? "{who|you then have|{name} then has} no shop or factory left to build"
                  : "{who|you then have|{name} then has} {to|one shop or factory|{word} shops and "
                    "factories} left to build");
    case Concern::kRival:
      if (from == 0 || to == 0) return "";
      return told(
          "the rival in front of {who|you|{name}} needs about {to|one turn|{word} turns} to finish "
          "instead of {from}");
    case Concern::kSite:
      if (to == 0) return "";
      return told(from == 0 ? "the tile lies about {to|one step|{word} steps} from {who|your|"
                              "{name}'s} cars"
                            : "the tile lies about {to|one step|{word} steps} from {who|your|"
                              "{name}'s} cars instead of {from}");
  }
  return "";
}

std::string CrashCityCodec::concern(std::uint8_t concern) {
  constexpr const char* kNames[] = {
      "Cars at work",    "Cars at a free roof",          "Turns to work",     "Cars without a roof",
      "Houses to build", "Shops and factories to build", "The rival's turns", "Steps to the site"};
  return kNames[concern];
}

}  // namespace citybox::crash_city

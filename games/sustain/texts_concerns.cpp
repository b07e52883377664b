// How choices are explained: the parts of a judgement in words.

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/concern.hpp"

namespace citybox::sustain {

namespace {

// Where more is said otherwise than less. `n`: by how much.
struct ClaimText {
  std::string_view more;
  std::string_view less;
  std::string_view name;
};

ClaimText words_of(Concern concern) {
  switch (concern) {
    case Concern::kPoints:
      return {"{who|your points grow|{name}'s points grow} from {from} to {to}",
              "{who|your points fall|{name}'s points fall} from {from} to {to}", "Points"};
    case Concern::kLiving:
      return {"the standard of living rises from {from} to {to}",
              "the standard of living falls from {from} to {to}", "Standard of living"};
    case Concern::kUnhappy:
      return {"{n|one more person is|{n} more people are} unhappy for good",
              "{n|one person less is|{n} people less are} unhappy", "Unhappy people"};
    case Concern::kHomes:
      return {"{n|one more home stands|{n} more homes stand} ready for newcomers",
              "{n|one free home is|{n} free homes are} gone", "Free homes"};
    case Concern::kCo2:
      return {"CO₂ rises from {from} to {to}", "CO₂ falls from {from} to {to}", "CO₂"};
    case Concern::kPollution:
      return {"pollution rises from {from} to {to}", "pollution falls from {from} to {to}",
              "Pollution"};
    case Concern::kTransport:
      return {"transport rises from {from} to {to}", "transport falls from {from} to {to}",
              "Sustainable transport"};
    case Concern::kGround:
      return {"{to|one big square is|{to} big squares are} free",
              "only {to|one big square stays|{to} big squares stay} free", "Free squares"};
    case Concern::kRequests:
      return {"{to|one request is|{to} requests are} not met as things stand",
              "{n|one request more is|{n} requests more are} met or off the table",
              "Requests not met"};
    case Concern::kCoins:
      return {"{who|your purse grows|{name}'s purse grows} from {from} to {to}",
              "{who|your purse shrinks|{name}'s purse shrinks} from {from} to {to}", "Purse"};
    case Concern::kStarted:
      return {"{to|one coin lies|{to} coins lie} ready for what is not paid in full yet", "",
              "Coins on the way"};
    case Concern::kSolved:
      return {"{n|a solution is|{n} solutions are} paid and turned over", "", "Solutions turned"};
    case Concern::kWord:
      return {"the others know what {who|you mean|{name} means} to do", "", "Promises"};
  }
  return {};
}

}  // namespace

std::string SustainCodec::claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                                const Content&) {
  if (from == to) return "";
  const ClaimText words = words_of(static_cast<Concern>(concern));
  return say(to > from ? words.more : words.less,
             {{"who", seat}, {"from", from}, {"to", to}, {"n", to > from ? to - from : from - to}});
}

std::string SustainCodec::concern(std::uint8_t concern) {
  return std::string(words_of(static_cast<Concern>(concern)).name);
}

}  // namespace citybox::sustain

#include "engine/entry/reason.hpp"

#include "engine/types/words.hpp"

namespace citybox {

namespace {

constexpr std::size_t kMostGains = 2;
constexpr std::size_t kMostLosses = 1;

}  // namespace

std::string sentence_of(const std::vector<ClaimLine>& claims, bool with_secrets) {
  std::vector<std::string> gains, losses;
  for (const ClaimLine& claim : claims) {
    if (claim.secret && !with_secrets) continue;
    auto& list = claim.gain ? gains : losses;
    if (list.size() < (claim.gain ? kMostGains : kMostLosses)) list.push_back(claim.text);
  }
  if (gains.empty() && losses.empty()) return "";
  if (losses.empty()) return say("{gains}.", {{"gains", capital(listed(gains))}});
  if (gains.empty()) return say("{losses}.", {{"losses", capital(listed(losses))}});
  return say("{gains}, though {losses}.",
             {{"gains", capital(listed(gains))}, {"losses", listed(losses)}});
}

}  // namespace citybox

#include "engine/entry/reason.hpp"

#include <algorithm>

#include "engine/types/words.hpp"

namespace citybox {

namespace {

constexpr std::size_t kMostGains = 2;
constexpr std::size_t kMostLosses = 2;

struct Clauses {
  Clauses(const std::vector<ClaimLine>& claims, bool with_secrets) {
    for (const ClaimLine& claim : claims) {
      if (claim.secret && !with_secrets) continue;
      auto& list = claim.gain ? gains : losses;
      if (list.size() < (claim.gain ? kMostGains : kMostLosses)) list.push_back(claim.text);
    }
  }

  std::vector<std::string> gains, losses;
};

}  // namespace

void own_first(std::vector<ClaimLine>& claims, const std::vector<ClaimLine>& others) {
  std::stable_partition(claims.begin(), claims.end(), [&](const ClaimLine& claim) {
    return std::none_of(others.begin(), others.end(),
                        [&](const ClaimLine& other) { return other.same_as(claim); });
  });
}

std::string sentence_of(const std::vector<ClaimLine>& claims, bool with_secrets) {
  const auto [gains, losses] = Clauses(claims, with_secrets);
  if (gains.empty()) return "";
  if (losses.empty()) return say("{gains}.", {{"gains", capital(listed(gains))}});
  return say("{gains}, though {losses}.",
             {{"gains", capital(listed(gains))}, {"losses", listed(losses)}});
}

std::string advice_of(const Reason& reason) {
  const auto [gains, losses] = Clauses(reason.claims, true);
  if (!gains.empty()) return sentence_of(reason.claims, true);
  if (!reason.other) return "There is nothing else to do.";
  if (losses.empty()) {
    return "Nothing that can be counted changes at once, but no other choice looks better.";
  }
  return say("{losses}, but all else looks worse.", {{"losses", capital(listed(losses))}});
}

std::string other_of(const Reason& reason) {
  const std::string other = sentence_of(reason.other_claims, true);
  return other == sentence_of(reason.claims, true) ? "" : other;
}

}  // namespace citybox

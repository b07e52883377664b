#include "engine/entry/reason.hpp"

#include <algorithm>
#include <initializer_list>

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

// What it found when it compared the two.
std::string comparison(const Found& found) {
  constexpr std::int32_t kClear = 8, kSome = 2;
  if (found.lead >= kClear) return "On average they came out clearly better than those.";
  if (found.lead >= kSome) return "On average they came out a little better than those.";
  if (found.lead > -kSome) return "On average both came out much alike.";
  return "On average the latter came out better.";
}

}  // namespace

// Whatever is said is a fact about the lines that it looked at: none is a promise.
FoundLine in_words(const Found& found, Seat seat) {
  FoundLine line{found, ""};
  const std::initializer_list<Fill> fills{
      {"lines", found.lines},
      {"along", found.along},
      {"beside", found.beside},
      {"ended", found.ended},
      {"who", seat},
      {"won", found.won == 0 ? "none" : number_word(found.won)}};
  const auto add = [&](std::string_view sentence) {
    if (!line.text.empty()) line.text += " ";
    line.text += say(sentence, fills);
  };
  if (found.beside == 0) {
    add("All {lines} ways the game may go that it looked at begin so.");
  } else {
    add("It looked at {lines|one way|{lines} ways} the game may go: {along|one begins|{along} "
        "begin} so, {beside|one|{beside}} with the next best choice.");
    add(comparison(found));
  }
  if (found.ended > 0) {
    add("It played {ended|the one|all {ended}} that {ended|begins|begin} so to the end: "
        "{who|you win|{name} wins} {won} of them.");
  }
  return line;
}

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
  const bool tied = reason.found && reason.found->lead <= 0;
  if (losses.empty()) {
    return tied ? "Nothing that can be counted changes at once; it is what the search kept to."
                : "Nothing that can be counted changes at once, but no other choice looks better.";
  }
  return say(tied ? "{losses}; it is what the search kept to all the same."
                  : "{losses}, but all else looks worse.",
             {{"losses", capital(listed(losses))}});
}

std::string other_of(const Reason& reason) {
  const std::string other = sentence_of(reason.other_claims, true);
  return other == sentence_of(reason.claims, true) ? "" : other;
}

}  // namespace citybox

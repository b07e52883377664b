#pragma once
// Searches as a game's entry lists them.

#include <cstdint>
#include <memory>
#include <optional>

#include "bots/named_bot.hpp"
#include "bots/search/bench.hpp"
#include "bots/search/search.hpp"

namespace citybox {

template <Game G, GuideFor<G> Guide>
class Searcher final : public Strategist<G> {
 public:
  explicit Searcher(const SearchParameters& parameters) : search_(parameters) {}
  typename G::Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                            const typename G::Content& content, const Leash& leash) override {
    return search_.choose(seen, seat, seed, content, leash);
  }
  std::optional<Explanation<G>> recall(const Seen<G>& seen, Seat seat,
                                       const typename G::Action& choice, std::uint64_t seed,
                                       const typename G::Content& content) override {
    return search_.recall(seen, seat, choice, seed, content);
  }

 private:
  Search<G, Guide> search_;
};

template <Game G, GuideFor<G> Guide, const SearchParameters& kHow>
typename G::Action search_once(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                               const typename G::Content& content) {
  return Search<G, Guide>(kHow).choose(seen, seat, seed, content);
}

template <Game G, GuideFor<G> Guide, const SearchParameters& kHow>
std::unique_ptr<Strategist<G>> begin_search() {
  return std::make_unique<Searcher<G, Guide>>(kHow);
}

// What hard and expert players think at most where somebody waits for them.
inline constexpr int kHardSeconds = 1;
inline constexpr int kExpertSeconds = 5;

// A player of the level "hard" or "expert", who thinks aloud with this mind.
template <Game G, GuideFor<G> Guide, const SearchParameters& kHow>
constexpr NamedBot<G> hard_searcher(const char* blurb, const Mind<G>& mind) {
  return {"search",     "hard",
          blurb,        &search_once<G, Guide, kHow>,
          mind,         &begin_search<G, Guide, kHow>,
          kHardSeconds, &bench_search<G, Guide>};
}
template <Game G, GuideFor<G> Guide, const SearchParameters& kHow>
constexpr NamedBot<G> expert_searcher(const char* blurb, const Mind<G>& mind) {
  return {"search:deep",  "expert",
          blurb,          &search_once<G, Guide, kHow>,
          mind,           &begin_search<G, Guide, kHow>,
          kExpertSeconds, &bench_search<G, Guide>};
}

}  // namespace citybox

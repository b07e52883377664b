// What bots say aloud: every number of it stands on the table.

#include "engine/types/sentence.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/greedy.hpp"
#include "games/sustain/tests/desk.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain::test {
namespace {

using Texts = std::vector<std::string>;

constexpr const Content& kContent = kPublishedContent<Sustain>;

std::string name(Seat seat) {
  static constexpr const char* kNames[] = {"Ana", "Ben", "Cleo", "Dov", "Eda", "Finn"};
  return kNames[seat.index];
}

// As a spectator, or who is `you`, reads it.
Texts said(const State& s, Seat seat, Action a, SeatSet you = {}) {
  Texts texts;
  for (const std::string& sentence :
       SustainCodec::speech(Sustain::redact(s, {}), seat, a, kContent)) {
    EXPECT_FALSE(sentence_fault(sentence, s.seats)) << sentence;
    texts.push_back(resolve(sentence, you, name));
  }
  return texts;
}

// The discussion of the second year.
State second_year(int seats = 4) {
  State s = desk(seats);
  next_year(s);
  until_talk(s);
  s.coins = {9, 9, 9, 9, 0, 0};
  return s;
}

std::string number(int n) { return std::to_string(n); }

TEST(Speech, SU29_an_opening_promise_says_what_more_it_takes) {
  State s = second_year();
  const Spot spot = solution(s, 0);
  const int missing = missing_on(s, kContent, spot);
  const std::string where = spot_name(spot);
  EXPECT_EQ(said(s, kA, promise_put(spot, 1)), Texts{"I put 1 coin on " + where + "; with " +
                                                     number(missing - 1) + " more it is paid."});
  coins_on(s, spot) = 1;
  EXPECT_EQ(said(s, kA, promise_put(spot, 1)), Texts{"I put 1 coin on " + where + "; with " +
                                                     number(missing - 2) + " more it is paid."});
}

TEST(Speech, SU29_who_needs_nobody_says_nothing) {
  const State s = second_year();
  const Spot spot = solution(s, 0);
  EXPECT_EQ(said(s, kA, promise_put(spot, missing_on(s, kContent, spot))), Texts{});
  EXPECT_EQ(said(s, kA, promise_none(spot)), Texts{});
  EXPECT_EQ(said(s, kA, give(kB, 2)), Texts{});
  EXPECT_EQ(said(s, kA, plain(Verb::kReady)), Texts{});
  EXPECT_EQ(said(s, kA, promise_put(sheet(Building::kHouse), 1)), Texts{})
      << "its own sheet is nobody else's matter";
}

TEST(Speech, SU29_an_answer_names_the_promise_that_it_answers) {
  State s = second_year();
  const Spot spot = solution(s, 0);
  const int missing = missing_on(s, kContent, spot);
  const std::string where = spot_name(spot);
  play(s, kB, promise_put(spot, 2));
  const Action all = promise_put(spot, missing - 2);
  EXPECT_EQ(said(s, kA, all), Texts{"Ben promises 2 coins for " + where + "; with my " +
                                    number(missing - 2) + " it is paid."});
  EXPECT_EQ(said(s, kA, all, SeatSet(kB))[0].substr(0, 23), "You promise 2 coins for");
  EXPECT_EQ(said(s, kA, promise_put(spot, missing - 3)),
            Texts{"Ben promises 2 coins for " + where + ", and I " + number(missing - 3) +
                  "; with 1 more it is paid."});
  play(s, kC, promise_put(spot, 1));
  EXPECT_EQ(said(s, kA, promise_put(spot, missing - 3)),
            Texts{"3 coins are promised for " + where + "; with my " + number(missing - 3) +
                  " it is paid."});
}

TEST(Speech, SU29_a_breach_of_last_year_is_named_by_all_but_the_one_who_did_it) {
  State s = second_year();
  const Spot spot = solution(s, 1);
  const std::string where = spot_name(spot);
  const Action ready = plain(Verb::kReady);
  s.credit[1] = {0, 1, 1, {PromiseKind::kPut, spot, kFacilitator, 2, 0}};
  EXPECT_EQ(said(s, kA, ready),
            Texts{"Ben promised 2 coins for " + where + " last year and put none there."});
  EXPECT_EQ(said(s, kA, ready, SeatSet(kB)),
            Texts{"You promised 2 coins for " + where + " last year and put none there."});
  EXPECT_EQ(said(s, kB, ready), Texts{});
  s.credit[1].last.so_far = 1;
  EXPECT_EQ(said(s, kC, ready),
            Texts{"Ben promised 2 coins for " + where + " last year and put only 1 there."});
  s.credit[1].last = {PromiseKind::kPutNone, spot, kFacilitator, 0, 3};
  EXPECT_EQ(said(s, kC, ready),
            Texts{"Ben promised to put nothing on " + where + " last year and put 3 there."});
  s.credit[1].last = {PromiseKind::kGive, kNoSpot, kA, 3, 0};
  EXPECT_EQ(said(s, kC, ready), Texts{"Ben promised Ana 3 coins last year and gave none."});
  EXPECT_EQ(said(s, kA, ready), Texts{"Ben promised me 3 coins last year and gave none."});
  s.credit[1].last.so_far = 2;
  EXPECT_EQ(said(s, kC, ready), Texts{"Ben promised Ana 3 coins last year and gave only 2."});
}

TEST(Speech, SU29_a_breach_comes_before_a_promise_and_is_old_after_a_year) {
  State s = second_year();
  s.credit[1] = {0, 1, 1, {PromiseKind::kPut, solution(s, 1), kFacilitator, 2, 0}};
  EXPECT_EQ(said(s, kA, promise_put(solution(s, 0), 1)).size(), 2U);
  next_year(s);
  until_talk(s);
  EXPECT_EQ(said(s, kA, plain(Verb::kReady)), Texts{});
}

// Games of bots: calls `visit(state, seat, action)` before each of their decisions, and `heard(event)`.
template <class Visit, class Heard>
void games(Visit&& visit, Heard&& heard) {
  struct Ctx {
    Rng rng;
    Heard& heard;
    std::uint32_t draw(std::uint32_t n) { return rng.below(n); }
    void reveal() { draw(1); }
    void emit(const Event& event, SeatSet = kEveryone) { heard(event); }
  };
  for (std::uint64_t game = 0; game < 36; ++game) {
    Ctx ctx{Rng(game), heard};
    State s = Checked<Sustain>::start(
        {static_cast<std::uint8_t>(3 + game % 4), {static_cast<Scenario>(game % 3), Clock::kOff}},
        ctx);
    Rng minds(game);
    for (SeatSet due = Sustain::deciders(s); !due.empty(); due = Sustain::deciders(s)) {
      for (auto skip = minds.below(static_cast<std::uint32_t>(due.size())); skip > 0; --skip) {
        due.remove(due.front());
      }
      const Seat seat = due.front();
      constexpr const Judgement* kWho[] = {&kMixed, &kSelfish, &kCooperative};
      const Judgement& who = *kWho[(game + seat.index) % 3];
      const Action a =
          Greedy(Sustain::redact(s, SeatSet(seat)), seat, minds.next(), kContent, who).choose();
      visit(s, seat, a);
      Checked<Sustain>::apply(s, seat, a, ctx);
    }
  }
}

TEST(Speech, SU29_what_is_said_of_the_past_stands_in_the_log) {
  std::vector<Event> broken;  // in the year that ended last
  int said_so = 0;
  games(
      [&](const State& s, Seat seat, Action) {
        if (s.phase != Phase::kDiscussion || s.year < 2) return;
        for (const std::string& text : said(s, seat, plain(Verb::kReady))) {
          const auto in_log = [&](const Event& e) {
            return e.seat != seat && text.starts_with(name(e.seat)) &&
                   (e.amount == 0 || text.find(' ' + number(e.amount)) != std::string::npos) &&
                   (e.promise.number == 0 ||
                    text.find(' ' + number(e.promise.number) + ' ') != std::string::npos);
          };
          EXPECT_TRUE(std::any_of(broken.begin(), broken.end(), in_log)) << text;
          ++said_so;
        }
      },
      [&](const Event& e) {
        if (e.kind == EventKind::kDiscussionBegan || e.kind == EventKind::kFirstPlayer) return;
        if (e.kind == EventKind::kInvestingBegan || e.kind == EventKind::kFounded) broken.clear();
        if (e.kind == EventKind::kPromiseBroken) broken.push_back(e);
      });
  EXPECT_GT(said_so, 20);
}

TEST(Speech, SU5_it_tells_nothing_that_is_hidden) {
  Rng rng(7);
  games(
      [&](const State& s, Seat seat, Action a) {
        const State other = Sustain::determinize(Sustain::redact(s, SeatSet(seat)), rng);
        EXPECT_EQ(said(s, seat, a), said(other, seat, a));
      },
      [](const Event&) {});
}

TEST(Promising, SU29_no_bot_promises_or_gives_a_coin_twice) {
  int promises = 0, gifts = 0;
  games(
      [&](const State& s, Seat seat, Action a) {
        if (a.verb == Verb::kPromisePut) {
          ++promises;
          EXPECT_LE(a.number, unpromised(s, seat));
        }
        if (a.verb == Verb::kGive) {
          ++gifts;
          EXPECT_LE(a.number, unpromised(s, seat));
        }
      },
      [](const Event&) {});
  EXPECT_GT(promises, 100);
  EXPECT_GT(gifts, 0);
}

TEST(Promising, SU29_bots_answer_promises_so_that_things_are_paid) {
  int answers = 0, complete = 0;
  games(
      [&](const State& s, Seat seat, Action a) {
        if (a.verb != Verb::kPromisePut || counted_on(s, seat, a.spot) == 0) return;
        ++answers;
        const int lack = missing_on(s, kContent, a.spot) - counted_on(s, seat, a.spot);
        EXPECT_LE(a.number, lack) << "not a coin more than it takes";
        complete += a.number == lack ? 1 : 0;
      },
      [](const Event&) {});
  EXPECT_GT(answers, 10);
  EXPECT_GT(complete, 5);
}

// Offers of `seat`, and what it says instead if another had promised one coin for the same before; `word`
// is what that one is known for.
template <class Compare>
int hear_another(Credit word, Compare&& compare) {
  int heard = 0;
  games(
      [&](const State& s, Seat seat, Action) {
        const Seat other = next_seat(seat, s.seats);
        if (s.phase != Phase::kDiscussion || s.year < 2 || s.coins[other.index] == 0) return;
        if (!s.promises[seat.index].empty() || !s.promises[other.index].empty()) return;
        const auto choice = [&](const State& now) {
          return Greedy(Sustain::redact(now, SeatSet(seat)), seat, 3, kContent, kCooperative)
              .choose();
        };
        State then = s;
        then.credit[other.index] = word;
        const Action alone = choice(then);
        if (alone.verb != Verb::kPromisePut || counted_on(s, seat, alone.spot) > 0) return;
        then.promises[other.index].push_back({PromiseKind::kPut, alone.spot, kFacilitator, 1, 0});
        const Action now = choice(then);
        if (now.verb != Verb::kPromisePut || now.spot != alone.spot) return;
        ++heard;
        compare(then, seat, alone, now);
      },
      [](const Event&) {});
  return heard;
}

// As far as it has it.
void puts_what_is_lacking(const State& s, Seat seat, Action, Action now) {
  EXPECT_EQ(now.number, std::min(missing_on(s, kContent, now.spot) - 1, unpromised(s, seat)));
}

TEST(Promising, SU29_who_hears_a_promise_puts_what_it_lacks) {
  const int heard = hear_another({}, puts_what_is_lacking);
  EXPECT_GT(heard, 10);
}

TEST(Promising, SU29_who_broke_a_word_is_not_counted_on_until_words_were_kept) {
  const Promise broken{PromiseKind::kGive, kNoSpot, kA, 1, 0};
  const int heard =
      hear_another({0, 1, 1, broken}, [](const State&, Seat, Action alone, Action now) {
        EXPECT_EQ(now, alone) << "as if nothing had been said";
      });
  EXPECT_GT(heard, 10);
  const int forgiven = hear_another({1, 1, 1, broken}, puts_what_is_lacking);
  EXPECT_GT(forgiven, 10);
}

TEST(Promising, SU29_trust_falls_with_each_word_broken_and_grows_with_each_one_kept) {
  State s = second_year();
  EXPECT_EQ(trust_in(s, kA, kCooperative), kCooperative.trust);
  int trust = kCooperative.trust;
  for (int broken = 1; broken <= 3; ++broken) {
    ++s.credit[0].broken;
    EXPECT_LT(trust_in(s, kA, kCooperative), trust);
    trust = trust_in(s, kA, kCooperative);
  }
  ++s.credit[0].kept;
  EXPECT_GT(trust_in(s, kA, kCooperative), trust);
  EXPECT_EQ(trust_in(s, kB, kCooperative), kCooperative.trust) << "each answers for itself";
}

}  // namespace
}  // namespace citybox::sustain::test

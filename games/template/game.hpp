#pragma once
// The rules of Plots, by their ids in README.md.

#include <array>
#include <cstdint>

#include "engine/core/game.hpp"
#include "games/template/action.hpp"
#include "games/template/content.hpp"
#include "games/template/event.hpp"
#include "games/template/state.hpp"

namespace citybox::plots {

inline constexpr RuleId kSpentCard{3, 0};
inline constexpr RuleId kPlotValue{2, 0};
inline constexpr RuleId kCommitting{3, 1};
inline constexpr RuleId kHighestAlone{4, 0};
inline constexpr RuleId kNobodyAlone{5, 0};
inline constexpr RuleId kEnd{6, 0};

// What `items` recounts: the value of a seat's plots.
enum class Ledger : std::uint8_t { kScore };
enum class ItemLabel : std::uint8_t { kPlots };

struct Plots {
  using State = plots::State;
  using Action = plots::Action;
  using Event = plots::Event;
  using Options = plots::Options;
  using Content = plots::Content;
  using Ending = plots::Ending;
  using Ledger = plots::Ledger;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = kCards;

  template <ContextFor<Event> Ctx>
  static constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
    State s;
    s.seats = setup.seats;
    s.options = setup.options;
    for (int i = 0; i < s.seats; ++i) s.hands[i] = Hand::full();  // TP-1
    show_plot(s, ctx, content);
    return s;
  }

  static constexpr SeatSet deciders(const State& s) {
    SeatSet set;
    if (s.ending != Ending::kNone) return set;
    for (int i = 0; i < s.seats; ++i) {
      if (s.bids[i] == kNoCard) set.add(Seat{static_cast<std::uint8_t>(i)});
    }
    return set;
  }

  static constexpr RuleId refusal(const State& s, Seat seat, Action a, const Content&) {
    if (s.ending != Ending::kNone) return kGameIsOver;
    if (!deciders(s).contains(seat)) return kNotYourDecision;
    if (!a.card.exists()) return kNoSuchAction;
    return s.hands[seat.index].contains(a.card) ? kAllowed : kSpentCard;
  }

  static constexpr void legal(const State& s, Seat seat, ActionList<Plots>& out,
                              const Content& content) {
    out.clear();
    for (std::uint8_t number = 1; number <= kCards; ++number) {
      const Action a{Card{number}};
      if (refusal(s, seat, a, content) == kAllowed) out.push_back(a);
    }
  }

  template <ContextFor<Event> Ctx>
  static constexpr void apply(State& s, Seat seat, Action a, Ctx& ctx, const Content& content) {
    s.bids[seat.index] = a.card;
    ctx.emit(Event{EventKind::kCommitted, kCommitting, seat, kNoCard, 0});
    if (deciders(s).empty()) sell_plot(s, ctx, content);
  }

  // TP-3: others see that a card was committed, not which.
  static constexpr Seen<Plots> redact(const State& s, SeatSet viewers) {
    State seen = s;
    for (int i = 0; i < s.seats; ++i) {
      const bool mine = viewers.contains(Seat{static_cast<std::uint8_t>(i)});
      if (!mine && seen.bids[i] != kNoCard) seen.bids[i] = kFaceDown;
    }
    return Seen<Plots>(seen, viewers);
  }

  static constexpr State determinize(const Seen<Plots>& seen, Rng& rng, const Content&) {
    State s = seen.state();
    for (int i = 0; i < s.seats; ++i) {
      if (s.bids[i] != kFaceDown) continue;
      std::uint32_t skip = rng.below(static_cast<std::uint32_t>(s.hands[i].size()));
      s.hands[i].for_each([&](Card card) {
        if (skip-- == 0) s.bids[i] = card;
      });
    }
    return s;
  }

  // TP-6
  static constexpr Outcome outcome(const State& s, const Content&) {
    Outcome outcome;
    outcome.ending = static_cast<std::uint8_t>(s.ending);
    std::uint8_t best = 0;
    for (int i = 0; i < s.seats; ++i) {
      outcome.scores.push_back(s.won[i]);
      if (s.won[i] > best) best = s.won[i];
    }
    for (int i = 0; i < s.seats && outcome.over(); ++i) {
      if (s.won[i] == best) outcome.winners.add(Seat{static_cast<std::uint8_t>(i)});
    }
    return outcome;
  }

  static constexpr void items(const State& s, Ledger, Seat seat, ItemList& out, const Content&) {
    out.clear();
    out.push_back(
        {kHighestAlone, static_cast<std::uint8_t>(ItemLabel::kPlots), 0, s.won[seat.index]});
  }

  static constexpr const char* broken_invariant(const State& s, const Content& content) {
    if (s.seats < kMinSeats || s.seats > kMaxSeats) return "two to four seats play (TP-1).";
    if (s.round < 1 || s.round > content.rounds) return "there is no such round (TP-1).";
    if (s.options.unclaimed > Unclaimed::kCarried) return "there is no such option (TP-5).";
    if (s.options.pace > Pace::kMinute) return "there is no such pace (TP-7).";
    if (s.ending > Ending::kAllSold) return "there is no such ending (TP-6).";
    const bool over = s.ending != Ending::kNone;
    if (over && s.round != content.rounds) return "it ends after the last round (TP-6).";
    if (over ? s.plot != 0 : s.plot < 1 || s.plot > content.best_plot) {
      return "the plot has no such value (TP-2).";
    }
    const int sold = over ? s.round : s.round - 1;
    int value = s.carried;
    for (const std::uint8_t won : s.won) value += won;
    if (value > sold * content.best_plot) return "more was sold than there was (TP-2).";
    if (s.carried > 0 && (over || s.options.unclaimed == Unclaimed::kLost)) {
      return "nothing is carried on (TP-5).";
    }
    bool all_in = true;
    for (int i = 0; i < kMostSeats; ++i) {
      if (i >= s.seats) {
        if (s.hands[i] != Hand{} || s.bids[i] != kNoCard || s.won[i] != 0) {
          return "an empty seat has nothing.";
        }
        continue;
      }
      if ((s.hands[i].bits() >> kCards) != 0) return "there is no such card (TP-1).";
      if (s.hands[i].size() != kCards - sold) return "one card is spent each round (TP-4).";
      if (s.bids[i] != kNoCard && (over || !s.hands[i].contains(s.bids[i]))) {
        return "a committed card is still held (TP-3).";
      }
      all_in = all_in && s.bids[i] != kNoCard;
    }
    return all_in && !over ? "when all are in, the plot is sold (TP-4)." : nullptr;
  }

 private:
  template <class Ctx>
  static constexpr void show_plot(State& s, Ctx& ctx, const Content& content) {
    s.plot = static_cast<std::uint8_t>(1 + ctx.draw(content.best_plot));
    const auto worth = static_cast<std::uint8_t>(s.plot + s.carried);
    ctx.emit(Event{EventKind::kPlotShown, kPlotValue, Seat{}, kNoCard, worth});
  }

  // TP-4: the seat that played the highest card nobody else played; the facilitator: nobody.
  static constexpr Seat taker(const State& s) {
    for (std::uint8_t number = kCards; number >= 1; --number) {
      SeatSet same;
      for (int i = 0; i < s.seats; ++i) {
        if (s.bids[i].number == number) same.add(Seat{static_cast<std::uint8_t>(i)});
      }
      if (same.size() == 1) return same.front();
    }
    return kFacilitator;
  }

  template <class Ctx>
  static constexpr void sell_plot(State& s, Ctx& ctx, const Content& content) {
    for (int i = 0; i < s.seats; ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      ctx.emit(Event{EventKind::kRevealed, kHighestAlone, seat, s.bids[i], 0});
    }
    const auto worth = static_cast<std::uint8_t>(s.plot + s.carried);
    const Seat winner = taker(s);
    s.carried = 0;
    if (winner != kFacilitator) {
      s.won[winner.index] = static_cast<std::uint8_t>(s.won[winner.index] + worth);
      ctx.emit(Event{EventKind::kTaken, kHighestAlone, winner, s.bids[winner.index], worth});
    } else {
      if (s.options.unclaimed == Unclaimed::kCarried) s.carried = worth;  // TP-5
      ctx.emit(Event{EventKind::kUnclaimed, kNobodyAlone, Seat{}, kNoCard, worth});
    }
    for (int i = 0; i < s.seats; ++i) {
      s.hands[i].remove(s.bids[i]);
      s.bids[i] = kNoCard;
    }
    if (s.round < content.rounds) {
      ++s.round;
      show_plot(s, ctx, content);
      return;
    }
    s.plot = 0;
    s.carried = 0;
    s.ending = Ending::kAllSold;
    ctx.emit(Event{EventKind::kEnded, kEnd, Seat{}, kNoCard, 0});
  }
};

static_assert(Game<Plots>);

}  // namespace citybox::plots

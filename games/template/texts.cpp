#include <fmt/format.h>

#include "engine/types/words.hpp"
#include "games/template/codec.hpp"

namespace citybox::plots {

const GameInfo& PlotsCodec::info() {
  static const GameInfo kInfo{
      .id = "plots",
      .title = "Plots",
      .blurb = "Bid in secret for five plots of land; the highest card nobody else played wins.",
      .kind = "Against each other",
      .credits = "The pattern for new games",
      .ours = "All of it is our own.",
      .rule_prefix = "TP",
      .min_seats = Plots::kMinSeats,
      .max_seats = Plots::kMaxSeats,
      .standard_seats = 3,
      .minutes = 3,
      .secrets = true,
      .example = true,
      .options = {{.key = "unclaimed",
                   .label = "A plot that nobody takes",
                   .choices = {{"lost", "is lost"}, {"carried", "is added to the next one"}},
                   .standard = "lost"},
                  {.key = "pace",
                   .label = "A round takes",
                   .choices = {{"free", "as long as it takes"}, {"minute", "a minute at most"}},
                   .standard = "free"}},
      .ledgers = {{"score", "Score"}},
      .play_now = {.seats = 3},
      .lesson = {.seats = 3},
  };
  return kInfo;
}

std::optional<Clock> PlotsCodec::clock(const State& state, const Content& content) {
  if (state.options.pace == Pace::kFree || state.ending != Ending::kNone) return std::nullopt;
  return Clock{content.round_seconds, state.round};
}

Action PlotsCodec::time_is_up(const State& state, Seat seat) {
  Action lowest;
  for (std::uint8_t n = kCards; n >= 1; --n) {
    if (state.hands[seat.index].contains(Card{n})) lowest.card = Card{n};
  }
  return lowest;
}

std::string PlotsCodec::sentence(const Event& event, const Content&, const Said&) {
  switch (event.kind) {
    case EventKind::kPlotShown:
      return say("A plot worth {worth} is for sale.", {{"worth", event.amount}});
    case EventKind::kCommitted:
      return "";
    case EventKind::kRevealed:
      return say("{who|You|{name}} bid {card}.",
                 {{"who", event.seat}, {"card", event.card.number}});
    case EventKind::kTaken:
      return say("{who|You take|{name} takes} the plot.", {{"who", event.seat}});
    case EventKind::kUnclaimed:
      return "Nobody was alone with a card: nobody takes the plot.";
    case EventKind::kEnded:
      return "All plots are sold.";
  }
  return "";
}

std::string PlotsCodec::why(RuleId rule, const Content&) {
  if (rule == reason::kSpentCard) return "You have already spent this card.";
  return "The rules do not allow that.";
}

std::string PlotsCodec::label(const Item&, const Content&) { return "Plots taken"; }

std::string PlotsCodec::verdict(const State& state, const Content& content) {
  const SeatSet winners = Plots::outcome(state, content).winners;
  if (winners.size() > 1) return "All plots are sold, and the richest are even.";
  return say("{who|You own|{name} owns} the most valuable land.", {{"who", winners.front()}});
}

Summary PlotsCodec::summary(const Seen<Plots>& seen, const Content& content, const Said&) {
  const State& s = seen.state();
  const int worth = s.plot + s.carried;
  std::string now = "All plots are sold.";
  if (s.ending == Ending::kNone) {
    now = say("Round {round} of {rounds}: a plot worth {worth}. Everybody commits a card.",
              {{"round", s.round}, {"rounds", content.rounds}, {"worth", worth}});
  }
  Goal goal{.text = say("Own the most valuable land when all {rounds} plots are sold.",
                        {{"rounds", content.rounds}}),
            .more = "",
            .tracks = {{GoalKind::kEnd, "Plots sold", s.round - (s.ending == Ending::kNone ? 1 : 0),
                        content.rounds}}};
  return {.now = std::move(now), .goal = std::move(goal), .worth = worth, .rounds = content.rounds};
}

Vocabulary PlotsCodec::vocabulary(const Content&) {
  return {.words = {.actions = {{"bid", "Bid {card}"}},
                    .names = {},
                    .per_seat = {"hands", "bids", "won"}}};
}

std::string PlotsCodec::ascii(const State& s, const Content&, const Said&) {
  std::string text = fmt::format("round {}  plot {}+{}\n", s.round, s.plot, s.carried);
  for (int i = 0; i < s.seats; ++i) {
    std::string hand;
    for (std::uint8_t n = 1; n <= kCards; ++n) {
      hand += s.hands[i].contains(Card{n}) ? static_cast<char>('0' + n) : '.';
    }
    text += fmt::format("seat {}  hand {}  {}  won {}\n", i, hand,
                        s.bids[i] == kNoCard ? "chooses" : "is ready", s.won[i]);
  }
  return text;
}

}  // namespace citybox::plots

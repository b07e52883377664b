// What bots say in the discussion, about promises: who broke one last year, and what one of their own
// comes to with those that others made.

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/talk.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string breach_said(const Promise& promise, Seat who, Seat speaker) {
  std::string_view text;
  switch (promise.kind) {
    case PromiseKind::kNone:
      break;
    case PromiseKind::kPut:
      text = promise.so_far == 0
                 ? "{who|You|{name}} promised {number|1 coin|{number} coins} for {spot} last year "
                   "and put none there."
                 : "{who|You|{name}} promised {number|1 coin|{number} coins} for {spot} last year "
                   "and put only {amount} there.";
      break;
    case PromiseKind::kPutNone:
      text = "{who|You|{name}} promised to put nothing on {spot} last year and put {amount} there.";
      break;
    case PromiseKind::kGive:
      text = promise.so_far == 0 ? "{who|You|{name}} promised {other} {number|1 coin|{number} "
                                   "coins} last year and gave none."
                                 : "{who|You|{name}} promised {other} {number|1 coin|{number} "
                                   "coins} last year and gave only {amount}.";
      break;
  }
  const bool me = promise.receiver == speaker;
  return say(text, {{"who", who},
                    me ? Fill{"other", "me"} : Fill{"other", promise.receiver},
                    {"number", promise.number},
                    {"spot", spot_name(promise.spot)},
                    {"amount", promise.so_far}});
}

// What others have promised to put there this year.
struct Pledged {
  int coins = 0;
  int seats = 0;
  Seat last{};
};
Pledged promised_by_others(const State& s, Seat seat, Spot spot) {
  Pledged sum;
  for_each_seat(s, [&](Seat other) {
    if (other == seat) return;
    for (const Promise& promise : s.promises[other.index]) {
      if (promise.kind != PromiseKind::kPut || promise.spot != spot) continue;
      sum.coins += promise.number;
      ++sum.seats;
      sum.last = other;
    }
  });
  return sum;
}

std::string_view promise_text(const Pledged& others, int lack) {
  if (others.seats == 0) {
    return "I put {own|1 coin|{own} coins} on {spot}; with {lack} more it is paid.";
  }
  if (others.seats == 1) {
    return lack > 0
               ? "{who|You promise|{name} promises} {theirs|1 coin|{theirs} coins} for {spot}, "
                 "and I {own}; with {lack} more it is paid."
               : "{who|You promise|{name} promises} {theirs|1 coin|{theirs} coins} for {spot}; "
                 "with my {own} it is paid.";
  }
  return lack > 0
             ? "{theirs} coins are promised for {spot}, and {own} by me; with {lack} more it is "
               "paid."
             : "{theirs} coins are promised for {spot}; with my {own} it is paid.";
}

std::string promise_said(const State& s, const Content& c, Seat seat, const Action& a) {
  const Pledged others = promised_by_others(s, seat, a.spot);
  const int lack = missing_on(s, c, a.spot) - others.coins - a.number;
  if (others.seats == 0 && lack <= 0) return "";  // it needs nobody
  return say(promise_text(others, lack), {{"who", others.last},
                                          {"theirs", others.coins},
                                          {"own", a.number},
                                          {"lack", lack},
                                          {"spot", spot_name(a.spot)}});
}

}  // namespace

std::vector<std::string> SustainCodec::speech(const Seen<Sustain>& seen, Seat seat,
                                              const Action& action, const Content& content) {
  const State& s = seen.state();
  std::vector<std::string> sentences;
  if (s.phase != Phase::kDiscussion) return sentences;
  for_each_seat(s, [&](Seat other) {
    const Credit& credit = s.credit[other.index];
    const bool last_year = credit.broken > 0 && credit.year + 1 == s.year;
    if (other != seat && last_year) sentences.push_back(breach_said(credit.last, other, seat));
  });
  if (action.verb == Verb::kPromisePut && action.spot.is_solution()) {
    const std::string said = promise_said(s, content, seat, action);
    if (!said.empty()) sentences.push_back(said);
  }
  return sentences;
}

}  // namespace citybox::sustain

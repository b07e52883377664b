#pragma once

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/broken_cities/action.hpp"
#include "games/broken_cities/laws.hpp"
#include "games/broken_cities/reasons.hpp"

namespace citybox::broken_cities {

// BC-2, BC-11, BC-12
constexpr RuleId buy_refusal(const State& s, Seat seat, Construction what, const Content& c) {
  if (what == Construction::kRetrofit) return reason::kRetrofitIsNoPiece;
  if (vacant(s).empty()) return reason::kNoRoom;
  if (pieces_left(s, what, c) <= 0) return reason::kNoPieceLeft;
  return s.money[seat.index] < price(s, what, c) ? reason::kCannotAfford : kAllowed;
}

// BC-13
constexpr RuleId retrofit_refusal(const State& s, Seat seat, Space at, const Content& c) {
  const Construction what = s.built.at(at);
  if (!is_home(what)) return reason::kRetrofitNeedsHome;
  if (!s.owned[seat.index].contains(at)) return reason::kRetrofitOwn;
  if (what == Construction::kGreen) return reason::kGreenIsHighest;
  if (!retrofittable(s, seat, c).contains(at)) return reason::kNoPieceLeft;
  return s.money[seat.index] < price(s, Construction::kRetrofit, c) ? reason::kCannotAfford
                                                                    : kAllowed;
}

// BC-14, BC-15
constexpr RuleId rent_out_refusal(const State& s, Seat seat, Space at) {
  const Construction what = s.built.at(at);
  if (what == Construction::kNone) return reason::kRentOutNeedsHome;
  if (what == Construction::kShopping) return reason::kShopNeedsNoRenter;
  if (is_park(what)) return reason::kParkTakesNoRenter;
  if (!s.owned[seat.index].contains(at)) return reason::kRentOutOwn;
  if (s.renters.contains(at)) return reason::kOneRenterEach;
  return s.available == 0 ? reason::kNoRenterAvailable : kAllowed;
}

constexpr RuleId turn_refusal(const State& s, Seat seat, Action a, const Content& c) {
  if (s.chosen != Construction::kNone) {
    if (a.verb != Verb::kPlace) return reason::kPlaceFirst;
    return vacant(s).contains(a.space) ? kAllowed : reason::kSpaceTaken;
  }
  switch (a.verb) {
    case Verb::kBuy:
      return buy_refusal(s, seat, a.construction, c);
    case Verb::kPlace:
      return reason::kNotBought;
    case Verb::kRetrofit:
      return retrofit_refusal(s, seat, a.space, c);
    case Verb::kRentOut:
      return rent_out_refusal(s, seat, a.space);
    case Verb::kEnd:
      return kAllowed;
    case Verb::kPropose:
    case Verb::kAbout:
    case Verb::kNumber:
    case Verb::kFine:
    case Verb::kRepeal:
      return reason::kNoSession;
    default:
      return reason::kYourTurn;
  }
}

// BC-22
constexpr RuleId loss_refusal(const State& s, Seat seat, Action a) {
  if (a.verb != Verb::kLose) return reason::kChooseRenters;
  if (s.leaving[seat.index].contains(a.space)) return reason::kAlreadyLeaving;
  if (occupied_homes(s, seat).contains(a.space)) return kAllowed;
  return s.owned[seat.index].contains(a.space) ? reason::kNoRenterThere : reason::kLoseOwn;
}

// BC-30, BC-34
constexpr RuleId proposal_refusal(const State& s, Action a, const Content& c) {
  if (a.verb == Verb::kPass) return kAllowed;
  if (a.verb == Verb::kRepeal) {
    const bool exists = a.number >= 1 && a.number <= static_cast<int>(s.laws.size());
    return exists ? kAllowed : reason::kNoSuchLaw;
  }
  if (a.verb != Verb::kPropose) return reason::kPropose;
  if (no_room_for_law(s, c)) return reason::kTooManyLaws;
  const bool worded = a.law == LawKind::kFreeText;
  return worded && s.texts >= kMostTexts ? reason::kTooManyTexts : kAllowed;
}

// BC-31, BC-32
constexpr Range number_range(LawKind kind, const Content& c) {
  if (kind == LawKind::kRequire) return c.required;
  return kind == LawKind::kCap ? c.cap : c.surcharge;
}
constexpr Range fine_range(LawKind kind, const Content& c) {
  return kind == LawKind::kFreeText ? c.fine_in_words : c.fine;
}

constexpr RuleId number_refusal(const State& s, Action a, const Content& c) {
  if (a.verb != Verb::kNumber) return reason::kSayNumber;
  const LawKind kind = s.motion.kind;
  if (number_range(kind, c).contains(a.number)) return kAllowed;
  if (kind == LawKind::kRequire) return reason::kRequireRange;
  if (kind == LawKind::kCap) return reason::kCapRange;
  return a.number < 0 ? reason::kNeverLowers : reason::kSurchargeRange;
}
constexpr RuleId fine_refusal(const State& s, Action a, const Content& c) {
  if (a.verb != Verb::kFine) return reason::kSayFine;
  if (fine_range(s.motion.kind, c).contains(a.number)) return kAllowed;
  return s.motion.kind == LawKind::kFreeText ? reason::kFreeTextFine : reason::kFineRange;
}
constexpr RuleId object_refusal(const State& s, Action a) {
  if (a.verb != Verb::kAbout) return reason::kSayWhatAbout;
  return can_be_about(s.motion.kind, a.construction) ? kAllowed : reason::kNotRequired;
}

constexpr RuleId talk_refusal(const State& s, Action a, const Content& c) {
  const bool ballot = a.verb == Verb::kVoteYes || a.verb == Verb::kVoteNo;
  switch (s.talk) {
    case Talk::kPropose:
      return proposal_refusal(s, a, c);
    case Talk::kObject:
      return object_refusal(s, a);
    case Talk::kNumber:
      return number_refusal(s, a, c);
    case Talk::kFine:
      return fine_refusal(s, a, c);
    case Talk::kVote:
      return ballot ? kAllowed : reason::kVote;
    case Talk::kVerdict:
      return ballot ? kAllowed : reason::kGiveVerdict;
    default:
      return a.verb == Verb::kCall || a.verb == Verb::kLetBe ? kAllowed : reason::kAnswerHearing;
  }
}

// BC-40, BC-41: from what this table alone has added to the last event number, where it is full.
constexpr Range pool_range(const State& s, const Content& c) {
  const int last = event_numbers(s, c)[kEvents - 1];
  const auto byte = [](int n) { return static_cast<std::uint8_t>(n < 0xFF ? n : 0xFF); };
  const int least = s.damage > 1 ? s.damage : 1;
  return {byte(least < last ? least : last), byte(last)};
}
constexpr RuleId facilitator_refusal(const State& s, Action a, const Content& c) {
  if (!by_facilitator(a.verb)) return kNotYourDecision;
  if (s.options.climate == Climate::kOwn) return reason::kOwnClimate;
  if (a.verb == Verb::kPool) {
    return pool_range(s, c).contains(a.pool) ? kAllowed : reason::kPoolRange;
  }
  return a.verb == Verb::kCard && s.used.contains(a.card) ? reason::kCardIsUsed : kAllowed;
}

constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content& c) {
  if (is_over(s)) return kGameIsOver;
  if (seat == kFacilitator) return well_formed(a) ? facilitator_refusal(s, a, c) : kNoSuchAction;
  if (!deciders(s).contains(seat)) return kNotYourDecision;
  if (!well_formed(a)) return kNoSuchAction;
  if (by_facilitator(a.verb)) return reason::kFacilitatorOnly;
  if (disease_rages(s)) return loss_refusal(s, seat, a);
  return s.talk == Talk::kNone ? turn_refusal(s, seat, a, c) : talk_refusal(s, a, c);
}

}  // namespace citybox::broken_cities

#pragma once
// A block drawn in letters (drawing.hpp), to play rule tests on. Row 8 stands on top. It is
// Yellow's turn, nobody has money, and four renters are available, unless a test says otherwise.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/checked.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/drawing.hpp"

namespace citybox::broken_cities {

// Puts a drawing of eight rows, row 8 first, in the place of what stands on the block. What belongs
// to a seat that is not there is left out.
inline void draw_onto(State& s, std::string_view drawing) {
  s.built = Built{};
  s.owned = {};
  s.renters = SpaceSet{};
  int seen = 0;
  char owner = ' ';
  for (const char letter : drawing) {
    if (letter == ' ' || letter == '\n') continue;
    if (owner == ' ') {
      owner = letter;
      continue;
    }
    const int row = kSide - 1 - seen / kSide;
    const Space at{static_cast<std::uint8_t>(row * kSide + seen % kSide)};
    ++seen;
    if (letter != '.' && kOwnerLetters.find(owner) < s.seats) {
      const bool empty = letter >= 'a';
      const char kind = static_cast<char>(empty ? letter - 'a' + 'A' : letter);
      const auto what = static_cast<Construction>(kKindLetters.find(kind) + 1);
      s.built[what].add(at);
      s.owned[kOwnerLetters.find(owner)].add(at);
      if (is_home(what) && !empty) s.renters.add(at);
    }
    owner = ' ';
  }
}

inline constexpr Content kPublished{};
inline constexpr Seat kYellow{0}, kRed{1}, kOrange{2}, kPurple{3};

// BC-4 as a drawing.
inline constexpr const char* kStartDrawing = R"(
  .. .. .. .. .. .. .. ..
  .. .. oC .. .. pC .. ..
  .. oL .. oL .. .. pL ..
  .. .. .. .. .. pL .. ..
  .. .. yL .. .. .. .. ..
  .. yL .. .. rL .. rL ..
  .. .. yL .. .. rL .. ..
  .. .. .. .. .. .. .. ..)";

// The rules as tests play them.
using Rules = Checked<BrokenCities>;

class Block {
 public:
  explicit Block(const char* drawing = kStartDrawing, int seats = 4, Options options = {}) {
    QuietContext ctx{Rng(1)};
    s = Rules::start({static_cast<std::uint8_t>(seats), options}, ctx);
    draw_onto(s, drawing);
    s.money = {};
    s.reserve = static_cast<std::uint8_t>(s.renters.size() <= 12 ? 20 : 32 - s.renters.size());
  }

  Block& money(Seat seat, int amount) { return s.money[seat.index] = amount, *this; }
  Block& damage(int amount) { return s.damage = static_cast<std::uint16_t>(amount), *this; }
  Block& law(Law law) {
    law.since = Since::kNow;
    s.laws.push_back(law);
    if (s.stage == Stage::kTurn) set_dues(s, c);
    return *this;
  }
  // The next card to be drawn; those before it in the deck count as used.
  Block& next_card(Card card) {
    s.used = CardSet::all() - CardSet::from_bits(1U << (static_cast<int>(card) - 1));
    return *this;
  }
  // It is the last turn of the round, and this seat's.
  Block& last_turn(Seat seat = kYellow) {
    s.turn = static_cast<std::uint8_t>(s.seats - 1);
    for (Seat& each : s.order) {
      if (each == seat) std::swap(each, s.order[s.turn]);
    }
    set_dues(s, c);
    return *this;
  }

  Seat decider() const { return BrokenCities::deciders(s).front(); }

  // Plays one action, which must be allowed; `draw` is what chance gives first.
  Block& play(Seat seat, std::string_view text, std::uint32_t draw = 0) {
    const auto action = BrokenCitiesCodec::parse(text);
    EXPECT_TRUE(action.has_value()) << text;
    EXPECT_EQ(broken(), "") << "before " << text;
    const RuleId rule = BrokenCities::refusal(s, seat, *action, c);
    EXPECT_EQ(rule, kAllowed) << text << ": " << BrokenCitiesCodec::why(rule);
    if (rule != kAllowed) return *this;
    ScriptedContext<Event> ctx(draw);
    Rules::apply(s, seat, *action, ctx, c);
    EXPECT_EQ(broken(), "") << "after " << text;
    for (const Event& event : ctx.events()) events.push_back(event);
    return *this;
  }
  Block& play(std::string_view text, std::uint32_t draw = 0) { return play(decider(), text, draw); }
  // Builds and pays for it.
  Block& build(std::string_view what, std::string_view where) {
    return play("buy " + std::string(what)).play("place " + std::string(where));
  }
  // The lowest seats that owe something pass until the session is over.
  Block& pass_session() {
    while (s.talk == Talk::kPropose) play("pass");
    return *this;
  }
  Block& all_vote(std::string_view how) {
    while (s.talk == Talk::kVote || s.talk == Talk::kVerdict) play("vote " + std::string(how));
    return *this;
  }

  RuleId why_not(Seat seat, std::string_view text) const {
    const auto action = BrokenCitiesCodec::parse(text);
    EXPECT_TRUE(action.has_value()) << text;
    return BrokenCities::refusal(s, seat, *action, c);
  }
  RuleId why_not(std::string_view text) const { return why_not(decider(), text); }

  std::string legal(Seat seat) const {
    ActionList<BrokenCities> actions;
    BrokenCities::legal(s, seat, actions, c);
    std::string text;
    for (const Action& a : actions) {
      text.append(text.empty() ? "" : ", ").append(BrokenCitiesCodec::to_text(a));
    }
    return text;
  }
  std::string legal() const { return legal(decider()); }
  std::string at(std::string_view space) const {
    const Space where = named_on<City>(space);
    return {owner_letter_at(s, where), letter_at(s, where)};
  }
  int rent(Seat seat) const { return broken_cities::rent(s, seat, c); }
  int rent_of(std::string_view space) const { return rent_at(s, named_on<City>(space), c); }
  int emissions() const { return broken_cities::emissions(s, c); }
  std::string broken() const {
    const char* what = BrokenCities::broken_invariant(s, c);
    return what == nullptr ? "" : what;
  }
  int count(EventKind kind) const {
    int found = 0;
    for (const Event& e : events) found += e.kind == kind ? 1 : 0;
    return found;
  }
  // The last event of this kind; there must be one.
  Event last(EventKind kind) const {
    Event found;
    for (const Event& e : events) {
      if (e.kind == kind) found = e;
    }
    EXPECT_EQ(found.kind, kind);
    return found;
  }
  // The events of one kind, as the spaces they name.
  std::string spaces(EventKind kind) const {
    std::string text;
    for (const Event& e : events) {
      if (e.kind == kind) text.append(text.empty() ? "" : " ").append(space_name(e.space));
    }
    return text;
  }

  State s;
  Content c = kPublished;
  std::vector<Event> events;
};

inline Law require(Construction what, int number, int fine) {
  return {.kind = LawKind::kRequire,
          .object = what,
          .number = static_cast<std::uint8_t>(number),
          .fine = static_cast<std::uint8_t>(fine)};
}
inline Law forbid(Construction what, int fine) {
  return {.kind = LawKind::kForbid, .object = what, .fine = static_cast<std::uint8_t>(fine)};
}
inline Law surcharge_of(Construction what, int number) {
  return {.kind = LawKind::kSurcharge, .object = what, .number = static_cast<std::uint8_t>(number)};
}
inline Law cap(int number, int fine) {
  return {.kind = LawKind::kCap,
          .number = static_cast<std::uint8_t>(number),
          .fine = static_cast<std::uint8_t>(fine)};
}

}  // namespace citybox::broken_cities

namespace citybox {

inline void PrintTo(const RuleId& rule, std::ostream* out) {
  *out << "BC-" << int{rule.number} << "." << int{rule.detail};
}

}  // namespace citybox

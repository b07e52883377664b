#pragma once
// A town drawn in letters (codec.hpp), to play rule tests in. Row 6 stands on top. A `P` is
// protected by the third seat, the mayor is the first of four. The next event is a quiet month
// unless said.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/checked.hpp"
#include "games/city_roots/codec.hpp"

namespace citybox::city_roots {

// A drawing as `Town::board` gives it: six lines, single blanks.
inline std::string drawn(std::string_view drawing) {
  std::string text;
  int count = 0;
  for (const char letter : drawing) {
    if (letter == ' ' || letter == '\n') continue;
    text += letter;
    text += ++count % kSide == 0 ? '\n' : ' ';
  }
  return text;
}

class Town {
 public:
  explicit Town(const char* drawing, int displaced = 0) {
    QuietContext ctx{Rng(1)};
    s = Checked<CityRoots>::start({4, {}}, ctx);
    s.low = SpaceSet::drawn(drawing, 'L') | SpaceSet::drawn(drawing, 'P');
    s.business = SpaceSet::drawn(drawing, 'B');
    s.corporation = SpaceSet::drawn(drawing, 'C');
    s.high = {SpaceSet::drawn(drawing, '1'), SpaceSet::drawn(drawing, '2'),
              SpaceSet::drawn(drawing, '3')};
    s.protection[2] = SpaceSet::drawn(drawing, 'P');
    s.displaced_houses = static_cast<std::uint8_t>(displaced);
    c.low_homes = static_cast<std::uint8_t>(s.low.size() + displaced);
    next(Card::kQuietMonth);
  }

  Town& active(Policy one, Policy two) { return s.active = PolicySet(one, two), *this; }
  // Makes `policy` active beside one that does nothing here.
  Town& active(Policy policy) {
    return active(policy, policy == Policy::kFundHomelessShelter ? Policy::kCutCorporateTaxes
                                                                 : Policy::kFundHomelessShelter);
  }
  Town& next(Card card) {
    s.cards_left = CardCounts{};
    s.cards_left[card] = 1;
    s.reshuffles = 0;
    return *this;
  }
  Town& residents(int count) { return s.residents = static_cast<std::uint8_t>(count), *this; }

  // Plays one action, which must be allowed; `draw` is what chance gives first.
  Town& play(std::string_view text, std::uint32_t draw = 0) {
    const auto action = CityRootsCodec::parse(text);
    EXPECT_TRUE(action.has_value()) << text;
    EXPECT_EQ(CityRoots::broken_invariant(s, c), nullptr) << CityRoots::broken_invariant(s, c);
    const RuleId rule = CityRoots::refusal(s, s.mayor, *action, c);
    EXPECT_EQ(rule, kAllowed) << text << ": CR-" << int{rule.number} << "." << int{rule.detail};
    ScriptedContext<Event> ctx(draw);
    if (rule == kAllowed) Checked<CityRoots>::apply(s, s.mayor, *action, ctx, c);
    EXPECT_EQ(CityRoots::broken_invariant(s, c), nullptr) << CityRoots::broken_invariant(s, c);
    for (const Event& event : ctx.events()) events.push_back(event);
    return *this;
  }
  // Lets the turn's policy come to nothing, so that the event follows.
  Town& pass() {
    active(Policy::kFundHomelessShelter);
    return play("enact fund-homeless-shelter");
  }
  RuleId why_not(std::string_view text) const {
    return CityRoots::refusal(s, s.mayor, *CityRootsCodec::parse(text), c);
  }
  std::string legal() const {
    ActionList<CityRoots> actions;
    CityRoots::legal(s, s.mayor, actions, c);
    std::string text;
    for (const Action& a : actions)
      text.append(text.empty() ? "" : ", ").append(CityRootsCodec::to_text(a));
    return text;
  }
  std::string board() const {
    std::string text;
    for (int row = kSide - 1; row >= 0; --row) {
      for (int column = 0; column < kSide; ++column) {
        text += letter_at(s, Board::at(column, row));
      }
    }
    return drawn(text);
  }
  // The events of one kind, as the spaces they name.
  std::string spaces(EventKind kind) const {
    std::string text;
    for (const Event& e : events) {
      if (e.kind == kind) text.append(text.empty() ? "" : " ").append(space_name(e.space));
    }
    return text;
  }
  int count(EventKind kind) const {
    int found = 0;
    for (const Event& e : events) found += e.kind == kind ? 1 : 0;
    return found;
  }

  State s;
  Content c = kPublishedContent<CityRoots>;
  std::vector<Event> events;
};

inline void PrintTo(const RuleId& rule, std::ostream* out) {
  *out << "CR-" << int{rule.number} << "." << int{rule.detail};
}

}  // namespace citybox::city_roots

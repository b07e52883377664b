#pragma once
// What a position is worth to a seat, in hundredths of a victory point: points that stand, the two
// bonus races, what the purse can still become, what the next builds would bring, and what the mat
// yields in the markers that remain.

#include <algorithm>
#include <array>
#include <type_traits>

#include "engine/core/worth.hpp"
#include "games/build_back/build_back.hpp"
#include "games/build_back/concern.hpp"

namespace citybox::build_back {

// The taste of a bot; characters differ in these.
struct Character {
  std::array<int, kTokenKinds> token{50, 50, 70, 60, 75, 50, 40, 0, 0};  // first few of each
  int vp = 95;       // of VP that a tile would score when used
  int leader = 60;   // gained by a use; what it adds later is in the engine
  int harvest = 80;  // percent of the yield of this round's markers that counts
  int engine = 55;   // percent of the yield of later rounds
  int dream = 115;   // percent of the best build in reach
  int thrift = 90;   // a round of builds that cost 1 supplies less
  int rivals = 50;   // percent of the best rival's standing that is held against one's own
};

namespace detail {

// Rounds after this one, in tenths: the decks shrink by one a round and by what is built.
constexpr int tenths_of_rounds_left(const State& s) {
  if (s.ending != Ending::kNone) return 0;
  const int tiles = s.decks[0].size() + s.decks[1].size();
  if (tiles == 0) return 0;
  return tiles * 100 / (10 + 14 * s.seats);
}

// Markers a seat will still place, in tenths.
constexpr int tenths_of_markers_left(const State& s, const Player& player) {
  return 10 * player.markers + 6 * tenths_of_rounds_left(s);
}

// The first four of a kind count in full, the next four half, the rest hardly.
constexpr int stock_value(int count, int each) {
  const int full = count < 4 ? count : 4;
  const int half = count < 8 ? count - full : 4;
  const int rest = count - full - half;
  return full * each + half * each / 2 + rest * each / 8;
}

constexpr int purse_value(const Tokens& tokens, const Character& taste) {
  int sum = 0;
  const auto bytes = counts_of(tokens);
  for (int i = 0; i < kTokenKinds; ++i) {
    if (bytes[i] != 0) sum += stock_value(bytes[i], taste.token[i]);
  }
  return sum;
}

// One use of a tile, if all it asks for were there; `bonus` is what a Leader adds.
constexpr int deed_value(const TileInfo& info, int bonus, const Character& taste) {
  const Deed& deed = info.deed;
  int sum = 0;
  const auto add = [&](const Tokens& tokens, int more) {
    const auto bytes = counts_of(tokens);
    for (int i = 0; i < kTokenKinds; ++i) {
      const int each = taste.token[i < 7 ? i : 3];  // people become workers
      if (bytes[i] != 0) sum += (bytes[i] + more) * each;
    }
  };
  add(deed.take, bonus);
  add(deed.help, bonus);
  add(deed.receive, bonus);
  if (deed.any > 0) sum += (deed.any + bonus) * taste.token[2];
  if (deed.vp > 0) sum += (deed.vp + bonus) * taste.vp;
  if (deed.leaders > 0) sum += (deed.leaders + bonus) * taste.leader;
  const auto pay = counts_of(deed.pay);
  for (int i = 0; i < kTokenKinds; ++i) sum -= pay[i] * taste.token[i];
  return sum;
}

// One use of each tile, without and with a Leader. Only taste and content have a say in it, so it is
// found once for all positions of a decision.
struct DeedValues {
  std::array<std::int32_t, kTiles + 1> bare{}, led{};
  bool known = false;

  constexpr void find(const Character& taste, const Content& content) {
    for (int i = 0; i <= kTiles && !known; ++i) {
      const TileInfo& info = content.of(tile_at(i));
      bare[i] = deed_value(info, 0, taste);
      led[i] = deed_value(info, leader_adds(info, content), taste);
    }
    known = true;
  }
  constexpr int of(Tile tile) const { return bare[static_cast<std::size_t>(tile)]; }
  constexpr int with_leader(Tile tile) const { return led[static_cast<std::size_t>(tile)]; }
};

// What counts of a player's mat, influence tokens included.
struct Counted {
  int vp = 0, influence = 0, community = 0;
};
constexpr Counted counted(const Player& player, const Content& content) {
  Counted sum{0, player.tokens.influence, 0};
  for_each_counted(player, content, [&](const TileInfo& info, int) {
    sum.vp += info.vp;
    sum.influence += info.influence;
    sum.community += info.community;
  });
  return sum;
}

// A build in reach: what it is worth, and how many tokens are still missing.
struct Dream {
  int value = 0;
  int lack = 0;
};

// What a player makes of mat and purse later, and all that it hangs on: a rival's is the same in most
// positions that a bot compares.
struct Outlook {
  Player player;
  std::array<Tile, kDisplay> display{};
  int rounds = -1;  // none is known

  int engine = 0;
  Dream dream;

  constexpr bool is_of(const Player& who, const State& s, int left) const {
    return rounds == left && display == s.display && same_bytes(player, who);
  }
};

// What a judgement keeps in mind during a decision.
struct Notes {
  DeedValues deeds;
  std::array<Outlook, kMostSeats> outlooks;
};

// A position as a character looks at it: what the judgement of each seat asks for is found once.
struct Look {
  const State& state;
  const Character& taste;
  const Content& content;
  Notes& notes;
  const DeedValues& deeds;
  std::array<Counted, kMostSeats> counted{};

  constexpr Look(const State& s, const Character& c, const Content& numbers, Notes& known)
      : state(s), taste(c), content(numbers), notes(known), deeds(known.deeds) {
    known.deeds.find(taste, content);
    for_each_seat(s, [&](Seat seat) {
      counted[seat.index] = detail::counted(s.players[seat.index], numbers);
    });
  }
};

// The same with what lies there now.
constexpr int yield_value(const State& s, const Player& player, const Space& space,
                          const Character& taste, const Content& content) {
  const TileInfo& info = content.of(space.tile);
  if (!holds(player.tokens, info.deed.pay)) return 0;
  const Yield yield = yield_of(s, space, Goods{}, content);
  int sum = yield.vp * taste.vp + yield.leaders * taste.leader;
  if (info.deed.any > 0) sum += goods_due(s, space, content) * taste.token[2];
  const auto gain = counts_of(gained(yield)), pay = counts_of(yield.pay);
  for (int i = 0; i < kTokenKinds; ++i) sum += (gain[i] - pay[i]) * taste.token[i];
  return sum;
}

// The best `count` uses, a tile at most twice.
class BestUses {
 public:
  constexpr void offer(int value, int times) {
    if (value <= 0 || times <= 0) return;
    int at = count_ < kMost ? count_++ : kMost;
    if (at == kMost && value_[kMost - 1] >= value) return;
    if (at == kMost) --at;
    for (; at > 0 && value_[at - 1] < value; --at) {
      value_[at] = value_[at - 1];
      times_[at] = times_[at - 1];
    }
    value_[at] = value;
    times_[at] = times;
  }
  // In tenths of a use.
  constexpr int sum(int tenths) const {
    int total = 0;
    for (int i = 0; i < count_ && tenths > 0; ++i) {
      const int some = std::min(tenths, 10 * times_[i]);
      total += value_[i] * some;
      tenths -= some;
    }
    return total / 10;
  }

 private:
  static constexpr int kMost = 6;
  int value_[kMost] = {};
  int times_[kMost] = {};
  int count_ = 0;
};

// What the markers of this round can still fetch. A second use finds less on the board.
constexpr int harvest_value(const State& s, const Player& player, const Character& taste,
                            const Content& content) {
  if (player.markers == 0) return 0;
  BestUses uses;
  for (const Space& space : player.mat) {
    if (space.tile == Tile::kNone) break;
    const int left = uses_allowed(content.of(space.tile), content) - space.used;
    if (left <= 0) continue;
    const int value = yield_value(s, player, space, taste, content);
    uses.offer(value, 1);
    if (left > 1) uses.offer(value * 3 / 4, left - 1);
  }
  return uses.sum(std::max(4, 10 * player.markers - 12));
}

// What a whole round of markers fetches on an average day, Leaders on the best tiles.
constexpr int engine_value(const Look& look, const Player& player) {
  int bare[kSpaces] = {}, extra[kSpaces] = {}, count = 0;
  for (const Space& space : player.mat) {
    if (space.tile == Tile::kNone) break;
    bare[count] = look.deeds.of(space.tile);
    extra[count] = look.deeds.with_leader(space.tile) - bare[count];
    ++count;
  }
  for (int leader = 0; leader < player.leaders && leader < count; ++leader) {
    int best = -1;
    for (int i = 0; i < count; ++i) {
      if (extra[i] > 0 && (best < 0 || bare[i] + extra[i] > bare[best] + extra[best])) best = i;
    }
    if (best < 0) break;
    bare[best] += extra[best];
    extra[best] = 0;
  }
  BestUses uses;
  for (int i = 0; i < count; ++i) uses.offer(bare[i], 2);
  const bool cheaper = shows(player, Power::kCheaperBuilds, look.content);
  const int thrift = cheaper ? look.taste.thrift : 0;
  return uses.sum(40) + thrift;
}

// What a tile brings beyond its price: the points and icons it adds to what it covers, and its use.
constexpr int build_value(const Look& look, const TileInfo& info, const TileInfo& base,
                          const Tokens& price, int rounds) {
  const Character& taste = look.taste;
  const bool keeps = info.power == Power::kKeepsBelow;
  const int lost_vp = keeps ? 0 : base.vp;
  const int icons = info.influence + info.community - (keeps ? 0 : base.influence + base.community);
  const int use = look.deeds.of(info.tile) -
                  (base.tile == Tile::kNone ? taste.token[2] : look.deeds.of(base.tile));
  int value = 100 * (info.vp - lost_vp) + 90 * icons;
  if (use > 0) value += use * rounds * taste.engine / 1000;
  if (info.power == Power::kCheaperBuilds) value += taste.thrift * rounds / 10;
  const auto cost = counts_of(price);
  for (int i = 0; i < kTokenKinds; ++i) value -= cost[i] * taste.token[i];
  return value;
}

// The best two builds in reach, less for each token that is missing; `lack` is of the best.
constexpr Dream dream_of(const Look& look, const Player& player, int rounds, int markers) {
  if (markers <= 0) return {};
  const Content& content = look.content;
  const int tiles = visible_tiles(player);
  const bool cheaper = shows(player, Power::kCheaperBuilds, content);
  Dream best, second;
  const auto dream = [&](Tile tile) {
    const TileInfo& info = content.of(tile);
    const Tokens cost = cheaper ? reduced(info.cost, content.build_rebate) : info.cost;
    const Tokens missing = reduced(cost, player.tokens);
    Dream here;
    const auto site = [&](const TileInfo& base) {
      const int lack = total(reduced(missing, base.cost));
      if (10 * lack > markers * 2) return;
      int worth = build_value(look, info, base, reduced(cost, base.cost), rounds);
      for (int i = 0; i < lack; ++i) worth = worth * 7 / 10;
      if (worth > here.value) here = {worth, lack};
    };
    if (tiles < kSpaces) site(content.of(Tile::kNone));
    for (int i = 0; i < tiles; ++i) {
      const TileInfo& base = content.of(player.mat[i].tile);
      if (may_cover(info, base)) site(base);
    }
    if (here.value > best.value) std::swap(here, best);
    if (here.value > second.value) second = here;
  };
  for (const Tile tile : look.state.display) {
    if (tile != Tile::kNone) dream(tile);
  }
  if (player.special_built == Flag::kNo) dream(player.special);
  return {best.value + second.value / 2, best.lack};
}

constexpr const Outlook& outlook_of(const Look& look, Seat seat, int rounds, int markers) {
  const Player& player = look.state.players[seat.index];
  Outlook& known = look.notes.outlooks[seat.index];
  if (!known.is_of(player, look.state, rounds)) {
    known = {player, look.state.display, rounds, engine_value(look, player),
             dream_of(look, player, rounds, markers)};
  }
  return known;
}

// The bonus of a race, by how far ahead one is and how much may still happen.
constexpr int race_value(int own, int best_other, int rounds, const Content& content) {
  if (own == 0) return 0;
  const int spread = 10 + rounds / 2;  // in tenths of an icon
  const int chance = std::clamp(50 + 50 * 10 * (own - best_other) / spread, 0, 100);
  return content.bonus * chance;
}

// What is printed on a tile as gains, in things.
constexpr int printed_gains(const TileInfo& info) {
  const Deed& deed = info.deed;
  return total(deed.take) + total(deed.help) + total(deed.receive) + deed.any + deed.vp +
         deed.leaders;
}

// How many of them there are: a Leader adds to each.
constexpr int kinds_of_gains(const TileInfo& info) {
  const Deed& deed = info.deed;
  int kinds = (deed.any > 0) + (deed.vp > 0) + (deed.leaders > 0);
  for (const Tokens& tokens : {deed.take, deed.help, deed.receive}) {
    for (const std::uint8_t count : counts_of(tokens)) kinds += count > 0;
  }
  return kinds;
}

constexpr int mat_gains(const Player& player, const Content& content) {
  int sum = 0;
  for (const Space& space : player.mat) sum += printed_gains(content.of(space.tile));
  return sum;
}

constexpr int leaders_gains(const Player& player, const Content& content) {
  int sum = 0;
  for (const Space& space : player.mat) {
    const TileInfo& info = content.of(space.tile);
    sum += leader_bonus(space, info, content) * kinds_of_gains(info);
  }
  return sum;
}

// Whoever only adds up does not count.
template <class Scale>
inline constexpr bool kCounts = !std::is_same_v<Scale, Sum>;

// Puts how `seat` stands on the scale, rivals aside.
template <class Scale>
constexpr void weigh_standing(const Look& look, Seat seat, Scale& scale) {
  const State& s = look.state;
  const Character& taste = look.taste;
  const Content& content = look.content;
  const Player& player = s.players[seat.index];
  const int rounds = tenths_of_rounds_left(s), markers = tenths_of_markers_left(s, player);
  const Outlook& outlook = outlook_of(look, seat, rounds, markers);
  const auto count = [&](Concern concern, int vp) { scale(concern, vp, 100 * vp); };
  count(Concern::kTrack, player.vp);
  count(Concern::kBuilt, look.counted[seat.index].vp);
  count(Concern::kCommon, points(player, s.objective, content));
  count(Concern::kOwn, points(player, player.objective, content));
  int influence_of_others = 0, community_of_others = 0;
  for_each_seat(s, [&](Seat other) {
    if (other == seat) return;
    const Counted& rival = look.counted[other.index];
    influence_of_others = std::max(influence_of_others, rival.influence);
    community_of_others = std::max(community_of_others, rival.community);
  });
  const int own_influence = look.counted[seat.index].influence;
  const int own_community = look.counted[seat.index].community;
  scale(Concern::kInfluence, own_influence,
        race_value(own_influence, influence_of_others, rounds, content));
  scale(Concern::kCommunity, own_community,
        race_value(own_community, community_of_others, rounds, content));
  scale(Concern::kPurse, total(player.tokens) - player.tokens.influence,
        purse_value(player.tokens, taste) * markers / (markers + 30));
  scale(Concern::kRound, 0, harvest_value(s, player, taste, content) * taste.harvest / 100);
  scale(Concern::kLeaders, kCounts<Scale> ? leaders_gains(player, content) : 0, 0);
  scale(Concern::kMat, kCounts<Scale> ? mat_gains(player, content) : 0,
        outlook.engine * rounds / 10 * taste.engine / 100);
  scale(Concern::kNextBuild, outlook.dream.lack, outlook.dream.value * taste.dream / 100);
}

constexpr int standing(const Look& look, Seat seat) {
  Sum sum;
  weigh_standing(look, seat, sum);
  return sum.total;
}

}  // namespace detail

inline constexpr int kWon = 500'000;

template <const Character& kCharacter>
struct JudgementBy {
  using Concern = build_back::Concern;
  using Notes = detail::Notes;

  // What others have is one sum; of it, the points that all can count are told apart.
  template <class Scale>
  static constexpr void weigh(const State& s, Seat seat, const Content& content, Scale& scale) {
    Notes notes;
    weigh(s, seat, content, scale, notes);
  }

  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content,
                                      Notes& notes) {
    if (s.ending != Ending::kNone) {
      const SeatSet winners = leading(s, content);
      const int margin = 100 * known_score(s, seat, content);
      if (!winners.contains(seat)) return margin - kWon;
      return margin + kWon / winners.size();
    }
    Sum sum;
    weigh(s, seat, content, sum, notes);
    return sum.total;
  }
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content) {
    Notes notes;
    return judge(s, seat, content, notes);
  }

  template <class Scale>
  static constexpr void weigh(const State& s, Seat seat, const Content& content, Scale& scale,
                              Notes& notes) {
    const detail::Look look(s, kCharacter, content, notes);
    detail::weigh_standing(look, seat, scale);
    int rivals = 0, seen = 0;
    for_each_seat(s, [&](Seat other) {
      if (other == seat) return;
      rivals = std::max(rivals, detail::standing(look, other));
      if (detail::kCounts<Scale>) seen = std::max(seen, open_score(s, other, content));
    });
    scale(Concern::kRival, seen, -seen * kCharacter.rivals);
    scale(Concern::kRivalPlans, 0, seen * kCharacter.rivals - rivals * kCharacter.rivals / 100);
  }
};

inline constexpr Character kPlanner{};
using Judgement = JudgementBy<kPlanner>;

}  // namespace citybox::build_back

// What bots say for the law they propose: what it does to the air, and what comes as things stand.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/laws.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

// The same argument with as much as is known: how soon the next event comes and what it could take; how
// soon it comes; only what a round adds.
struct Argument {
  std::string_view loss;
  std::string_view event;
  std::string_view damage;
};

constexpr Argument kTakesOut{
    "Each {noun} takes {one|one emission|{one} emissions} out of the air: as things stand, the "
    "next event comes in {rounds|one round|{rounds} rounds}, and {storm} would take "
    "{lost|a building|{lost} buildings}.",
    "Each {noun} takes {one|one emission|{one} emissions} out of the air: as things stand, the "
    "next event comes in {rounds|one round|{rounds} rounds}.",
    "Each {noun} takes {one|one emission|{one} emissions} out of the air: at {emissions}, every "
    "round adds {damage} to the damage."};
constexpr Argument kCleaner{
    "{a_noun} emits {one}, {a_low_cost} {low}: as things stand, the next event comes in "
    "{rounds|one round|{rounds} rounds}, and {storm} would take "
    "{lost|a building|{lost} buildings}.",
    "{a_noun} emits {one}, {a_low_cost} {low}: as things stand, the next event comes in "
    "{rounds|one round|{rounds} rounds}.",
    "{a_noun} emits {one}, {a_low_cost} {low}: at {emissions} emissions in all, every round adds "
    "{damage} to the damage."};
constexpr Argument kAdds{
    "Each {noun} adds {one|one emission|{one} emissions}: as things stand, the next event comes "
    "in {rounds|one round|{rounds} rounds}, and {storm} would take "
    "{lost|a building|{lost} buildings}.",
    "Each {noun} adds {one|one emission|{one} emissions}: as things stand, the next event comes "
    "in {rounds|one round|{rounds} rounds}.",
    "Each {noun} adds {one|one emission|{one} emissions}: at {emissions}, every round adds "
    "{damage} to the damage."};
constexpr Argument kStays{
    "What is built emits every round: as things stand, the next event comes in "
    "{rounds|one round|{rounds} rounds}, and {storm} would take "
    "{lost|a building|{lost} buildings}.",
    "What is built emits every round: as things stand, the next event comes in "
    "{rounds|one round|{rounds} rounds}.",
    "What is built emits every round: at {emissions} emissions, each adds {damage} to the damage."};

// What speaks for the law; none: nothing that can be counted.
const Argument* argument_for(const Law& law, const Content& c) {
  if (law.kind == LawKind::kCap) return &kStays;
  if (!takes_object(law.kind)) return nullptr;
  const auto emissions = c.emissions[law.object];
  if (law.kind != LawKind::kRequire) return emissions > 0 ? &kAdds : nullptr;
  if (emissions < 0) return &kTakesOut;
  const bool cleaner = emissions < c.emissions[Construction::kLowCost];
  return cleaner && stands_on_block(law.object) ? &kCleaner : nullptr;
}

// The motion as it goes to the vote with this action; no kind: it does not yet.
Law motion_after(const State& s, const Action& a) {
  Law motion = s.motion;
  if (a.verb == Verb::kFine) {
    motion.fine = static_cast<std::uint8_t>(a.number);
    return motion;
  }
  if (a.verb != Verb::kNumber || takes_fine(motion.kind)) return {};
  motion.number = static_cast<std::uint8_t>(a.number);
  return motion;
}

// The card still to come that would take most buildings.
struct Storm {
  std::string_view name;
  int lost = 0;
};
Storm worst_storm(const State& s) {
  using enum Construction;
  const CardSet left = CardSet::all() - s.used;
  Storm worst;
  const auto see = [&](Card card, std::string_view name, SpaceSet lost) {
    if (left.contains(card) && lost.size() > worst.lost) worst = {name, lost.size()};
  };
  see(Card::kFlood, "a flood", s.built[kLowCost] & kShore);
  see(Card::kTorrentialRain, "torrential rain", s.built.all() & kForest);
  see(Card::kHurricane, "a hurricane", s.built[kLowCost]);
  return worst;
}

}  // namespace

std::vector<std::string> BrokenCitiesCodec::speech(const Seen<BrokenCities>& seen, Seat,
                                                   const Action& action, const Content& c) {
  const State& s = seen.state();
  const Law law = motion_after(s, action);
  const Argument* argument = argument_for(law, c);
  const int all = emissions(s, c), damage = damage_of(all, c);
  if (argument == nullptr || damage == 0) return {};
  const bool own = s.options.climate == Climate::kOwn;  // else other tables have a say
  const int away = own ? next_event(s, c) - s.damage : 0;
  const Storm storm = worst_storm(s);
  const std::string_view text = away <= 0         ? argument->damage
                                : storm.lost == 0 ? argument->event
                                                  : argument->loss;
  const int one = is_construction(law.object) ? c.emissions[law.object] : 0;
  return {say(text, {{"noun", noun_for(law.object)},
                     {"a_noun", capital(std::string(a_noun(law.object)))},
                     {"one", one < 0 ? -one : one},
                     {"a_low_cost", a_noun(Construction::kLowCost)},
                     {"low", c.emissions[Construction::kLowCost]},
                     {"rounds", (away + damage - 1) / damage},
                     {"storm", storm.name},
                     {"lost", storm.lost},
                     {"emissions", all},
                     {"damage", damage}})};
}

}  // namespace citybox::broken_cities

#pragma once
// Which bots play which game, by codec.

#include <array>

#include "bots/random.hpp"
#include "bots/standard.hpp"
#include "catalog/codecs.hpp"
#include "games/broken_cities/judgement.hpp"
#include "games/broken_cities/speechless.hpp"
#include "games/build_back/judgement.hpp"
#include "games/city_roots/judgement.hpp"
#include "games/crash_city/judgement.hpp"
#include "games/sustain/character.hpp"
#include "games/sustain/farsighted.hpp"

namespace citybox {

template <class C>
inline constexpr std::array<NamedBot<typename C::Game>, 0> kBotsOf{};

template <>
inline constexpr std::array<NamedBot<plots::Plots>, 1> kBotsOf<plots::PlotsCodec> = {
    {{"random", "easy", "Plays any card.", &RandomBot<plots::Plots>::choose}}};

template <>
inline constexpr auto kBotsOf<city_roots::CityRootsCodec> =
    standard_bots_and<city_roots::CityRoots, city_roots::Judgement>(
        greedy_character<city_roots::CityRoots, city_roots::PatientJudgement>(
            "greedy:patient", "Moves homes out of the way first and lives by the land trust."));

// The race has no chance in it, and a look at all its streets takes a while: few samples.
inline constexpr GreedyParameters kEasyRacer{
    .depth = 1, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 20};
inline constexpr GreedyParameters kNormalRacer{
    .depth = 3, .beam = 12, .shortlist = 6, .samples = 1, .follow = 0};
inline constexpr GreedyParameters kHardRacer{
    .depth = 3, .beam = 16, .shortlist = 10, .samples = 2, .follow = 4, .horizon = 2};

template <const GreedyParameters& kHow>
inline constexpr auto kRacer =
    &detail::choose_greedily<crash_city::CrashCity, crash_city::Judgement, kHow>;

template <>
inline constexpr std::array<NamedBot<crash_city::CrashCity>, 4>
    kBotsOf<crash_city::CrashCityCodec> = {{
        {"random", "", "Does anything that is allowed.", &RandomBot<crash_city::CrashCity>::choose},
        {"hasty", "easy", "Heads for the nearest job, and misses a turning now and then.",
         kRacer<kEasyRacer>},
        {"greedy", "normal", "Builds jobs near its own cars and takes the shortest way to work.",
         kRacer<kNormalRacer>},
        {"farsighted", "hard", "Tries its sites out before it chooses, and reckons with an answer.",
         kRacer<kHardRacer>},
    }};

// A turn is a handful of purchases of two or three steps each, and the only chance is the card at
// the end of a round. A slip now and then keeps tables of equal bots from playing one game for
// ever.
inline constexpr GreedyParameters kEasyLandlord{
    .depth = 2, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 20};
inline constexpr GreedyParameters kLandlord{
    .depth = 3, .beam = 16, .shortlist = 6, .samples = 2, .follow = 0, .blunders = 5};
inline constexpr GreedyParameters kHardLandlord{
    .depth = 4, .beam = 24, .shortlist = 8, .samples = 4, .follow = 0};

template <class Judgement, const GreedyParameters& kHow>
inline constexpr auto kLandlordBot = &broken_cities::speechless<
    &detail::choose_greedily<broken_cities::BrokenCities, Judgement, kHow>>;

template <>
inline constexpr std::array<NamedBot<broken_cities::BrokenCities>, 7>
    kBotsOf<broken_cities::BrokenCitiesCodec> = {{
        {"random", "", "Does anything that is allowed.",
         &broken_cities::speechless<&RandomBot<broken_cities::BrokenCities>::choose>},
        {"hasty", "easy", "A law-maker who errs now and then.",
         kLandlordBot<broken_cities::LawMaker, kEasyLandlord>},
        {"greedy", "normal", "Builds for rent, and wants laws that keep the next storm away.",
         kLandlordBot<broken_cities::LawMaker, kLandlord>},
        {"farsighted", "hard", "Rent above all: agrees to no law and plans its purchases well.",
         kLandlordBot<broken_cities::Selfish, kHardLandlord>},
        {"greedy:selfish", "", "Rent above all: agrees to no law.",
         kLandlordBot<broken_cities::Selfish, kLandlord>},
        {"greedy:green", "", "Holds every emission to be bad, its own first.",
         kLandlordBot<broken_cities::Green, kLandlord>},
        {"greedy:law-maker", "", "Weighs what a law costs against what the next event would take.",
         kLandlordBot<broken_cities::LawMaker, kLandlord>},
    }};

// A turn is one marker, and chance comes in only where a tile enters or a round begins: few samples
// say enough. The hard one plays its best markers on for a while.
inline constexpr GreedyParameters kEasyBuilder{
    .depth = 2, .beam = 8, .shortlist = 4, .samples = 1, .follow = 0, .blunders = 15};
inline constexpr GreedyParameters kBuilder{
    .depth = 4, .beam = 16, .shortlist = 6, .samples = 2, .follow = 0};
inline constexpr GreedyParameters kHardBuilder{
    .depth = 4, .beam = 24, .shortlist = 8, .samples = 8, .follow = 4, .horizon = 4};

template <const GreedyParameters& kHow>
inline constexpr auto kBuilderBot =
    &detail::choose_greedily<build_back::BuildBack, build_back::Judgement, kHow>;

template <>
inline constexpr std::array<NamedBot<build_back::BuildBack>, 4>
    kBotsOf<build_back::BuildBackCodec> = {{
        {"random", "", "Does anything that is allowed.", &RandomBot<build_back::BuildBack>::choose},
        {"hasty", "easy", "Builds what it likes at once, and errs now and then.",
         kBuilderBot<kEasyBuilder>},
        {"greedy", "normal", "Gathers for the next good building and keeps an eye on both races.",
         kBuilderBot<kBuilder>},
        {"farsighted", "hard", "Plays each of its ideas on for some markers before it decides.",
         kBuilderBot<kHardBuilder>},
    }};

// Talk and shared spaces leave little to plan ahead for one seat alone: characters instead.
template <>
inline constexpr std::array<NamedBot<sustain::Sustain>, 7> kBotsOf<sustain::SustainCodec> = {{
    {"random", "", "Does anything that is allowed.", &RandomBot<sustain::Sustain>::choose},
    {"hasty", "easy", "Means well, talks little, and errs now and then.", &sustain::play_hastily},
    {"greedy", "normal", "Looks after its department and the city, and keeps every other promise.",
     &sustain::play_as<sustain::kMixed>},
    {"farsighted", "hard", "Plays its ideas on to the end of the term before it decides.",
     &sustain::play_far},
    {"greedy:selfish", "", "Wants points, whatever becomes of the city; its promises are air.",
     &sustain::play_as<sustain::kSelfish>},
    {"greedy:cooperative", "", "The city first: pays for what all need, gives, means what it says.",
     &sustain::play_as<sustain::kCooperative>},
    {"greedy:mixed", "", "The normal player under its own name.",
     &sustain::play_as<sustain::kMixed>},
}};

}  // namespace citybox

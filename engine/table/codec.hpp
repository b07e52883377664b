#pragma once
// What a game gives besides its rules, so that it can be shown, written down and sent: one struct
// of static functions in games/<name>/codec.hpp. All of it is text and JSON; no rule stands here.

#include <boost/json.hpp>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/core/game.hpp"
#include "engine/table/clock.hpp"
#include "engine/table/game_info.hpp"
#include "engine/table/json.hpp"

namespace citybox {

//   Game                     the struct of the rules
//   info()                   the game in words; `ledgers` are the names of Game::Ledger, in its
//   order,
//                            `options` those of Game::Options with their enumerators' names
//   seats(state)             how many sit at this table
//   options(state)           the variants this table plays
//   to_text(action)          the notation, one line without quotes, `~` or `;`; safe for any bytes
//   parse(text)              back from it; anything else is a sentence about what was expected.
//   Knows no
//                            state: whether it is allowed is the rules' matter
//   sentence(event)          a line for the log, seats as {seat:0}; empty: not worth one
//   why(rule)                why a rule of the game (never the table's own) says no, to the person
//   who
//                            tried
//   label(item)              one line of a recount, in words
//   verdict(state)           the ending as a sentence; only asked once the game is over
//   summary(seen, content)   what is derived from the state, for a page that holds no rules. Always
//                            "now": a sentence on what is happening and who decides. Must also be
//                            safe in the middle of an `apply` (previews stop at the first draw)
//   ascii(state)             the board for terminals, bug reports and tests
// and, if it wants:
//   action_audience(before, seat, action)   who may know the action itself; else everyone
//   words_refusal(action, words)            kAllowed, or the rule against these words beside the
//                                           action; else any go
//   clock(state)                            an optional Clock (clock.hpp): how long the decision of
//                                           this state may take in all; the table runs it
//   time_is_up(state, seat)                 what a decider does when it has run out
//   headline(state, ledger, seat, content)  the number that the items of this ledger add up to
//   for the laboratory: measures(state), numbers of a finished game; facts(state, seat), what was
//                                           true of a seat then; choice(action), what the action
//                                           is counted as
//
// The JSON of State, Action, Event, Options, Ending and Ledger comes by reflection: describe them
// with BOOST_DESCRIBE_STRUCT and BOOST_DESCRIBE_ENUM in the game's namespace in codec.hpp, and
// specialize JsonOf (json.hpp) for types with a notation of their own. An event has a field `kind`,
// an enum.
template <class C>
concept Codec =
    Game<typename C::Game> && DescribedStruct<typename C::Game::State> &&
    DescribedStruct<typename C::Game::Action> && DescribedStruct<typename C::Game::Event> &&
    DescribedStruct<typename C::Game::Options> && DescribedEnum<typename C::Game::Ending> &&
    DescribedEnum<typename C::Game::Ledger> &&
    requires(const typename C::Game::State& state, const typename C::Game::Action& action,
             const typename C::Game::Event& event, const Seen<typename C::Game>& seen,
             const typename C::Game::Content& content, const Item& item, RuleId rule,
             std::string_view text) {
      { C::info() } -> std::same_as<const GameInfo&>;
      { C::seats(state) } -> std::convertible_to<int>;
      { C::options(state) } -> std::convertible_to<typename C::Game::Options>;
      { C::to_text(action) } -> std::same_as<std::string>;
      { C::parse(text) } -> std::same_as<tl::expected<typename C::Game::Action, Problem>>;
      { C::sentence(event) } -> std::same_as<std::string>;
      { C::why(rule) } -> std::same_as<std::string>;
      { C::label(item) } -> std::same_as<std::string>;
      { C::verdict(state) } -> std::same_as<std::string>;
      { C::summary(seen, content) } -> std::same_as<json::object>;
      { C::ascii(state) } -> std::same_as<std::string>;
    };

}  // namespace citybox

#pragma once
// What a game gives besides its rules, so that it can be shown, written down and sent: one struct of
// static functions in games/<name>/codec.hpp. All of it is words and JSON; no rule stands here.

#include <boost/json.hpp>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/table/board_shape.hpp"
#include "engine/table/clock.hpp"
#include "engine/table/debrief.hpp"
#include "engine/table/for_class.hpp"
#include "engine/table/game_info.hpp"
#include "engine/table/goal.hpp"
#include "engine/table/lesson.hpp"
#include "engine/table/mark.hpp"
#include "engine/table/said.hpp"
#include "engine/table/vocabulary.hpp"
#include "engine/types/json.hpp"

namespace citybox {

// What a game gives for a class (for_class.hpp).
template <class G>
struct ClassHooks {
  using Content = typename G::Content;

  // The table at a glance, as all may know it; none: the tracks of its goal. The words of its lessons.
  Glance (*glance)(const Seen<G>& seen, const Content& content, const Said& said) = nullptr;
  const ClassWords& (*words)() = nullptr;
  // What its tables share, so many of them with these options, and what one of them has added.
  // Facilitator's actions that only tell something: they take nobody's free undo away. All or none.
  Sharing (*sharing)(int tables, const typename G::Options& options,
                     const Content& content) = nullptr;
  Share (*share)(const typename G::State& state, const Content& content) = nullptr;
  bool (*only_tells)(const typename G::Action& action) = nullptr;
};

// What only some games have. A codec lists its own by name (`.clock = &clock`), so that a misspelt one
// does not compile; what is not listed does not exist.
// What was published before, under this content version. Tables and files that began with it go on with
// it (docs/adr/0011-logs-outlive-programs.md).
template <class G>
struct PastContent {
  int version = 1;
  typename G::Content content;
};

template <class G>
struct Hooks {
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;
  using Numbers = std::vector<std::pair<std::string, std::int64_t>>;

  // Who may know the action itself; none: everyone.
  SeatSet (*action_audience)(const State& before, Seat seat, const Action& action) = nullptr;
  // A question that people around one screen answer aloud, though each answer is its giver's own until
  // all have answered: the device is not handed on for it.
  bool (*aloud)(const State& state) = nullptr;
  // Actions that free text goes with (said.hpp), and kAllowed or the rule against such a text. Both or
  // none: without them every text is refused.
  bool (*takes_words)(const Action& action) = nullptr;
  RuleId (*words_refusal)(const Action& action, std::string_view words,
                          const Content& content) = nullptr;
  // How long the decision of this state may take in all (clock.hpp), and what a decider does when it
  // has run out. Both or none.
  std::optional<Clock> (*clock)(const State& state, const Content& content) = nullptr;
  Action (*time_is_up)(const State& state, Seat seat) = nullptr;
  // The number that the items of this ledger add up to.
  std::int64_t (*headline)(const State& state, typename G::Ledger ledger, Seat seat,
                           const Content& content) = nullptr;
  // What a coach says in somebody's first game (lesson.hpp).
  const std::vector<CoachLine<G>>& (*lesson)() = nullptr;
  // What the end meant for people, in a sentence; and what there is to talk about (debrief.hpp). Only
  // asked once the game is over.
  std::string (*meant)(const State& state, const Content& content) = nullptr;
  const std::vector<Question<G>>& (*questions)() = nullptr;
  // What an event adds to a count by purpose, such as coins spent; none: nothing.
  std::optional<Account> (*account)(const typename G::Event& event,
                                    const Content& content) = nullptr;
  // A change of one of the parts of a judgement (bots/judgement.hpp), to be read within a sentence about
  // what `seat` does: "rent grows from 3 to 5"; empty: not worth a word. And a name for it in curves: "Rent".
  std::string (*claim)(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                       const Content& content) = nullptr;
  std::string (*concern)(std::uint8_t concern) = nullptr;
  // Parts that rest on what is the seat's own secret: others are not told of them.
  bool (*secret_concern)(std::uint8_t concern) = nullptr;
  // What a bot might say aloud as it does this as `seat`: sentences, what matters most first. The first
  // that was not said at the table yet is said, in its own words ("I", "my"); none: nothing. It is for
  // everybody to hear, and so made of what everybody may know: `seen` with nobody's eyes. Only asked of
  // actions that everybody may know, too.
  std::vector<std::string> (*speech)(const Seen<G>& seen, Seat seat, const Action& action,
                                     const Content& content) = nullptr;
  // Where several decide at once, the action that is a seat's last word: a bot waits with it until no
  // person owes a decision any more, so that there is somebody to talk with.
  bool (*last_word)(const Action& action) = nullptr;
  // The board for a person at a terminal, who sits on `seat` (kFacilitator: looks on), with a key to its
  // letters. Lines of text that are read as sentences are: with {seat:1}. None: as `ascii` draws it.
  std::string (*board)(const Seen<G>& seen, Seat seat, const Content& content,
                       const Said& said) = nullptr;
  // For the laboratory: numbers of a finished game; what was true of a seat then; what an action is
  // counted as (none: its notation without numbers); a seat's place in the order of play, from 0.
  Numbers (*measures)(const State& state, const Content& content) = nullptr;
  Numbers (*facts)(const State& state, Seat seat, const Content& content) = nullptr;
  std::string (*choice)(const Action& action) = nullptr;
  std::size_t (*order)(const State& state, Seat seat) = nullptr;
  // Who fixed which of its numbers (mark.hpp); conformance asks for a mark on each.
  std::span<const Marked> marks = {};
  std::span<const FixedTotal> totals = {};
  std::span<const PastContent<G>> past = {};  // every version before this one
  // For its heat maps: the board, and where on it an action is about to be done; none: nowhere in
  // particular, or beyond what is drawn. Both or none.
  const BoardShape& (*shape)() = nullptr;
  std::optional<BoardPlace> (*place)(const State& before, Seat seat,
                                     const Action& action) = nullptr;

  ClassHooks<G> for_class = {};
};

//   Game                     the rules (Rules<Types>)
//   Summary                  a described struct: what is derived from the state, for a page that holds
//                            no rules. Has `now`, a sentence on what is happening and who decides, and
//                            `goal` (goal.hpp)
//   Vocabulary               a described struct: the words that do not change during a game (names and
//                            texts of cards …). Has `words` (vocabulary.hpp)
//   kHooks                   a Hooks<Game>
//   info()                   the game in words; `ledgers` are the names of Game::Ledger, in its order,
//                            `options` those of Game::Options with their enumerators' names
//   to_text(action)          the notation, one line without quotes, `~` or `;`; safe for any bytes
//   parse(text)              back from it; anything else is a sentence about what was expected. Knows no
//                            state: whether it is allowed is the rules' matter
//   sentence(event, content, said)
//                            a line for the log (types/sentence.hpp); empty: not worth one
//   why(rule, content)       why a rule of the game (never the table's own) says no, to the person who
//                            tried
//   label(item, content)     one line of a recount, in words
//   verdict(state, content)  the ending as a sentence; only asked once the game is over
//   summary(seen, content, said)
//                            must also be safe in the middle of an `apply` (previews stop at the first
//                            draw)
//   vocabulary(content)      the same for all tables with this content
//   ascii(state, content, said)
//                            the board for terminals, bug reports and tests
//
// The JSON of State, Action, Event, Options, Content, Ending and Ledger comes by reflection: describe
// them with BOOST_DESCRIBE_STRUCT and BOOST_DESCRIBE_ENUM in the game's namespace in codec.hpp, and
// specialize JsonOf (types/json.hpp) for types with a notation of their own. An event has a field
// `kind`, an enum, and so has an action's first field, `verb`.
template <class C>
concept Codec =
    Game<typename C::Game> && DescribedStruct<typename C::Game::State> &&
    DescribedStruct<typename C::Game::Action> && DescribedStruct<typename C::Game::Event> &&
    DescribedStruct<typename C::Game::Options> && DescribedStruct<typename C::Game::Content> &&
    DescribedEnum<typename C::Game::Ending> && DescribedEnum<typename C::Game::Ledger> &&
    DescribedStruct<typename C::Summary> && DescribedStruct<typename C::Vocabulary> &&
    requires(const typename C::Game::State& state, const typename C::Game::Action& action,
             const typename C::Game::Event& event, const Seen<typename C::Game>& seen,
             const typename C::Game::Content& content, const Said& said, const Item& item,
             RuleId rule, std::string_view text) {
      { C::kHooks } -> std::convertible_to<const Hooks<typename C::Game>&>;
      { C::info() } -> std::same_as<const GameInfo&>;
      { C::to_text(action) } -> std::same_as<std::string>;
      { C::parse(text) } -> std::same_as<tl::expected<typename C::Game::Action, Problem>>;
      { C::sentence(event, content, said) } -> std::same_as<std::string>;
      { C::why(rule, content) } -> std::same_as<std::string>;
      { C::label(item, content) } -> std::same_as<std::string>;
      { C::verdict(state, content) } -> std::same_as<std::string>;
      { C::summary(seen, content, said) } -> std::same_as<typename C::Summary>;
      { C::vocabulary(content) } -> std::same_as<typename C::Vocabulary>;
      { C::ascii(state, content, said) } -> std::same_as<std::string>;
    };

}  // namespace citybox

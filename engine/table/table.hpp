#pragma once
// The type-erased face of a game in play: what the server, the laboratory and the CLI hold.

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/core/outcome.hpp"
#include "engine/core/seat.hpp"
#include "engine/table/clock.hpp"
#include "engine/table/debrief.hpp"
#include "engine/table/draws.hpp"
#include "engine/table/for_class.hpp"
#include "engine/table/game_info.hpp"
#include "engine/table/lesson.hpp"
#include "engine/table/table_view.hpp"
#include "engine/types/problem.hpp"

namespace citybox {

// The bytes of a game's Action, zero-extended. Means nothing without its game.
using PackedAction = std::uint64_t;

// Something that happened, for those in its audience.
struct Happening {
  SeatSet audience = kEveryone;
  std::string event;     // a JSON object, at least "kind"
  std::string sentence;  // names seats as {seat:0}; empty: not worth a line in the log
  std::optional<Account> account = {};  // what is counted of it, where a game counts
};

struct Step {
  SeatSet action_audience =
      kEveryone;  // who may know the action itself (a hidden commitment: its maker)
  std::vector<Draw> draws;
  std::vector<Happening> happenings;
};

struct ItemLine {
  std::string rule;
  std::string label;
  std::int64_t amount = 0;
};
BOOST_DESCRIBE_STRUCT(ItemLine, (), (rule, label, amount))

struct Standing {
  bool over = false;
  std::string ending;            // by name, such as "rapid-displacement"; empty while not over
  std::string verdict;           // the ending as a sentence; empty while not over
  std::string meant;             // … and what it meant for the people of the city; may be empty
  std::vector<Asked> questions;  // … and what is worth talking about
  SeatSet winners;
  std::vector<std::int64_t> scores;  // one per seat, defined in every state
};
BOOST_DESCRIBE_STRUCT(Standing, (), (over, ending, verdict, meant, questions, winners, scores))

// What an action would do, as far as no chance is involved.
struct Preview {
  std::vector<Happening> happenings;  // up to the first draw, for the eyes that look
  json::object summary_before;
  json::object summary_after;  // at the first draw, or at the end
  bool chance = false;         // more would follow that nobody can know …
  bool draws = false;          // … because something is drawn, not because others chose in secret
};

// What a coach says at this moment of somebody's first game.
struct Coaching {
  std::string id;
  std::string title;
  CoachShows shows = CoachShows::kBoard;
  std::string text;                    // sentences
  std::vector<PackedAction> proposed;  // any of these; none: there is nothing to do but read
  std::size_t place = 0;               // from 0, of `of`
  std::size_t of = 0;
};

// One game in one state. Rules only: no log, no players, no undo (see journal.hpp).
// Seats passed in must be below seats(), or kFacilitator.
class Table {
 public:
  virtual ~Table() = default;
  virtual std::unique_ptr<Table> clone() const = 0;

  virtual const GameInfo& game() const = 0;
  virtual int seats() const = 0;

  virtual SeatSet deciders() const = 0;
  virtual std::vector<PackedAction> legal(Seat seat) const = 0;
  virtual std::optional<Refused> refusal(Seat seat, PackedAction action) const = 0;
  // For people who share a screen: what this seat may choose while all of them look on, without
  // telling what only this seat may know; and whether there is such a thing.
  virtual std::vector<PackedAction> open_choices(Seat seat) const = 0;
  virtual bool holds_secret(Seat seat) const = 0;
  // The same for the free text that goes with the action, such as a law.
  virtual std::optional<Refused> words_refusal(PackedAction action,
                                               std::string_view words) const = 0;
  // Does an allowed action; a refused one is returned as such and changes nothing.
  // `words` have been found right.
  virtual tl::expected<Step, Refused> play(Seat seat, PackedAction action, DrawSource& draws,
                                           std::string_view words = {}) = 0;
  // Did this action, which led from `before` to here, show its maker something that could not be
  // foreseen (others' commitments turned up)? To take it back would be a second try.
  virtual bool revealed(const Table& before, Seat seat, PackedAction action) const = 0;
  // The clock that runs in this state, and what a seat does when it has run out.
  virtual std::optional<Clock> clock() const = 0;
  virtual PackedAction time_is_up(Seat seat) const = 0;
  // As far as `viewers` may know it.
  virtual Preview preview(Seat seat, PackedAction action, SeatSet viewers) const = 0;
  Preview preview(Seat seat, PackedAction action) const {
    return preview(seat, action, SeatSet(seat));
  }

  virtual std::string to_text(PackedAction action) const = 0;
  virtual json::value to_json(PackedAction action) const = 0;
  // The same without what the action does not use; its first field is always there.
  virtual json::object compact(PackedAction action) const = 0;
  // These as a JSON list (engine/table/choices.hpp).
  virtual std::string choices(const std::vector<PackedAction>& actions) const = 0;
  virtual tl::expected<PackedAction, Problem> parse(std::string_view text) const = 0;
  virtual tl::expected<PackedAction, Problem> decode(const json::value& action) const = 0;

  // Scores of a running game are as these seats may know them; of nobody's eyes, as all may.
  virtual Standing standing(SeatSet viewers) const = 0;
  Standing standing() const { return standing(SeatSet{}); }
  // What the coach says to `seat` now besides what was `told`; `since`: what happened from its last
  // action on, as it may know it. None: nothing just now, or the game has no lesson.
  virtual std::optional<Coaching> coach(Seat seat, const std::vector<std::string>& told,
                                        const std::vector<Happening>& since) const = 0;
  // The recount `ledger` (a name of game().ledgers) of a seat, as far as `viewers` may know it.
  virtual tl::expected<std::vector<ItemLine>, Problem> items(std::string_view ledger, Seat seat,
                                                             SeatSet viewers) const = 0;

  // For a class: how it stands, as all may know it; and what it adds to what its tables share, where the
  // game says that they do.
  virtual Glance glance() const = 0;
  virtual std::string now() const = 0;  // what is happening and who decides
  virtual std::optional<Share> share() const = 0;
  // Does this action of the facilitator only tell something, so that nobody's free undo ends with it?
  virtual bool only_tells(PackedAction action) const = 0;

  virtual json::object options() const = 0;
  virtual json::object state() const = 0;  // omniscient; `load` takes it back
  // {"state", "summary"}: only what these may know. The summary holds what is derived from the
  // state (turn, revenue …) and always "now": a sentence that says what is happening and who
  // decides.
  virtual json::object view(SeatSet viewers) const = 0;
  virtual std::unique_ptr<const TableView> seen_by(SeatSet viewers) const = 0;  // the same
  virtual std::string ascii() const = 0;  // for terminals, bug reports and tests
  // The same for a person who sits there (kFacilitator: looks on): only what they may know. Names seats
  // as sentences do.
  virtual std::string board(Seat seat) const = 0;
  virtual std::uint64_t hash() const = 0;  // over the bytes of the state
};

}  // namespace citybox

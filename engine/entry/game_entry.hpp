#pragma once
// A game as the box knows it: everything that the server, the laboratory and the CLI can do with one,
// behind one face. games/<name>/entry.cpp makes it.

#include <boost/describe.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "bots/leash.hpp"
#include "engine/entry/arena.hpp"
#include "engine/entry/content_field.hpp"
#include "engine/entry/perft.hpp"
#include "engine/entry/reason.hpp"
#include "engine/entry/shared_content.hpp"
#include "engine/table/board_shape.hpp"
#include "engine/table/table.hpp"

namespace citybox {

class DeviceMatch;  // device_match.hpp
// explorer.hpp
class Explorer;
struct Exploration;

// A player that is a program. It sees what its seat sees and nothing more.
class Bot {
 public:
  virtual ~Bot() = default;
  // An allowed action for `seat`, which must owe a decision at `table`. A new bot with the same seed chooses
  // the same, unless the leash is pulled; one that chose before may use what it found then.
  virtual PackedAction choose(const Table& table, Seat seat, std::uint64_t seed,
                              const Leash& leash = {}) = 0;
  // Where somebody waits, it is to think no longer; 0: it never takes long.
  virtual int seconds() const = 0;
  // Why it would choose that, by its own judgement; none where it has none. Both as it sees the table.
  virtual std::optional<Reason> explain(const Table& table, Seat seat, PackedAction choice,
                                        std::uint64_t seed) const = 0;
  // What it might say aloud to the table as it does that, what matters most first: sentences for
  // everybody, made of what everybody may know.
  virtual std::vector<std::string> speech(const Table& table, Seat seat,
                                          PackedAction choice) const = 0;
  // Does it wait with that until no person owes a decision any more?
  virtual bool lets_people_first(PackedAction choice) const = 0;
  // What the position is worth to `seat`, by parts, to whom everything is known.
  virtual std::vector<WorthLine> weigh(const Table& table, Seat seat) const = 0;
  // One change of a part, in words; may be empty.
  virtual std::string claim(const Table& table, Seat seat, std::uint8_t key, std::int32_t from,
                            std::int32_t to) const = 0;
};

struct BotInfo {
  std::string name;   // "greedy", "greedy:law-maker"
  std::string level;  // "easy", "normal", "hard", "expert", or empty
  std::string blurb;  // one sentence
};
BOOST_DESCRIBE_STRUCT(BotInfo, (), (name, level, blurb))

// How a table begins.
struct TableSetup {
  int seats = 0;
  json::object options;
  SharedContent content;  // none: the published one
};

class GameEntry {
 public:
  virtual ~GameEntry() = default;
  virtual const GameInfo& info() const = 0;
  // The ways a game can end, by name.
  virtual std::vector<std::string> endings() const = 0;
  // Its own questions to talk about after a game, by id.
  virtual std::vector<std::string> questions() const = 0;

  // Tables. What the start drew and told goes to `step`. A sentence if it cannot be.
  virtual tl::expected<std::unique_ptr<Table>, Problem> start(const TableSetup& setup,
                                                              DrawSource& draws,
                                                              Step& step) const = 0;
  virtual tl::expected<std::unique_ptr<Table>, Problem> load(
      const json::object& state, const SharedContent& content = {}) const = 0;

  // Content as JSON; a partial one is a patch of the published one (content_path.hpp). A sentence if it
  // does not fit, or if no game could be played with it.
  virtual json::object content(const SharedContent& content = {}) const = 0;
  virtual tl::expected<SharedContent, Problem> read_content(const json::object& given) const = 0;
  // What was published under this content version. A sentence if nobody knows any more.
  virtual tl::expected<SharedContent, Problem> published(int version) const = 0;
  // A patch of what was published under this version, accepted once and played with since: no game is
  // tried with it, which takes long, and which it might fail today.
  virtual tl::expected<SharedContent, Problem> stored_content(const json::object& given,
                                                              int version) const = 0;
  // Every field of it as published, with its mark, in order.
  virtual std::vector<ContentField> content_fields() const = 0;
  // A sentence for each field of it that differs and is not ours to change.
  virtual std::vector<std::string> content_warnings(const SharedContent& content) const = 0;

  // Bots, by name or level; a sentence that lists the names if there is none such.
  virtual const std::vector<BotInfo>& bots() const = 0;
  virtual tl::expected<std::unique_ptr<Bot>, Problem> bot(std::string_view name) const = 0;

  // Notation and JSON of actions, without a table.
  virtual std::string to_text(PackedAction action) const = 0;
  virtual tl::expected<PackedAction, Problem> parse(std::string_view text) const = 0;

  // The words that do not change during a game, as JSON of the codec's Vocabulary.
  virtual json::object vocabulary(const SharedContent& content = {}) const = 0;
  // The words of its lessons for a class; of a game without them only what goes for all.
  virtual const ClassWords& class_words() const = 0;
  // What so many tables of a class share; none: nothing. A sentence if an option is not known.
  virtual tl::expected<std::optional<Sharing>, Problem> sharing(
      int tables, const json::object& options, const SharedContent& content = {}) const = 0;
  // The game's types for the page.
  virtual std::string typescript() const = 0;

  // The laboratory. A sentence if there is no such bot, option or number of seats.
  virtual tl::expected<std::unique_ptr<Arena>, Problem> arena(const Lineup& lineup) const = 0;
  virtual tl::expected<std::unique_ptr<Explorer>, Problem> explorer(
      const Exploration& exploration) const = 0;
  // The board of its heat maps; no places: it has none.
  virtual BoardShape board_shape() const = 0;
  // The same match for a card. A sentence if a card cannot play it.
  virtual tl::expected<std::unique_ptr<DeviceMatch>, Problem> device_match(
      const Lineup& lineup) const = 0;
  virtual std::size_t state_bytes() const = 0;
  // Plays whole games at random with the standard number of seats; gives the number of decisions.
  virtual std::uint64_t play_at_random(std::uint64_t games, std::uint64_t seed) const = 0;
  virtual void copy_states(std::uint64_t copies) const = 0;
  // About so many iterations of a search with play-outs of so many decisions at random; gives how many there
  // were. None where the game has no bot that searches.
  virtual std::uint64_t search_at_random(std::uint64_t iterations, std::uint16_t follow,
                                         std::uint64_t seed) const = 0;
  // The numbers of games/<name>/tests (perft.hpp).
  virtual std::uint64_t perft(const PerftLine& line) const = 0;
  virtual std::uint64_t bench_hash() const = 0;
};

}  // namespace citybox

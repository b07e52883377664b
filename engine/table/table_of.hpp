#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table/action_json.hpp"
#include "engine/table/checked.hpp"
#include "engine/table/choices.hpp"
#include "engine/table/codec.hpp"
#include "engine/table/packed.hpp"
#include "engine/table/record.hpp"
#include "engine/table/table.hpp"
#include "engine/table/table_view_of.hpp"
#include "engine/table/why.hpp"
#include "engine/table/worlds.hpp"
#include "engine/types/options_json.hpp"

namespace citybox {

// What a bot gets of a table: what these seats may know, and the numbers. The whole is for those who
// look back on a game.
template <class G>
class SeenTable : public Table {
 public:
  virtual Seen<G> seen(SeatSet viewers) const = 0;
  virtual const typename G::State& whole() const = 0;
  virtual const typename G::Content& content() const = 0;
};

// One game in play behind the face of Table. `Ruled` starts and applies: the rules as they are, or
// Checked.
template <Codec C, class Ruled = CheckedInDebug<typename C::Game>>
class TableOf final : public SeenTable<typename C::Game> {
 public:
  using G = typename C::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;

  using SharedContent = std::shared_ptr<const Content>;

  explicit TableOf(const State& state, SharedContent content = published(), Said said = {})
      : state_(state), content_(std::move(content)), said_(std::move(said)) {}

  // The game's own numbers.
  static SharedContent published() { return {std::shared_ptr<void>(), &kPublishedContent<G>}; }

  // A new game; what the start drew and told goes to `step`.
  static tl::expected<std::unique_ptr<TableOf>, Problem> start(
      int seats, const json::object& options, DrawSource& draws, Step& step,
      const SharedContent& content = published()) {
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      return tl::unexpected(Problem{fmt::format("{} has {} to {} seats, not {}.", C::info().title,
                                                G::kMinSeats, G::kMaxSeats, seats)});
    }
    const auto read = read_options<typename G::Options>(options);
    if (!read) return tl::unexpected(read.error());
    const Said nothing;
    RecordingContext<C> ctx(draws, step, *content, nothing);
    const Setup<typename G::Options> setup{static_cast<std::uint8_t>(seats), *read};
    return std::make_unique<TableOf>(Ruled::start(setup, ctx, *content), content);
  }

  // Any possible position; an impossible one is refused with what it breaks.
  static tl::expected<std::unique_ptr<TableOf>, Problem> load(
      const json::object& state, const SharedContent& content = published()) {
    const auto read = from_json<State>(state, "state");
    if (!read) return tl::unexpected(read.error());
    if (const char* broken = G::broken_invariant(*read, *content)) {
      return tl::unexpected(Problem{fmt::format("This position is impossible: {}", broken)});
    }
    return std::make_unique<TableOf>(*read, content);
  }

  const Content& content() const override { return *content_; }
  Seen<G> seen(SeatSet viewers) const override { return G::redact(state_, viewers); }
  const State& whole() const override { return state_; }

  std::unique_ptr<Table> clone() const override {
    return std::make_unique<TableOf>(state_, content_, said_);
  }
  const GameInfo& game() const override { return C::info(); }
  int seats() const override { return state_.seats; }
  SeatSet deciders() const override { return G::deciders(state_); }

  std::vector<PackedAction> legal(Seat seat) const override {
    std::vector<PackedAction> choices;
    if (!at_table(seat)) return choices;
    ActionList<G> actions;
    G::legal(state_, seat, actions, *content_);
    choices.reserve(actions.size());
    for (const Action& action : actions) choices.push_back(pack(action));
    return choices;
  }

  std::optional<Refused> refusal(Seat seat, PackedAction packed) const override {
    if (!at_table(seat)) return Refused{"table", fmt::format("There is no seat {}.", seat.index)};
    const std::optional<Action> action = unpack<Action>(packed);
    const RuleId rule = action ? G::refusal(state_, seat, *action, *content_) : kNoSuchAction;
    return refused_by<C>(rule, *content_);
  }

  // What may be chosen in every state that looks the same to all.
  std::vector<PackedAction> open_choices(Seat seat) const override {
    std::vector<PackedAction> choices = legal(seat);
    if (!aloud()) {
      std::erase_if(choices, [&](PackedAction packed) {
        return audience_of(state_, seat, *unpack<Action>(packed)) != kEveryone;
      });
    }
    const Worlds<C> worlds(state_, SeatSet(), *content_);
    if (!worlds.only_one()) worlds.keep_allowed(seat, choices);
    return choices;
  }
  bool holds_secret(Seat seat) const override {
    return !(G::redact(state_, SeatSet()).state() == G::redact(state_, SeatSet(seat)).state());
  }

  std::optional<Refused> words_refusal(PackedAction packed, std::string_view words) const override {
    if constexpr (kHasWords) {
      const std::optional<Action> action = unpack<Action>(packed);
      if (!action) return std::nullopt;  // refused as an action
      return refused_by<C>(C::kHooks.words_refusal(*action, words, *content_), *content_);
    } else {
      return Refused{"table", "No words go with the actions of this game."};
    }
  }

  tl::expected<Step, Refused> play(Seat seat, PackedAction packed, DrawSource& draws,
                                   std::string_view words) override {
    if (auto refused = refusal(seat, packed)) return tl::unexpected(*std::move(refused));
    const Action action = *unpack<Action>(packed);
    if (takes_words(action)) said_ = said_.with(std::string(words));
    Step step;
    step.action_audience = audience_of(state_, seat, action);
    RecordingContext<C> ctx(draws, step, *content_, said_);
    Ruled::apply(state_, seat, action, ctx, *content_);
    return step;
  }

  bool revealed(const Table& before, Seat seat, PackedAction packed) const override {
    const std::optional<Action> action = unpack<Action>(packed);
    return action && reveals(dynamic_cast<const TableOf&>(before).state_, seat, *action);
  }

  std::optional<Clock> clock() const override {
    if constexpr (kHasClock) return C::kHooks.clock(state_, *content_);
    return std::nullopt;
  }
  PackedAction time_is_up([[maybe_unused]] Seat seat) const override {
    if constexpr (kHasClock) return pack(C::kHooks.time_is_up(state_, seat));
    return 0;
  }

  using Table::preview;
  Preview preview(Seat seat, PackedAction packed, SeatSet viewers) const override {
    Preview preview;
    const Worlds<C> worlds(state_, viewers, *content_);
    preview.summary_before = summary_of(worlds.known());
    preview.summary_after = preview.summary_before;
    const std::optional<Action> action = unpack<Action>(packed);
    if (!at_table(seat) || !action) return preview;
    if (G::refusal(state_, seat, *action, *content_) != kAllowed) return preview;
    if (!viewers.contains(seat)) {
      const std::vector<PackedAction> open = open_choices(seat);
      if (std::find(open.begin(), open.end(), packed) == open.end()) return preview;
    }
    auto foreseen = worlds.foresee(seat, *action, takes_words(*action) ? said_.with("") : said_);
    preview.happenings = std::move(foreseen.happenings);
    preview.chance = foreseen.chance;
    preview.draws = foreseen.draws;
    if (foreseen.sure) preview.summary_after = summary_of(foreseen.seen);
    return preview;
  }

  std::string to_text(PackedAction packed) const override {
    const std::optional<Action> action = unpack<Action>(packed);
    return action ? C::to_text(*action) : "?";
  }
  json::value to_json(PackedAction packed) const override {
    const std::optional<Action> action = unpack<Action>(packed);
    return action ? citybox::to_json(*action) : json::value(nullptr);
  }
  json::object compact(PackedAction packed) const override {
    const std::optional<Action> action = unpack<Action>(packed);
    return action ? compact_json(*action) : json::object();
  }
  std::string choices(const std::vector<PackedAction>& actions) const override {
    ChoicesText<Action> text;
    for (const PackedAction packed : actions) {
      if (const std::optional<Action> action = unpack<Action>(packed)) text.add(*action);
    }
    return std::move(text).finish();
  }
  tl::expected<PackedAction, Problem> parse(std::string_view text) const override {
    return C::parse(text).map([](const Action& action) { return pack(action); });
  }
  tl::expected<PackedAction, Problem> decode(const json::value& action) const override {
    return read_compact<Action>(action).map([](const Action& a) { return pack(a); });
  }

  using Table::standing;
  Standing standing(SeatSet viewers) const override {
    const Outcome outcome = G::outcome(state_, *content_);
    Standing standing;
    standing.over = outcome.over();
    if (outcome.over()) {
      standing.ending = name_of(static_cast<typename G::Ending>(outcome.ending));
      standing.verdict = C::verdict(state_, *content_);
      if constexpr (C::kHooks.meant != nullptr) {
        standing.meant = C::kHooks.meant(state_, *content_);
      }
      standing.questions = questions();
      standing.winners = outcome.winners;
    }
    const Outcome known =
        outcome.over() ? outcome : G::outcome(G::redact(state_, viewers).state(), *content_);
    for (const std::int32_t score : known.scores) standing.scores.push_back(score);
    return standing;
  }

  std::optional<Coaching> coach(
      [[maybe_unused]] Seat seat, [[maybe_unused]] const std::vector<std::string>& told,
      [[maybe_unused]] const std::vector<Happening>& since) const override {
    if constexpr (C::kHooks.lesson != nullptr) {
      const Seen<G> seen = G::redact(state_, SeatSet(seat));
      std::vector<typename G::Event> events;
      for (const Happening& happening : since) {
        if (!may_see(happening.audience, SeatSet(seat))) continue;
        events.push_back(read_event<typename G::Event>(happening.event));
      }
      const CoachSight<G> sight{seen, seat, deciders().contains(seat), events, *content_};
      const auto& lines = C::kHooks.lesson();
      for (std::size_t i = 0; i < lines.size(); ++i) {
        const CoachLine<G>& line = lines[i];
        if (std::find(told.begin(), told.end(), line.id) != told.end() || !line.when(sight))
          continue;
        Coaching said{line.id, line.title, line.shows, line.say(sight), {}, i, lines.size()};
        if (line.proposes == nullptr) return said;
        for (const PackedAction packed : legal(seat)) {
          if (line.proposes(sight, *unpack<Action>(packed))) said.proposed.push_back(packed);
        }
        return said;
      }
    }
    return std::nullopt;
  }

  tl::expected<std::vector<ItemLine>, Problem> items(std::string_view name, Seat seat,
                                                     SeatSet viewers) const override {
    const auto ledger = from_json<typename G::Ledger>(json::value(name), "what");
    if (!ledger) return tl::unexpected(ledger.error());
    if (seat.index >= seats()) {
      return tl::unexpected(Problem{fmt::format("There is no seat {}.", seat.index)});
    }
    ItemList items;
    G::items(G::redact(state_, viewers).state(), *ledger, seat, items, *content_);
    std::vector<ItemLine> lines;
    for (const Item& item : items) {
      lines.push_back({rule_name(C::info(), item.rule), C::label(item, *content_), item.amount});
    }
    return lines;
  }

  Glance glance() const override {
    const Seen<G> seen = G::redact(state_, SeatSet());
    if constexpr (C::kHooks.for_class.glance != nullptr) {
      return C::kHooks.for_class.glance(seen, *content_, said_);
    } else {
      Glance glance;
      for (const GoalTrack& track : C::summary(seen, *content_, said_).goal.tracks) {
        glance.figures.push_back({track.label, track.label, track.value});
      }
      return glance;
    }
  }
  std::string now() const override {
    return C::summary(G::redact(state_, SeatSet()), *content_, said_).now;
  }
  std::optional<Share> share() const override {
    if constexpr (C::kHooks.for_class.share != nullptr)
      return C::kHooks.for_class.share(state_, *content_);
    return std::nullopt;
  }
  bool only_tells([[maybe_unused]] PackedAction packed) const override {
    if constexpr (C::kHooks.for_class.only_tells != nullptr) {
      const std::optional<Action> action = unpack<Action>(packed);
      return action && C::kHooks.for_class.only_tells(*action);
    }
    return false;
  }

  json::object options() const override { return write_options(state_.options); }
  json::object state() const override { return citybox::to_json(state_).as_object(); }
  json::object view(SeatSet viewers) const override {
    const Seen<G> seen = G::redact(state_, viewers);
    return {{"state", citybox::to_json(seen.state())}, {"summary", summary_of(seen)}};
  }
  std::unique_ptr<const TableView> seen_by(SeatSet viewers) const override {
    const Seen<G> seen = G::redact(state_, viewers);
    return std::make_unique<TableViewOf<State, typename C::Summary>>(
        seen.state(), C::summary(seen, *content_, said_));
  }
  std::string ascii() const override { return C::ascii(state_, *content_, said_); }
  std::string board(Seat seat) const override {
    const Seen<G> seen = G::redact(state_, seat == kFacilitator ? SeatSet() : SeatSet(seat));
    if constexpr (C::kHooks.board != nullptr) {
      return C::kHooks.board(seen, seat, *content_, said_);
    } else {
      return C::ascii(seen.state(), *content_, said_);
    }
  }
  std::uint64_t hash() const override { return hash_bytes(state_); }

 private:
  // The most telling one, and one of the others that fit: which, says the position, so that not every
  // game ends with the same two.
  std::vector<Asked> questions() const {
    std::vector<Asked> fitting;
    if constexpr (C::kHooks.questions != nullptr) {
      for (const Question<G>& question : C::kHooks.questions()) {
        if (!question.when(state_, *content_)) continue;
        fitting.push_back({question.id, question.ask(state_, *content_)});
      }
    }
    for (Asked& common : common_questions(C::info().cooperative)) {
      if (fitting.size() < kQuestionsAsked) fitting.push_back(std::move(common));
    }
    if (fitting.size() > kQuestionsAsked) {
      const std::size_t others = fitting.size() - 1;
      std::swap(fitting[1], fitting[1 + hash() % others]);
      fitting.resize(kQuestionsAsked);
    }
    return fitting;
  }

  json::object summary_of(const Seen<G>& seen) const {
    return citybox::to_json(C::summary(seen, *content_, said_)).as_object();
  }

  bool aloud() const {
    if constexpr (C::kHooks.aloud != nullptr) return C::kHooks.aloud(state_);
    return false;
  }

  static constexpr bool kHasClock = C::kHooks.clock != nullptr;
  static_assert(kHasClock == (C::kHooks.time_is_up != nullptr), "a clock has an end");

  static constexpr bool kHasWords = C::kHooks.takes_words != nullptr;
  static_assert(kHasWords == (C::kHooks.words_refusal != nullptr), "words have a referee");
  static bool takes_words([[maybe_unused]] const Action& action) {
    if constexpr (kHasWords) return C::kHooks.takes_words(action);
    return false;
  }

  bool at_table(Seat seat) const { return seat.index < seats() || seat == kFacilitator; }

  static SeatSet audience_of([[maybe_unused]] const State& before, [[maybe_unused]] Seat seat,
                             [[maybe_unused]] const Action& action) {
    if constexpr (C::kHooks.action_audience != nullptr) {
      return C::kHooks.action_audience(before, seat, action);
    }
    return kEveryone;
  }

  // Did the maker learn what could not be foreseen? Either a hidden commitment was the last that
  // was missing, or the same action in other states that looked the same would have led elsewhere.
  // A step on the way to a commitment leaves all deciders as they were.
  bool reveals(const State& before, Seat seat, const Action& action) const {
    const Worlds<C> worlds(before, SeatSet(seat), *content_);
    if (worlds.only_one()) return false;
    const SeatSet then = G::deciders(before), now = G::deciders(state_);
    SeatSet waiting = then;
    waiting.remove(seat);
    const bool decided = now != then && (waiting.empty() || now != waiting);
    if (audience_of(before, seat, action) != kEveryone && decided) return true;
    return worlds.differ(seat, action, state_);
  }

  State state_;
  SharedContent content_;
  Said said_;
};

}  // namespace citybox

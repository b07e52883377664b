// Every sentence that a game says, as the one who acts, another and a spectator read it.

#include <algorithm>
#include <cctype>
#include <memory>
#include <string_view>

#include "engine/table/label.hpp"
#include "engine/types/sentence.hpp"
#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

namespace {

std::string name_of_seat(Seat seat) {
  static constexpr const char* kNames[] = {"Ann", "Ben",  "Cleo", "Dan",
                                           "Eve", "Finn", "Gus",  "Ida"};
  return seat == kFacilitator ? "The facilitator" : kNames[seat.index];
}

enum class Kind : std::uint8_t { kSentence, kLabel, kPart };

// What is wrong with it as these read it; empty: nothing.
std::string fault_in(std::string_view text, SeatSet you, Kind kind) {
  const std::string read = resolve(text, you, name_of_seat);
  if (read.find_first_of("{}") != std::string::npos) return "a brace is left";
  if (read.find("  ") != std::string::npos) return "two spaces";
  if (read.find(" .") != std::string::npos || read.find(" ,") != std::string::npos) {
    return "a space before its punctuation";
  }
  if (kind == Kind::kPart) return "";
  if (read.empty()) return "it says nothing";
  if (read.front() == ' ' || read.back() == ' ') return "a space at its end";
  const auto first = static_cast<unsigned char>(read.front());
  if (std::islower(first) != 0 || std::ispunct(first) != 0) return "no capital";
  if (kind == Kind::kSentence && std::string_view(".!?").find(read.back()) == std::string::npos) {
    return "no full stop";
  }
  return "";
}

// The one who acts, everybody else, and a spectator read it.
void check(std::string_view text, int seats, Kind kind) {
  const auto fault = sentence_fault(text, seats);
  ASSERT_FALSE(fault) << *fault << ": " << text;
  for (int seat = -1; seat < seats; ++seat) {
    const SeatSet you = seat < 0 ? SeatSet() : SeatSet(Seat{static_cast<std::uint8_t>(seat)});
    ASSERT_EQ(fault_in(text, you, kind), "")
        << text << "\nis read as: " << resolve(text, you, name_of_seat);
  }
}

// Every text anywhere in it; those that name a seat are sentences or parts of one.
void check_all(const json::value& value, int seats) {
  if (value.is_string()) return check(std::string_view(value.get_string()), seats, Kind::kPart);
  if (value.is_array()) {
    for (const json::value& each : value.get_array()) check_all(each, seats);
  }
  if (value.is_object()) {
    for (const auto& field : value.get_object()) check_all(field.value(), seats);
  }
}

// A game in play, with the words of its choices.
template <class C>
struct Told {
  Told(int seats, const typename C::Game::Options& options, std::uint64_t seed)
      : draws(seed),
        table(*std::move(TableOf<C>::start(seats, write_options(options), draws, start))),
        words(C::vocabulary(table->content()).words) {}

  void check_happenings(const std::vector<Happening>& happenings) const {
    for (const Happening& happening : happenings) {
      if (!happening.sentence.empty()) check(happening.sentence, table->seats(), Kind::kSentence);
    }
  }
  void check_position() const {
    for (int seat = -1; seat < table->seats(); ++seat) {
      const SeatSet you = seat < 0 ? SeatSet() : SeatSet(Seat{static_cast<std::uint8_t>(seat)});
      const json::value summary = table->view(you).at("summary");
      check(std::string_view(summary.at("now").as_string()), table->seats(), Kind::kSentence);
      check_all(summary, table->seats());
    }
  }
  void check_items() const {
    const SeatSet all = SeatSet::first(table->seats());
    for (const std::string& ledger : C::info().ledgers) {
      all.for_each([&](Seat seat) {
        const auto items = table->items(ledger, seat, all);
        ASSERT_TRUE(items) << items.error().text;
        for (const ItemLine& item : *items) {
          check(item.label, table->seats(), Kind::kPart);
        }
      });
    }
  }
  void check_labels(Seat seat) const {
    for (const PackedAction action : table->legal(seat)) {
      const json::object compact = table->compact(action);
      const std::string verb(compact.begin()->value().as_string());
      ASSERT_TRUE(words.actions.contains(verb)) << "no label for " << table->to_text(action);
      check(label_of(words, compact), table->seats(), Kind::kLabel);
      if (testing::Test::HasFatalFailure()) return;
    }
  }

  SeededDraws draws;
  Step start;
  std::unique_ptr<TableOf<C>> table;
  Words words;
};

}  // namespace

TYPED_TEST(Conformance, EverySentenceReadsWellForEverybody) {
  using G = typename Of<TypeParam>::G;
  for (const auto& options : every_option<TypeParam>()) {
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
      Rng rng(static_cast<std::uint64_t>(seats));
      Told<TypeParam> game(seats, options, rng.below(1000));
      game.check_happenings(game.start.happenings);
      Table& table = *game.table;
      for (SeatSet due = table.deciders(); !due.empty(); due = table.deciders()) {
        // Now and then the facilitator, where a game lets one act.
        const bool from_outside = rng.below(8) == 0 && !table.legal(kFacilitator).empty();
        const Seat seat = from_outside ? kFacilitator : due.front();
        const std::vector<PackedAction> legal = table.legal(seat);
        const auto pick = rng.below(static_cast<std::uint32_t>(legal.size()));
        game.check_position();
        game.check_labels(seat);
        game.check_labels(kFacilitator);
        const auto step = table.play(seat, legal[pick], game.draws);
        ASSERT_TRUE(step);
        game.check_happenings(step->happenings);
        if (testing::Test::HasFatalFailure()) return;
      }
      game.check_position();
      game.check_items();
      check(table.standing().verdict, seats, Kind::kSentence);
    }
    if (kSanitized) return;  // the standard options have to do
  }
}

// They are put into labels as they are.
TYPED_TEST(Conformance, NamesOfValuesAreNoTemplates) {
  const Words words = TypeParam::vocabulary(Of<TypeParam>::kContent).words;
  check_all(to_json(words.names), Of<TypeParam>::G::kMaxSeats);
}

}  // namespace citybox::conformance

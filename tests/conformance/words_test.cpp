// Every sentence that a game says, as the one who acts, another and a spectator read it.

#include <memory>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/label.hpp"
#include "engine/types/words.hpp"
#include "tests/conformance/reading.hpp"
#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

namespace {

// A text of the vocabulary may be one that the page fills: {place} stands for what comes there, and
// {n|one|{n} many} for either form.
std::string filled(const std::string& text, int number) {
  static const std::regex kSeat(R"(\{seat:[a-z_]+\})");
  static const std::regex kName(R"(\{([a-z_]+)[|}])");
  std::vector<std::string> names;
  for (std::sregex_iterator name(text.begin(), text.end(), kName), end; name != end; ++name) {
    names.push_back((*name)[1]);
  }
  std::vector<Fill> fills;
  fills.reserve(names.size());
  for (const std::string& name : names) fills.emplace_back(name, number);
  return say(std::regex_replace(text, kSeat, "x"), fills);
}

// Every text of a vocabulary.
json::value filled_all(const json::value& value, int number) {
  if (value.is_string()) return json::value(filled(std::string(value.get_string()), number));
  json::value copy = value;
  if (copy.is_array()) {
    for (json::value& each : copy.get_array()) each = filled_all(each, number);
  } else if (copy.is_object()) {
    for (auto& each : copy.get_object()) each.value() = filled_all(each.value(), number);
  }
  return copy;
}

// The template without the {fields} that this action has.
template <class Action>
std::string without_fields(std::string text) {
  for_each_member<Action>([&](const char* name, auto) {
    const std::regex field(R"(\{(seat:)?)" + std::string(name) + R"(\})");
    text = std::regex_replace(text, field, "X");
  });
  return text;
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
      ASSERT_FALSE(summary.at("now").as_string().empty());
      check_all(summary, table->seats());
    }
  }
  void check_items() const {
    const SeatSet all = SeatSet::first(table->seats());
    for (const auto& [ledger, label] : C::info().ledgers) {
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
      ASSERT_EQ(takes_words(words, compact), takes(action)) << table->to_text(action);
      if (testing::Test::HasFatalFailure()) return;
    }
  }

  // What a bot might say aloud with it.
  void check_speech([[maybe_unused]] Seat seat) const {
    if constexpr (C::kHooks.speech != nullptr) {
      for (const PackedAction action : table->legal(seat)) {
        for (const std::string& said :
             C::kHooks.speech(table->seen(SeatSet()), seat,
                              *unpack<typename C::Game::Action>(action), table->content())) {
          check(said, table->seats(), Kind::kSentence);
        }
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }

  // What a person may write beside this action: a text that looks like a template, or nothing.
  std::string words_for(PackedAction action, Rng& rng) const {
    return takes(action) && rng.below(2) == 0 ? "{seat:0} {name}’s \"Well\"" : "";
  }

  SeededDraws draws;
  Step start;
  std::unique_ptr<TableOf<C>> table;
  Words words;

 private:
  static bool takes([[maybe_unused]] PackedAction action) {
    if constexpr (C::kHooks.takes_words != nullptr) {
      return C::kHooks.takes_words(*unpack<typename C::Game::Action>(action));
    }
    return false;
  }
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
        if (seat != kFacilitator) game.check_speech(seat);
        const std::string words = game.words_for(legal[pick], rng);
        ASSERT_TRUE(words.empty() || !table.words_refusal(legal[pick], words));
        const auto step = table.play(seat, legal[pick], game.draws, words);
        ASSERT_TRUE(step);
        game.check_happenings(step->happenings);
        if (testing::Test::HasFatalFailure()) return;
      }
      game.check_position();
      game.check_items();
      const Standing standing = table.standing();
      check(standing.verdict, seats, Kind::kSentence);
      if (!standing.meant.empty()) check(standing.meant, seats, Kind::kSentence);
      ASSERT_EQ(standing.questions.size(), kQuestionsAsked);
      for (const Asked& question : standing.questions) {
        check(question.text, seats, Kind::kSentence);
      }
    }
    if (kSanitized) return;  // the standard options have to do
  }
}

TYPED_TEST(Conformance, EveryTextOfTheVocabularyReadsWellForEverybody) {
  using F = Of<TypeParam>;
  const json::value vocabulary = to_json(TypeParam::vocabulary(F::kContent));
  for (const int number : {1, 2}) check_all(filled_all(vocabulary, number), F::G::kMaxSeats);
}

TYPED_TEST(Conformance, EveryVerbHasALabelWhoseFieldsTheActionHas) {
  using F = Of<TypeParam>;
  const Words words = TypeParam::vocabulary(F::kContent).words;
  for_each_enumerator<decltype(F::Action::verb)>([&](const std::string& verb, auto) {
    ASSERT_TRUE(words.actions.contains(verb)) << verb;
    check(without_fields<typename F::Action>(words.actions.at(verb)), 0, Kind::kLabel);
  });
}

TYPED_TEST(Conformance, WhatIsCalledTheSeatsHasAPlaceForEach) {
  using G = typename Of<TypeParam>::G;
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    const Told<TypeParam> game(seats, {}, 1);
    json::object view = game.table->view(SeatSet(Seat{0}));
    for (const std::string& field : game.words.per_seat) {
      bool found = false;
      for (const char* part : {"state", "summary"}) {
        const json::value* list = view.at(part).as_object().if_contains(field);
        if (list == nullptr) continue;
        found = true;
        ASSERT_TRUE(list->is_array()) << field;
        ASSERT_GE(list->get_array().size(), static_cast<std::size_t>(seats)) << field;
      }
      ASSERT_TRUE(found) << field;
    }
  }
}

// They are put into labels as they are.
TYPED_TEST(Conformance, NamesOfValuesAreNoTemplates) {
  const Words words = TypeParam::vocabulary(Of<TypeParam>::kContent).words;
  check_all(to_json(words.names), 0);
}

}  // namespace citybox::conformance

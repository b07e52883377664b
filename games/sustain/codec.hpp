#pragma once
// SUSTAIN outside of its rules: JSON, notation and words (engine/table/codec.hpp says what is asked for).

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/codec.hpp"
#include "games/sustain/codec_describe.hpp"
#include "games/sustain/codec_marks.hpp"
#include "games/sustain/codec_summary.hpp"
#include "games/sustain/codec_vocabulary.hpp"

namespace citybox::sustain {

// "c2", "c2-d3" (a corner), "c2-d2" (an edge), or "nowhere".
std::string space_name(Space space);
// kNowhere if it is not the name of a space.
Space space_named(std::string_view name);

// SU-10: as it was named with `found`, or as its scenario has it.
std::string city_of(Scenario scenario, const Said& said);

// The map as in a rule test: five rows, row 5 first, with corners and edges between them.
std::string draw_map(const State& s);

struct SustainCodec {
  using Game = Sustain;
  using Summary = sustain::Summary;
  using Vocabulary = sustain::Vocabulary;

  static const GameInfo& info();
  static Vocabulary vocabulary(const Content& content);
  static Summary summary(const Seen<Sustain>& seen, const Content& content, const Said& said = {});
  static std::string verdict(const State& s, const Content& content = kPublishedContent<Sustain>);
  static std::string sentence(const Event& event,
                              const Content& content = kPublishedContent<Sustain>,
                              const Said& said = {});
  static std::string why(RuleId rule, const Content& content = kPublishedContent<Sustain>);
  static std::string label(const Item& item, const Content& content = kPublishedContent<Sustain>);
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);

  static std::string to_text(const Action& a);
  static tl::expected<Action, Problem> parse(std::string_view text);
  static std::string ascii(const State& s, const Content& content = kPublishedContent<Sustain>,
                           const Said& said = {});

  // SU-10: the name of the city goes with `found`. Without words it has its scenario's own.
  static bool takes_words(const Action& action) { return action.verb == Verb::kFound; }
  static RuleId words_refusal(const Action& action, std::string_view words,
                              const Content& content = kPublishedContent<Sustain>);

  // SU-25: how long the discussion of a year may take in all; none while no clock runs.
  static std::optional<citybox::Clock> clock(const State& s,
                                             const Content& content = kPublishedContent<Sustain>);
  // … and what a seat does that runs out of them.
  static Action time_is_up(const State&, Seat) { return plain(Verb::kReady); }

  // A first game with a coach (texts_lesson.cpp), and the parts of a judgement in words
  // (texts_concerns.cpp).
  static const std::vector<CoachLine<Sustain>>& lesson();
  static std::string claim(std::uint8_t concern, std::int32_t from, std::int32_t to, Seat seat,
                           const Content& content);
  static std::string concern(std::uint8_t concern);
  // SU-25, SU-29: about promises, this year's and those that were broken last year (texts_speech.cpp).
  static std::vector<std::string> speech(const Seen<Sustain>& seen, Seat seat, const Action& action,
                                         const Content& content);
  // SU-25: ready is final: bots are when nobody else has anything to say.
  static bool last_word(const Action& action) { return action.verb == Verb::kReady; }
  static std::string meant(const State& state, const Content& content);
  static const std::vector<Question<Sustain>>& questions();
  static std::optional<Account> account(const Event& event, const Content& content);

  // For the laboratory: how a game ended, which department a seat held and with how many points,
  // and what was paid for.
  static Hooks<Sustain>::Numbers measures(const State& s,
                                          const Content& content = kPublishedContent<Sustain>);
  static Hooks<Sustain>::Numbers facts(const State& s, Seat seat,
                                       const Content& content = kPublishedContent<Sustain>);
  static std::string choice(const Action& a);
  // For its heat maps. Edges and corners lie between the squares.
  static const BoardShape& shape();
  static std::optional<BoardPlace> place(const State& before, Seat seat, const Action& action);

  // For a class.
  static Glance glance(const Seen<Sustain>& seen, const Content& content, const Said& said);
  static const ClassWords& class_words();

  // For a person at a terminal.
  static std::string board(const Seen<Sustain>& seen, Seat seat,
                           const Content& content = kPublishedContent<Sustain>,
                           const Said& said = {});

  static constexpr Hooks<Sustain> kHooks{.takes_words = &takes_words,
                                         .words_refusal = &words_refusal,
                                         .clock = &clock,
                                         .time_is_up = &time_is_up,
                                         .headline = &headline,
                                         .lesson = &lesson,
                                         .meant = &meant,
                                         .questions = &questions,
                                         .account = &account,
                                         .claim = &claim,
                                         .concern = &concern,
                                         .speech = &speech,
                                         .last_word = &last_word,
                                         .board = &board,
                                         .measures = &measures,
                                         .facts = &facts,
                                         .choice = &choice,
                                         .marks = kContentMarks,
                                         .shape = &shape,
                                         .place = &place,
                                         .for_class = {&glance, &class_words}};
};

}  // namespace citybox::sustain

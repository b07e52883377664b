#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

// City Roots: one after the other, a few decisions a turn.
struct Round {
  Box box;
  Party party{box, "city-roots", 3};

  // Everybody but `seat` is a bot from now on, and waits.
  void leave_alone(std::size_t seat) {
    party.host_call("pace", {{"ms", 5000}});
    for (std::size_t other = 0; other < 3; ++other) {
      if (other != seat) party.host_call("seat_bot", {{"seat", other}, {"bot", "random"}});
    }
  }
  // All these seats are on the browser of the first.
  void hold(const std::vector<std::size_t>& seats) {
    json::array tokens;
    for (const std::size_t seat : seats) tokens.emplace_back(party.tokens[seat]);
    box.call(party.guests[seats.front()], "watch", {{"table", party.table}, {"tokens", tokens}});
  }
  // Plays on until something was drawn; gives the seat that did it.
  std::size_t play_to_a_draw() {
    for (;;) {
      const std::size_t seat = party.decider();
      step();
      if (!party.match().journal()->entries().back().draws.empty()) return seat;
    }
  }

  // Plays on until two seats have acted with no draw since the first; gives the first.
  std::size_t play_on_without_a_draw() {
    const Journal& journal = *party.match().journal();
    const auto actor = [&](std::size_t back) {
      return journal.entries()[journal.line()[line() - back]].actor;
    };
    while (line() < 2 || journal.disclosed_since(line() - 2) || actor(2) == actor(1)) step();
    return actor(2).index;
  }

  // Plays on until somebody else has acted; gives the seat that acted first.
  std::size_t play_past_a_turn() {
    const std::size_t first = party.decider();
    while (party.decider() == first) step();
    step();
    return first;
  }
  void step() {
    const std::size_t seat = party.decider();
    ASSERT_EQ(code(party.play(seat, party.allowed(seat))), 0);
  }
  std::size_t line() { return party.match().journal()->line().size(); }
};

TEST(UndoTest, the_own_last_step_is_free_as_long_as_nothing_was_drawn) {
  Round round;
  const std::size_t seat = round.party.decider();
  round.step();
  ASSERT_TRUE(
      round.party.match().journal()->undo_is_free(Seat{static_cast<std::uint8_t>(seat)}, 0));
  EXPECT_EQ(
      round.party.guests[seat]->last("play")->at("undo").at(std::to_string(seat)).at("free_to"), 0);
  EXPECT_EQ(round.party.call(seat, "undo", {{"to", 0}}).at("seq"), 2);
  EXPECT_EQ(round.line(), 0U);
  const json::value& undone = round.party.guests[1]->notes.back().at("params").at("undone");
  EXPECT_EQ(undone.at("to"), 0);
  EXPECT_EQ(undone.at("by"), seat);
}

TEST(UndoTest, past_somebody_elses_action_all_others_must_agree) {
  Round round;
  const std::size_t asker = round.play_past_a_turn();
  const std::size_t before = round.line();
  EXPECT_TRUE(round.party.call(asker, "undo", {{"to", 0}}).at("asked").as_bool());
  const std::size_t second = (asker + 1) % 3;
  const std::size_t third = (asker + 2) % 3;
  EXPECT_EQ(
      round.party.guests[second]->last("info")->at("undo_request").at("waiting").as_array().size(),
      2U);
  EXPECT_EQ(code(round.party.call(second, "undo", {{"to", 0}})), kNotNow);
  round.box.reopen();  // the question survives a restart
  EXPECT_EQ(code(round.party.call(second, "consent", {{"yes", true}})), 0);
  EXPECT_EQ(round.line(), before);
  EXPECT_EQ(code(round.party.call(third, "consent", {{"yes", true}})), 0);
  EXPECT_EQ(round.line(), 0U);
  EXPECT_FALSE(round.party.match().row().undo);
}

TEST(UndoTest, one_no_is_enough) {
  Round round;
  const std::size_t asker = round.play_past_a_turn();
  const std::size_t before = round.line();
  round.party.call(asker, "undo", {{"to", 0}});
  EXPECT_EQ(code(round.party.call((asker + 1) % 3, "consent", {{"yes", false}})), 0);
  EXPECT_EQ(code(round.party.call((asker + 2) % 3, "consent", {{"yes", true}})), kNotNow);
  EXPECT_EQ(round.line(), before);
}

TEST(UndoTest, who_asked_hears_who_said_no) {
  Round round;
  const std::size_t asker = round.play_past_a_turn();
  const std::size_t other = (asker + 1) % 3;
  round.party.call(asker, "undo", {{"to", 0}});
  round.party.call(other, "consent", {{"yes", false}});
  EXPECT_EQ(round.party.guests[asker]->notes.back().at("params").at("declined"), other);
  EXPECT_FALSE(round.party.guests[asker]->last("info")->contains("undo_request"));
  round.party.call(asker, "undo", {{"to", 0}});
  round.party.call(asker, "consent", {{"yes", false}});
  EXPECT_FALSE(
      round.party.guests[asker]->notes.back().at("params").as_object().contains("declined"))
      << "it was called off";
}

TEST(UndoTest, what_was_taken_back_stands_again_until_the_next_action) {
  Round round;
  const std::size_t seat = round.party.decider();
  const std::size_t other = (seat + 1) % 3;
  EXPECT_EQ(code(round.party.call(seat, "redo")), kNotNow);
  round.step();
  const auto hash = round.party.match().journal()->table().hash();
  round.party.call(seat, "undo", {{"to", 0}});
  EXPECT_EQ(round.party.guests[seat]->last("play")->at("redo"),
            (json::object{{"seat", seat}, {"to", 1}}));
  EXPECT_FALSE(round.party.guests[other]->last("play")->contains("redo"));
  EXPECT_EQ(code(round.party.call(other, "redo")), kNotNow) << "only who took it back";
  round.box.reopen();
  EXPECT_EQ(round.party.call(seat, "redo").at("seq"), 3);
  EXPECT_EQ(round.party.match().journal()->table().hash(), hash);
  EXPECT_EQ(code(round.party.call(seat, "redo")), kNotNow);
  round.party.call(seat, "undo", {{"to", 0}});
  round.step();
  EXPECT_EQ(code(round.party.call(seat, "redo")), kNotNow);
}

TEST(UndoTest, the_log_has_a_line_for_going_back_and_for_letting_stand) {
  Round round;
  const std::size_t seat = round.party.decider();
  round.step();
  round.party.call(seat, "undo", {{"to", 0}});
  const json::value undone = round.party.guests[(seat + 1) % 3]->notes.back().at("params");
  EXPECT_EQ(text(undone.at("undone"), "sentence"),
            fmt::format("{{seat:{}|You take|{{name}} takes}} the last step back.", seat));
  round.party.call(seat, "redo");
  const json::value redone = round.party.guests[(seat + 1) % 3]->notes.back().at("params");
  EXPECT_TRUE(redone.at("undone").at("redo").as_bool());
  EXPECT_EQ(redone.at("undone").at("to"), 1);
  for (int again = 0; again < 2; ++again) {
    const json::value lines =
        round.box.call(round.box.guest(), "watch", {{"table", round.party.table}})
            .at("log")
            .at("lines");
    ASSERT_EQ(lines.as_array().size(), 4U);
    EXPECT_FALSE(lines.at(1).at("undone").as_bool()) << "it stands again";
    EXPECT_EQ(text(lines.at(2), "back"), "undo");
    EXPECT_EQ(lines.at(2).at("count"), 0);
    EXPECT_EQ(text(lines.at(3), "back"), "redo");
    EXPECT_EQ(lines.at(3).at("count"), 1);
    EXPECT_EQ(lines.at(3).at("sentences").at(0), redone.at("undone").at("sentence"));
    round.box.reopen();
  }
}

TEST(UndoTest, what_was_drawn_is_known_before_anybody_asks) {
  Round round;
  const std::size_t seat = round.play_to_a_draw();
  const std::string key = std::to_string(seat);
  EXPECT_EQ(round.party.guests[seat]->last("play")->at("undo").at(key).at("plain_to"),
            round.line());
}

TEST(HintsTest, the_host_switches_them_off_and_on) {
  Round round;
  const std::size_t seat = round.party.decider();
  EXPECT_TRUE(round.party.guests[0]->last("info")->at("hints").as_bool());
  EXPECT_NE(code(round.party.call(1, "hints", {{"on", false}})), 0) << "only the host";
  EXPECT_EQ(code(round.party.host_call("hints", {{"on", false}})), 0);
  EXPECT_FALSE(round.party.guests[1]->last("info")->at("hints").as_bool());
  round.box.reopen();
  const json::value refused = round.party.call(seat, "hint");
  EXPECT_EQ(code(refused), kNotNow);
  EXPECT_EQ(text(refused.at("error"), "message"), "The host has switched hints off at this table.");
  EXPECT_EQ(code(round.party.host_call("hints", {{"on", true}})), 0);
  EXPECT_EQ(code(round.party.call(seat, "hint")), 0);
}

TEST(UndoTest, a_new_action_ends_the_question) {
  Round round;
  const std::size_t asker = round.play_past_a_turn();
  round.party.call(asker, "undo", {{"to", 0}});
  round.step();
  EXPECT_FALSE(round.party.match().row().undo);
  EXPECT_FALSE(round.party.guests[0]->last("info")->contains("undo_request"));
}

TEST(UndoTest, bots_agree_and_seats_on_one_browser_need_not_be_asked) {
  Round round;
  const std::size_t asker = round.play_on_without_a_draw();
  const std::size_t before = round.line();
  const std::size_t second = (asker + 1) % 3;
  round.party.host_call("pace", {{"ms", 5000}});
  round.party.host_call("seat_bot", {{"seat", (asker + 2) % 3}, {"bot", "random"}});
  round.hold({asker, second});
  EXPECT_TRUE(round.party.call(asker, "undo", {{"to", before - 2}}).as_object().contains("seq"));
  EXPECT_EQ(round.line(), before - 2);
}

TEST(UndoTest, who_holds_all_seats_need_not_agree_with_themself) {
  Round round;
  const std::size_t asker = round.play_on_without_a_draw();
  const std::size_t before = round.line();
  round.hold({asker, (asker + 1) % 3, (asker + 2) % 3});
  EXPECT_TRUE(round.party.call(asker, "undo", {{"to", before - 2}}).as_object().contains("seq"));
  EXPECT_EQ(round.line(), before - 2);
  EXPECT_FALSE(round.party.match().row().undo);
}

TEST(UndoTest, several_seats_in_the_same_hands_are_one_person_alone) {
  Round round;
  const std::size_t seat = round.play_to_a_draw();
  const std::size_t drawn = round.line();
  round.hold({seat, (seat + 1) % 3, (seat + 2) % 3});
  EXPECT_EQ(code(round.party.call(seat, "undo", {{"to", drawn - 1}})), kNotNow);
  EXPECT_EQ(round.line(), drawn);
}

TEST(UndoTest, who_holds_several_seats_agrees_once_for_all_of_them) {
  Round round;
  const std::size_t asker = round.play_past_a_turn();
  const std::size_t second = (asker + 1) % 3;
  round.hold({second, (asker + 2) % 3});
  EXPECT_TRUE(round.party.call(asker, "undo", {{"to", 0}}).at("asked").as_bool());
  EXPECT_EQ(code(round.party.call(second, "consent", {{"yes", true}})), 0);
  EXPECT_EQ(round.line(), 0U);
}

TEST(UndoTest, with_somebody_else_there_they_alone_are_asked) {
  Round round;
  const std::size_t asker = round.play_past_a_turn();
  const std::size_t third = (asker + 2) % 3;
  round.hold({asker, (asker + 1) % 3});
  EXPECT_TRUE(round.party.call(asker, "undo", {{"to", 0}}).at("asked").as_bool());
  EXPECT_EQ(round.party.match().asked(), SeatSet(Seat{static_cast<std::uint8_t>(third)}));
  EXPECT_EQ(code(round.party.call(third, "consent", {{"yes", true}})), 0);
  EXPECT_EQ(round.line(), 0U);
}

TEST(UndoTest, one_person_alone_goes_back_past_what_a_bot_did) {
  Round round;
  const std::size_t seat = round.play_on_without_a_draw();
  const std::size_t before = round.line();
  round.leave_alone(seat);
  EXPECT_TRUE(round.party.call(seat, "undo", {{"to", before - 2}}).as_object().contains("seq"));
  EXPECT_EQ(round.line(), before - 2);
}

TEST(UndoTest, one_person_alone_does_not_go_back_past_a_draw) {
  Round round;
  const std::size_t seat = round.play_to_a_draw();
  const std::size_t drawn = round.line();
  round.leave_alone(seat);
  const json::value refused = round.party.call(seat, "undo", {{"to", drawn - 1}});
  EXPECT_EQ(code(refused), kNotNow);
  EXPECT_NE(text(refused.at("error"), "message").find("practice"), std::string::npos);
  EXPECT_EQ(round.line(), drawn);
}

TEST(UndoTest, SU5_alone_at_a_table_nobody_takes_back_a_turned_card) {
  Box box;
  Party party{box, "sustain", 1};
  const Journal& journal = *party.match().journal();
  do ASSERT_EQ(code(party.play(0, party.allowed(0))), 0);
  while (journal.entries().back().draws.empty());
  const std::size_t turned = journal.line().size();
  EXPECT_EQ(code(party.call(0, "undo", {{"to", turned - 1}})), kNotNow);
  EXPECT_EQ(journal.line().size(), turned);
}

TEST(UndoTest, at_a_table_for_practice_bots_agree_to_anything) {
  Round round;
  const std::size_t seat = round.play_to_a_draw();
  const std::size_t drawn = round.line();
  round.leave_alone(seat);
  const auto made = round.box.hall->create(*round.party.match().game(), "AAAAAA",
                                           {.seats = 3, .purpose = Purpose::kPractice});
  ASSERT_TRUE(made);
  EXPECT_EQ((*made)->match().row().purpose, Purpose::kPractice);
  // The same question at a table that is the same but for its purpose.
  StoredTable stored = **round.box.store->load(round.party.table);
  stored.row.purpose = Purpose::kPractice;
  Match match = Match::restore(round.party.match().game(), stored);
  const Seat asker{static_cast<std::uint8_t>(seat)};
  Changes changes;
  const auto undone = match.undo(asker, drawn - 1, SeatSet(asker), 0, changes);
  ASSERT_TRUE(undone) << undone.error().message;
  EXPECT_TRUE(undone->done);
}

TEST(UndoTest, several_people_may_agree_to_go_back_past_a_draw) {
  Round round;
  const std::size_t seat = round.play_to_a_draw();
  const std::size_t drawn = round.line();
  const std::size_t friend_of_seat = (seat + 1) % 3;
  round.party.host_call("pace", {{"ms", 5000}});
  round.party.host_call("seat_bot", {{"seat", (seat + 2) % 3}, {"bot", "random"}});
  EXPECT_TRUE(round.party.call(seat, "undo", {{"to", drawn - 1}}).at("asked").as_bool());
  round.party.call(friend_of_seat, "consent", {{"yes", true}});
  EXPECT_EQ(round.line(), drawn - 1);
}

TEST(UndoTest, nothing_is_erased_and_the_same_draw_comes_again) {
  Round round;
  round.play_past_a_turn();
  const auto before = round.party.match().journal()->table().hash();
  const std::size_t entries = round.party.seq();
  std::vector<std::string> texts;
  for (const auto& line : round.party.match().history().lines()) texts.push_back(line.text);
  round.party.call(0, "undo", {{"to", 0}});
  for (std::size_t seat = 1; seat < 3; ++seat) round.party.call(seat, "consent", {{"yes", true}});
  EXPECT_EQ(round.party.seq(), entries + 1);
  for (std::size_t i = 1; i < texts.size(); ++i) {
    ASSERT_EQ(code(round.party.play(round.party.decider(), texts[i])), 0) << texts[i];
  }
  EXPECT_EQ(round.party.match().journal()->table().hash(), before);
}

}  // namespace
}  // namespace citybox::server

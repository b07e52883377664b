// Seats that saw secrets, and the host's place: what all at the table hear of who gives and takes
// them.

#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

// The last note that was told by itself; empty where there was none.
std::string noted(const Guest& guest) {
  for (const json::object& one : guest.notes | std::views::reverse) {
    const json::object& params = one.at("params").as_object();
    if (!params.contains("line")) continue;
    return params.at("line").at("note").as_bool() ? text(params.at("line"), "text") : "";
  }
  return "";
}

TEST(NotesTest, who_stands_up_in_a_game_leaves_the_seat_to_a_bot) {
  Box box;
  Party party(box, "plots", 3);
  EXPECT_EQ(code(party.call(1, "stand")), 0);
  EXPECT_EQ(party.match().kind(Seat{1}), SeatKind::kBot);
  const json::value seat = party.guests[0]->last("info")->at("seats").at(1);
  EXPECT_EQ(seat.at("name"), "Bo") << "the bot's own name";
  EXPECT_FALSE(seat.at("held").as_bool());
  EXPECT_EQ(
      code(box.call(box.guest(), "sit", {{"table", party.table}, {"seat", 1}, {"name", "X"}})),
      kNotNow)
      << "a passer-by would see what Ben saw";
}

TEST(NotesTest, before_the_game_who_stands_up_leaves_the_seat_open) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_EQ(code(party.call(1, "stand")), 0);
  EXPECT_EQ(party.match().kind(Seat{1}), SeatKind::kOpen);
  EXPECT_EQ(
      code(box.call(box.guest(), "sit", {{"table", party.table}, {"seat", 1}, {"name", "X"}})), 0);
  EXPECT_EQ(noted(*party.guests[0]), "") << "there is nothing to see yet";
}

TEST(NotesTest, after_the_end_which_may_be_taken_back_no_seat_is_had_unseen) {
  Box box;
  Party party(box, "plots", 3);
  while (party.match().phase() == Phase::kPlaying) {
    const std::size_t seat = party.decider();
    party.play(seat, party.allowed(seat));
  }
  const auto sit = [&](int seat) {
    return code(
        box.call(box.guest(), "sit", {{"table", party.table}, {"seat", seat}, {"name", "X"}}));
  };
  EXPECT_EQ(code(party.call(1, "stand")), 0);
  EXPECT_EQ(party.match().kind(Seat{1}), SeatKind::kBot);
  EXPECT_EQ(sit(1), kNotNow);
  EXPECT_EQ(code(party.host_call("free_seat", {{"seat", 1}})), 0);
  EXPECT_EQ(noted(*party.guests[0]), "The host opened seat 2.");
  EXPECT_EQ(sit(1), kNotNow) << "not before the game goes on";
  box.reopen();
  EXPECT_EQ(sit(1), kNotNow);
  const std::string path = text(party.host_call("return_link", {{"seat", 2}}), "path");
  box.call(box.guest(), "claim",
           {{"table", party.table}, {"claim", path.substr(path.find("#claim=") + 7)}});
  const json::value chat = party.call(0, "watch", {{"tokens", {party.tokens[0]}}}).at("chat");
  EXPECT_EQ(text(chat.as_array().back(), "text"),
            "A link from the host was used to take the seat of Cleo.");
}

TEST(NotesTest, all_hear_when_the_host_opens_a_seat_and_when_somebody_sits_down_there) {
  Box box;
  Party party(box, "plots", 3);
  EXPECT_EQ(code(party.host_call("free_seat", {{"seat", 1}})), 0);
  for (const auto& guest : party.guests) {
    EXPECT_EQ(noted(*guest), "The host opened the seat of Ben.") << "Ben, too";
  }
  EXPECT_EQ(
      code(box.call(box.guest(), "sit", {{"table", party.table}, {"seat", 1}, {"name", "E{}"}})),
      0);
  EXPECT_EQ(noted(*party.guests[2]), "E() sat down on seat 2 while the game is on.");
  EXPECT_EQ(noted(*party.guests[1]), "The host opened the seat of Ben.") << "he has left";
  box.reopen();
  const json::value chat = party.call(0, "watch", {{"tokens", {party.tokens[0]}}}).at("chat");
  EXPECT_EQ(chat.as_array().size(), 2U);
  EXPECT_TRUE(chat.at(1).at("note").as_bool());
}

TEST(NotesTest, a_seat_that_a_bot_plays_is_opened_for_all_to_know) {
  Box box;
  Party party(box, "plots", 3);
  party.call(1, "stand");
  EXPECT_EQ(code(party.host_call("seat_bot", {{"seat", 1}, {"bot", ""}})), 0);
  EXPECT_EQ(party.match().kind(Seat{1}), SeatKind::kOpen);
  EXPECT_EQ(noted(*party.guests[2]), "The host opened seat 2.");
}

TEST(NotesTest, all_hear_when_the_host_takes_a_seat_by_a_link_but_not_when_its_holder_moves) {
  Box box;
  Party party(box, "plots", 2);
  const auto claim = [&](const json::value& link) {
    const std::string path = text(link, "path");
    const json::value claimed =
        box.call(box.guest(), "claim",
                 {{"table", party.table}, {"claim", path.substr(path.find("#claim=") + 7)}});
    party.tokens[1] = text(claimed, "token");
    return code(claimed);
  };
  EXPECT_EQ(claim(party.call(1, "move_link")), 0);
  box.call(party.guests[1], "watch", {{"table", party.table}, {"tokens", {party.tokens[1]}}});
  EXPECT_EQ(noted(*party.guests[0]), "");
  EXPECT_EQ(claim(party.host_call("return_link", {{"seat", 1}})), 0);
  EXPECT_EQ(noted(*party.guests[0]), "A link from the host was used to take the seat of Ben.");
  EXPECT_EQ(noted(*party.guests[1]), noted(*party.guests[0])) << "who sat there hears it, too";
}

TEST(NotesTest, all_hear_when_the_host_puts_a_bot_on_the_seat_of_another_or_hands_the_table_on) {
  Box box;
  Party party(box, "plots", 2);
  party.host_call("seat_bot", {{"seat", 0}, {"bot", "random"}});
  EXPECT_EQ(noted(*party.guests[1]), "") << "the host's browser holds seat 0";
  party.host_call("seat_bot", {{"seat", 1}, {"bot", "random"}});
  EXPECT_EQ(noted(*party.guests[1]), "The host put a bot on the seat of Ben.");
  party.host_call("seat_bot", {{"seat", 1}, {"bot", ""}});
  EXPECT_EQ(noted(*party.guests[1]), "The host took the bot off the seat of Ben.");
  party.host_call("pass_host", {{"seat", 1}});
  EXPECT_EQ(noted(*party.guests[0]), "The host handed the table on to Ben.");
}

TEST(NotesTest, chat_does_not_drive_notes_away) {
  Box box;
  box.config.limits.chat_lines = 5;
  Party party(box, "plots", 3);
  party.host_call("free_seat", {{"seat", 2}});
  for (int i = 0; i < 20; ++i) party.call(0, "chat", {{"text", "Hello?"}});
  const auto notes = [&] {
    const json::value chat = party.call(0, "watch", {{"tokens", {party.tokens[0]}}}).at("chat");
    EXPECT_EQ(chat.as_array().size(), 6U);
    return text(chat.at(0), "text");
  };
  EXPECT_EQ(notes(), "The host opened the seat of Cleo.");
  box.reopen();
  EXPECT_EQ(notes(), "The host opened the seat of Cleo.");
}

TEST(NotesTest, a_host_cannot_fill_the_disk_with_notes) {
  Box box;
  Party party(box, "plots", 2);
  int refused = 0;
  for (int i = 0; i < 1001 && refused == 0; ++i) {
    refused = code(party.host_call("seat_bot", {{"seat", 1}, {"bot", i % 2 == 0 ? "random" : ""}}));
  }
  EXPECT_EQ(refused, kLimit);
  EXPECT_EQ(party.match().chat().size(), 1000U);
}

// The host has a browser of its own.
struct Hosted {
  Hosted() { come(); }
  void come() {
    host = box.guest();
    box.call(host, "watch", {{"table", party.table}, {"tokens", {party.host}}});
  }
  bool away(std::size_t seat) {
    return party.guests[seat]->last("info")->at("host_away").as_bool();
  }

  Box box;
  Party party{box, "plots", 2};
  std::shared_ptr<Guest> host;
};

TEST(HostTest, a_paused_table_goes_on_without_its_host) {
  Hosted at;
  at.party.host_call("pause", {{"on", true}});
  EXPECT_EQ(code(at.party.call(1, "take_host")), kNotNow);
  at.box.api->closed(at.host);
  at.box.loop.advance(std::chrono::seconds(119));
  EXPECT_EQ(code(at.party.call(1, "take_host")), kNotNow);
  EXPECT_FALSE(at.away(0));
  at.box.loop.advance(std::chrono::seconds(1));
  EXPECT_TRUE(at.away(0)) << "it is told by itself";
  EXPECT_EQ(code(at.box.call(at.box.guest(), "take_host",
                             {{"table", at.party.table}, {"token", "wrong"}})),
            kNotAllowed);
  EXPECT_EQ(code(at.party.call(1, "take_host")), 0);
  EXPECT_EQ(noted(*at.party.guests[0]), "Ben is host now: the host had been away.");
  EXPECT_FALSE(at.away(0));
  EXPECT_EQ(code(at.party.host_call("pause", {{"on", false}})), kNotAllowed);
  EXPECT_EQ(code(at.party.call(1, "pause", {{"on", false}})), 0);
  EXPECT_EQ(at.party.match().phase(), Phase::kPlaying);
}

TEST(HostTest, one_who_comes_back_in_time_stays_host) {
  Hosted at;
  at.box.api->closed(at.host);
  at.box.loop.advance(std::chrono::seconds(100));
  at.come();
  at.box.api->closed(at.host);
  at.box.loop.advance(std::chrono::seconds(100));
  EXPECT_EQ(code(at.party.call(1, "take_host")), kNotNow);
  EXPECT_FALSE(at.away(0));
  at.box.loop.advance(std::chrono::seconds(20));
  EXPECT_TRUE(at.away(0));
  at.come();
  EXPECT_FALSE(at.away(0)) << "the host is back";
  EXPECT_EQ(code(at.party.call(1, "take_host")), kNotNow);
}

TEST(HostTest, after_a_restart_the_time_is_counted_anew) {
  Hosted at;
  at.box.api->closed(at.host);
  at.box.loop.advance(std::chrono::minutes(3));
  at.box.reopen();
  const auto ben = at.box.guest();
  at.box.call(ben, "watch", {{"table", at.party.table}, {"tokens", {at.party.tokens[1]}}});
  EXPECT_EQ(code(at.party.call(1, "take_host")), kNotNow);
  at.box.loop.advance(std::chrono::minutes(2));
  EXPECT_TRUE(ben->last("info")->at("host_away").as_bool());
  EXPECT_EQ(code(at.party.call(1, "take_host")), 0);
}

}  // namespace
}  // namespace citybox::server

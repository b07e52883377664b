#include <gtest/gtest.h>

#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

TEST(SeatsTest, a_taken_seat_cannot_be_taken) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_EQ(
      code(box.call(box.guest(), "sit", {{"table", party.table}, {"seat", 0}, {"name", "X"}})),
      kNotNow);
}

TEST(SeatsTest, names_are_trimmed_and_checked) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_EQ(code(party.call(0, "rename", {{"name", "  Zoë  "}})), 0);
  EXPECT_EQ(party.match().seats()[0].name, "Zoë");
  for (const char* bad :
       {"", "   ", "a\tb", "a\nb", "\xE2\x80\xAEhidden", "1234567890123456789012345"}) {
    EXPECT_EQ(code(party.call(0, "rename", {{"name", bad}})), kInvalidParams) << bad;
  }
  EXPECT_EQ(party.match().seats()[0].name, "Zoë");
}

TEST(SeatsTest, only_the_host_may_start_pause_free_and_seat_bots) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_EQ(code(party.call(0, "start")), kNotAllowed);
  EXPECT_EQ(code(party.call(0, "pause", {{"on", true}})), kNotAllowed);
  EXPECT_EQ(code(party.call(0, "free_seat", {{"seat", 1}})), kNotAllowed);
  EXPECT_EQ(code(party.call(0, "seat_bot", {{"seat", 1}, {"bot", "random"}})), kNotAllowed);
  EXPECT_EQ(code(party.call(0, "configure", {{"seats", 3}})), kNotAllowed);
  EXPECT_EQ(code(party.call(0, "return_link", {{"seat", 1}})), kNotAllowed);
}

TEST(SeatsTest, the_host_is_handed_on_with_all_rights) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_EQ(code(party.host_call("pass_host", {{"seat", 1}})), 0);
  EXPECT_EQ(code(party.host_call("start")), kNotAllowed);
  EXPECT_TRUE(party.guests[1]->last("info")->at("you").at("host").as_bool());
  EXPECT_EQ(party.guests[0]->last("info")->at("host"), 1);
  EXPECT_EQ(code(party.call(1, "stand")), kNotNow);
  box.reopen();
  EXPECT_EQ(code(party.call(1, "start")), 0);
}

TEST(SeatsTest, a_bot_looks_after_a_seat_and_gives_it_back) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_EQ(code(party.host_call("seat_bot", {{"seat", 0}, {"bot", "random"}})), 0);
  const json::value seat = party.guests[1]->last("info")->at("seats").at(0);
  EXPECT_EQ(seat.at("kind"), "bot");
  EXPECT_EQ(seat.at("name"), "Ann");
  EXPECT_TRUE(seat.at("held").as_bool());
  EXPECT_EQ(code(party.play(0, "bid 1")), kNotNow);
  EXPECT_EQ(code(party.call(0, "seat_bot", {{"seat", 0}, {"bot", nullptr}})), 0);
  EXPECT_EQ(code(party.play(0, "bid 1")), 0);
}

TEST(SeatsTest, for_one_who_stays_away_anybody_at_the_table_may_let_a_bot_play) {
  Box box;
  Party party(box, "plots", 3);
  const auto bot = [&] { return party.call(1, "seat_bot", {{"seat", 0}, {"bot", "random"}}); };
  const auto seat = [&] { return party.guests[1]->last("info")->at("seats").at(0); };
  box.api->closed(party.guests[0]);
  EXPECT_FALSE(seat().at("online").as_bool());
  EXPECT_EQ(code(bot()), kNotAllowed) << "they may be back at once";
  box.loop.advance(std::chrono::minutes(2));
  EXPECT_TRUE(seat().at("away").as_bool()) << "it is told by itself";
  EXPECT_EQ(code(party.call(1, "seat_bot", {{"seat", 2}, {"bot", "random"}})), kNotAllowed);
  EXPECT_EQ(code(bot()), 0);
  EXPECT_EQ(seat().at("kind"), "bot");
  EXPECT_EQ(party.match().chat().back().text, "A bot plays on for Ann, who has been away.");
  // Who comes back plays on.
  party.guests[0] = box.guest();
  box.call(party.guests[0], "watch", {{"table", party.table}, {"tokens", {party.tokens[0]}}});
  EXPECT_EQ(code(party.call(0, "seat_bot", {{"seat", 0}, {"bot", nullptr}})), 0);
  EXPECT_EQ(seat().at("kind"), "person");
  EXPECT_FALSE(seat().at("away").as_bool());
  EXPECT_EQ(code(bot()), kNotAllowed);
}

// Two people share the browser of the first.
struct Screen {
  explicit Screen(std::string_view game, int seats = 2) : party(box, game, seats) {
    box.api->closed(party.guests[1]);
    party.guests[1] = party.guests[0];
  }
  json::value look(json::array seats) {
    return box.call(party.guests[0], "watch",
                    {{"table", party.table},
                     {"tokens", {party.tokens[0], party.tokens[1]}},
                     {"look", std::move(seats)}});
  }
  Box box;
  Party party;
};

TEST(SeatsTest, who_shares_a_screen_is_here_and_looks_only_when_the_others_do_not) {
  Screen at("plots");
  const json::value nobody = at.look({});
  EXPECT_TRUE(nobody.at("info").at("seats").at(1).at("online").as_bool());
  EXPECT_EQ(nobody.at("info").at("you").at("seats"), json::array());
  EXPECT_EQ(nobody.at("info").at("you").at("held"), (json::array{0, 1}));
  EXPECT_EQ(nobody.at("play").at("secret"), (json::array{0, 1})) << "bids are secret";
  EXPECT_EQ(nobody.at("play").at("legal").at("0"), json::array());
  const json::value ann = at.look({0});
  EXPECT_FALSE(ann.at("play").at("legal").at("0").as_array().empty());
  EXPECT_EQ(ann.at("play").at("secret"), (json::array{1}));
  at.party.play(0, "bid 3");
  const json::value ben = at.look({1});
  EXPECT_EQ(ben.at("play").at("hidden"), (json::array{0}));
  EXPECT_EQ(json::serialize(ben.at("log")).find("bid"), std::string::npos) << ben.at("log");
}

TEST(SeatsTest, what_all_may_see_is_chosen_with_all_looking_on) {
  Screen at("broken-cities", 3);
  while (at.party.decider() == 2) at.party.play(2, "end");
  const json::value play = at.look({}).at("play");
  const std::string seat = std::to_string(at.party.decider());
  EXPECT_EQ(play.at("secret"), json::array());
  EXPECT_FALSE(play.at("legal").at(seat).as_array().empty());
}

TEST(SeatsTest, what_would_tell_a_secret_is_not_among_the_choices_while_all_look_on) {
  Screen at("build-back");
  EXPECT_EQ(at.look({}).at("play").at("secret"), (json::array{0, 1})) << "Leaders are secret";
  const Table& table = at.party.match().journal()->table();
  const auto leaders = [&](std::size_t seat) {
    while (table.deciders().contains(Seat{static_cast<std::uint8_t>(seat)}) &&
           at.party.allowed(seat).starts_with("leader")) {
      at.party.play(seat, at.party.allowed(seat));
    }
    at.party.play(seat, "ready");
  };
  leaders(0);
  leaders(1);
  const json::value play = at.look({}).at("play");
  EXPECT_EQ(play.at("secret"), json::array());
  EXPECT_EQ(play.at("hidden"), (json::array{0, 1})) << "each has an objective";
  const std::string seat = std::to_string(at.party.decider());
  EXPECT_FALSE(play.at("legal").at(seat).as_array().empty());
}

TEST(SeatsTest, bots_have_names_by_their_seats_and_are_characters_in_words) {
  Box box;
  Party party(box, "city-roots", 2);
  party.call(1, "stand");
  const auto seat = [&] { return party.guests[0]->last("info")->at("seats").at(1); };
  EXPECT_EQ(seat().at("name"), "Bo");
  party.host_call("seat_bot", {{"seat", 1}, {"bot", "greedy:patient"}});
  EXPECT_EQ(seat().at("name"), "Bo");
  const std::string character = text(seat(), "character");
  EXPECT_TRUE(character.empty() || character.starts_with("a ")) << character;
  EXPECT_EQ(character.find(':'), std::string::npos) << character;
}

TEST(SeatsTest, a_bot_that_does_not_exist_is_refused) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_EQ(code(party.host_call("seat_bot", {{"seat", 0}, {"bot", "genius"}})), kInvalidParams);
}

TEST(SeatsTest, a_claim_moves_the_seat_once_and_the_old_token_ends_at_once) {
  Box box;
  Party party(box, "plots", 2);
  const std::string path = text(party.call(0, "move_link"), "path");
  const std::string claim = path.substr(path.find("#claim=") + 7);
  box.reopen();  // links survive a restart
  const auto phone = box.guest();
  box.call(party.guests[0], "watch", {{"table", party.table}, {"tokens", {party.tokens[0]}}});
  const json::value claimed = box.call(phone, "claim", {{"table", party.table}, {"claim", claim}});
  EXPECT_EQ(claimed.at("seat"), 0);
  EXPECT_EQ(code(party.play(0, "bid 1")), kNotAllowed);
  EXPECT_TRUE(party.guests[0]->last("info")->at("you").at("seats").as_array().empty());
  EXPECT_TRUE(party.guests[0]->last("play")->at("legal").as_object().empty());
  EXPECT_EQ(code(box.call(phone, "claim", {{"table", party.table}, {"claim", claim}})),
            kNotAllowed);
  party.tokens[0] = text(claimed, "token");
  EXPECT_EQ(code(party.play(0, "bid 1")), 0);
}

TEST(SeatsTest, a_fifth_link_to_a_seat_replaces_its_first_and_no_other_seats) {
  Box box;
  Party party(box, "plots", 2);
  const auto link = [&](std::size_t seat) {
    box.loop.advance(std::chrono::seconds(1));
    const std::string path = text(party.call(seat, "move_link"), "path");
    return path.substr(std::min(path.size(), path.find("#claim=") + 7));
  };
  const auto claim = [&](const std::string& which) {
    return code(box.call(box.guest(), "claim", {{"table", party.table}, {"claim", which}}));
  };
  const std::string other = link(1);
  const std::string first = link(0);
  const std::string second = link(0);
  for (int i = 0; i < 3; ++i) link(0);
  for (int i = 0; i < 40; ++i) EXPECT_FALSE(link(1).empty()) << "one seat does not use up all";
  box.reopen();
  EXPECT_EQ(claim(first), kNotAllowed);
  EXPECT_EQ(claim(other), kNotAllowed);
  EXPECT_EQ(claim(second), 0);
}

TEST(SeatsTest, a_connection_is_known_once_it_showed_a_valid_token) {
  Box box;
  Party party(box, "plots", 2);
  const auto guest = box.guest();
  box.call(guest, "watch", {{"table", party.table}, {"tokens", {"wrong"}}});
  EXPECT_FALSE(guest->known);
  box.call(guest, "watch", {{"table", party.table}, {"tokens", {party.tokens[0]}}});
  EXPECT_TRUE(guest->known);
}

TEST(SeatsTest, a_claim_is_too_old_after_an_hour) {
  Box box;
  Party party(box, "plots", 2);
  const std::string path = text(party.host_call("return_link", {{"seat", 1}}), "path");
  const std::string claim = path.substr(path.find("#claim=") + 7);
  box.loop.advance(std::chrono::minutes(61));
  EXPECT_EQ(code(box.call(box.guest(), "claim", {{"table", party.table}, {"claim", claim}})),
            kNotAllowed);
}

TEST(SeatsTest, a_freed_seat_loses_its_token_and_its_eyes) {
  Box box;
  Party party(box, "plots", 2);
  EXPECT_EQ(code(party.host_call("free_seat", {{"seat", 1}})), 0);
  EXPECT_EQ(code(party.play(1, "bid 1")), kNotAllowed);
  EXPECT_TRUE(party.guests[1]->last("info")->at("you").at("seats").as_array().empty());
}

TEST(SeatsTest, watch_names_the_tokens_that_are_not_valid) {
  Box box;
  Party party(box, "plots", 2);
  const json::value seen = box.call(
      box.guest(), "watch", {{"table", party.table}, {"tokens", {"x", party.tokens[1], "y"}}});
  EXPECT_EQ(seen.at("dropped"), (json::array{0, 2}));
  EXPECT_EQ(seen.at("info").at("you").at("seats"), (json::array{1}));
}

TEST(SeatsTest, seats_say_who_is_there) {
  Box box;
  Party party(box, "plots", 2);
  box.api->closed(party.guests[1]);
  EXPECT_FALSE(party.guests[0]->last("info")->at("seats").at(1).at("online").as_bool());
  EXPECT_TRUE(party.guests[0]->last("info")->at("seats").at(0).at("online").as_bool());
}

TEST(SeatsTest, mine_lists_tables_and_those_that_are_gone) {
  Box box;
  Party party(box, "plots", 2);
  const json::value mine =
      box.call(box.guest(), "mine",
               {{"tables",
                 {json::object{{"table", party.table}, {"tokens", {party.tokens[0]}}},
                  json::object{{"table", "QQQQQQ"}, {"tokens", json::array()}}}}});
  EXPECT_TRUE(mine.at(0).at("your_turn").as_bool());
  EXPECT_TRUE(mine.at(1).at("gone").as_bool());
}

TEST(SeatsTest, options_change_before_the_start_only) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_EQ(
      code(party.host_call("configure", {{"seats", 3}, {"options", {{"unclaimed", "carried"}}}})),
      0);
  EXPECT_EQ(party.match().row().options.at("unclaimed"), "carried");
  EXPECT_EQ(code(party.host_call("configure", {{"seats", 9}})), kInvalidParams);
  EXPECT_EQ(code(party.host_call("configure", {{"options", {{"unclaimed", "eaten"}}}})),
            kInvalidParams);
  box.reopen();
  EXPECT_EQ(party.match().seats().size(), 3U);
  EXPECT_EQ(code(party.host_call("start")), 0);
  EXPECT_EQ(party.match().kind(Seat{2}), SeatKind::kBot);
  EXPECT_EQ(code(party.host_call("configure", {{"seats", 2}})), kNotNow);
}

TEST(SeatsTest, a_table_that_is_not_there_is_said_to_be_so) {
  Box box;
  EXPECT_EQ(code(box.call(box.guest(), "watch", {{"table", "QQQQQQ"}})), kNoSuchTable);
  EXPECT_EQ(code(box.call(box.guest(), "watch", {{"table", "../../x"}})), kNoSuchTable);
}

TEST(SeatsTest, tables_an_hour_from_one_address_are_limited) {
  Box box;
  box.config.limits.tables_per_hour = 3;
  box.reopen();
  const auto guest = box.guest();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(code(box.call(guest, "create", {{"game", "plots"}})), 0);
  EXPECT_EQ(code(box.call(guest, "create", {{"game", "plots"}})), kLimit);
  box.loop.advance(std::chrono::minutes(21));
  EXPECT_EQ(code(box.call(guest, "create", {{"game", "plots"}})), 0);
}

TEST(SeatsTest, chat_is_limited_in_length_and_rate_and_survives) {
  Box box;
  box.config.limits.chats_per_second = 0.5;
  box.config.limits.chats_at_once = 2;
  box.reopen();
  Party party(box, "plots", 2);
  EXPECT_EQ(code(party.call(0, "chat", {{"text", std::string(501, 'x')}})), kLimit);
  EXPECT_EQ(code(party.call(0, "chat", {{"text", "One"}})), 0);
  EXPECT_EQ(code(party.call(0, "chat", {{"text", "Two"}})), 0);
  EXPECT_EQ(code(party.call(0, "chat", {{"text", "Three"}})), kLimit);
  EXPECT_EQ(
      code(box.call(box.guest(), "chat", {{"table", party.table}, {"token", "no"}, {"text", "x"}})),
      kNotAllowed);
  EXPECT_EQ(party.guests[1]->notes.back().at("params").at("line").at("text"), "Two");
  box.reopen();
  const json::value seen =
      box.call(box.guest(), "watch", {{"table", party.table}, {"tokens", {party.tokens[1]}}});
  EXPECT_EQ(seen.at("chat").as_array().size(), 2U);
}

TEST(SeatsTest, a_name_that_nobody_can_see_or_read_is_refused) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  for (const char* bad : {"\u200B", "\u3164", "\uFFA0", "\u115F\u1160", "\u2800\u2800", "\u00AD",
                          "\uFE0F", "\U000E0041", "\u0301", "\u00A0\u2003", "\uE000", "A\U000F0000",
                          "Z\u0301\u0301\u0301\u0301"}) {
    const json::value answer = party.call(0, "rename", {{"name", bad}});
    EXPECT_EQ(code(answer), kInvalidParams) << bad;
    EXPECT_EQ(
        code(box.call(box.guest(), "sit", {{"table", party.table}, {"seat", 0}, {"name", bad}})),
        kInvalidParams);
  }
  EXPECT_EQ(text(party.call(0, "rename", {{"name", "\u200B"}}).at("error"), "message"),
            "name: choose a name that others can see and read.");
  for (const char* good :
       {"\u00C5sa", "\u674E\u96F7", "Z\u0301\u0301\u0301", "\U0001F9D1\u200D\U0001F33E",
        "\u0646\u0650\u0639\u0652\u0645\u064E\u0629", "Ghost", "Hostess"}) {
    EXPECT_EQ(code(party.call(0, "rename", {{"name", good}})), 0) << good;
  }
}

TEST(SeatsTest, nobody_is_called_host) {
  Box box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  for (const char* bad : {"Host", "host", "H O S T", "Ho\u200Bst", "HOST\u00AD", "H\u043Est",
                          "\uFF28\uFF4F\uFF53\uFF54", "H\u0301ost"}) {
    const json::value answer = party.call(0, "rename", {{"name", bad}});
    EXPECT_EQ(code(answer), kInvalidParams) << bad;
    EXPECT_EQ(text(answer.at("error"), "message"),
              "name: the host is called that; choose another name.");
  }
  party.host_call("chat", {{"text", "Welcome"}});
  EXPECT_EQ(party.match().chat().back().name, "Host");
}

}  // namespace
}  // namespace citybox::server

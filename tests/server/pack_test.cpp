// Tables with other numbers than the published ones.

#include <gtest/gtest.h>

#include <fstream>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

class PackedBox : public Box {
 public:
  PackedBox() {
    write("plots/brief",
          R"({"title": "Two rounds", "about": "For a short break.", "content": {"rounds": 2}})");
    reopen();
  }

  void write(const std::string& name, const std::string& pack) {
    const std::filesystem::path file = folder.path() / "packs" / (name + ".json");
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << pack;
  }

  json::value watch(const std::string& table) { return call(guest(), "watch", {{"table", table}}); }
};

json::value game_in(const json::value& hello, std::string_view id) {
  for (const json::value& game : hello.at("games").as_array()) {
    if (game.at("id") == json::value(id)) return game;
  }
  return nullptr;
}

TEST(PackTest, hello_lists_the_packs_of_each_game) {
  PackedBox box;
  box.write("city-roots/easy", R"({"house_limit": 8})");
  box.reopen();
  const json::value hello = box.call(box.guest(), "hello");
  const json::value packs = game_in(hello, "city-roots").at("packs");
  ASSERT_EQ(packs.as_array().size(), 1U);
  EXPECT_EQ(packs.at(0).at("name"), json::value("easy"));
  const json::value change = packs.at(0).at("changes").at(0);
  EXPECT_EQ(change.at("path"), json::value("house_limit"));
  EXPECT_EQ(change.at("from"), json::value(6));
  EXPECT_EQ(change.at("to"), json::value(8));
  EXPECT_NE(text(change, "fixed"), "");
  EXPECT_EQ(packs.at(0).at("more"), json::value(0));
  EXPECT_EQ(game_in(hello, "sustain").at("packs"), json::array());
}

TEST(PackTest, a_table_is_opened_with_a_pack_by_name) {
  PackedBox box;
  const json::value made =
      box.call(box.guest(), "create", {{"game", "plots"}, {"seats", 2}, {"pack", "brief"}});
  ASSERT_EQ(code(made), 0);
  const json::value pack = box.watch(text(made, "table")).at("info").at("pack");
  EXPECT_EQ(pack.at("title"), json::value("Two rounds"));
  ASSERT_EQ(pack.at("changes").as_array().size(), 1U);
  EXPECT_EQ(pack.at("changes").at(0).at("path"), json::value("rounds"));
  EXPECT_EQ(pack.at("changes").at(0).at("to"), json::value(2));
  const json::value none =
      box.call(box.guest(), "create", {{"game", "plots"}, {"pack", "nothing"}});
  EXPECT_EQ(code(none), kInvalidParams);
  EXPECT_NE(text(none.at("error"), "message").find("brief"), std::string::npos);
}

TEST(PackTest, its_numbers_are_played_with_and_outlive_the_pack) {
  PackedBox box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_FALSE(box.watch(party.table).at("info").as_object().contains("pack"));
  EXPECT_EQ(code(party.host_call("configure", {{"pack", "brief"}})), 0);
  EXPECT_EQ(party.guests[1]->last("info")->at("pack").at("name"), json::value("brief"));
  box.reopen();  // in the lobby, too
  EXPECT_EQ(code(party.host_call("start")), 0);
  EXPECT_EQ(code(party.host_call("configure", {{"pack", ""}})), kNotNow);
  EXPECT_EQ(code(party.play(0, "bid 1")), 0);
  EXPECT_EQ(code(party.play(1, "bid 2")), 0);
  std::filesystem::remove_all(box.folder.path() / "packs");
  box.reopen();
  EXPECT_EQ(code(party.play(0, "bid 2")), 0);
  EXPECT_EQ(code(party.play(1, "bid 3")), 0);
  EXPECT_EQ(party.match().phase(), Phase::kOver);
  EXPECT_EQ(box.watch(party.table).at("info").at("pack").at("title"), json::value("Two rounds"));
  const auto replay = check_replay(to_text(party.match().replay()), all_games());
  ASSERT_TRUE(replay) << replay.error().text;
  EXPECT_EQ(replay->game().content(replay->setup().content).at("rounds"), json::value(2));
}

TEST(PackTest, the_host_may_go_back_to_the_published_numbers) {
  PackedBox box;
  Party party(box, "plots", 2, Party::Until::kSeated);
  EXPECT_EQ(code(party.host_call("configure", {{"pack", "brief"}})), 0);
  EXPECT_EQ(code(party.host_call("configure", {{"pack", ""}})), 0);
  EXPECT_FALSE(party.guests[1]->last("info")->contains("pack"));
  box.reopen();
  EXPECT_EQ(code(party.host_call("start")), 0);
  EXPECT_EQ(party.match().journal()->setup().content, nullptr);
  EXPECT_EQ(code(box.call(party.guests[1], "configure",
                          {{"table", party.table}, {"token", party.tokens[1]}, {"pack", ""}})),
            -32002);
}

TEST(PackTest, words_are_told_with_the_numbers_of_the_table) {
  PackedBox box;
  box.write("city-roots/easy", R"({"house_limit": 8})");
  box.reopen();
  const json::value made =
      box.call(box.guest(), "create", {{"game", "city-roots"}, {"pack", "easy"}});
  ASSERT_EQ(code(made), 0);
  const auto guest = box.guest();
  const json::value published = box.call(guest, "vocabulary", {{"game", "city-roots"}});
  const json::value own =
      box.call(guest, "vocabulary", {{"game", "city-roots"}, {"table", text(made, "table")}});
  EXPECT_EQ(published.at("house_limit"), json::value(6));
  EXPECT_EQ(own.at("house_limit"), json::value(8));
}

TEST(PackTest, a_pack_that_changes_very_much_lists_the_first_and_counts_the_others) {
  wire::PackInfo pack;
  wire::list_changes(pack, std::vector<ContentChange>(100));
  EXPECT_EQ(pack.changes.size(), 40U);
  EXPECT_EQ(pack.more, 60);
  wire::list_changes(pack, std::vector<ContentChange>(40));
  EXPECT_EQ(pack.changes.size(), 40U);
  EXPECT_EQ(pack.more, 0);
}

TEST(PackTest,
     numbers_that_are_not_ours_to_change_are_spoken_of_and_titles_are_counted_in_letters) {
  PackedBox box;
  std::string title;
  for (int i = 0; i < 60; ++i) title += "ü";
  box.write("city-roots/easy", R"({"title": ")" + title + R"(", "content": {"revenue_goal": 18}})");
  box.write("city-roots/long",
            R"({"title": ")" + title + R"(ü", "content": {"revenue_goal": 18}})");
  std::vector<std::string> refused;
  std::vector<std::string> warned;
  const Packs packs = Packs::read(
      box.folder.path() / "packs", [&](const std::string& why) { refused.push_back(why); },
      [&](const std::string& what) { warned.push_back(what); });
  ASSERT_EQ(packs.of("city-roots").size(), 1U);
  EXPECT_EQ(packs.of("city-roots").front().info.title, title);
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_NE(refused.front().find("60 characters"), std::string::npos);
  ASSERT_EQ(warned.size(), 1U);
  EXPECT_NE(warned.front().find("CR-26"), std::string::npos);
}

int count_of(const json::value& printed, std::string_view id) {
  for (const json::value& part : printed.at("parts").as_array()) {
    if (part.at("id") == json::value(id)) return part.at("count").to_number<int>();
  }
  return 0;
}

TEST(PackTest, a_game_is_printed_with_the_published_numbers_or_with_those_of_a_pack) {
  PackedBox box;
  box.write("city-roots/quiet",
            R"({"copies": {"rent-hike": 0, "quiet-month": 7}, "house_limit": 8})");
  box.reopen();
  const json::value published = box.call(box.guest(), "print", {{"game", "city-roots"}});
  EXPECT_EQ(count_of(published, "cards/rent-hike"), 6);
  EXPECT_EQ(published.at("content").at("house_limit"), json::value(6));
  const json::value quiet =
      box.call(box.guest(), "print", {{"game", "city-roots"}, {"pack", "quiet"}});
  EXPECT_EQ(count_of(quiet, "cards/rent-hike"), 0);
  EXPECT_EQ(count_of(quiet, "cards/quiet-month"), 7);
  EXPECT_EQ(quiet.at("vocabulary").at("house_limit"), json::value(8));
  EXPECT_EQ(code(box.call(box.guest(), "print", {{"game", "city-roots"}, {"pack", "loud"}})),
            kInvalidParams);
  EXPECT_EQ(code(box.call(box.guest(), "print", {{"game", "chess"}})), kInvalidParams);
}

TEST(PackTest, a_folder_that_somebody_asked_for_must_be_there) {
  PackedBox box;
  EXPECT_TRUE(Packs::can_read(box.folder.path() / "packs"));
  const auto missing = Packs::can_read(box.folder.path() / "pakcs");
  ASSERT_FALSE(missing);
  EXPECT_NE(missing.error().text.find("pakcs"), std::string::npos);
}

}  // namespace
}  // namespace citybox::server

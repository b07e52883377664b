// A log from the disk: it goes on, or can be looked at and says why not.

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

// A new table of Plots with a few bids, two of them undone, as it is on disk.
struct Kept {
  Box box;
  Party party{box, "plots", 3};
  StoredTable stored;

  Kept() {
    for (int i = 0; i < 7; ++i) bid();
    party.call(0, "undo", {{"to", 5}});
    for (std::size_t seat = 1; seat < 3; ++seat) party.call(seat, "consent", {{"yes", true}});
    bid();
    stored = load();
  }
  void bid() {
    const std::size_t seat = party.decider();
    ASSERT_EQ(code(party.play(seat, party.allowed(seat))), 0);
  }
  StoredTable load() { return **box.store->load(party.table); }
  Match again() const { return Match::restore(find("plots"), stored); }
};

TEST(RestoringTest, a_log_is_kept_in_notation_with_what_was_told_to_whom) {
  Kept kept;
  ASSERT_EQ(kept.stored.entries.size(), 9U);
  EXPECT_TRUE(kept.stored.entries[0].text.starts_with("bid "));
  ASSERT_TRUE(kept.stored.entries[0].telling);
  EXPECT_NE(kept.stored.entries[0].telling->audience, kEveryone);
  EXPECT_FALSE(kept.stored.entries[7].telling);
  ASSERT_TRUE(kept.stored.content);
  EXPECT_EQ(kept.stored.content->text, json::serialize(find("plots")->content()));
  EXPECT_EQ(kept.stored.row.rules_version, find("plots")->info().rules_version);
}

TEST(RestoringTest, after_a_restart_the_log_reads_as_before) {
  Kept kept;
  const std::vector<History::Line> before = kept.party.match().history().lines();
  const Match again = kept.again();
  ASSERT_EQ(again.history().lines().size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    const History::Line& line = again.history().lines()[i];
    EXPECT_EQ(line.count, before[i].count);
    EXPECT_EQ(line.seat, before[i].seat);
    EXPECT_EQ(line.text, before[i].text);
    EXPECT_EQ(line.action, before[i].action);
    EXPECT_EQ(line.audience, before[i].audience);
    EXPECT_EQ(line.sentences, before[i].sentences);
    EXPECT_EQ(line.undone, before[i].undone);
  }
  EXPECT_TRUE(again.note().empty());
}

TEST(RestoringTest, a_log_of_older_rules_that_fits_goes_on_and_says_so) {
  Kept kept;
  kept.stored.row.rules_version = 0;
  kept.stored.entries[0].telling.reset();
  Match match = kept.again();
  EXPECT_FALSE(match.read_only());
  EXPECT_EQ(match.note(),
            "This table began under version 0 of the rules and goes on under version 1.");
  Changes changes;
  const Seat seat = match.deciders().front();
  ASSERT_TRUE(match.play(seat, match.journal()->table().legal(seat).front(), {}, 0, changes));
  ASSERT_EQ(changes.size(), 3U);
  EXPECT_TRUE(std::holds_alternative<AppendEntry>(changes[0]));
  EXPECT_EQ(std::get<PutTable>(changes[1]).row.rules_version, 1);
  EXPECT_EQ(std::get<PutTable>(changes[1]).row.upgraded_from, 0);
  EXPECT_EQ(std::get<AddTelling>(changes[2]).seq, 0U);
}

TEST(RestoringTest, a_log_of_older_rules_that_does_not_fit_is_read_only_and_says_why) {
  Kept kept;
  kept.stored.row.rules_version = 0;
  kept.stored.entries[3].text = "bid 77";
  Match match = kept.again();
  ASSERT_TRUE(match.read_only());
  EXPECT_NE(match.note().find("version 0 of the rules"), std::string::npos) << match.note();
  EXPECT_NE(match.note().find("Entry 3: "), std::string::npos) << match.note();
  EXPECT_EQ(match.phase(), Phase::kOver);
  EXPECT_EQ(match.journal(), nullptr);
  EXPECT_EQ(match.past()->line().size(), 3U);  // as far as it fits
  EXPECT_TRUE(match.deciders().empty());
  Changes changes;
  EXPECT_FALSE(match.play(Seat{0}, 0, {}, 0, changes));
  EXPECT_FALSE(match.undo(Seat{0}, 0, {}, 0, changes));
  EXPECT_FALSE(match.retract(Seat{0}, 0, changes));
  EXPECT_FALSE(match.start(0, changes));
  EXPECT_FALSE(match.pause(0, changes));
  EXPECT_FALSE(match.configure(3, nullptr, changes));
  EXPECT_FALSE(match.pace(5, changes));
  EXPECT_FALSE(match.pass_host(Seat{1}, 0, changes));
  EXPECT_TRUE(changes.empty());
  ASSERT_EQ(match.history().lines().size(), 10U);  // the start, eight bids and an undo
  EXPECT_EQ(match.history().lines()[4].text, "bid 77");
  EXPECT_FALSE(match.history().lines()[3].sentences.empty());  // the bid that showed all
  const auto replay = parse_replay(to_text(match.replay()));
  ASSERT_TRUE(replay) << replay.error().text;
  EXPECT_EQ(replay->lines.size(), kept.stored.entries.size());
  EXPECT_EQ(replay->rules_version, 0);
}

TEST(RestoringTest, what_was_undone_need_not_be_readable_any_more) {
  Kept kept;
  kept.stored.entries[6].text = "dance";
  EXPECT_FALSE(kept.again().read_only());
  EXPECT_EQ(kept.again().history().lines()[7].text, "dance");
  kept.stored.entries[6].telling.reset();
  EXPECT_FALSE(kept.again().read_only());
}

TEST(RestoringTest, a_log_of_newer_rules_is_not_guessed_at) {
  Kept kept;
  kept.stored.row.rules_version = 99;
  EXPECT_TRUE(kept.again().read_only());
  EXPECT_NE(kept.again().note().find("older than the one that wrote it"), std::string::npos);
}

TEST(RestoringTest, a_bot_that_is_no_more_is_followed_by_the_standard_one) {
  Kept kept;
  kept.stored.seats[1].bot = "greedy:forgotten";
  EXPECT_EQ(kept.again().seats()[1].bot, standard_bot(*find("plots")));
}

TEST(RestoringTest, a_table_never_ends_with_other_numbers_than_it_began_with) {
  Kept kept;
  kept.stored.content = content_row("plots", 0, "[1, 2");
  const Match match = kept.again();
  ASSERT_TRUE(match.read_only());
  EXPECT_NE(match.note().find("numbers"), std::string::npos) << match.note();
  EXPECT_EQ(match.history().lines().size(), 10U);
  EXPECT_EQ(match.replay().lines.size(), kept.stored.entries.size());
}

TEST(RestoringTest, what_else_is_written_of_a_table_of_older_rules_takes_its_numbers_along) {
  Kept kept;
  kept.stored.row.rules_version = 0;
  kept.stored.row.content.reset();
  kept.stored.content.reset();
  const auto puts_content = [](const Changes& changes) {
    return std::any_of(changes.begin(), changes.end(), [](const Change& change) {
      return std::holds_alternative<PutContent>(change);
    });
  };
  using Call = Result<> (*)(Match&, Changes&);
  for (const Call call :
       {Call([](Match& m, Changes& out) { return m.pace(5, out); }),
        Call([](Match& m, Changes& out) { return m.pause(0, out); }),
        Call([](Match& m, Changes& out) { return m.pass_host(Seat{1}, 0, out); })}) {
    Match match = kept.again();
    Changes changes;
    ASSERT_TRUE(call(match, changes));
    EXPECT_TRUE(puts_content(changes));
    Changes later;
    ASSERT_TRUE(call(match, later));
    EXPECT_FALSE(puts_content(later));
  }
}

TEST(RestoringTest, what_was_undone_stands_again_only_if_it_can_be_read) {
  Kept kept;
  kept.stored.entries.pop_back();  // now the undo is the last entry
  const Seat seat{0};
  Changes changes;
  Match readable = kept.again();
  const auto redone = readable.redo(SeatSet(seat), seat, 0, changes);
  ASSERT_TRUE(redone) << redone.error().message;
  EXPECT_EQ(redone->to, 7U);
  EXPECT_EQ(std::get<AppendEntry>(changes[0]).entry.kind, Entry::Kind::kRedo);
  kept.stored.entries[6].text = "dance";
  Match unreadable = kept.again();
  ASSERT_FALSE(unreadable.read_only());
  EXPECT_FALSE(unreadable.redo(SeatSet(seat), seat, 0, changes));
}

TEST(RestoringTest, a_file_of_a_table_is_as_good_as_the_table) {
  Kept kept;
  kept.stored.entries[6].text = "dance";  // was undone
  Match match = kept.again();
  ASSERT_FALSE(match.read_only());
  const std::string text = to_text(match.replay());
  EXPECT_NE(text.find(": dance"), std::string::npos) << text;
  const auto again = check_replay(text, all_games());
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(again->table().hash(), match.journal()->table().hash());
}

TEST(RestoringTest, a_file_with_numbers_of_its_own_says_of_which_version_they_are) {
  Kept kept;
  json::object numbers = find("plots")->content();
  for (auto& number : numbers) {
    if (number.key() == "rounds") number.value() = 4;
  }
  ASSERT_NE(numbers, find("plots")->content());
  kept.stored.content = content_row("plots", 0, json::serialize(numbers));
  const Match match = kept.again();
  ASSERT_FALSE(match.read_only()) << match.note();
  const auto replay = parse_replay(to_text(match.replay()));
  EXPECT_EQ(replay->content_version, 0);
  EXPECT_EQ(replay->content, numbers);
  EXPECT_TRUE(check_replay(to_text(match.replay()), all_games()));
}

TEST(RestoringTest, a_file_of_newer_numbers_is_not_guessed_at) {
  Kept kept;
  Replay replay = kept.again().replay();
  ++replay.content_version;
  const auto played = play_replay(replay, *find("plots"));
  ASSERT_FALSE(played);
  EXPECT_NE(played.error().text.find("of the numbers"), std::string::npos) << played.error().text;
  replay.content_version -= 2;
  EXPECT_TRUE(play_replay(replay, *find("plots")));
  replay.lines[0].entry.draws.push_back({6, 1});
  EXPECT_NE(play_replay(replay, *find("plots")).error().text.find("of the numbers"),
            std::string::npos);
}

// A name is given, taken back, and given again: what stands, and what a restart finds.
TEST(RestoringTest, what_was_said_is_restored_and_taken_back) {
  Box box;
  Party party(box, "sustain", 2);
  const auto says = [&](std::string_view name) {
    const Match& match = party.match();
    return json::serialize(match.journal()->table().view({})).find(name) != std::string::npos;
  };
  const auto found = [&](std::string_view name) {
    const std::size_t seat = party.decider();
    return code(
        party.call(seat, "play", {{"seq", party.seq()}, {"text", "found"}, {"words", name}}));
  };
  ASSERT_EQ(found("Neustadt"), 0);
  EXPECT_TRUE(says("Neustadt"));
  const std::size_t founder = party.match().journal()->entries().front().actor.index;
  box.reopen();
  EXPECT_TRUE(says("Neustadt"));
  EXPECT_NE(party.match().history().lines()[1].sentences[0].second.find("Neustadt"),
            std::string::npos);
  const json::value undone = party.call(founder, "undo", {{"to", 0}});
  if (undone.as_object().contains("asked")) party.call(1 - founder, "consent", {{"yes", true}});
  ASSERT_EQ(party.match().journal()->line().size(), 0U);
  EXPECT_FALSE(says("Neustadt"));
  ASSERT_EQ(found("Altstadt"), 0);
  box.reopen();
  EXPECT_TRUE(says("Altstadt"));
  EXPECT_FALSE(says("Neustadt"));
  const auto replay = check_replay(to_text(party.match().replay()), all_games());
  ASSERT_TRUE(replay) << replay.error().text;
  EXPECT_NE(json::serialize(replay->table().view({})).find("Altstadt"), std::string::npos);
}

}  // namespace
}  // namespace citybox::server

// Nobody can use up what others at a table need: words, undo, the log, the length of an answer.

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "server/match/allowance.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

constexpr std::size_t kMegabyte = 1024 * 1024;

// A table as it is on disk after so many actions, and so many more that were taken back at once.
struct Diligent {
  Diligent(const char* id, int seats, std::size_t actions, std::size_t pairs) : game(*find(id)) {
    Journal journal = *Journal::begin(game, seats, {}, 7);
    stored.row.game = id;
    stored.row.seats = seats;
    stored.row.options = journal.setup().options;
    stored.row.draws = journal.setup().draws;
    stored.row.seed = 7;
    stored.row.started = true;
    stored.row.rules_version = game.info().rules_version;
    stored.content = content_row(id, game.info().content_version, json::serialize(game.content()));
    stored.row.content = stored.content->id;
    stored.seats.resize(static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < actions; ++i) {
      act(journal, i);
      if (journal.table().deciders().empty()) {
        journal.undo(journal.entries().back().actor, journal.line().size() - 1);
        stored.entries.pop_back();
        break;
      }
    }
    for (std::size_t i = 0; i < pairs; ++i) {
      act(journal, i);
      const std::size_t to = journal.line().size() - 1;
      const Seat actor = journal.entries().back().actor;
      if (const auto place = journal.retractable(actor)) {
        journal.retract(actor, *place);
      } else {
        journal.undo(actor, to);
      }
      const Entry& entry = journal.entries().back();
      EntryRow row;
      row.kind = entry.kind;
      row.actor = actor;
      row.place = entry.place;
      stored.entries.push_back(std::move(row));
    }
  }

  void act(Journal& journal, std::size_t which) {
    const Seat seat = journal.table().deciders().front();
    const auto legal = journal.table().legal(seat);
    ASSERT_TRUE(journal.play(seat, legal[which * 7 % legal.size()]));
    const Entry& entry = journal.entries().back();
    EntryRow row;
    row.actor = seat;
    row.text = game.to_text(entry.action);
    row.draws = entry.draws;
    row.telling = telling_of(entry.audience, journal.happenings().back());
    stored.entries.push_back(std::move(row));
  }
  Match match() const { return Match::restore(&game, stored); }

  const GameEntry& game;
  StoredTable stored;
};

std::string emojis(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += "\xF0\x9F\x8F\x99";
  return text;
}

// Gives the table of a party this log, as another program might have written it.
void put_log(Box& box, Party& party, const Diligent& from) {
  StoredTable stored = **box.store->load(party.table);
  stored.row.seed = from.stored.row.seed;
  stored.row.draws = from.stored.row.draws;
  Write write{.table = stored.row.id, .changes = {}};
  write.changes.emplace_back(PutTable{stored.row});
  for (std::size_t i = 0; i < from.stored.entries.size(); ++i) {
    write.changes.emplace_back(AppendEntry{static_cast<std::uint32_t>(i), from.stored.entries[i]});
  }
  ASSERT_TRUE(box.store->commit(std::span(&write, 1)));
  box.reopen();
}

TEST(LimitsTest, words_are_refused_where_an_action_takes_none) {
  Box box;
  Party party(box, "plots", 2);
  const json::value answer =
      party.call(0, "play", {{"seq", party.seq()}, {"text", "bid 3"}, {"words", emojis(500)}});
  EXPECT_EQ(code(answer), kRefusedByRules);
  EXPECT_EQ(text(answer.at("error"), "message"), "No words go with the actions of this game.");
  EXPECT_EQ(party.seq(), 0U);
}

// City Roots, where the mayor may take back at will what drew nothing.
struct Undoing {
  // Says what the server answered to the first that was refused, and how many were not.
  std::pair<json::value, std::size_t> play_and_take_back(std::size_t most) {
    for (std::size_t i = 0; i < most; ++i) {
      const std::size_t seat = party.decider();
      const std::size_t line = party.match().journal()->line().size();
      EXPECT_EQ(code(party.play(seat, party.allowed(seat))), 0);
      json::value answer = party.call(seat, "undo", {{"to", line}});
      if (code(answer) != 0) return {answer, i};
    }
    return {nullptr, most};
  }

  Box box;
  Party party{box, "city-roots", 2};
};

TEST(LimitsTest, a_seat_takes_back_so_much_and_no_more_until_it_plays_on) {
  Undoing at;
  const auto [answer, done] = at.play_and_take_back(1000);
  EXPECT_EQ(done, kTakenBackAtStart + kTakenBackPerStep);
  ASSERT_EQ(code(answer), kLimit);
  EXPECT_EQ(text(answer.at("error"), "message"),
            "You have taken back as much as you may for now; play on.");
  at.box.reopen();
  const std::size_t seat = at.party.match().journal()->entries().back().actor.index;
  EXPECT_EQ(code(at.party.call(seat, "undo", {{"to", 0}})), kLimit) << "after a restart, too";
  while (at.party.match().journal()->line().size() < 3) {
    const std::size_t decider = at.party.decider();
    ASSERT_EQ(code(at.party.play(decider, at.party.allowed(decider))), 0);
  }
  const std::size_t line = at.party.match().journal()->line().size();
  EXPECT_NE(code(at.party.call(seat, "undo", {{"to", line - 1}})), kLimit);
}

TEST(LimitsTest, what_one_seat_used_up_is_still_there_for_another) {
  Allowances allowances;
  for (std::size_t i = 0; i < 402; ++i) {
    allowances.played(Seat{0}, 40);
    EXPECT_TRUE(allowances.may_take_back(Seat{0}, 1));
    allowances.undone(Seat{0}, 0);
  }
  allowances.played(Seat{0}, 0);
  EXPECT_FALSE(allowances.may_take_back(Seat{0}, 1));
  EXPECT_TRUE(allowances.may_take_back(Seat{1}, 1));
  EXPECT_TRUE(allowances.has_words(Seat{0}, 500));
  EXPECT_FALSE(allowances.has_words(Seat{0}, 600));
  EXPECT_TRUE(allowances.has_words(Seat{0}, 0)) << "who says nothing may always play";
  EXPECT_TRUE(allowances.has_words(Seat{1}, 2000));
}

TEST(LimitsTest, words_run_out_and_come_again_with_the_game) {
  const GameEntry& game = *find("sustain");
  TableRow row;
  row.game = game.info().id;
  row.seats = game.info().min_seats;
  Match match = *Match::create(game, row);
  Changes changes;
  ASSERT_TRUE(match.start(0, changes));
  const auto found = [&] {
    const Seat seat = match.deciders().front();
    const Table& table = match.journal()->table();
    for (const PackedAction action : table.legal(seat)) {
      if (!table.words_refusal(action, "Ur")) return std::pair(seat, action);
    }
    return std::pair(kFacilitator, PackedAction{});
  };
  std::size_t said = 0;
  for (;;) {
    const auto [seat, action] = found();
    ASSERT_NE(seat, kFacilitator);
    const auto played = match.play(seat, action, emojis(40), 0, changes);
    if (!played) {
      EXPECT_EQ(played.error().code, RpcCode::kLimit);
      EXPECT_EQ(played.error().message, "You have written as much as you may for now; play on.");
      EXPECT_TRUE(match.play(seat, action, {}, 0, changes)) << "without words";
      break;
    }
    said += emojis(40).size();
    ASSERT_TRUE(match.undo(seat, 0, SeatSet(seat), 0, changes));
  }
  EXPECT_GT(said, kWordsAtStart);
  EXPECT_LE(said, kWordsAtStart + kWordsPerStep);
}

TEST(LimitsTest, thousands_that_were_taken_back_load_and_count) {
  const Diligent table("city-roots", 3, 30, 4000);
  Match match = table.match();
  EXPECT_EQ(match.note(), "");
  EXPECT_EQ(match.journal()->line().size(), 30U);
  EXPECT_EQ(match.history().lines().size(), 8031U) << "an undo is a line too";
  Changes changes;
  const Seat seat = match.journal()->entries()[match.journal()->line().back()].actor;
  const auto undone = match.undo(seat, 29, SeatSet(seat), 0, changes);
  ASSERT_FALSE(undone);
  EXPECT_EQ(undone.error().code, RpcCode::kLimit);
}

TEST(LimitsTest, a_log_that_is_full_ends_the_table_and_can_be_downloaded) {
  Diligent table("plots", 3, 1, kMostEntries / 2 - 1);
  ASSERT_EQ(table.stored.entries.size(), kMostEntries - 1);
  Box box;
  Party party(box, "plots", 3);
  put_log(box, party, table);
  ASSERT_EQ(code(party.call(0, "watch", {{"tokens", {party.tokens[0]}}})), 0);
  const std::size_t seat = party.decider();
  EXPECT_EQ(code(party.play(seat, party.allowed(seat))), 0) << "the last that fits";
  const auto ended = [&](const json::object& info) {
    EXPECT_TRUE(info.at("read_only").as_bool());
    EXPECT_EQ(info.at("note"),
              "The log of this table is full: it has 100000 entries; it can only be looked at.");
  };
  ended(*party.guests[0]->last("info"));
  EXPECT_EQ(code(party.call(seat, "undo", {{"to", 0}})), kNotNow);
  const std::string before = text(party.call(0, "replay"), "text");
  EXPECT_GT(before.size(), kMostEntries * 10);
  box.reopen();
  const json::value seen = party.call(0, "watch", {{"tokens", {party.tokens[0]}}});
  ended(seen.at("info").as_object());
  EXPECT_FALSE(seen.as_object().contains("play"));
  EXPECT_TRUE(text(party.call(0, "replay"), "text") == before);
  EXPECT_EQ(code(party.call(0, "at", {{"count", 1}})), 0) << "it can be looked at";
}

TEST(LimitsTest, one_address_keeps_so_many_tables_in_memory_and_no_more) {
  Box box;
  box.config.limits.watched_per_address = 3;
  std::vector<json::value> tables(5);
  for (json::value& table : tables) table = box.call(box.guest(), "create", {{"game", "plots"}});
  const auto watch = [&](const std::shared_ptr<Guest>& who, std::size_t which,
                         const json::array& with = {}) {
    return box.call(who, "watch", {{"table", text(tables[which], "table")}, {"tokens", with}});
  };
  std::vector<std::shared_ptr<Guest>> strangers;
  for (std::size_t i = 0; i < 3; ++i) {
    strangers.push_back(box.guest());
    EXPECT_EQ(code(watch(strangers.back(), i)), 0);
  }
  const auto one_more = box.guest();
  const json::value refused = watch(one_more, 3);
  EXPECT_EQ(code(refused), kLimit);
  EXPECT_EQ(text(refused.at("error"), "message"),
            "Many tables are watched from your address; close some of them first.");
  EXPECT_EQ(code(watch(one_more, 0)), 0) << "it is in memory anyway";
  EXPECT_EQ(code(watch(one_more, 3, {text(tables[3], "host")})), 0) << "not a stranger there";
  EXPECT_EQ(code(watch(std::make_shared<Guest>("192.0.2.2"), 4)), 0) << "of another address";
  box.call(strangers[1], "unwatch", {{"table", text(tables[1], "table")}});
  EXPECT_EQ(code(watch(one_more, 4)), kLimit) << "three are still watched";
  box.api->closed(strangers[2]);
  EXPECT_EQ(code(watch(one_more, 4)), 0);
}

TEST(LimitsTest, an_answer_stays_small_however_long_log_and_chat_are) {
  Diligent table("plots", 3, 1, 2300);
  for (EntryRow& row : table.stored.entries) {
    if (row.kind == Entry::Kind::kAction) row.words = emojis(500);
  }
  Box box;
  Party party(box, "plots", 3);
  for (int i = 0; i < 500; ++i) party.call(0, "chat", {{"text", emojis(500)}});
  put_log(box, party, table);
  json::array tokens;
  for (const std::string& token : party.tokens) tokens.emplace_back(token);
  const json::value seen = party.call(0, "watch", {{"tokens", tokens}});
  EXPECT_LT(json::serialize(seen).size(), kMegabyte);
  EXPECT_LT(to_text(party.match().replay()).size(), kMegabyte) << "what was taken back is silent";
  EXPECT_GE(seen.at("chat").as_array().size(), 50U);
  EXPECT_EQ(seen.at("chat").as_array().back().at("id"), 500);
  const std::size_t total = seen.at("log").at("total").to_number<std::size_t>();
  EXPECT_EQ(total, 2302U);
  std::size_t from = seen.at("log").at("from").to_number<std::size_t>();
  EXPECT_EQ(total - from, seen.at("log").at("lines").as_array().size());
  while (from > 0) {
    const json::value page = party.call(0, "log", {{"before", from}});
    EXPECT_LT(json::serialize(page).size(), kMegabyte / 2);
    const std::size_t next = page.at("from").to_number<std::size_t>();
    ASSERT_LT(next, from);
    EXPECT_EQ(from - next, page.at("lines").as_array().size());
    from = next;
  }
}

}  // namespace
}  // namespace citybox::server

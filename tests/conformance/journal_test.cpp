// What holds for the log, undo, previews and replays of every game.

#include "engine/journal/journal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>

#include "catalog/catalog.hpp"
#include "engine/journal/past.hpp"
#include "engine/journal/replay.hpp"
#include "tests/support/mutate.hpp"

namespace citybox::conformance {

namespace {

constexpr std::uint64_t kSeed = 7;

Journal begin(const GameEntry& game, int seats, std::uint64_t seed) {
  auto journal = Journal::begin(game, seats, {}, seed);
  EXPECT_TRUE(journal) << journal.error().text;
  return *std::move(journal);
}

// Somebody who owes a decision makes one; false once the game is over.
bool play_one(Journal& journal, Rng& rng) {
  SeatSet due = journal.table().deciders();
  if (due.empty()) return false;
  for (auto skip = rng.below(static_cast<std::uint32_t>(due.size())); skip > 0; --skip) {
    due.remove(due.front());
  }
  const auto choices = journal.table().legal(due.front());
  const auto pick = rng.below(static_cast<std::uint32_t>(choices.size()));
  const auto step = journal.play(due.front(), choices[pick]);
  EXPECT_TRUE(step) << step.error().why;
  return step.has_value();
}

template <class Visit>
void for_each_game(Visit&& visit) {
  for (const GameEntry* game : all_games()) {
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      SCOPED_TRACE(game->info().id + " with " + std::to_string(seats) + " seats");
      Rng rng(static_cast<std::uint64_t>(seats));
      visit(*game, begin(*game, seats, kSeed + static_cast<std::uint64_t>(seats)), rng);
    }
  }
}

}  // namespace

TEST(Journal, ReplayGoesOutAndInAndOutUnchanged) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    int length = 0;
    while (play_one(journal, rng)) {
      if (++length % 7 == 0) journal.undo(Seat{0}, journal.line().size() - 1 - rng.below(2));
    }
    const std::string text = write_replay(journal, {"Ann", "Ben, the \"second\"", "C\\D"});
    const auto again = check_replay(text, all_games());
    ASSERT_TRUE(again) << again.error().text << "\n" << text;
    EXPECT_EQ(write_replay(*again, {"Ann", "Ben, the \"second\"", "C\\D"}), text);
    EXPECT_EQ(to_text(*parse_replay(text)), text);
    EXPECT_EQ(again->table().hash(), journal.table().hash());
    EXPECT_EQ(again->line(), journal.line());
    EXPECT_EQ(game.info().id, again->table().game().id);
  });
}

TEST(Journal, AReplayOfALoadedPositionCarriesIt) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    for (int i = 0; i < 5; ++i) play_one(journal, rng);
    auto loaded = Journal::load(game, journal.table().state(), kSeed);
    ASSERT_TRUE(loaded) << loaded.error().text;
    EXPECT_EQ(loaded->table().hash(), journal.table().hash());
    for (int i = 0; i < 5; ++i) play_one(*loaded, rng);
    const std::string text = write_replay(*loaded);
    const auto again = check_replay(text, all_games());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ(write_replay(*again), text);
  });
}

TEST(Journal, ADamagedReplayIsRefusedWithASentenceOrStillFits) {
  for_each_game([](const GameEntry&, Journal journal, Rng& rng) {
    for (int i = 0; i < 40; ++i) play_one(journal, rng);
    const std::string text = write_replay(journal);
    for (int i = 0; i < 200; ++i) {
      const auto read = check_replay(test::bent_text(text, rng), all_games());
      if (!read) {
        ASSERT_FALSE(read.error().text.empty());
      }
    }
  });
}

TEST(Journal, RestoreGivesTheSameTable) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    for (int i = 0; i < 30; ++i) play_one(journal, rng);
    auto restored = Journal::restore(game, journal.setup(), journal.entries(), kSeed);
    ASSERT_TRUE(restored) << restored.error().text;
    EXPECT_EQ(restored->table().hash(), journal.table().hash());
    EXPECT_EQ(restored->happenings().size(), journal.happenings().size());
    for (std::size_t i = 0; i < journal.seq(); ++i) {
      EXPECT_EQ(restored->entries()[i].audience, journal.entries()[i].audience);
    }
  });
}

// Undoes now and then, and retracts where somebody may.
void play_and_take_back(Journal& journal, Rng& rng, int steps) {
  for (int i = 1; i <= steps && play_one(journal, rng); ++i) {
    if (i % 5 == 0) journal.undo(Seat{0}, journal.line().size() - 1 - rng.below(2));
    for (std::uint8_t index = 0; i % 3 == 0 && index < journal.table().seats(); ++index) {
      const auto place = journal.retractable(Seat{index});
      if (!place) continue;
      journal.retract(Seat{index}, *place);
      break;
    }
  }
}

TEST(Journal, TheStatesItKeepsAreThoseOfPlayingTheLineAgain) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    play_and_take_back(journal, rng, 40);
    auto again = Journal::restore(game, journal.setup(), {}, kSeed);
    ASSERT_TRUE(again);
    for (std::size_t i = 0; i < journal.line().size(); ++i) {
      ASSERT_EQ(journal.at(i).hash(), again->table().hash());
      const auto added = again->add(journal.entries()[journal.line()[i]]);
      ASSERT_TRUE(added) << added.error().text;
      ASSERT_EQ(journal.happenings()[i + 1].size(), again->happenings()[i + 1].size());
    }
    EXPECT_EQ(journal.table().hash(), again->table().hash());
    EXPECT_EQ(journal.at(journal.line().size()).hash(), journal.table().hash());
  });
}

TEST(Journal, RestoringGivesTheSameLineAndTheSameFreedomWithOrWithoutPlayingWhatWasUndone) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    play_and_take_back(journal, rng, 40);
    auto skipping = Journal::restore(game, journal.setup(), journal.entries(), kSeed);
    ASSERT_TRUE(skipping) << skipping.error().text;
    auto playing = Journal::restore(game, journal.setup(), {}, kSeed);
    for (const Entry& entry : journal.entries()) ASSERT_TRUE(playing->add(entry));
    for (const Journal* restored : {&*skipping, &*playing}) {
      EXPECT_EQ(restored->table().hash(), journal.table().hash());
      EXPECT_EQ(restored->line(), journal.line());
      EXPECT_EQ(restored->seq(), journal.seq());
      EXPECT_EQ(write_replay(*restored), write_replay(journal));
      SeatSet::first(journal.table().seats()).for_each([&](Seat seat) {
        EXPECT_EQ(restored->free_to(seat), journal.free_to(seat));
        EXPECT_EQ(restored->retractable(seat), journal.retractable(seat));
      });
      for (std::size_t count = 0; count <= journal.line().size(); ++count) {
        EXPECT_EQ(restored->disclosed_since(count), journal.disclosed_since(count));
      }
    }
  });
}

// The log without any states: what stands, and what each redo would bring back.
struct Model {
  std::vector<std::size_t> line;
  std::vector<std::vector<std::size_t>> undone;

  void play(std::size_t entry) {
    line.push_back(entry);
    undone.clear();
  }
  void undo(std::size_t count) {
    const auto from = line.begin() + static_cast<std::ptrdiff_t>(count);
    undone.emplace_back(from, line.end());
    line.erase(from, line.end());
  }
  void redo() {
    line.insert(line.end(), undone.back().begin(), undone.back().end());
    undone.pop_back();
  }
  void retract(std::size_t place) {
    line.erase(line.begin() + static_cast<std::ptrdiff_t>(place));
    undone.clear();
  }
};

void go_anywhere(Journal& journal, Model& model, Rng& rng) {
  const std::uint32_t roll = rng.below(10);
  if (roll < 2 && !journal.line().empty()) {
    const auto most = static_cast<std::uint32_t>(std::min<std::size_t>(6, journal.line().size()));
    const std::size_t count = journal.line().size() - 1 - rng.below(most);
    journal.undo(Seat{static_cast<std::uint8_t>(rng.below(2))}, count);
    model.undo(count);
  } else if (roll < 5 && journal.redoable()) {
    const auto done = journal.redo(Seat{0});
    ASSERT_TRUE(done) << done.error().text;
    model.redo();
  } else if (roll == 5) {
    for (SeatSet seats = SeatSet::first(journal.table().seats()); !seats.empty();) {
      const Seat seat = seats.front();
      seats.remove(seat);
      const auto place = journal.retractable(seat);
      if (!place) continue;
      journal.retract(seat, *place);
      model.retract(*place);
      return;
    }
  } else if (play_one(journal, rng)) {
    model.play(journal.seq() - 1);
  }
}

void expect_like(const Journal& journal, const Model& model) {
  ASSERT_EQ(journal.line(), model.line);
  ASSERT_EQ(journal.redoable().has_value(), !model.undone.empty());
  if (model.undone.empty()) return;
  EXPECT_EQ(journal.redoable()->entries, model.undone.back());
  EXPECT_EQ(journal.redoable()->to, model.line.size() + model.undone.back().size());
}

TEST(Journal, PlayUndoRedoAndRetractLeaveWhatASimpleModelSays) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    Model model;
    std::map<std::vector<std::size_t>, std::uint64_t> hashes;  // the same line is the same state
    for (int i = 1; i <= 120; ++i) {
      go_anywhere(journal, model, rng);
      expect_like(journal, model);
      const std::uint64_t hash = journal.table().hash();
      ASSERT_EQ(hashes.emplace(journal.line(), hash).first->second, hash);
      ASSERT_EQ(journal.happenings().size(), journal.line().size() + 1);
      ASSERT_EQ(journal.disclosed_since(journal.undisclosed_to()), false);
      if (i % 30 != 0) continue;
      auto restored = Journal::restore(game, journal.setup(), journal.entries(), kSeed);
      ASSERT_TRUE(restored) << restored.error().text;
      expect_like(*restored, model);
      EXPECT_EQ(restored->table().hash(), hash);
      const std::string text = write_replay(journal);
      auto read = check_replay(text, all_games());
      ASSERT_TRUE(read) << read.error().text << "\n" << text;
      expect_like(*read, model);
      EXPECT_EQ(write_replay(*read), text);
      if (model.undone.empty()) continue;
      ASSERT_TRUE(restored->redo(Seat{0}));
      Model again = model;
      again.redo();
      expect_like(*restored, again);
      EXPECT_EQ(restored->table().hash(), hashes.at(again.line));
    }
  });
}

TEST(Journal, WhatWasUndoneNeedNotFitAnyMore) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    for (int i = 0; i < 6; ++i) play_one(journal, rng);
    journal.undo(Seat{0}, 2);
    std::vector<Entry> entries = journal.entries();
    for (std::size_t i = 2; i < 6; ++i) entries[i].draws.push_back({7, 7});
    const auto restored = Journal::restore(game, journal.setup(), entries, kSeed);
    ASSERT_TRUE(restored) << restored.error().text;
    EXPECT_EQ(restored->table().hash(), journal.table().hash());
    Journal changed = *Journal::restore(game, journal.setup(), entries, kSeed);
    EXPECT_FALSE(changed.redo(Seat{0})) << "it does not stand again then";
    EXPECT_EQ(changed.table().hash(), journal.table().hash());
    EXPECT_EQ(changed.seq(), journal.seq());
    entries[1].draws.push_back({7, 7});
    const auto broken = Journal::restore(game, journal.setup(), entries, kSeed);
    ASSERT_FALSE(broken);
    EXPECT_TRUE(broken.error().text.starts_with("Entry 1: ")) << broken.error().text;
  });
}

TEST(Journal, ItsHistoryHasTheEndsAndNoMorePlacesThanAsked) {
  for_each_game([](const GameEntry&, Journal journal, Rng& rng) {
    EXPECT_EQ(history(journal, {}).size(), 1U);
    while (play_one(journal, rng)) {
    }
    const std::size_t last = journal.line().size();
    for (const std::size_t most : {1U, 2U, 7U, 120U}) {
      const auto counts = turning_points(journal, most);
      ASSERT_LE(counts.size(), most);
      EXPECT_EQ(counts.front(), 0U);
      if (most > 1) {
        EXPECT_EQ(counts.back(), last);
      }
      EXPECT_TRUE(std::is_sorted(counts.begin(), counts.end()));
      EXPECT_EQ(std::adjacent_find(counts.begin(), counts.end()), counts.end());
    }
    for (const PastPlace& place : history(journal, SeatSet(Seat{1}), 5)) {
      EXPECT_EQ(place.view, journal.at(place.count).view(SeatSet(Seat{1})));
      EXPECT_EQ(place.standing.scores, journal.at(place.count).standing(SeatSet(Seat{1})).scores);
      EXPECT_EQ(place.standing.over, place.count == last);
    }
  });
}

TEST(Journal, AReplayNamesItsVersionsAndCarriesOtherNumbers) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    for (int i = 0; i < 5; ++i) play_one(journal, rng);
    Replay replay = replay_of(journal);
    EXPECT_EQ(replay.rules_version, game.info().rules_version);
    EXPECT_EQ(replay.content_version, game.info().content_version);
    EXPECT_TRUE(replay.content.empty());
    replay.content = {{"a \"b\"", json::array{1, 2}}};
    EXPECT_EQ(parse_replay(to_text(replay))->content, replay.content);
    replay.content = game.content();  // the published numbers, spelt out
    const auto again = play_replay(replay, game);
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ(again->table().hash(), journal.table().hash());
    EXPECT_TRUE(replay_of(*again).content.empty());
    replay.rules_version = game.info().rules_version + 1;
    EXPECT_FALSE(play_replay(replay, game));
    replay.rules_version = game.info().rules_version - 1;
    EXPECT_TRUE(play_replay(replay, game));
  });
}

TEST(Journal, RestoreRefusesDrawsThatDoNotFit) {
  for_each_game([](const GameEntry& game, Journal journal, Rng& rng) {
    while (play_one(journal, rng)) {
    }
    for (std::size_t i = 0; i < journal.entries().size(); ++i) {
      std::vector<Entry> entries = journal.entries();
      if (entries[i].draws.empty()) {
        entries[i].draws.push_back({6, 1});
      } else {
        ++entries[i].draws.front().sides;
      }
      EXPECT_FALSE(Journal::restore(game, journal.setup(), entries, kSeed));
    }
  });
}

TEST(Journal, AfterAnUndoTheSameActionsDrawTheSame) {
  for_each_game([](const GameEntry&, Journal journal, Rng& rng) {
    for (int round = 0; round < 5; ++round) {
      for (int i = 0; i < 10; ++i) play_one(journal, rng);
      if (journal.table().deciders().empty()) return;
      const std::uint64_t hash = journal.table().hash();
      const std::vector<std::size_t> line = journal.line();
      const std::size_t back = line.size() - 1 - rng.below(9);
      journal.undo(Seat{0}, back);
      ASSERT_EQ(journal.line().size(), back);
      ASSERT_EQ(journal.table().hash(), journal.at(back).hash());
      for (std::size_t i = back; i < line.size(); ++i) {
        const Entry entry = journal.entries()[line[i]];
        const auto step = journal.play(entry.actor, entry.action);
        ASSERT_TRUE(step);
        ASSERT_EQ(step->draws, entry.draws);
      }
      ASSERT_EQ(journal.table().hash(), hash);
    }
  });
}

TEST(Journal, AFreeUndoTakesBackNothingThatWasDrawnOrDoneByOthers) {
  for_each_game([](const GameEntry&, Journal journal, Rng& rng) {
    while (play_one(journal, rng)) {
      const std::size_t last = journal.line().size() - 1;
      const Entry& entry = journal.entries()[journal.line()[last]];
      const bool drew = !entry.draws.empty();
      if (drew) {
        ASSERT_FALSE(journal.undo_is_free(entry.actor, last));
      }
      const Seat other = next_seat(entry.actor, journal.table().seats());
      if (other != entry.actor) {
        ASSERT_FALSE(journal.undo_is_free(other, last));
      }
      if (!journal.table().game().secrets) {
        ASSERT_EQ(journal.undo_is_free(entry.actor, last), !drew);
      }
      ASSERT_FALSE(journal.undo_is_free(entry.actor, last + 1));
    }
  });
}

TEST(Journal, PreviewsChangeNothingAndTellWhatAPlayWithoutChanceDoes) {
  for_each_game([](const GameEntry&, Journal journal, Rng& rng) {
    for (int i = 0; i < 60 && !journal.table().deciders().empty(); ++i) {
      const Table& table = journal.table();
      const Seat seat = table.deciders().front();
      const auto choices = table.legal(seat);
      const auto pick = rng.below(static_cast<std::uint32_t>(choices.size()));
      const std::uint64_t hash = table.hash();
      const Preview preview = table.preview(seat, choices[pick]);
      ASSERT_EQ(table.hash(), hash);
      ASSERT_EQ(preview.summary_before, table.view(SeatSet(seat)).at("summary").as_object());
      const auto step = journal.play(seat, choices[pick]);
      ASSERT_TRUE(step);
      ASSERT_TRUE(preview.chance || step->draws.empty());
      if (table.game().secrets) continue;
      ASSERT_EQ(preview.chance, !step->draws.empty());
      if (preview.chance) continue;
      ASSERT_EQ(preview.happenings.size(), step->happenings.size());
      ASSERT_EQ(preview.summary_after, table.view(SeatSet(seat)).at("summary").as_object());
    }
  });
}

TEST(Journal, EveryBotPlaysAllowedActionsAndTheSameOnesAgain) {
  for (const GameEntry* game : all_games()) {
    ASSERT_FALSE(game->bots().empty());
    for (const BotInfo& info : game->bots()) {
      const auto bot = game->bot(info.name);
      ASSERT_TRUE(bot);
      if (!info.level.empty()) {
        EXPECT_TRUE(game->bot(info.level));
      }
      Journal journal = begin(*game, game->info().standard_seats, kSeed);
      for (std::uint64_t i = 0; i < 12 && !journal.table().deciders().empty(); ++i) {
        const Seat seat = journal.table().deciders().front();
        const PackedAction action = (*bot)->choose(journal.table(), seat, i);
        ASSERT_EQ(action, (*bot)->choose(journal.table(), seat, i));
        ASSERT_TRUE(journal.play(seat, action)) << info.name;
      }
    }
    EXPECT_FALSE(game->bot("nobody"));
    EXPECT_FALSE(game->bot(""));
  }
}

}  // namespace citybox::conformance

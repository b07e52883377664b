#pragma once
// A class at a server without sockets: a facilitator, a projector and pupils who watch.

#include "tests/server/box.hpp"

namespace citybox::server {

class School {
 public:
  explicit School(Box& in, std::string_view game = "broken-cities", json::object more = {})
      : box(in), teacher(in.guest()), screen(in.guest()) {
    more["game"] = game;
    const json::value made = box.call(teacher, "class_create", std::move(more));
    classroom = text(made, "classroom");
    token = text(made, "token");
    EXPECT_EQ(classroom.size(), 6U) << json::serialize(made);
    watch(teacher, token);
    projector = text(steer("class_projector"), "token");
    watch(screen, projector);
  }

  json::value steer(std::string_view method, json::object params = {}) {
    return call(teacher, token, method, std::move(params));
  }
  json::value call(const std::shared_ptr<Guest>& who, const std::string& with,
                   std::string_view method, json::object params = {}) {
    params["classroom"] = classroom;
    params["token"] = with;
    return box.call(who, method, std::move(params));
  }
  json::value as(std::size_t pupil, std::string_view method, json::object params = {}) {
    return call(pupils[pupil], tokens[pupil], method, std::move(params));
  }
  json::value watch(const std::shared_ptr<Guest>& who, const std::string& with) {
    return call(who, with, "class_watch");
  }
  void join(std::string_view name) {
    pupils.push_back(box.guest());
    const json::value joined =
        box.call(pupils.back(), "class_join", {{"classroom", classroom}, {"name", name}});
    tokens.push_back(text(joined, "token"));
    EXPECT_FALSE(tokens.back().empty()) << json::serialize(joined);
    watch(pupils.back(), tokens.back());
  }
  void join(int count) {
    for (int i = 0; i < count; ++i) join("P" + std::to_string(pupils.size() + 1));
  }
  void start() {
    EXPECT_EQ(code(steer("class_start")), 0);
    settle();
  }

  std::shared_ptr<Classroom> room() { return box.classes->room(classroom); }
  const ClassState& state() { return room()->state(); }
  std::string table(int number) { return state().table(number)->code; }
  const Match& match(int number) { return room()->at(number)->room->match(); }
  // Until the class and its tables have nothing more to say to each other.
  void settle() {
    for (int i = 0; i < 200; ++i) {
      while (box.loop.run_one(std::chrono::milliseconds(i < 3 ? 30 : 4))) {
      }
      bool quiet = room() != nullptr && room()->unwritten() == 0;
      for (const TableOfClass& one : state().tables) {
        const TableAtHand* at = room()->at(one.number);
        const bool given_up = at->closed() || at->missing != Missing::kNo;
        quiet = quiet && (given_up || (at->here() && at->room->unwritten() == 0));
      }
      if (quiet && i > 1) return;
    }
    ADD_FAILURE() << "the class does not come to rest";
  }
  // The seat's own token plays.
  json::value play(int number, std::string_view action) {
    const Match& at = match(number);
    const Seat seat = at.deciders().front();
    const int pupil = state().table(number)->seats[seat.index];
    EXPECT_GT(pupil, 0) << "a bot decides at table " << number;
    const auto place = static_cast<std::size_t>(pupil) - 1;
    return box.call(pupils[place], "play",
                    {{"table", table(number)},
                     {"token", tokens[place]},
                     {"seq", at.journal()->seq()},
                     {"text", action}});
  }
  // Nobody builds: whatever is asked, the round comes to its end.
  void idle_round(int number) {
    const auto round = [&] { return match(number).journal()->table().share()->rounds; };
    const int before = round();
    for (int i = 0; i < 200 && round() == before && match(number).phase() == Phase::kPlaying; ++i) {
      idle_step(number);
    }
    settle();
  }
  void idle_step(int number) {
    const Table& at = match(number).journal()->table();
    const auto choices = at.legal(match(number).deciders().front());
    std::string best;
    for (const char* wish : {"end", "pass", "let-be", "vote no"}) {
      for (const PackedAction one : choices) {
        if (best.empty() && at.to_text(one) == wish) best = wish;
      }
    }
    if (best.empty()) best = at.to_text(choices.front());
    EXPECT_EQ(code(play(number, best)), 0) << best;
  }
  json::value info(const std::shared_ptr<Guest>& who) {
    const json::object* found = who->last("info");
    return found != nullptr ? json::value(*found) : json::value(json::object());
  }

  Box& box;
  std::shared_ptr<Guest> teacher, screen;
  std::string classroom, token, projector;
  std::vector<std::shared_ptr<Guest>> pupils;
  std::vector<std::string> tokens;
};

// Two tables of three under one sky.
struct OneSky : testing::Test {
  OneSky() : school(box) {
    school.join(6);
    school.start();
  }
  // Both tables play a round in which nobody builds: 6 damage each with three landlords.
  void rounds(int count) {
    for (int i = 0; i < count; ++i) {
      for (const int table : {1, 2}) {
        if (!school.state().event) school.idle_round(table);
      }
    }
  }
  int pool() { return school.state().pool; }

  Box box;
  School school;
};

}  // namespace citybox::server

#pragma once
// A class as its log tells it. Data and how an entry changes it: no connections, no disk, no tables.

#include <map>
#include <set>

#include "server/classroom/class_event.hpp"

namespace citybox::server {

struct Pupil {
  int number = 0;  // from 1, in the order in which they came
  std::string name = {};
  std::optional<TokenHash> token = {};  // none: made up, or gone
  bool made_up = false;
  bool removed = false;
  std::optional<int> table = {};  // number
  std::optional<Seat> seat = {};
  bool bot = false;     // plays for them
  bool absent = false;  // … because they are away
  std::optional<TokenHash> return_code = {};
  UnixMs return_until = 0;
};

struct TableOfClass {
  int number = 0;  // from 1
  std::string code;
  std::vector<int> seats;             // pupils; 0: a bot's own seat
  std::optional<int> finished;        // rounds that the slowest had ended when it finished
  int ended = 0;                      // and that it had ended itself
  std::optional<int> lost = {};       // it is not there any more, and had added this
  std::set<std::string> hidden = {};  // rules that the projector does not show
};

struct CardCame {
  std::string card;
  UnixMs at = 0;
};

struct Note {
  std::int64_t id = 0;
  std::string text;
  std::optional<int> table;
  UnixMs at = 0;
};

struct Answer {
  std::int64_t id = 0;
  int pupil = 0;
  std::string text;
  bool shown = false;
};

// A question for all, and what was answered.
struct Wall {
  std::string question = {};
  bool open = false;  // answers are taken
  std::vector<Answer> answers = {};
  std::map<int, int> written = {};  // how often, by pupil
};

struct ClassState {
  std::string code;
  std::string game;
  UnixMs created = 0;
  bool demo = false;
  wire::ClassPhase phase = wire::ClassPhase::kGathering;
  bool door = true;
  bool paused = false;
  wire::Scene scene = wire::Scene::kAuto;
  wire::ClassSettings settings = {};
  TokenHash facilitator{};
  std::vector<TokenHash> helpers = {};
  std::vector<TokenHash> projectors = {};
  std::vector<Pupil> pupils = {};           // by number - 1; those who left stay in it
  std::vector<std::vector<int>> plan = {};  // before the start: pupils by table
  std::vector<TableOfClass> tables = {};
  UnixMs began = 0, ended = 0;

  // What the tables share.
  int pool = 0;
  int slowest = 0;  // rounds that the slowest table has ended
  std::vector<wire::PoolPlace> pool_course = {};
  std::vector<CardCame> cards = {};
  std::optional<int> event = {};  // play has stopped for this one, from 1
  UnixMs event_at = 0;            // since then, or since its card is known

  std::optional<Note> announced = {};
  std::map<int, Note> messages = {};  // by table
  Wall wall = {};
  std::vector<Wall> earlier = {};  // questions that were answered before it
  std::int64_t last_id = 0;        // of a note or an answer

  const Pupil* find(int pupil) const;
  Pupil* find(int pupil) {
    return const_cast<Pupil*>(static_cast<const ClassState*>(this)->find(pupil));
  }
  const TableOfClass* table(int number) const;
  TableOfClass* table(int number) {
    return const_cast<TableOfClass*>(static_cast<const ClassState*>(this)->table(number));
  }
  const Pupil* pupil_of(const TokenHash& token) const;
  std::optional<wire::Role> role_of(const TokenHash& token) const;
  std::vector<const Pupil*> present() const;  // those who were not removed
  std::vector<Wall> walls() const;            // all that were asked, in their order
  bool card_is_known() const { return event && cards.size() >= static_cast<std::size_t>(*event); }
  wire::Stop stop() const;
};

// As the entry says. One that cannot be is passed over: a log is read by newer programs, too.
void apply(ClassState& state, const ClassEvent& event, const std::string& words, UnixMs at);

}  // namespace citybox::server

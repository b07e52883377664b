#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/auth/budgets.hpp"
#include "server/loop.hpp"
#include "server/match/encode.hpp"
#include "server/match/listener.hpp"
#include "server/match/match.hpp"
#include "server/match/shown.hpp"

namespace citybox::server {

class Hall;
struct Decided;

struct Undone {
  Seat by{};
  std::uint32_t to = 0;  // how many actions remain; of a retraction: the place that was left
  bool retract = false;  // only this one was taken back
  bool redo = false;     // `to` stand again
  std::string sentence = {};
};

// What somebody who watches gets of the game each time.
enum class Updates : std::uint8_t { kChanges, kWhole };

// What those at a table should hear of a change.
struct News {
  bool info = false;
  bool play = false;
  std::vector<PlayedStep> steps = {};
  std::optional<Undone> undone = std::nullopt;
  bool time_is_up = false;
  std::optional<Seat> declined = std::nullopt;  // who would not have it undone
};

// A match with those who watch it. The match changes in memory at once; what is said about the
// change, to the one who asked and to all others, waits until it is on disk.
class Room : public std::enable_shared_from_this<Room> {
 public:
  enum class Written : std::uint8_t { kYes, kNo };
  using Done = std::function<void(Written)>;

  Room(Hall& hall, Match match, std::uint32_t generation);

  // To change it, follow with commit() if it succeeded.
  Match& match() { return *match_; }
  const Match& match() const { return *match_; }
  bool broken() const { return !match_; }

  // Writes, and tells the news after that. `done` hears first.
  void commit(Changes changes, const News& news, Done done);
  // Tells about something that is not written.
  void publish(const News& news);
  // Calls `done` when all that the match holds now is on disk, or when it was not taken.
  void when_written(Done done);
  void settle(std::uint64_t ticket, Written written);
  std::size_t unwritten() const { return pending_.size(); }

  // Eyes that are not there (any more) are given as places in `tokens`.
  std::vector<std::size_t> watch(const std::shared_ptr<Listener>& who,
                                 std::vector<TokenHash> tokens, SeatSet look, Updates updates);
  void unwatch(const Listener* who);
  bool watched_by(const Listener* who) const;
  Eyes eyes_of(const Listener* who) const;
  SeatSet online() const;
  wire::Info info_for(const Listener* who) const;
  // For somebody who watches, whole; none before the start. What they are told later builds on it.
  std::optional<wire::Play> play_for(const Listener* who);

  // Bots move on if it is their turn (room_bots.cpp).
  void consider_bots();
  void hurry_bots();  // until a person decides
  void new_pace();
  // This one has been shown all that happened up to here. Bots wait for those at the table who say
  // so, and the clock stands still while they read.
  void seen(const Listener* who, std::size_t seq);

  // Nobody has watched as host for so long that somebody at the table may take over (room_host.cpp).
  bool host_away() const;
  void await_host();  // from now on
  // People who have been away for so long that anybody at the table may let a bot play on for them.
  SeatSet away() const;

  // As long as somebody keeps this, the table stays in memory and its bots play on, whoever looks.
  std::shared_ptr<void> attend();
  // A bot decides once for this seat, which owes a decision; a sentence if it cannot.
  Result<> act_for(Seat seat);

  // One hint for a seat at a time: nothing if one is being thought of; else it is until the last
  // copy of this goes.
  std::shared_ptr<void> begin_hint(Seat seat);

  // The table's clock runs on, whoever looks (room_clock.cpp).
  void consider_clock();

  void touch();
  bool idle(Loop::Time now, std::chrono::seconds unused);  // nobody needs it in memory
  TableId id() const { return id_; }
  const std::string& code() const { return code_; }
  // Another one after each reading from the disk.
  std::uint32_t generation() const { return generation_; }
  bool watched() const { return !watchers_.empty(); }
  bool in_use() const { return watched() || !attended_.expired(); }
  // What is in memory counts no more, until it is revived from what is on disk: then watchers hear
  // how things stand.
  void lose();
  void revive(Match match);
  // It is not there any more: watchers hear so, and watch it no longer.
  void dismiss();
  // The token, if any, by whose right this one watches.
  const TokenHash* token_of(const Listener* who) const;

 private:
  struct Watcher {
    std::weak_ptr<Listener> who;
    std::vector<TokenHash> tokens;
    SeatSet look;
    Eyes eyes;
    Updates updates = Updates::kChanges;
    std::shared_ptr<const Shown> shown = {};  // none: what comes next is whole
    std::optional<std::size_t> seen = {};     // of those only who tell

    // Not by its address alone: after it went, another may have that.
    bool is(const Listener* one) const { return who.lock().get() == one; }
    bool tells() const { return seen && (!eyes.held.empty() || eyes.host) && !who.expired(); }
  };
  struct Pending {
    std::uint64_t ticket = 0;
    std::uint64_t moves = 0;
    Loop::Time since;
    std::vector<Done> done;
  };
  using Posts = std::vector<std::pair<std::weak_ptr<Listener>, Message>>;

  Eyes see(const Watcher& watcher) const;
  wire::Info info_seen_by(const Eyes& eyes, SeatSet online) const;
  std::vector<bool> let_in() const;  // by watcher
  // What was said goes to those who are let in, or were `before`: who loses a seat hears of it.
  Posts said(const Changes& changes, const std::vector<bool>& before) const;
  // Who holds a seat may have changed: with that, who sees what.
  enum class Seating : std::uint8_t { kSame, kChanged };
  Posts encode(const News& news, Seating seating);
  // How the eyes of this watcher are told of it: they may have changed, too.
  enum class EyesAre : std::uint8_t { kAsBefore, kNew };
  // Of the game: what changed since `before`, all of it where there is none; without `now` nothing.
  struct ShownNow {
    const Shown* before = nullptr;
    const Shown* now = nullptr;

    bool operator==(const ShownNow&) const = default;
  };
  struct Told {
    Eyes eyes;
    EyesAre eyes_are = EyesAre::kAsBefore;
    ShownNow shown = {};
  };
  std::string update_text(const News& news, const Told& told, SeatSet online,
                          Showing& showing) const;
  Posts tell_of(SeatSet present) const;
  // At a table of a class: whoever holds no seat there any more watches it no longer.
  void show_out();
  void tell_keeper() const;
  void after_pending(Posts posts);
  void fail_pending();
  static void refuse_all(const std::deque<Pending>& failed);

  // Which decision a bot is about to make.
  struct BotTurn {
    std::size_t seq = 0;
    std::uint32_t generation = 0;
    std::uint32_t start = 0;
    bool operator==(const BotTurn&) const = default;
  };
  bool bots_may_move() const;
  std::optional<Seat> bot_to_move() const;
  // Bots that let people speak first, as things stand, and what they say (room_talk.cpp).
  bool people_decide() const;
  bool is_patient(Seat seat) const;
  void wait_patiently(Seat seat, const Decided& decided);
  bool was_said(const std::string& text) const;
  bool all_have_seen() const;
  bool anybody_tells() const;  // what they have seen
  void bot_is_due(BotTurn turn);
  void bot_looks_up();
  void bot_thinks(BotTurn turn);
  void bot_moves(BotTurn turn, Seat seat, const std::optional<Decided>& decided);
  void bot_rests();
  void call_off_bot();
  void speak(Seat seat, const Decided& decided, PlayedStep* step, Changes& changes);
  void acted_for(Seat seat, std::size_t seq, const std::optional<Decided>& decided);
  void all_look_up();
  void clock_rings(UnixMs end);
  bool for_long(const std::optional<Loop::Time>& gone) const;
  void look_for_people();
  void wait_for_people();
  struct Late {
    bool host = false;
    SeatSet seats;
    bool operator==(const Late&) const = default;
  };
  void somebody_is_late(const Late& before);

  Hall& hall_;
  std::optional<Match> match_;
  std::uint32_t generation_ = 0;
  TableId id_ = 0;
  std::string code_;
  std::string game_;
  std::vector<Watcher> watchers_;
  std::size_t edition_ = 0;  // of what those who watch were told of the game
  std::deque<Pending> pending_;
  Loop::Time touched_;
  std::weak_ptr<void> attended_;
  std::optional<BotTurn> bot_turn_;
  std::uint32_t bot_starts_ = 0;
  std::shared_ptr<std::atomic<bool>> bot_thought_;  // set to call it off
  bool bot_waits_ = false;  // for those who look on; else for its pace, or it thinks
  Meter bots_meter_ = std::make_shared<Bucket>(20, 200);  // steps of bots
  bool hurry_ = false;
  std::size_t patient_at_ = 0;     // the sequence number at which …
  SeatSet patient_;                // … these bots wait with their last word
  std::vector<std::string> said_;  // by bots
  std::array<std::weak_ptr<void>, kMaxSeats> hints_;
  UnixMs alarm_ = 0;                     // the end of the clock that a timer waits for
  std::optional<Loop::Time> host_gone_;  // since when nobody watches as host
  std::array<std::optional<Loop::Time>, kMaxSeats> gone_;  // the same of those who hold a seat
  bool waits_for_people_ = false;
};

}  // namespace citybox::server

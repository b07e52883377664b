#pragma once
// One table: its game, who sits where, who is host, what was asked. Knows no connections, no disk
// and no time of its own; every change also says what is to be written about it.

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "engine/journal/asked_draw.hpp"
#include "engine/journal/journal.hpp"
#include "engine/journal/replay.hpp"
#include "server/match/allowance.hpp"
#include "server/match/fault.hpp"
#include "server/match/history.hpp"
#include "server/match/packs.hpp"
#include "server/match/phase.hpp"
#include "server/store/records.hpp"

namespace citybox::server {

using Changes = std::vector<Change>;

enum class Switch : std::uint8_t { kOff, kOn };

struct StoredLog;

// An action as it was taken, for those who watch.
struct PlayedStep {
  std::uint32_t count = 0;
  std::optional<Seat> seat;
  PackedAction action = 0;
  std::string words;
  Step step;
  std::string because;  // why a bot did it, for all who may know what it did
};

// Are they for the one who asks? With them goes what people wrote.
enum class Names : std::uint8_t { kTold, kKept };

class Match {
 public:
  static Result<Match> create(const GameEntry& game, TableRow row, const Pack* pack = nullptr);
  // All that is to be written of a table that was just made.
  void put_new(Changes& out);
  // A log that does not fit the rules any more gives a match that is read-only (restoring.cpp).
  // So does one whose game is not in this box (nullptr), and one that is damaged.
  static Match restore(const GameEntry* game, StoredTable stored);
  // What the disk does not know yet of a log that was read by newer rules than wrote it.
  Changes upgrade();

  // What is.
  const GameEntry* game() const { return game_; }  // none only where it is read-only
  const std::string& title() const { return game_ != nullptr ? game_->info().title : row_.game; }
  const TableRow& row() const { return row_; }
  const std::vector<SeatRow>& seats() const { return seats_; }
  const std::vector<ChatRow>& chat() const { return chat_; }
  const History& history() const { return history_; }
  const Journal* journal() const { return journal_ ? &*journal_ : nullptr; }
  // The same to look back at; of a read-only table as far as its log fits.
  const Journal* past() const { return past_ ? &*past_ : journal(); }
  UnixMs changed() const { return changed_; }
  // How often it was written, where other nodes write, too: by what it holds, and with what comes now.
  std::uint64_t edition() const { return edition_; }
  std::uint64_t next_edition() { return ++edition_; }
  Phase phase() const;
  SeatKind kind(Seat seat) const;
  SeatSet people() const;    // seats of people that no bot looks after
  SeatSet deciders() const;  // who owes a decision; nobody before the start
  bool has(Seat seat) const { return seat.index < seats_.size(); }
  std::optional<Seat> seat_of(const TokenHash& token) const;
  bool is_host(const TokenHash& token) const;
  // May a stranger come in with this key? Without one, where the table is not private.
  bool opens(std::string_view key) const;
  // A link that may still be used once.
  bool has_claim(const TokenHash& claim, UnixMs now) const;
  // Who must still agree to an undo; empty without a request.
  SeatSet asked() const;
  // Can be looked at and downloaded, and is over; there is no journal.
  bool read_only() const { return !closed_.empty(); }
  // A sentence where there is something to say: why it is read-only, or that it goes on under
  // newer rules than it began with.
  std::string note() const;
  int content_version() const { return content_version_; }
  // What it is played with, or will be; none: the published numbers. Of a pack also what it changes.
  const SharedContent& content() const { return content_; }
  std::optional<wire::PackInfo> pack() const;
  // Ends a table whose log has no room for more: it is read-only from now on, and after a restart, too.
  // Says whether it did.
  bool end_if_full();
  // The game so far as a file. There must have been a start.
  Replay replay(Names names = Names::kTold) const;

  // Who sits where (seating.cpp). Once the game has started, a seat may have seen secrets: what gives it
  // to somebody else, or takes it away, is a note that all at the table hear. So it is after the end,
  // which may be taken back.
  Result<> sit(Seat seat, std::string name, const TokenHash& token, UnixMs now, Changes& out);
  Result<> stand(Seat seat, Changes& out);
  Result<> rename(Seat seat, std::string name, Changes& out);
  enum class Hand : std::uint8_t { kHolder, kHost, kTable };  // whose doing it is
  Result<> seat_bot(Seat seat, std::optional<std::string> bot, Hand by, UnixMs now, Changes& out);
  Result<> free_seat(Seat seat, UnixMs now, Changes& out);
  Result<> pass_host(Seat seat, UnixMs now, Changes& out);
  Result<> take_host(Seat seat, UnixMs now, Changes& out);
  Result<> offer(Seat seat, const TokenHash& claim, UnixMs now, Changes& out);
  Result<Seat> claim(const TokenHash& claim, const TokenHash& token, Hand by, UnixMs now,
                     Changes& out);

  // The course of things (course.cpp).
  Result<> configure(std::optional<int> seats, const json::object* options, Changes& out);
  // Other numbers, before the start; none: the published ones.
  Result<> choose_pack(const Pack* pack, Changes& out);
  // `came_up` on a real table: its draws, as far as they were told. The next one is asked for.
  Result<PlayedStep> start(UnixMs now, Changes& out, const GivenDraws& came_up = {});
  Result<> pause(UnixMs now, Changes& out);
  Result<> resume(UnixMs now, Changes& out);
  Result<> pace(int ms, Changes& out);
  void let_spectators_in(Changes& out);
  void keep_spectators_out(Changes& out);
  void switch_hints(Switch to, Changes& out);
  void say(ChatRow line, int keep, Changes& out);

  struct Undo {
    bool done = false;  // else the others are asked
    std::uint32_t to = 0;
    Seat by{};
    std::string sentence = {};  // what the log says of it
  };

  // What a class does to one of its tables (in_class.cpp), paused or not.
  bool in_class() const { return !row_.classroom.empty(); }
  // An action of the facilitator, in notation.
  Result<PlayedStep> obey(std::string_view text, UnixMs now, Changes& out);
  // Takes back all but the first `to` actions, whatever was drawn since.
  Result<Undo> roll_back(std::size_t to, UnixMs now, Changes& out);
  // From now on it is like this on the seat. False: it was already.
  bool assign(Seat seat, const SeatRow& wanted, UnixMs now, Changes& out);
  // A bot is about to decide once for who sits there.
  void note_act(Seat seat, UnixMs now, Changes& out);

  // The game (playing.cpp).
  Result<PlayedStep> play(Seat seat, PackedAction action, std::string words, UnixMs now,
                          Changes& out, const GivenDraws& came_up = {});
  // `hands` are all seats of the person who asks or answers: nobody is asked twice, nor oneself.
  Result<Undo> undo(Seat seat, std::size_t to, SeatSet hands, UnixMs now, Changes& out);
  Result<std::optional<Undo>> agree(SeatSet hands, UnixMs now, Changes& out);
  Result<> decline(Changes& out);
  // What was taken back last stands again. Only who took it back may do that.
  Result<Undo> redo(SeatSet hands, Seat seat, UnixMs now, Changes& out);
  Result<std::size_t> retract(Seat seat, UnixMs now, Changes& out);  // its place in the line
  std::size_t free_to(Seat seat) const;
  std::size_t plain_to() const;  // the least that takes back nothing drawn or revealed
  // A decision taken at this sequence number still counts: the seat has owed it ever since, and
  // only others decided meanwhile.
  bool current(Seat seat, std::size_t seq) const;

  // What another node wrote (following.cpp): from the entries behind the journal's on.
  struct Followed {
    std::optional<PlayedStep> step;  // or else it was taken back, or stands again
    Undo undone;
    Entry::Kind kind = Entry::Kind::kAction;
  };
  // Can it be taken over without reading the table anew?
  bool can_follow(const StoredTable& rest) const;
  // The next entry, made here as it was there; nothing where that does not go: read it anew.
  std::optional<Followed> follow(const EntryRow& row);
  // All but the entries is as it is there.
  void adopt(StoredTable rest);
  // This seat did just this, at this sequence number or since, and nothing else before it: so many
  // entries there were then. Whoever does not know whether it was heard says it again.
  std::optional<std::size_t> done_already(Seat seat, std::size_t seq, PackedAction action) const;

  // The clock of the table (clock.cpp).
  // How long it still has; nothing where none runs.
  std::optional<UnixMs> clock_left(UnixMs now) const;
  // Everybody has read what had just come: it starts, before its lead is over. False: it runs already.
  bool start_clock(UnixMs now, Changes& out);
  // After time in which nobody could act: there is a moment left at least, and never more than the
  // whole, whatever the system's clock did meanwhile.
  void grant_grace(UnixMs now);
  // Has run out: everybody who still owes a decision does what the game says.
  std::vector<PlayedStep> time_is_up(UnixMs now, Changes& out);

 private:
  Match() = default;

  // Whether the table is paused was asked before.
  // Draws come from there, or else by chance.
  Result<PlayedStep> play_for(Seat actor, PackedAction action, std::string words, UnixMs now,
                              Changes& out, DrawSource* draws = nullptr);
  using Tell = std::function<MaybeTold(const std::vector<std::uint32_t>& so_far)>;
  // All draws as they came up beside a real table. What was not told is asked for.
  static Result<std::vector<std::uint32_t>> told(const GivenDraws& came_up, const Tell& tell);
  static Result<> not_told(const GivenDraws& came_up);  // elsewhere
  bool real() const { return row_.purpose == Purpose::kReal; }
  Result<> changeable() const;  // not read-only
  json::object fitting(json::object options) const;
  Result<Journal> begin(const GivenDraws& came_up) const;
  Result<Journal> begin_real(const GivenDraws& came_up) const;  // beside a real table
  Result<> all_there() const;                                   // who must be before the start
  Result<> has_game() const;                                    // and started
  Result<> not_over() const;                                    // and not over
  Result<> under_way() const;  // and not paused; over counts as not
  Result<> undo_asked() const;
  Result<> may_take_back(Seat seat, std::size_t actions) const;
  // Do they, when the person with these seats asks to go back to `to`?
  bool bots_agree(SeatSet hands, std::size_t to) const;
  void restore_game(StoredTable& stored);
  void restore_content(const SharedContent& content);
  void play_on(const std::vector<EntryRow>& rows, StoredLog& log);
  void close(std::string why, StoredTable& stored, std::optional<Journal> past);
  void restore_history(const std::vector<EntryRow>& rows, const StoredLog& log);
  Replay whole_replay(Names names) const;
  void keep_content(Changes& out);
  void set_pack(const Pack* pack);
  void put_table(Changes& out);
  void put_seat(Seat seat, Changes& out) const {
    out.emplace_back(PutSeat{seat, seats_[seat.index]});
  }
  void drop_claims(Seat seat, Changes& out);
  void drop_oldest_claims(Seat seat, Changes& out);
  void empty_seat(Seat seat, SeatRow left, Changes& out);
  void make_host(Seat seat, Changes& out);
  Result<> can_note() const;
  // Where the game has started: all at the table hear this about the seat.
  void note_on(Seat seat, std::string sentence, UnixMs now, Changes& out);
  std::string holder_of(Seat seat) const;
  std::string named(Seat seat) const;
  void drop_request(Changes& out);  // for an undo, if there is one
  void drop_idle_request(Changes& out);
  void append_last(UnixMs now, Changes& out);
  enum class Course : std::uint8_t { kOn, kBack };  // an action was taken, or taken back
  // Starts, keeps or stops the clock as the state asks.
  void wind_clock(UnixMs now, Course course, Changes& out);
  Undo take_back(Seat by, std::size_t to, UnixMs now, Changes& out);
  void went_back(UnixMs now, Changes& out);

  const GameEntry* game_ = nullptr;
  TableRow row_;
  std::vector<SeatRow> seats_;
  std::optional<Journal> journal_;
  History history_;
  Allowances allowances_;
  std::vector<ClaimRow> claims_;
  std::vector<ChatRow> chat_;
  std::array<std::size_t, kMaxSeats> owed_since_{};  // sequence numbers
  UnixMs changed_ = 0;
  std::uint64_t edition_ = 0;
  int content_version_ = 1;
  SharedContent content_;           // none: the published one
  wire::PackInfo pack_;             // as it is told; without a name: none
  std::string closed_;              // why it is read-only
  std::vector<EntryRow> unread_;    // then its log
  std::string unread_content_;      // its numbers
  std::optional<Journal> past_;     // and what of it fits the rules
  bool full_ = false;               // all of it does, and there is no room for more
  std::optional<Changes> upgrade_;  // goes to disk with the table's row, which has changed, too
};

// The bot that fills open seats: the normal one.
std::string standard_bot(const GameEntry& game);
// The bot that gives hints, and says what it would have done: the hard one.
std::string adviser(const GameEntry& game);

}  // namespace citybox::server

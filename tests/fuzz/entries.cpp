// A stored table of any rows is a match: one that goes on, or one to look at that says why.

#include "engine/types/json_text.hpp"
#include "server/match/encode.hpp"
#include "server/match/match.hpp"
#include "server/match/shown.hpp"
#include "tests/fuzz/bytes.hpp"
#include "tests/fuzz/rows.hpp"
#include "tests/fuzz/targets.hpp"

namespace citybox::fuzz {

namespace {

using server::Match;
using server::StoredTable;

constexpr server::UnixMs kNow = 1'800'000'000'000;

// As those who watch it see it, and as a file.
void look_at(const Match& match) {
  const SeatSet all = SeatSet::first(static_cast<int>(match.seats().size()));
  for (const SeatSet seats : {SeatSet(), SeatSet(Seat{0}), all}) {
    const server::Eyes eyes{.seats = seats, .held = all, .let_in = !seats.empty()};
    json_text(server::info_of(match, eyes, {seats, all, false, "http://box.test/t/KMTRAQ"}));
    json_text(server::log_of(match, eyes, match.history().lines().size()));
    json_text(server::mine_of(match, eyes));
    if (match.journal() == nullptr) continue;
    json_text(server::whole_of(*server::Showing(match, 0, kNow).to(eyes)));
  }
  if (const Journal* past = match.past()) past->at(past->line().size() / 2);
  promise(!to_text(match.replay()).empty());
}

void keep(const server::Changes& changes, StoredTable& stored) {
  for (const server::Change& change : changes) {
    if (const auto* entry = std::get_if<server::AppendEntry>(&change)) {
      promise(entry->seq == stored.entries.size());
      stored.entries.push_back(entry->entry);
    } else if (const auto* content = std::get_if<server::PutContent>(&change)) {
      stored.content = content->row;
    } else if (const auto* telling = std::get_if<server::AddTelling>(&change)) {
      stored.entries[telling->seq].telling = telling->telling;
    }
  }
}

// What a match that goes on writes can be read back.
void go_on(Match& match, StoredTable stored) {
  server::Changes changes = match.upgrade();
  match.grant_grace(kNow);
  const SeatSet deciders = match.deciders();
  if (match.phase() == server::Phase::kPlaying && !deciders.empty()) {
    const Seat seat = deciders.front();
    const auto choices = match.journal()->table().legal(seat);
    promise(!choices.empty());
    promise(match.play(seat, choices.front(), {}, kNow, changes).has_value());
  }
  match.time_is_up(kNow + 3'600'000, changes);
  keep(changes, stored);
  stored.row = match.row();
  const Match again = Match::restore(match.game(), std::move(stored));
  promise(!again.read_only());
  promise(again.journal()->seq() == match.journal()->seq());
  promise(again.journal()->table().state() == match.journal()->table().state());
}

}  // namespace

void entries(std::string_view bytes) {
  const StoredTable stored = read_rows(bytes);
  Match match = Match::restore(find(stored.row.game), stored);
  look_at(match);
  if (match.read_only()) return promise(!match.note().empty());
  go_on(match, stored);
  look_at(match);
}

}  // namespace citybox::fuzz

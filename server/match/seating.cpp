#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "server/match/match.hpp"

namespace citybox::server {

namespace {

constexpr UnixMs kClaimLife = 60LL * 60 * 1000;
constexpr std::ptrdiff_t kClaimsOfSeat = 4;
constexpr std::ptrdiff_t kNotes = 1000;
constexpr int kKeepAll = std::numeric_limits<int>::max();

// Far in the future it was written by a clock that was wrong.
bool still_good(const ClaimRow& row, UnixMs now) {
  return row.expires > now && row.expires <= now + kClaimLife;
}

}  // namespace

Result<> Match::sit(Seat seat, std::string name, const TokenHash& token, UnixMs now, Changes& out) {
  if (kind(seat) != SeatKind::kOpen || seats_[seat.index].token) {
    return refuse(RpcCode::kNotNow, "This seat is taken.");
  }
  // If the end is taken back, who sat down after it would be in the game with the past of this seat.
  if (row_.started && phase() == Phase::kOver) {
    return refuse(RpcCode::kNotNow, "The game is over: watch it, or begin another one.");
  }
  if (auto fits = can_note(); !fits) return fits;
  seats_[seat.index] = {std::move(name), token, {}};
  put_seat(seat, out);
  note_on(
      seat,
      fmt::format("{} sat down on seat {} while the game is on.", holder_of(seat), seat.index + 1),
      now, out);
  return {};
}

// Whoever comes next would see what this seat has seen: only the host gives it to somebody else.
Result<> Match::stand(Seat seat, Changes& out) {
  if (row_.host_seat == seat) {
    return refuse(RpcCode::kNotNow, "You are the host: hand that on before you leave.");
  }
  SeatRow left;
  if (row_.started) {
    if (game_ != nullptr) left.bot = standard_bot(*game_);
    if (left.bot.empty()) {
      return refuse(RpcCode::kNotNow,
                    "No bot could go on for you; ask the host to open your seat.");
    }
  }
  empty_seat(seat, std::move(left), out);
  return {};
}

Result<> Match::rename(Seat seat, std::string name, Changes& out) {
  seats_[seat.index].name = std::move(name);
  put_seat(seat, out);
  return {};
}

Result<> Match::seat_bot(Seat seat, std::optional<std::string> bot, Hand by, UnixMs now,
                         Changes& out) {
  if (auto open = changeable(); !open) return open;
  SeatRow& row = seats_[seat.index];
  if (!bot && !row.token) return free_seat(seat, now, out);
  if (bot) {
    if (real()) return refuse(RpcCode::kNotNow, "Beside a real table people decide, and no bot.");
    if (auto made = game_->bot(*bot); !made)
      return refuse(RpcCode::kInvalidParams, made.error().text);
  }
  const bool noted = by != Hand::kHolder && row.token;
  if (noted) {
    if (auto fits = can_note(); !fits) return fits;
  }
  row.bot = bot.value_or("");
  put_seat(seat, out);
  drop_idle_request(out);
  if (noted && by == Hand::kTable) {
    note_on(seat, fmt::format("A bot plays on for {}, who has been away.", holder_of(seat)), now,
            out);
  } else if (noted) {
    const char* what = bot ? "put a bot on" : "took the bot off";
    note_on(seat, fmt::format("The host {} {}.", what, named(seat)), now, out);
  }
  return {};
}

Result<> Match::free_seat(Seat seat, UnixMs now, Changes& out) {
  if (row_.host_seat == seat) {
    return refuse(RpcCode::kNotNow, "The host sits here: hand that on first.");
  }
  if (auto fits = can_note(); !fits) return fits;
  if (kind(seat) != SeatKind::kOpen) {
    note_on(seat, fmt::format("The host opened {}.", named(seat)), now, out);
  }
  empty_seat(seat, {}, out);
  return {};
}

void Match::empty_seat(Seat seat, SeatRow left, Changes& out) {
  seats_[seat.index] = std::move(left);
  put_seat(seat, out);
  drop_claims(seat, out);
  if (row_.undo && row_.undo->by == seat) drop_request(out);
  drop_idle_request(out);
}

Result<> Match::pass_host(Seat seat, UnixMs now, Changes& out) {
  if (auto open = changeable(); !open) return open;
  if (!seats_[seat.index].token) {
    return refuse(RpcCode::kNotNow, "Nobody sits there who could be host.");
  }
  if (auto fits = can_note(); !fits) return fits;
  make_host(seat, out);
  note_on(seat, fmt::format("The host handed the table on to {}.", holder_of(seat)), now, out);
  return {};
}

Result<> Match::take_host(Seat seat, UnixMs now, Changes& out) {
  if (auto open = changeable(); !open) return open;
  make_host(seat, out);
  note_on(seat, fmt::format("{} is host now: the host had been away.", holder_of(seat)), now, out);
  return {};
}

void Match::make_host(Seat seat, Changes& out) {
  row_.host_seat = seat;
  row_.host_token.reset();
  put_table(out);
}

Result<> Match::offer(Seat seat, const TokenHash& claim, UnixMs now, Changes& out) {
  if (!seats_[seat.index].token) return refuse(RpcCode::kNotNow, "Nobody sits there.");
  std::erase_if(claims_, [&](const ClaimRow& row) {
    if (still_good(row, now)) return false;
    out.emplace_back(DropClaim{row.claim});
    return true;
  });
  drop_oldest_claims(seat, out);
  claims_.push_back({claim, seat, now + kClaimLife});
  out.emplace_back(PutClaim{claims_.back()});
  return {};
}

// Makes room for one more link to this seat: nobody can use up those of others.
void Match::drop_oldest_claims(Seat seat, Changes& out) {
  const auto here = [&](const ClaimRow& row) { return row.seat == seat; };
  while (std::count_if(claims_.begin(), claims_.end(), here) >= kClaimsOfSeat) {
    auto oldest = std::find_if(claims_.begin(), claims_.end(), here);
    for (auto row = oldest; row != claims_.end(); ++row) {
      if (here(*row) && row->expires < oldest->expires) oldest = row;
    }
    out.emplace_back(DropClaim{oldest->claim});
    claims_.erase(oldest);
  }
}

bool Match::has_claim(const TokenHash& claim, UnixMs now) const {
  return std::any_of(claims_.begin(), claims_.end(), [&](const ClaimRow& row) {
    return same(row.claim, claim) && still_good(row, now);
  });
}

Result<Seat> Match::claim(const TokenHash& claim, const TokenHash& token, Hand by, UnixMs now,
                          Changes& out) {
  const auto found = std::find_if(claims_.begin(), claims_.end(), [&](const ClaimRow& row) {
    return same(row.claim, claim) && still_good(row, now);
  });
  if (found == claims_.end()) {
    return refuse(RpcCode::kNotAllowed, "This link was used already, or is older than an hour.");
  }
  if (by == Hand::kHost) {
    if (auto fits = can_note(); !fits) return tl::unexpected(fits.error());
  }
  const Seat seat = found->seat;
  drop_claims(seat, out);
  seats_[seat.index].token = token;
  put_seat(seat, out);
  if (by == Hand::kHost) {
    note_on(seat, fmt::format("A link from the host was used to take {}.", named(seat)), now, out);
  }
  return seat;
}

// Only a host can make them so many, and each is kept for good.
Result<> Match::can_note() const {
  const auto is_note = [](const ChatRow& row) { return row.note; };
  if (!row_.started || std::count_if(chat_.begin(), chat_.end(), is_note) < kNotes) return {};
  return refuse(RpcCode::kLimit,
                "So many seats changed hands here that no more of it can be noted down; go on with "
                "those who sit there.");
}

void Match::note_on(Seat seat, std::string sentence, UnixMs now, Changes& out) {
  if (!row_.started) return;
  ChatRow note;
  note.seat = seat;
  note.name = seats_[seat.index].name;
  note.text = std::move(sentence);
  note.at = now;
  note.note = true;
  say(std::move(note), kKeepAll, out);
}

// As part of a sentence, which is a template: braces would be read as one.
std::string Match::holder_of(Seat seat) const {
  std::string name = seats_[seat.index].name;
  std::replace(name.begin(), name.end(), '{', '(');
  std::replace(name.begin(), name.end(), '}', ')');
  return name;
}

std::string Match::named(Seat seat) const {
  if (seats_[seat.index].name.empty()) return fmt::format("seat {}", seat.index + 1);
  return "the seat of " + holder_of(seat);
}

// A request that nobody is left to answer: whoever asks again gets it at once.
void Match::drop_idle_request(Changes& out) {
  if (asked().empty()) drop_request(out);
}

void Match::drop_claims(Seat seat, Changes& out) {
  std::erase_if(claims_, [&](const ClaimRow& row) {
    if (row.seat != seat) return false;
    out.emplace_back(DropClaim{row.claim});
    return true;
  });
}

}  // namespace citybox::server

#include <algorithm>

#include "server/match/match.hpp"

namespace citybox::server {

namespace {

constexpr UnixMs kClaimLife = 60LL * 60 * 1000;
constexpr std::size_t kClaimsAtOnce = 32;

}  // namespace

Result<> Match::sit(Seat seat, std::string name, const TokenHash& token, Changes& out) {
  if (kind(seat) != SeatKind::kOpen || seats_[seat.index].token) {
    return refuse(RpcCode::kNotNow, "This seat is taken.");
  }
  seats_[seat.index] = {std::move(name), token, {}};
  put_seat(seat, out);
  return {};
}

Result<> Match::stand(Seat seat, Changes& out) {
  if (row_.host_seat == seat) {
    return refuse(RpcCode::kNotNow, "You are the host: hand that on before you leave.");
  }
  return free_seat(seat, out);
}

Result<> Match::rename(Seat seat, std::string name, Changes& out) {
  seats_[seat.index].name = std::move(name);
  put_seat(seat, out);
  return {};
}

Result<> Match::seat_bot(Seat seat, std::optional<std::string> bot, Changes& out) {
  if (auto open = changeable(); !open) return open;
  if (bot) {
    if (auto made = game_->bot(*bot); !made)
      return refuse(RpcCode::kInvalidParams, made.error().text);
  }
  seats_[seat.index].bot = bot.value_or("");
  put_seat(seat, out);
  drop_idle_request(out);
  return {};
}

Result<> Match::free_seat(Seat seat, Changes& out) {
  if (row_.host_seat == seat) {
    return refuse(RpcCode::kNotNow, "The host sits here: hand that on first.");
  }
  seats_[seat.index] = {};
  put_seat(seat, out);
  drop_claims(seat, out);
  if (row_.undo && row_.undo->by == seat) drop_request(out);
  drop_idle_request(out);
  return {};
}

Result<> Match::pass_host(Seat seat, Changes& out) {
  if (auto open = changeable(); !open) return open;
  if (!seats_[seat.index].token) {
    return refuse(RpcCode::kNotNow, "Nobody sits there who could be host.");
  }
  row_.host_seat = seat;
  row_.host_token.reset();
  put_table(out);
  return {};
}

Result<> Match::offer(Seat seat, const TokenHash& claim, UnixMs now, Changes& out) {
  if (!seats_[seat.index].token) return refuse(RpcCode::kNotNow, "Nobody sits there.");
  std::erase_if(claims_, [&](const ClaimRow& row) {
    if (row.expires > now) return false;
    out.emplace_back(DropClaim{row.claim});
    return true;
  });
  if (claims_.size() >= kClaimsAtOnce) {
    return refuse(RpcCode::kLimit, "There are many unused links for this table; wait an hour.");
  }
  claims_.push_back({claim, seat, now + kClaimLife});
  out.emplace_back(PutClaim{claims_.back()});
  return {};
}

bool Match::has_claim(const TokenHash& claim, UnixMs now) const {
  return std::any_of(claims_.begin(), claims_.end(), [&](const ClaimRow& row) {
    return same(row.claim, claim) && row.expires > now;
  });
}

Result<Seat> Match::claim(const TokenHash& claim, const TokenHash& token, UnixMs now,
                          Changes& out) {
  const auto found = std::find_if(claims_.begin(), claims_.end(), [&](const ClaimRow& row) {
    return same(row.claim, claim) && row.expires > now;
  });
  if (found == claims_.end()) {
    return refuse(RpcCode::kNotAllowed, "This link was used already, or is older than an hour.");
  }
  const Seat seat = found->seat;
  drop_claims(seat, out);
  seats_[seat.index].token = token;
  put_seat(seat, out);
  return seat;
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

#include <fmt/format.h>

#include "server/match/match.hpp"

namespace citybox::server {

// Beside a real table some options have one choice.
json::object Match::fitting(json::object options) const {
  if (!real()) return options;
  for (const OptionInfo& option : game_->info().options) {
    if (!option.real.empty()) options[option.key] = option.real;
  }
  return options;
}

Result<> Match::configure(std::optional<int> seats, const json::object* options, Changes& out) {
  if (journal_ || read_only()) {
    return refuse(RpcCode::kNotNow, "The game has started; its options are fixed.");
  }
  const int wanted = seats.value_or(row_.seats);
  const GameInfo& info = game_->info();
  if (wanted < info.min_seats || wanted > info.max_seats) {
    return refuse(RpcCode::kInvalidParams, fmt::format("{} has {} to {} seats, not {}.", info.title,
                                                       info.min_seats, info.max_seats, wanted));
  }
  for (std::size_t i = static_cast<std::size_t>(wanted); i < seats_.size(); ++i) {
    if (seats_[i].token) {
      return refuse(RpcCode::kNotNow,
                    fmt::format("{} sits in a seat that would go.", seats_[i].name));
    }
  }
  SeededDraws draws(0);
  Step step;
  const auto trial = game_->start(
      {wanted, fitting(options != nullptr ? *options : row_.options), content_}, draws, step);
  if (!trial) return refuse(RpcCode::kInvalidParams, trial.error().text);
  row_.options = (*trial)->options();
  row_.seats = wanted;
  seats_.resize(static_cast<std::size_t>(wanted));
  put_table(out);
  out.emplace_back(TrimSeats{wanted});
  return {};
}

Result<> Match::all_there() const {
  if (!real()) return {};
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (kind(Seat{static_cast<std::uint8_t>(i)}) == SeatKind::kPerson) continue;
    return refuse(
        RpcCode::kNotNow,
        fmt::format("Nobody sits in seat {}: beside a real table each seat is somebody's.", i + 1));
  }
  return {};
}

Result<Journal> Match::begin(const GivenDraws& came_up) const {
  if (auto none = not_told(came_up); !none) return tl::unexpected(none.error());
  return Journal::begin(*game_, row_.seats, row_.options, row_.seed, content_)
      .map_error([](const Problem& why) { return fault(RpcCode::kInvalidParams, why.text); });
}

Result<Journal> Match::begin_real(const GivenDraws& came_up) const {
  auto values = told(came_up, [&](const std::vector<std::uint32_t>& so_far) {
    return told_draws(*game_, {row_.seats, row_.options, content_}, so_far);
  });
  if (!values) return tl::unexpected(values.error());
  ScriptedDraws draws(*std::move(values));
  return Journal::begin(*game_, row_.seats, row_.options, row_.seed, content_, draws)
      .map_error([](const Problem& why) { return fault(RpcCode::kInvalidParams, why.text); });
}

Result<PlayedStep> Match::start(UnixMs now, Changes& out, const GivenDraws& came_up) {
  if (journal_ || read_only()) return refuse(RpcCode::kNotNow, "The game has started already.");
  if (auto there = all_there(); !there) return tl::unexpected(there.error());
  auto journal = real() ? begin_real(came_up) : begin(came_up);
  if (!journal) return tl::unexpected(journal.error());
  journal_ = std::move(*journal);
  row_.draws = journal_->setup().draws;
  row_.started = true;
  row_.rules_version = game_->info().rules_version;
  row_.changed = changed_ = now;
  keep_content(out);
  put_table(out);
  const std::string bot = standard_bot(*game_);
  SeatSet::first(static_cast<int>(seats_.size())).for_each([&](Seat seat) {
    if (kind(seat) != SeatKind::kOpen || bot.empty()) return;
    seats_[seat.index].bot = bot;
    put_seat(seat, out);
  });
  history_.started(journal_->happenings().front());
  wind_clock(now, Course::kOn, out);
  PlayedStep step;
  step.step.happenings = journal_->happenings().front();
  return step;
}

void Match::put_new(Changes& out) {
  if (content_ != nullptr) keep_content(out);
  out.emplace_back(PutTable{row_});
}

void Match::set_pack(const Pack* pack) {
  row_.pack = pack != nullptr ? pack->info.name : "";
  row_.pack_title = pack != nullptr ? pack->info.title : "";
  content_ = pack != nullptr ? pack->content : SharedContent();
  pack_ = pack != nullptr ? pack->info : wire::PackInfo();
  pack_.about.clear();
  row_.content.reset();
}

Result<> Match::choose_pack(const Pack* pack, Changes& out) {
  if (journal_ || read_only()) return refuse(RpcCode::kNotNow, "The game has started already.");
  set_pack(pack);
  if (content_ != nullptr) keep_content(out);
  put_table(out);
  return {};
}

std::optional<wire::PackInfo> Match::pack() const {
  if (row_.pack.empty()) return std::nullopt;
  return pack_;
}

// The table ends with the numbers it began with, whatever is published meanwhile.
void Match::keep_content(Changes& out) {
  ContentRow content = content_row(row_.game, game_->info().content_version,
                                   json::serialize(game_->content(content_)));
  row_.content = content.id;
  content_version_ = content.version;
  out.emplace_back(PutContent{std::move(content)});
}

Result<> Match::pause(UnixMs now, Changes& out) {
  if (auto on = not_over(); !on) return on;
  if (row_.paused) return {};
  row_.paused = true;
  if (row_.clock) row_.clock->at -= now;  // what is left
  put_table(out);
  return {};
}

Result<> Match::resume(UnixMs now, Changes& out) {
  if (auto on = not_over(); !on) return on;
  if (!row_.paused) return {};
  row_.paused = false;
  if (row_.clock) row_.clock->at += now;
  put_table(out);
  return {};
}

Result<> Match::pace(int ms, Changes& out) {
  if (auto open = changeable(); !open) return open;
  row_.pace_ms = ms;
  put_table(out);
  return {};
}

void Match::let_spectators_in(Changes& out) {
  row_.spectators = true;
  put_table(out);
}

void Match::keep_spectators_out(Changes& out) {
  row_.spectators = false;
  put_table(out);
}

void Match::switch_hints(Switch to, Changes& out) {
  row_.hints = to == Switch::kOn;
  put_table(out);
}

void Match::say(ChatRow line, int keep, Changes& out) {
  line.id = chat_.empty() ? 1 : chat_.back().id + 1;
  std::erase_if(chat_, [&](const ChatRow& row) { return !row.note && row.id <= line.id - keep; });
  out.emplace_back(AppendChat{line, keep});
  chat_.push_back(std::move(line));
}

}  // namespace citybox::server

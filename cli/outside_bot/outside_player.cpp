#include "cli/outside_bot/outside_player.hpp"

#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/outside_bot/answer.hpp"
#include "engine/types/json_text.hpp"

namespace citybox::cli {

namespace {

using namespace std::chrono_literals;

// Those at the table shall not wait for a program that is broken.
constexpr int kMostFailures = 3;
constexpr auto kFirstPause = 250ms;
constexpr std::chrono::milliseconds kLongestPause = 4s;

void say(const std::string& sentence) { fmt::print(stderr, "{}\n", sentence); }

std::string seconds(std::chrono::milliseconds time) {
  const double count = static_cast<double>(time.count()) / 1000;
  return fmt::format("{:g} {}", count, count == 1 ? "second" : "seconds");
}

bool rules_say_no(const RpcError& error) {
  return error.code == RpcCode::kRefused || error.code == RpcCode::kInvalidParams ||
         error.code == RpcCode::kLimit;
}

wire::BotError told(const RpcError& error) {
  wire::BotError told{.code = static_cast<int>(error.code), .message = error.message};
  if (auto refused = from_json<Refused>(error.data, "data")) told.data = *std::move(refused);
  return told;
}

}  // namespace

OutsidePlayer::End OutsidePlayer::play() {
  while (!end_) {
    look();
    if (!end_) wait();
  }
  return *end_;
}

void OutsidePlayer::look() {
  if (!seat_.gone().empty()) return give_up(seat_.gone());
  if (seat_.lost()) return come_back();
  if (seat_.table().over()) return tell_outcome();
  if (question_ || !seat_.may_decide()) return;
  ask({.seq = seat_.table().seq(), .tries = manner_.tries, .until = Clock::now() + manner_.limit});
  hear();
}

int OutsidePlayer::milliseconds_left() const {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(question_->until - Clock::now());
  return static_cast<int>(std::max<std::int64_t>(left.count(), 0));
}

// Nothing is read from a program that is asked nothing: it may talk as much as its pipe takes.
void OutsidePlayer::wait() {
  const short listen = question_ ? POLLIN : 0;
  const short tell = program_.has_more_to_read() ? POLLOUT : 0;
  std::array<pollfd, 5> files{{{stop_.file(), POLLIN, 0},
                               {seat_.socket(), POLLIN, 0},
                               {program_.in(), tell, 0},
                               {program_.out(), listen, 0},
                               {program_.process(), POLLIN, 0}}};
  const int most = seat_.has_more() ? 0 : question_ ? milliseconds_left() : -1;
  ::poll(files.data(), files.size(), most);
  const auto& [stop, server, in, out, process] = files;
  if (stop.revents != 0) {
    end_ = End::kStopped;
    return;
  }
  if (server.revents != 0 || seat_.has_more()) seat_.take_in();
  if (in.revents != 0) program_.write();
  const bool more = out.revents == 0 || (question_ && program_.read());
  hear();
  // Of one that has ended the last words still count.
  const bool silent = out.revents == 0 && process.revents != 0;
  if (!end_ && (!more || silent)) return ended();
  if (!end_ && question_ && Clock::now() >= question_->until) late();
}

void OutsidePlayer::come_back() {
  say(fmt::format("The connection is lost; it is tried again for {}.", seconds(manner_.patience)));
  const auto until = Clock::now() + manner_.patience;
  for (std::chrono::milliseconds pause = kFirstPause;; pause = std::min(2 * pause, kLongestPause)) {
    if (stop_.comes_within(pause)) {
      end_ = End::kStopped;
      return;
    }
    const auto connected = seat_.connect();
    if (connected) break;
    if (!seat_.gone().empty()) return give_up(seat_.gone());
    if (Clock::now() >= until) return give_up(connected.error().text);
  }
  say("Connected again.");
  if (question_) question_->until = Clock::now() + manner_.limit;
}

void OutsidePlayer::ask(Question question, std::optional<wire::BotError> error) {
  question.id = ++last_id_;
  question_ = question;
  wire::BotQuestion asked = seat_.table().question();
  for (const json::object& action : seat_.table().legal()) {
    asked.legal.push_back(notation_.choice(action));
  }
  asked.ms = milliseconds_left();
  asked.tries = question.tries;
  asked.error = std::move(error);
  const std::string line = fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"bot","params":{}}})",
                                       question.id, json_text(asked));
  traffic_.asked(line);
  if (!program_.say(line)) give_up("The program does not read what it is asked.");
}

void OutsidePlayer::hear() {
  while (!end_ && question_ && !program_.said.empty()) {
    const Said said = std::move(program_.said.front());
    program_.said.pop_front();
    hear(said);
  }
}

void OutsidePlayer::hear(const Said& said) {
  traffic_.said(said.line);
  auto answer = read_answer(said, question_->id);
  if (!answer) return wrong(std::move(answer.error()), said.line);
  if (*answer) try_move(**std::move(answer));
}

void OutsidePlayer::try_move(json::object move) {
  const std::string shown = json::serialize(move);
  const auto played = seat_.play(std::move(move), question_->seq);
  if (played) {
    question_.reset();
    failures_ = 0;
    return;
  }
  if (rules_say_no(played.error())) return wrong(told(played.error()), shown);
  // The table has changed meanwhile, was paused, or is out of reach: that is no fault of the program.
  seat_.refresh();
  const bool changed = played.error().code == RpcCode::kOldSequence || !seat_.may_decide();
  if (changed || seat_.lost()) return question_.reset();
  wrong(told(played.error()), shown);
}

void OutsidePlayer::wrong(wire::BotError error, std::string_view answer) {
  const std::string rule = error.data ? fmt::format(" ({})", error.data->rule) : std::string();
  say(fmt::format("No{}: {} The program's answer was: {}", rule, error.message,
                  answer.empty() ? "(nothing that can be shown)" : in_one_line(answer)));
  if (!seat_.may_decide()) return question_.reset();
  Question again = *question_;
  if (--again.tries <= 0) {
    return fail(manner_.tries == 1
                    ? std::string("The program's answer cannot be played.")
                    : fmt::format("None of {} answers can be played.", manner_.tries));
  }
  ask(again, std::move(error));
}

void OutsidePlayer::late() {
  if (!seat_.may_decide()) return question_.reset();  // nobody waits for it any more
  fail(fmt::format("The program has not decided within {}.", seconds(manner_.limit)));
}

void OutsidePlayer::fail(const std::string& why) {
  question_.reset();
  if (manner_.fallback == Fallback::kLeave) return give_up(why);
  say(why);
  if (++failures_ < kMostFailures) return play_at_random();
  give_up(fmt::format("That were {} decisions in a row, which is enough.", kMostFailures));
}

// An action that needs words is refused without them; then there is another.
void OutsidePlayer::play_at_random() {
  std::vector<json::object> actions = seat_.table().legal();
  std::shuffle(actions.begin(), actions.end(), random_);
  for (const json::object& action : actions) {
    const auto played = seat_.play({{"action", action}}, seat_.table().seq());
    if (played) {
      const wire::Choice choice = notation_.choice(action);
      return say(fmt::format("Played at random instead: {}.",
                             choice.text.empty() ? json::serialize(action) : choice.text));
    }
    if (!rules_say_no(played.error())) return seat_.refresh();
  }
  give_up("No action can be played for it either.");
}

void OutsidePlayer::ended() { give_up(program_.end()); }

void OutsidePlayer::tell_outcome() {
  const std::string line = fmt::format(R"({{"jsonrpc":"2.0","method":"outcome","params":{}}})",
                                       json_text(seat_.table().outcome()));
  traffic_.asked(line);
  program_.say(line);
  end_ = End::kOver;
}

void OutsidePlayer::give_up(const std::string& why) {
  say(why);
  end_ = End::kGaveUp;
}

}  // namespace citybox::cli

#include "tests/load/player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/load/scan.hpp"

namespace citybox::load {

namespace {

using namespace std::chrono_literals;

// A law in the players' own words: nobody here has any.
bool needs_words(std::string_view action) { return has(action, R"("law":"free-text")"); }

// Each action as it stands there: an object that begins with its verb.
std::vector<std::string_view> actions_in(std::string_view choices) {
  constexpr std::string_view kAction = R"({"verb":)";
  std::vector<std::string_view> actions;
  for (auto at = choices.find(kAction); at != std::string_view::npos;
       at = choices.find(kAction, at + 1)) {
    std::size_t end = at;
    for (int depth = 0; end < choices.size(); ++end) {
      if (choices[end] == '{') ++depth;
      if (choices[end] == '}' && --depth == 0) break;
    }
    const std::string_view action = choices.substr(at, end + 1 - at);
    if (!needs_words(action)) actions.push_back(action);
  }
  return actions;
}

bool ours(std::string_view message) {  // a fault of the server or of its disk
  return has(message, R"("code":-32603)") || has(message, R"("code":-32006)");
}

}  // namespace

float Tally::wait_at(double part) {
  if (waits_ms.empty()) return 0;
  std::sort(waits_ms.begin(), waits_ms.end());
  return waits_ms[static_cast<std::size_t>(part * static_cast<double>(waits_ms.size() - 1))];
}

unsigned Player::random() {
  random_ = random_ * 6364136223846793005ULL + 1442695040888963407ULL;
  return static_cast<unsigned>(random_ >> 33);
}

void Player::call(std::string_view method, std::string_view params) {
  asked_ = method;
  asked_at_ = Clock::now();
  say(fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"{}","params":{{{}}}}})", method, params));
}

void Player::call_here(std::string_view method, std::string_view more) {
  call(method, fmt::format(R"("table":"{}","token":"{}"{})", place_.table, place_.token, more));
}

void Player::poke(Clock::time_point now) {
  if (!asked_.empty() || now < rests_until_) return;
  if (const Place* place = arrival_->place(); stage_ == Stage::kAway && place != nullptr) {
    place_ = *place;
    stage_ = Stage::kSeated;
  }
  if (stage_ != Stage::kAway && arrival_->moves_on()) stage_ = Stage::kLeaving;
  if (stage_ == Stage::kLeaving) return call_here("unwatch");
  if (const auto next = arrival_->next()) return call(next->method, next->params);
  if (stage_ == Stage::kSeated) {
    expected_ = arrival_->acknowledged();
    return call("watch",
                fmt::format(R"("table":"{}","tokens":["{}"])", place_.table, place_.token));
  }
  if (std::exchange(consent_due_, false)) return call_here("consent", R"(,"yes":true)");
  if (decision_ && !paused_ && now >= decision_->at) decide();
}

void Player::decide() {
  const unsigned roll = random() % 1000;
  if (roll < options_.undos && decision_->line > 0) {
    return call_here("undo", fmt::format(R"(,"to":{})", decision_->line - 1));
  }
  if (roll < options_.undos + options_.chats) return call_here("chat", R"(,"text":"Well.")");
  call_here("play", fmt::format(R"(,"seq":{},"action":{})", decision_->seq, decision_->action));
  decision_.reset();
}

void Player::hear(std::string_view message) {
  tally_.received_bytes += message.size();
  if (has(message, R"("method":"update")")) return look(message);
  if (message.starts_with(R"({"jsonrpc":"2.0","id":1)")) return answer(message);
  arrival_->told(message);
}

void Player::answer(std::string_view message) {
  const std::string method = std::exchange(asked_, {});
  if (has(message.substr(0, 60), R"("error":)")) return refused(method, message);
  if (method == "play") {
    acknowledged(message);
  } else if (method == "watch") {
    watching(message);
  } else if (method == "unwatch") {
    leave();
  } else if (method == "undo") {
    if (has(message, R"("seq":)")) ++tally_.undone;
    rests_until_ = Clock::now() + 200ms;  // for the others to agree
  } else if (method == "chat") {
    ++tally_.chats;
  } else if (method != "consent") {
    arrival_->answered(method, message);
  }
}

void Player::acknowledged(std::string_view message) {
  ++tally_.acknowledged;
  tally_.waits_ms.push_back(
      std::chrono::duration<float, std::milli>(Clock::now() - asked_at_).count());
  std::size_t& last = arrival_->acknowledged();
  last = std::max(last, number_after(message, R"("seq":)"));
}

// What others did meanwhile may forbid a play: then we look again.
void Player::refused(const std::string& method, std::string_view message) {
  ++tally_.refused;
  if (ours(message)) ++tally_.faults;
  const bool bearable = method == "play" && !ours(message);
  if (options_.trouble == Options::Trouble::kEnds && !bearable) {
    throw std::runtime_error(fmt::format("{}: {}", method, message));
  }
  auto rest = 100ms;
  if (method == "play") {
    stage_ = Stage::kSeated;
  } else if (method == "unwatch") {
    leave();
  } else if (method == "watch") {
    if (arrival_->acknowledged() > 0) ++tally_.lost;
    stage_ = Stage::kAway;
    rest = arrival_->refused(method);
  } else if (method != "undo" && method != "chat" && method != "consent") {
    rest = arrival_->refused(method);
  }
  rests_until_ = Clock::now() + rest;
}

void Player::leave() {
  stage_ = Stage::kAway;
  decision_.reset();
  paused_ = over_ = false;
  arrival_->left();
}

Talker::Then Player::lost() {
  if (options_.trouble == Options::Trouble::kEnds) {
    throw std::runtime_error("The server closed a connection.");
  }
  decision_.reset();
  consent_due_ = false;
  arrival_->lost(std::exchange(asked_, {}));
  if (stage_ == Stage::kLeaving) leave();
  if (stage_ != Stage::kAway) stage_ = Stage::kSeated;
  return Then::kComeAgain;
}

void Player::watching(std::string_view message) {
  const auto play = message.find(R"("play":{)");
  const bool started = play != std::string_view::npos;
  stage_ = Stage::kWatching;
  arrival_->watching(started ? Arrival::Game::kOn : Arrival::Game::kToCome);
  const std::size_t seq = started ? number_after(message.substr(play), R"("seq":)") : 0;
  if (seq < expected_) tally_.lost += expected_ - seq;
  if (started) look(message);
}

// Nobody plays meanwhile; when it is over, people think anew.
void Player::look_at_pause(std::string_view info) {
  if (!has(info, R"("info":{)")) return;
  const bool paused = text_after(info, R"("phase":")") == "paused";
  if (std::exchange(paused_, paused) && !paused && decision_) {
    decision_->at = Clock::now() + options_.think;
  }
}

// The update says whether we owe a decision, and which there are.
void Player::look(std::string_view message) {
  if (text_after(message, R"("table":")") != place_.table) return;
  if (has(message, R"("undo_request":{)")) consent_due_ = true;
  const auto play = message.find(R"("play":{)");
  look_at_pause(message.substr(0, play));
  if (play == std::string_view::npos) return;
  message.remove_prefix(play);
  // Who owes one already does not begin to think again because another has acted.
  const auto at = decision_ ? decision_->at : Clock::now() + options_.think;
  decision_.reset();
  const auto standing = message.find(R"("standing":{)");
  if (standing != std::string_view::npos &&
      message.substr(standing).starts_with(R"("standing":{"over":true)")) {
    if (place_.seat == 0 && !std::exchange(over_, true)) ++tally_.games;
    return arrival_->over();
  }
  const auto legal = message.find(R"("legal":{)");
  if (legal == std::string_view::npos) return;
  const auto actions = actions_in(message.substr(legal, standing - legal));
  if (actions.empty()) return;
  decision_ = Decision{std::string(actions[random() % actions.size()]),
                       number_after(message, R"("seq":)"), number_after(message, R"("line":)"), at};
}

}  // namespace citybox::load

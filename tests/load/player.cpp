#include "tests/load/player.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace citybox::load {

namespace {

// The tool shares the machine with the server it measures, so it looks for the few fields it needs
// instead of parsing whole messages.
std::string_view text_after(std::string_view message, std::string_view key) {
  const auto at = message.find(key);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = message.substr(at + key.size());
  return rest.substr(0, rest.find('"'));
}

std::string_view number_after(std::string_view message, std::string_view key) {
  const auto at = message.find(key);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = message.substr(at + key.size());
  return rest.substr(0, rest.find_first_not_of("0123456789"));
}

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
    actions.push_back(choices.substr(at, end + 1 - at));
  }
  return actions;
}

}  // namespace

void Player::call(std::string_view method, std::string_view params) {
  asked_ = method;
  asked_at_ = Clock::now();
  out.push_back(
      fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"{}","params":{{{}}}}})", method, params));
}

void Player::poke() {
  if (!asked_.empty()) return;
  if (stage_ == Stage::kNew && seat_ == 0) {
    call("create", fmt::format(R"("game":"{}","seats":{})", options_.game, options_.per_table));
  } else if (stage_ == Stage::kNew && !group_->table.empty() && group_->table != table_) {
    table_ = group_->table;
    call("sit", fmt::format(R"("table":"{}","seat":{},"name":"Load")", table_, seat_));
  } else if (stage_ == Stage::kWatching && seat_ == 0 && group_->ready == options_.per_table) {
    stage_ = Stage::kPlaying;
    call("start", fmt::format(R"("table":"{}","token":"{}")", table_, group_->host));
  }
}

void Player::hear(std::string_view message) {
  tally_.received_bytes += message.size();
  if (message.find(R"("method":"update")") != std::string_view::npos) return look(message);
  if (message.starts_with(R"({"jsonrpc":"2.0","id":1)")) answer(message);
}

void Player::answer(std::string_view message) {
  std::string method;
  method.swap(asked_);
  if (message.find(R"("error":)") != std::string_view::npos) {
    ++tally_.refused;
    if (method != "play") throw std::runtime_error(fmt::format("{}: {}", method, message));
    return;
  }
  if (method == "play") {
    ++tally_.acknowledged;
    tally_.waits_ms.push_back(
        std::chrono::duration<float, std::milli>(Clock::now() - asked_at_).count());
  } else if (method == "create") {
    group_->host = text_after(message, R"("host":")");
    group_->ready = 0;
    group_->table = table_ = text_after(message, R"("table":")");
    call("sit", fmt::format(R"("table":"{}","seat":0,"name":"Load")", table_));
  } else if (method == "sit") {
    token_ = text_after(message, R"("token":")");
    call("watch", fmt::format(R"("table":"{}","tokens":["{}"])", table_, token_));
  } else if (method == "watch") {
    stage_ = Stage::kWatching;
    ++group_->ready;
  } else if (method == "unwatch") {
    stage_ = Stage::kNew;
  }
}

// The update says whether we owe a decision, and which there are.
void Player::look(std::string_view message) {
  const auto play = message.find(R"("play":{)");
  if (play == std::string_view::npos) return;
  message.remove_prefix(play);
  const auto standing = message.find(R"("standing":{)");
  if (standing != std::string_view::npos &&
      message.substr(standing).starts_with(R"("standing":{"over":true)")) {
    if (seat_ == 0) ++tally_.games;
    return call("unwatch", fmt::format(R"("table":"{}")", table_));
  }
  const auto legal = message.find(R"("legal":{)");
  if (legal == std::string_view::npos) return;
  const std::string_view choices = message.substr(legal, standing - legal);
  const auto actions = actions_in(choices);
  if (actions.empty()) return;
  random_ = random_ * 6364136223846793005ULL + 1442695040888963407ULL;
  const std::string_view action = actions[(random_ >> 33) % actions.size()];
  call("play", fmt::format(R"("table":"{}","token":"{}","seq":{},"action":{})", table_, token_,
                           number_after(message, R"("seq":)"), action));
}

}  // namespace citybox::load

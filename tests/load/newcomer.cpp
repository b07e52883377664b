#include "tests/load/newcomer.hpp"

#include <algorithm>
#include <utility>

#include "server/client/ws_client.hpp"

namespace citybox::load {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
namespace json = boost::json;

bool is_good(const json::value& answer) {
  return answer.is_object() && !answer.get_object().contains("error");
}

}  // namespace

Newcomer::Newcomer(Link link)
    : link_(std::move(link)), thread_([this] {
        for (auto next = Clock::now(); !ends_; next = std::max(next + 1s, Clock::now())) {
          while (!ends_ && Clock::now() < next) std::this_thread::sleep_for(10ms);
          if (!ends_) visit();
        }
      }) {}

Newcomer::~Newcomer() { finish(); }

Newcomer::Visits Newcomer::finish() {
  ends_ = true;
  if (thread_.joinable()) thread_.join();
  std::sort(visits_.ms.begin(), visits_.ms.end());
  return visits_;
}

void Newcomer::visit() {
  const auto began = Clock::now();
  auto client = server::WsClient::connect("127.0.0.1", link_.port);
  const bool seen = client && is_good(client->call("hello")) &&
                    is_good(client->call("vocabulary", {{"game", link_.game}})) &&
                    is_good(client->call("watch", {{"table", link_.table}}));
  if (!seen) ++visits_.failed;
  visits_.ms.push_back(std::chrono::duration<float, std::milli>(Clock::now() - began).count());
}

}  // namespace citybox::load

#pragma once
// The door alone, in this process: sockets and HTTP, and behind it a desk that does as the test
// says instead of the calls.

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <fstream>
#include <future>
#include <thread>

#include "server/client/frames.hpp"
#include "server/client/ws_client.hpp"
#include "server/http/door.hpp"
#include "tests/support/raw.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox::server {

// Says back what it hears. "hold" holds the connection; "large N" is answered with N bytes.
class EchoDesk final : public Desk {
 public:
  void message(const std::shared_ptr<Connection>& from, std::string_view text) override {
    messages.emplace_back(text);
    last = from;
    if (text == "hold") return from->hold();
    if (text.starts_with("large ")) {
      const std::size_t size = std::stoul(std::string(text.substr(6)));
      from->send(message_of(std::string(size, 'x')));
    }
    from->send(message_of(std::string(text)));
  }
  void control_frame(const std::shared_ptr<Connection>& from) override {
    ++control_frames;
    last = from;
    if (watch) watch();
    if (hold_at_control_frames) from->hold();
  }
  void not_understood(const std::shared_ptr<Connection>& from, std::string why) override {
    from->send(message_of(std::move(why)));
  }
  void closed(const std::shared_ptr<Connection>&) override { ++closed_count; }

  std::vector<std::string> messages;
  std::shared_ptr<Connection> last;
  std::function<void()> watch;
  int control_frames = 0;
  int closed_count = 0;
  bool hold_at_control_frames = false;
};

class OpenDoor {
 public:
  explicit OpenDoor(Config given, HealthDesk* health = nullptr) : config(std::move(given)) {
    config.port = 0;
    std::filesystem::create_directories(folder.path() / "web");
    std::ofstream(folder.path() / "web" / "index.html") << "<!doctype html><title>Citybox</title>";
    door = std::make_unique<Door>(context, config, desk,
                                  Pages(folder.path() / "web", health != nullptr ? *health : well));
    const auto opened = door->open();
    EXPECT_TRUE(opened);
    port = *opened;
    thread = std::thread([this] { context.run(); });
  }
  ~OpenDoor() {
    context.stop();
    thread.join();
    desk.last.reset();  // a socket does not outlive its context
    door.reset();
  }

  // On the door's own thread.
  template <class Ask>
  auto ask(Ask what) {
    auto task = std::make_shared<std::packaged_task<decltype(what())()>>(std::move(what));
    auto result = task->get_future();
    boost::asio::post(context, [task] { (*task)(); });
    return result.get();
  }
  void go_on() {
    ask([this] { desk.last->go_on(); });
  }
  std::vector<std::string> heard() {
    return ask([this] { return desk.messages; });
  }
  WsClient connect() {
    auto client = WsClient::connect("127.0.0.1", port);
    EXPECT_TRUE(client) << client.error();
    return std::move(*client);
  }
  // Waits until it is so.
  template <class Is>
  void until(Is is) {
    while (!ask(is)) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }

  Config config;
  TempFolder folder;
  EchoDesk desk;
  PlainHealth well{[](HealthQuestion) { return HealthReport{200, R"({"status":"ok"})"}; }};
  boost::asio::io_context context{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> busy{
      context.get_executor()};
  std::unique_ptr<Door> door;
  std::uint16_t port = 0;
  std::thread thread;
};

}  // namespace citybox::server

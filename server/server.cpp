#include "server/server.hpp"

#include <fmt/format.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/addresses.hpp"
#include "server/admin/admin_door.hpp"
#include "server/api/api.hpp"
#include "server/asio_loop.hpp"
#include "server/classroom/classes.hpp"
#include "server/data_lock.hpp"
#include "server/health.hpp"
#include "server/http/door.hpp"
#include "server/http/metrics_door.hpp"
#include "server/log.hpp"
#include "server/store/open_store.hpp"
#include "server/wire/notice.hpp"

namespace citybox::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::milliseconds kFarewell{1500};  // for connections to end by themselves

std::string shown_host(const Config& config) {
  if (config.host == "0.0.0.0" || config.host == "::") {
    const auto addresses = lan_addresses();
    return addresses.empty() ? "127.0.0.1" : addresses.front();
  }
  return config.host.find(':') != std::string::npos ? '[' + config.host + ']' : config.host;
}

}  // namespace

struct Server::Parts {
  Parts(Config given, DataLock taken) : config(std::move(given)), lock(std::move(taken)) {}

  // Visitors are sent elsewhere first, if there is time for it; a second call does not wait.
  void stop() {
    if (stopping) return;
    const bool again = std::exchange(draining, true);
    if (!again) {
      log::info("event=draining connections={} seconds={}", door->connections(),
                config.drain_seconds);
      health->drain();
    }
    deadline.expires_after(std::chrono::seconds(again ? 0 : config.drain_seconds));
    deadline.async_wait([this](const boost::system::error_code& error) {
      if (!error) close();
    });
  }

  void close() {
    if (std::exchange(stopping, true)) return;
    log::info("event=stopping connections={}", door->connections());
    admin.reset();
    metrics.close();
    api->stop();
    hall->stop();  // what is acknowledged from here on is on disk
    asio::post(context, [this] {
      door->close(message_of(notice(&wire::Notices::closing, {"The server is stopping."})));
    });
    deadline.expires_after(kFarewell);
    deadline.async_wait([this](const boost::system::error_code&) { context.stop(); });
    watch_for_the_last();
  }

  void heed(asio::signal_set& signals) {
    signals.async_wait([this, &signals](const boost::system::error_code& error, int) {
      if (error) return;
      stop();
      heed(signals);
    });
  }

  std::optional<Problem> open_for_operators() {
    const auto add = [this](const char* name, const char* help, auto value) {
      hall->metrics().gauges.push_back(
          {name, help, [value] { return static_cast<double>(value()); }});
    };
    add("citybox_connections", "Connections, those of pages too.",
        [this] { return door->connections(); });
    add("citybox_backlog_bytes", "What waits to be sent.", [this] { return door->backlog(); });
    add("citybox_slow_clients", "Connections let go since the start because they did not read.",
        [this] { return door->slow_clients(); });
    if (!config.metrics.empty()) {
      if (const auto opened = metrics.open(config.metrics); !opened) return opened.error();
    }
    auto opened = AdminDoor::open(context, config.data, *hall);
    if (!opened) return opened.error();
    admin = std::move(*opened);
    return std::nullopt;
  }

  void watch_for_the_last() {
    poll.expires_after(std::chrono::milliseconds(20));
    poll.async_wait([this](const boost::system::error_code&) {
      if (door->empty()) return context.stop();
      watch_for_the_last();
    });
  }

  Config config;
  DataLock lock;
  std::unique_ptr<Store> store;
  asio::io_context context{1};
  AsioLoop loop{context};
  asio::steady_timer deadline{context};
  asio::steady_timer poll{context};
  std::unique_ptr<Hall> hall;
  std::unique_ptr<Classes> classes;
  std::unique_ptr<Api> api;
  std::optional<Health> health;
  std::unique_ptr<Door> door;
  MetricsDoor metrics{context, [this] { return hall->metrics().text(); }};
  std::unique_ptr<AdminDoor> admin;
  bool draining = false;
  bool stopping = false;
};

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() = default;

tl::expected<std::unique_ptr<Server>, Problem> Server::start(Config config) {
  if (!secrets_ready()) return tl::unexpected(Problem{"This system has no source of randomness."});
  if (!std::filesystem::is_regular_file(config.web / "index.html")) {
    return tl::unexpected(Problem{fmt::format(
        "There is no page in {} (index.html is missing). Build it with script/build, or say where "
        "it is with --web.",
        config.web.string())});
  }
  auto lock = DataLock::take(config.data);
  if (!lock) return tl::unexpected(lock.error());
  auto parts = std::make_unique<Parts>(std::move(config), std::move(*lock));
  const std::string& where = parts->config.store;
  auto store = open_store(where.empty() ? (parts->config.data / "citybox.db").string() : where);
  if (!store) return tl::unexpected(store.error());
  parts->store = std::move(*store);
  auto hall = Hall::open(parts->config, parts->loop, *parts->store);
  if (!hall) return tl::unexpected(hall.error());
  parts->hall = std::move(*hall);
  parts->classes = std::make_unique<Classes>(*parts->hall);
  parts->api = std::make_unique<Api>(*parts->hall, *parts->classes);
  parts->health.emplace(*parts->hall, [raw = parts.get()] { return raw->door->connections(); });
  parts->door = std::make_unique<Door>(parts->context, parts->config, *parts->api,
                                       Pages(parts->config.web, *parts->health));
  const auto port = parts->door->open();
  if (!port) return tl::unexpected(port.error());
  if (auto wrong = parts->open_for_operators()) return tl::unexpected(*wrong);
  parts->config.port = *port;
  if (parts->config.public_url.empty()) {
    parts->config.base_url = fmt::format("http://{}:{}", shown_host(parts->config), *port);
  } else {
    parts->config.base_url = parts->config.public_url;
  }
  return std::unique_ptr<Server>(new Server(std::move(parts)));
}

std::uint16_t Server::port() const { return parts_->config.port; }
const Config& Server::config() const { return parts_->config; }

std::string Server::greeting() const {
  const Config& config = parts_->config;
  const bool everywhere = config.host == "0.0.0.0" || config.host == "::";
  std::string text = fmt::format("Citybox is at {}\n", config.base_url);
  if (everywhere) {
    text += fmt::format("On this machine also at http://127.0.0.1:{}\n", config.port);
    if (config.public_url.empty()) text += "Others in the room can type the first address.\n";
  } else if (!config.public_url.empty()) {
    text += fmt::format("It listens at http://{}:{}\n", shown_host(config), config.port);
  }
  return text + "Stop it with ctrl-C.\n";
}

void Server::run(Signals signals) {
  asio::signal_set caught(parts_->context);
  if (signals == Signals::kStop) {
    caught.add(SIGINT);
    caught.add(SIGTERM);
    parts_->heed(caught);
  }
  log::info("event=started host={} port={} tables={}", parts_->config.host, parts_->config.port,
            parts_->hall->tables());
  parts_->context.run();
  parts_->hall->stop();
  log::info("event=stopped");
}

void Server::stop() {
  asio::post(parts_->context, [this] { parts_->stop(); });
}

}  // namespace citybox::server

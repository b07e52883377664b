#include "server/command.hpp"

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "server/http/origin.hpp"
#include "server/log.hpp"
#include "server/server.hpp"

namespace citybox::server {

std::filesystem::path standard_data() {
  if (const char* set = std::getenv("CITYBOX_DATA"); set != nullptr && *set != '\0') return set;
  if (std::filesystem::exists("data")) return "data";
  if (const char* home = std::getenv("XDG_DATA_HOME"); home != nullptr && *home != '\0') {
    return std::filesystem::path(home) / "citybox";
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return std::filesystem::path(home) / ".local" / "share" / "citybox";
  }
  return "data";
}

namespace {

std::filesystem::path standard_web() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto folder = error ? std::filesystem::current_path() : program.parent_path();
  const auto installed = folder.parent_path() / "share/citybox/web";
  const bool is_installed =
      !std::filesystem::exists(folder / "web", error) && std::filesystem::exists(installed, error);
  return is_installed ? installed : folder / "web";
}

void add_limits(CLI::App& serve, Limits& limits) {
  const auto add = [&](const char* flag, auto& value, const char* text) {
    serve.add_option(flag, value, text)
        ->capture_default_str()
        ->check(CLI::NonNegativeNumber)
        ->group("Limits");
  };
  add("--rate", limits.messages_per_second,
      "Messages a second by who holds a seat or is host; 0: nobody has a limit");
  add("--burst", limits.messages_at_once, "Messages at once by the same");
  add("--address-rate", limits.address_per_second,
      "Messages a second by all strangers at one address");
  add("--address-burst", limits.address_at_once, "Messages at once by the same");
  add("--miss-rate", limits.misses_per_second,
      "Codes of no table a second that one address may try");
  add("--holders-rate", limits.holders_per_second,
      "Messages a second by all at one address who hold seats");
  add("--max-loaded", limits.loaded_tables, "Tables in memory before unwatched ones go");
  add("--max-hints", limits.hints, "Hints that may wait to be thought of");
  add("--max-message", limits.message_bytes, "Bytes of one message");
  add("--max-connections", limits.connections, "Connections in all");
  add("--max-per-address", limits.connections_per_address, "Connections from one address");
  add("--http-rate", limits.requests_per_second,
      "Requests for pages a second from one address; 0: no limit");
  add("--request-time", limits.request_seconds, "Seconds until an HTTP request has to be whole");
  add("--max-tables", limits.tables, "Tables in all");
  add("--tables-per-hour", limits.tables_per_hour, "Tables made from one address; 0: no limit");
  add("--chat-rate", limits.chats_per_second, "Chat lines a second by one person; 0: no limit");
  add("--chat-length", limits.chat_length, "Characters of one chat line");
  add("--max-watched", limits.watched_tables, "Tables that one connection may watch");
  add("--max-watched-per-address", limits.watched_per_address,
      "Tables that strangers at one address may watch; four times as many with those who sit "
      "there");
  add("--max-queue", limits.send_queue_bytes, "Bytes that wait for one slow connection");
  add("--max-queue-total", limits.all_queues_bytes, "Bytes that wait for all connections together");
  add("--idle", limits.idle_seconds, "Seconds without an answer until a connection is given up");
}

// Each connection is a file to the system, and its standard limit is low.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

int fail(const std::string& sentence) {
  fmt::print(stderr, "{}\n", sentence);
  return 1;
}

int serve(Config config) {
  while (config.public_url.ends_with('/')) config.public_url.pop_back();
  if (!config.public_url.empty() && origin_of(config.public_url).empty()) {
    return fail("--public-url must look like https://play.example.org.");
  }
  ::umask(0077);  // all that is written is private to the user that runs the server
  log::open(config.log_level);
  allow_many_files();
  auto server = Server::start(std::move(config));
  if (!server) return fail(server.error().text);
  fmt::print("{}", (*server)->greeting());
  std::fflush(stdout);
  (*server)->run(Server::Signals::kStop);
  return 0;
}

}  // namespace
}  // namespace citybox::server

namespace citybox {

void add_serve_command(CLI::App& app, int& exit_code) {
  auto config = std::make_shared<server::Config>();
  config->data = server::standard_data();
  config->web = server::standard_web();
  CLI::App* command = app.add_subcommand("serve", "Serve the page and the games");
  command->add_option("--port", config->port, "Port")->capture_default_str();
  command->add_option("--host", config->host, "Address to listen at; 0.0.0.0: for the whole room")
      ->capture_default_str();
  command->add_option("--data", config->data, "Folder where the games are kept")
      ->capture_default_str();
  command->add_option(
      "--store", config->store,
      "Keep the games in this PostgreSQL database, postgresql://USER@HOST/NAME, which "
      "several servers may share; a file in the data folder unless given");
  command->add_option("--packs", config->packs,
                      "Folder of other numbers that hosts may choose, GAME/NAME.json; the folder "
                      "packs beside the games unless given");
  command->add_option("--public-url", config->public_url,
                      "Address as people see it, behind a proxy: for links and the origin check");
  command->add_option("--web", config->web, "Folder of the page");
  command->add_option("--allow-origin", config->allow_origins,
                      "Pages of this site may connect too");
  command->add_flag("--behind-proxy", config->behind_proxy,
                    "Believe the X-Forwarded-For of proxies in private networks");
  command->add_option("--trust-proxy", config->trusted_proxies,
                      "Believe the X-Forwarded-For of this address, or network such as 10.0.0.0/8, "
                      "and of no other");
  command->add_option("--metrics", config->metrics,
                      "HOST:PORT where metrics for Prometheus are told; nowhere unless given");
  command->add_option("--log-level", config->log_level, "How much is logged")
      ->capture_default_str()
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}));
  command
      ->add_option("--drain", config->drain_seconds,
                   "Seconds between the signal to stop, when /readyz says no, and the stop")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  command
      ->add_option("--keep", config->keep_days,
                   "Days after which a table that nobody used is deleted; 0: never")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  server::add_limits(*command, config->limits);
  command->callback([config, &exit_code] { exit_code = server::serve(*config); });
}

}  // namespace citybox

#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace citybox::server {

std::string program_version();

// What one visitor may do to the rest. Most have a flag of `citybox serve` (command.cpp); 0 switches a
// rate off.
struct Limits {
  std::size_t message_bytes = 64 * 1024;
  // Calls cost as much as so many plain messages (server/api/api.cpp).
  double messages_per_second = 40;  // by the holder of a token; 0: no budgets at all
  double messages_at_once = 120;
  double address_per_second = 800;  // by all strangers at one address
  double address_at_once = 2400;
  double misses_per_second = 20;  // codes of no table, from one address
  double misses_at_once = 200;
  double holders_per_second = 4000;  // by all who hold tokens at one address
  int connections = 4000;
  int connections_per_address = 250;  // a school is often one address
  double requests_per_second = 200;   // for pages, from one address
  double requests_at_once = 1500;     // sixty people open the page
  int request_seconds = 20;           // until one that was begun is whole
  std::int64_t tables = 200'000;
  int tables_per_hour = 240;      // made from one address
  int watched_tables = 32;        // by one connection
  int watched_per_address = 400;  // by all at one address; those who hold a seat have four times it
  std::size_t loaded_tables = 1000;  // in memory, before those go that nobody watches
  std::size_t hints = 64;            // that wait to be thought of
  std::size_t chat_length = 500;
  double chats_per_second = 0.5;
  double chats_at_once = 6;
  int chat_lines = 500;  // kept for each table
  std::size_t name_length = 24;
  std::size_t words_length = 500;
  std::size_t send_queue_bytes = 4 * 1024 * 1024;
  std::size_t all_queues_bytes = 256 * 1024 * 1024;
  int idle_seconds = 60;
};

struct Config {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::filesystem::path data;
  std::string store;  // "postgresql://…" for several nodes; empty: a file in `data`
  std::filesystem::path web;
  std::filesystem::path packs;               // of other numbers; empty: "packs" in `data`
  std::string public_url;                    // without a slash at the end; may be empty
  std::string base_url;                      // what links begin with; set by Server
  std::vector<std::string> allow_origins;    // besides our own
  bool behind_proxy = false;                 // believe X-Forwarded-For
  std::vector<std::string> trusted_proxies;  // "10.0.0.0/8": theirs is believed, and no other
  std::string metrics;                       // "HOST:PORT" where they are told; empty: nowhere
  std::string log_level = "info";
  std::string version = program_version();
  Limits limits;
  int grace_seconds = 30;  // bots play on for so long after the last watcher left
  int keep_seconds = 120;  // an unused table stays in memory for so long
  int drain_seconds = 0;   // at a stop, until visitors are sent elsewhere
  int keep_days = 0;       // an unused table is kept for so long; 0: for good
};

}  // namespace citybox::server

// The box in a browser: what answers the server's socket, for the tables of one browser. The page calls the
// functions at the end; texts go through memory that box_room() gives.

#include <deque>
#include <memory>
#include <string>
#include <utility>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "server/api/api.hpp"
#include "server/api/qr.hpp"
#include "server/match/from_replay.hpp"
#include "server/wire/box_calls.hpp"
#include "wasm/kept_table.hpp"
#include "wasm/page.hpp"
#include "wasm/tables.hpp"
#include "wasm/turns.hpp"

namespace citybox::server {

std::string program_version() { return CITYBOX_VERSION; }

// Other numbers come as files, which are not there.
Packs Packs::read(const std::filesystem::path&, const Hear&, const Hear&) { return {}; }
tl::expected<void, Problem> Packs::can_read(const std::filesystem::path&) { return {}; }
std::string qr_svg(const std::string&) { return {}; }

}  // namespace citybox::server

namespace citybox::box {

namespace {

// The page itself: it asks one thing after another where it is told to wait.
class Page final : public server::Connection {
 public:
  Page() : Connection("page") {}

  void send(server::Message message) override { box::send(*message); }
  void close(const std::string&) override {}
  void hold() override { held_ = true; }
  void go_on() override { held_ = false; }

  void ask(std::string text) { asked_.push_back(std::move(text)); }
  std::string next() {
    if (held_ || asked_.empty()) return {};
    std::string text = std::move(asked_.front());
    asked_.pop_front();
    return text;
  }

 private:
  std::deque<std::string> asked_;
  bool held_ = false;
};

// Nobody else is there to be protected from this page.
server::Config config() {
  server::Config config;
  config.limits.messages_per_second = 0;
  config.limits.chats_per_second = 0;
  config.limits.tables_per_hour = 0;
  config.limits.message_bytes = 1 << 20;
  return config;
}

class Box {
 public:
  static Box& get() {
    static Box box;
    return box;
  }

  void bring(std::string_view table) {
    if (const auto brought = tables_.bring(table); !brought) note(brought.error().text);
  }

  void say(std::string text) {
    const auto request = parse_request(text);
    if (request && request->method == "open_replay") return open_replay(*request);
    page_->ask(std::move(text));
  }

  int turn() {
    if (!parts_) parts_.emplace(config_, tables_);
    Turns::get().run();
    for (std::string text = page_->next(); !text.empty(); text = page_->next()) {
      parts_->api.message(page_, text);
      Turns::get().run();
    }
    return static_cast<int>(Turns::get().rest().count());
  }

 private:
  struct Parts {
    Parts(const server::Config& config, Tables& tables)
        : hall(*server::Hall::open(config, Turns::get(), tables)),
          classes(*hall),
          api(*hall, classes) {}

    std::unique_ptr<server::Hall> hall;
    server::Classes classes;
    server::Api api;
  };

  void open_replay(const RpcRequest& request) {
    if (!parts_) parts_.emplace(config_, tables_);
    const server::Reply reply(page_, request.id);
    const auto params = read_params<wire::OpenReplayParams>(request.params);
    auto made =
        params ? server::from_replay(params->replay, server::new_code(), Turns::get().unix_ms())
               : tl::unexpected(params.error());
    if (!made) return reply.fault({RpcCode::kInvalidParams, made.error().text, {}});
    made->table.row.id = parts_->hall->next_id();
    tables_.take(made->table);
    wire::OpenedReplay opened{made->table.row.code, made->table.row.game, made->host, {}};
    for (const auto& [seat, token] : made->seats) opened.seats.push_back({seat, token});
    reply.text(json_text(opened));
  }

  const server::Config config_ = config();
  Tables tables_;
  std::shared_ptr<Page> page_ = std::make_shared<Page>();
  std::optional<Parts> parts_;
};

std::string given;  // by the page

}  // namespace

extern "C" {

// Room for a text of so many bytes, which the next call is about.
__attribute__((export_name("box_room"))) char* box_room(std::size_t size) {
  given.resize(size);
  return given.data();
}
// A table that the page kept. All of them before anything else.
__attribute__((export_name("box_bring"))) void box_bring() { Box::get().bring(given); }
// A message from the page.
__attribute__((export_name("box_say"))) void box_say() { Box::get().say(std::exchange(given, {})); }
// Does what is due, and gives the milliseconds until the next turn.
__attribute__((export_name("box_turn"))) int box_turn() { return Box::get().turn(); }

// For tests and measurements: the answer goes to page.note.
__attribute__((export_name("box_check_replay"))) bool box_check_replay() {
  const auto journal = check_replay(given, all_games());
  note(journal ? fmt::format("{:016x}", journal->table().hash()) : journal.error().text);
  return journal.has_value();
}
__attribute__((export_name("box_perft"))) bool box_perft() {
  const auto lines = parse_perft(given);
  for (std::size_t i = 0; lines && i < lines->size(); ++i) {
    const std::uint64_t count = all_games().front()->perft((*lines)[i]);
    note(fmt::format("{} {}", to_text((*lines)[i]), count));
    if (count != (*lines)[i].count) return false;
  }
  return lines.has_value();
}
__attribute__((export_name("box_bench_hash"))) std::uint64_t box_bench_hash() {
  return all_games().front()->bench_hash();
}
// Whole games at random; gives how many decisions they took.
__attribute__((export_name("box_play"))) double box_play(int games_played, int seed) {
  return static_cast<double>(all_games().front()->play_at_random(
      static_cast<std::uint64_t>(games_played), static_cast<std::uint64_t>(seed)));
}
}

}  // namespace citybox::box

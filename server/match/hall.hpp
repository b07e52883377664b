#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/config.hpp"
#include "server/loop.hpp"
#include "server/match/bot_worker.hpp"
#include "server/match/room.hpp"
#include "server/store/writer.hpp"

namespace citybox::server {

enum class Purpose : std::uint8_t { kGame, kPractice };

// All tables: those in memory, and the way to those on disk. Lives on the loop.
class Hall {
 public:
  static tl::expected<std::unique_ptr<Hall>, Problem> open(const Config& config, Loop& loop,
                                                           Store& store);
  ~Hall();

  Result<std::shared_ptr<Room>> find(std::string_view code);
  // `done` of its first write is the caller's to add with when_written(); until then nobody knows
  // its code. With a `key` it is private.
  Result<std::shared_ptr<Room>> create(const GameEntry& game, int seats,
                                       const json::object& options, const TokenHash& host,
                                       Purpose purpose = Purpose::kGame,
                                       std::optional<TokenHash> key = std::nullopt);

  const Config& config() const { return config_; }
  Loop& loop() { return loop_; }
  BotWorker& bots() { return bots_; }
  std::int64_t tables() const { return tables_; }
  std::size_t loaded() const { return rooms_.size(); }
  std::string path_of(std::string_view code) const;
  std::string url_of(std::string_view code) const;
  const std::string& base_url() const { return config_.base_url; }

  // For rooms.
  std::uint64_t submit(TableId table, std::uint32_t generation, Changes changes);
  std::uint32_t next_generation() { return ++last_generation_; }
  tl::expected<std::optional<Match>, Problem> load(const std::string& code);

  // Writes what is left; afterwards nothing may change any more.
  void stop();

 private:
  Hall(const Config& config, Loop& loop, Store& store, Store::Count count);

  void settle(const std::vector<Writer::Receipt>& receipts);
  void keep(const std::shared_ptr<Room>& room);
  void sweep();

  const Config& config_;
  Loop& loop_;
  Store& store_;
  TableId last_id_ = 0;
  std::int64_t tables_ = 0;
  std::uint64_t last_ticket_ = 0;
  std::uint32_t last_generation_ = 0;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  std::unordered_map<TableId, Room*> by_id_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  BotWorker bots_;
  Writer writer_;
};

}  // namespace citybox::server

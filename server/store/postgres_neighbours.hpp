#pragma once

#include <atomic>
#include <set>
#include <string>
#include <thread>

#include "server/store/postgres_link.hpp"
#include "server/store/postgres_store.hpp"

namespace citybox::server {

// The other nodes of a database: what they wrote and say comes by NOTIFY to a connection of its own; who
// runs a table is an advisory lock of the connection that reads.
class PostgresStore::Neighbours final : public Others {
 public:
  Neighbours(const std::string& url, std::string node);
  ~Neighbours() override;

  void listen(std::function<void(Heard)> hear) override;
  tl::expected<std::vector<Edition>, Problem> editions(std::span<const TableId> tables) override;
  tl::expected<bool, Problem> take(TableId table) override;
  void leave(TableId table) override;
  void say(TableId table, std::string_view text) override;

  // The connection that reads; the thread that reads has it to itself.
  PostgresLink& reading() { return reading_; }

 private:
  class Ear;
  void listen_on(const std::function<void(Heard)>& hear);
  void wait_for_more(PostgresLink& link, const std::function<void(Heard)>& hear);

  std::string url_;
  std::string node_;
  PostgresLink reading_;
  std::set<TableId> taken_;  // as long as the connection lives
  std::atomic<bool> listening_ = false;
  std::thread listener_;
};

}  // namespace citybox::server

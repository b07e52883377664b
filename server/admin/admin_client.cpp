#include "server/admin/admin_client.hpp"

#include <fmt/format.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <boost/json.hpp>

#include "engine/types/json_text.hpp"
#include "server/admin/admin_door.hpp"
#include "server/admin/store_desk.hpp"
#include "server/data_lock.hpp"
#include "server/store/sqlite_store.hpp"

namespace citybox::server {

namespace {

using Codes = tl::expected<std::vector<std::string>, Problem>;
using Done = tl::expected<Outcome, Problem>;
using Protocol = boost::asio::local::stream_protocol;

constexpr std::chrono::minutes kPatience{2};
constexpr std::size_t kLongestAnswer = 64U << 20U;

UnixMs now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

Done on_disk(const std::filesystem::path& file, const Order& order) {
  auto store = SqliteStore::open(file);
  if (!store) return tl::unexpected(store.error());
  Done outcome;
  StoreDesk(**store, now()).carry_out(order, [&](Done done) { outcome = std::move(done); });
  return outcome;
}

Done read_answer(const std::string& line) {
  if (const auto object = parse_object(line)) {
    if (const auto* error = object->if_contains("error"); error != nullptr && error->is_string()) {
      return tl::unexpected(Problem{std::string(error->get_string())});
    }
    if (const auto* tables = object->if_contains("tables"); tables != nullptr) {
      const auto* more = object->if_contains("more_after");
      auto codes = json::try_value_to<std::vector<std::string>>(*tables);
      if (codes && (more == nullptr || more->is_int64())) {
        return Outcome{*std::move(codes),
                       more != nullptr ? std::optional(more->get_int64()) : std::nullopt};
      }
    }
  }
  return tl::unexpected(Problem{"The server's answer cannot be read: is it of another version?"});
}

Done once(const std::filesystem::path& folder, const Order& order) {
  std::error_code error;
  const std::filesystem::path file = folder / "citybox.db";
  const Problem none{
      fmt::format("There are no games in the data folder {}. Say where they are with --data.",
                  folder.string())};
  const bool used = std::filesystem::exists(folder / "lock", error);  // with games in a database
  if (!used && !std::filesystem::exists(file, error)) return tl::unexpected(none);
  const auto lock = DataLock::try_to_take(folder);
  if (!lock) return tl::unexpected(lock.error());
  if (!*lock) return ask_server(folder, order);
  if (!std::filesystem::exists(file, error)) return tl::unexpected(none);
  return on_disk(file, order);
}

}  // namespace

Done ask_server(const std::filesystem::path& folder, const Order& order) {
  boost::asio::io_context context;
  Protocol::socket socket(context);
  const ShortPath in(folder);
  boost::system::error_code error;
  socket.connect(Protocol::endpoint(in.to(kAdminSocket)), error);
  if (error) {
    return tl::unexpected(Problem{
        fmt::format("A server uses the data folder {}, but its socket {} does not answer ({}). Is "
                    "it starting or stopping, or does it run as another user?",
                    folder.string(), kAdminSocket, error.message())});
  }
  boost::asio::write(socket, boost::asio::buffer(line_of(order) + '\n'), error);
  std::string line;
  bool answered = false;
  boost::asio::async_read_until(socket, boost::asio::dynamic_buffer(line, kLongestAnswer), '\n',
                                [&](const boost::system::error_code& wrong, std::size_t length) {
                                  answered = !wrong;
                                  line.resize(wrong ? 0 : length);
                                });
  context.run_for(kPatience);
  if (answered) return read_answer(line);
  return tl::unexpected(Problem{"The server gave no answer; what was asked for may be done."});
}

Codes carry_out(const std::filesystem::path& folder, const Order& order) {
  std::vector<std::string> all;
  // A portion at a time, so that a server is not kept busy for long.
  for (std::optional<TableId> after = 0; after;) {
    Done done = once(folder, rest_of(order, *after));
    if (!done) return tl::unexpected(done.error());
    all.insert(all.end(), done->codes.begin(), done->codes.end());
    after = done->more_after;
  }
  return all;
}

}  // namespace citybox::server

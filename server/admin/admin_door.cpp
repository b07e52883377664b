#include "server/admin/admin_door.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/json.hpp>

#include "server/log.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr int kMostVisits = 8;
constexpr std::chrono::seconds kPatience{10};  // for the line of an order

std::string line_of(const tl::expected<Outcome, Problem>& done) {
  if (!done) return json::serialize(json::object{{"error", done.error().text}}) + '\n';
  json::object line = {{"tables", json::value_from(done->codes)}};
  if (done->more_after) line["more_after"] = *done->more_after;
  return json::serialize(line) + '\n';
}

}  // namespace

struct AdminDoor::Visit : std::enable_shared_from_this<Visit> {
  Visit(AdminDoor& door, Protocol::socket connection)
      : socket(std::move(connection)), timer(socket.get_executor()), at(door), open(door.alive_) {
    ++at.visits_;
  }
  ~Visit() {
    if (open.lock()) --at.visits_;
  }

  void read() {
    timer.expires_after(kPatience);
    timer.async_wait([self = weak_from_this()](const boost::system::error_code& error) {
      if (const auto here = self.lock(); here && !error) here->give_up();
    });
    boost::asio::async_read_until(
        socket, boost::asio::dynamic_buffer(line, kLongestLine), '\n',
        [self = shared_from_this()](const boost::system::error_code& error, std::size_t length) {
          if (error || !self->open.lock()) return;
          self->timer.cancel();
          self->carry_out(std::string_view(self->line).substr(0, length - 1));
        });
  }

  void carry_out(std::string_view text) {
    const auto order = read_order(text);
    if (!order) return answer(line_of(tl::unexpected(order.error())));
    log::info("event=admin order={}", kind_of(*order));  // and not whose name is to be forgotten
    at.desk_.carry_out(*order, [self = shared_from_this()](const auto& done) {
      if (self->open.lock()) self->answer(line_of(done));
    });
  }

  void answer(std::string text) {
    line = std::move(text);
    boost::asio::async_write(
        socket, boost::asio::buffer(line),
        [self = shared_from_this()](const boost::system::error_code&, std::size_t) {});
  }

  void give_up() {
    boost::system::error_code ignored;
    socket.close(ignored);
  }

  Protocol::socket socket;
  boost::asio::steady_timer timer;
  AdminDoor& at;
  std::weak_ptr<bool> open;
  std::string line;
};

AdminDoor::AdminDoor(boost::asio::io_context& context, std::filesystem::path socket,
                     AdminDesk& desk)
    : socket_(std::move(socket)), desk_(desk), acceptor_(context) {}

tl::expected<std::unique_ptr<AdminDoor>, Problem> AdminDoor::open(
    boost::asio::io_context& context, const std::filesystem::path& folder, AdminDesk& desk) {
  std::unique_ptr<AdminDoor> door(new AdminDoor(context, folder / kAdminSocket, desk));
  const ShortPath in(folder);
  std::error_code gone;
  std::filesystem::remove(door->socket_, gone);
  boost::system::error_code error;
  door->acceptor_.open(Protocol(), error);
  const mode_t before = ::umask(0177);
  if (!error) door->acceptor_.bind(Protocol::endpoint(in.to(kAdminSocket)), error);
  ::umask(before);
  if (!error) door->acceptor_.listen(kMostVisits, error);
  if (error) {
    return tl::unexpected(Problem{
        fmt::format("The socket {} cannot be made: {}.", door->socket_.string(), error.message())});
  }
  door->accept();
  return door;
}

AdminDoor::~AdminDoor() {
  std::error_code ignored;
  if (acceptor_.is_open()) std::filesystem::remove(socket_, ignored);
}

void AdminDoor::accept() {
  acceptor_.async_accept([this, alive = std::weak_ptr(alive_)](
                             const boost::system::error_code& error, Protocol::socket socket) {
    if (!alive.lock() || error == boost::asio::error::operation_aborted) return;
    if (!error && visits_ < kMostVisits) {
      std::make_shared<Visit>(*this, std::move(socket))->read();
    }
    accept();
  });
}

ShortPath::ShortPath(const std::filesystem::path& folder)
    : folder_(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)) {}

ShortPath::~ShortPath() {
  if (folder_ >= 0) ::close(folder_);
}

std::string ShortPath::to(const char* name) const {
  return fmt::format("/proc/self/fd/{}/{}", folder_, name);
}

}  // namespace citybox::server

#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <filesystem>
#include <memory>
#include <tl/expected.hpp>

#include "server/admin/admin_desk.hpp"

namespace citybox::server {

inline constexpr const char* kAdminSocket = "admin.sock";

// Where the operator's commands reach a running server: a socket in the data folder that only its
// user can open. One line of JSON comes in (an Order), one goes out: {"tables": […]}, with "more_after"
// where a purge goes on behind that id, or
// {"error": "…"}.
class AdminDoor {
 public:
  // Replaces the socket that a killed server left; the folder's lock must be held.
  static tl::expected<std::unique_ptr<AdminDoor>, Problem> open(boost::asio::io_context& context,
                                                                const std::filesystem::path& folder,
                                                                AdminDesk& desk);
  ~AdminDoor();  // removes the socket; before the desk and the context go
  AdminDoor(const AdminDoor&) = delete;
  AdminDoor& operator=(const AdminDoor&) = delete;

 private:
  using Protocol = boost::asio::local::stream_protocol;
  struct Visit;

  AdminDoor(boost::asio::io_context& context, std::filesystem::path socket, AdminDesk& desk);
  void accept();

  std::filesystem::path socket_;
  AdminDesk& desk_;
  Protocol::acceptor acceptor_;
  int visits_ = 0;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

// Another way to write a path into a folder, for sockets: theirs must be short, however deep the
// folder is. Good for as long as the object lives.
class ShortPath {
 public:
  explicit ShortPath(const std::filesystem::path& folder);
  ~ShortPath();
  ShortPath(const ShortPath&) = delete;
  ShortPath& operator=(const ShortPath&) = delete;
  std::string to(const char* name) const;

 private:
  int folder_;
};

}  // namespace citybox::server

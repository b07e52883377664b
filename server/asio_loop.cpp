#include "server/asio_loop.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>

namespace citybox::server {

void AsioLoop::post(std::function<void()> job) { boost::asio::post(context_, std::move(job)); }

void AsioLoop::after(std::chrono::milliseconds wait, std::function<void()> job) {
  if (wait.count() <= 0) return post(std::move(job));
  auto timer = std::make_shared<boost::asio::steady_timer>(context_, wait);
  timer->async_wait([timer, job = std::move(job)](const boost::system::error_code& error) {
    if (!error) job();
  });
}

std::int64_t AsioLoop::unix_ms() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace citybox::server

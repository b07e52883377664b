#include "server/asio_loop.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <ctime>
#include <memory>

namespace citybox::server {

namespace {

std::chrono::nanoseconds read(clockid_t clock) {
  timespec time{};
  ::clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// Goes on while the machine sleeps, and does not jump when somebody sets its clock.
std::int64_t since_boot_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(read(CLOCK_BOOTTIME)).count();
}

std::int64_t system_now_ms() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

AsioLoop::AsioLoop(boost::asio::io_context& context)
    : context_(context), boot_(system_now_ms() - since_boot_ms()) {}

void AsioLoop::post(std::function<void()> job) { boost::asio::post(context_, std::move(job)); }

void AsioLoop::after(std::chrono::milliseconds wait, std::function<void()> job) {
  if (wait.count() <= 0) return post(std::move(job));
  auto timer = std::make_shared<boost::asio::steady_timer>(context_, wait);
  timer->async_wait([timer, job = std::move(job)](const boost::system::error_code& error) {
    if (!error) job();
  });
}

std::chrono::nanoseconds AsioLoop::worked() const { return read(CLOCK_THREAD_CPUTIME_ID); }

std::int64_t AsioLoop::unix_ms() const { return boot_ + since_boot_ms(); }

std::int64_t AsioLoop::system_ms() const { return system_now_ms(); }

}  // namespace citybox::server

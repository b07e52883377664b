#pragma once

#include <boost/asio/io_context.hpp>

#include "server/loop.hpp"

namespace citybox::server {

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(boost::asio::io_context& context);

  void post(std::function<void()> job) override;
  void after(std::chrono::milliseconds wait, std::function<void()> job) override;
  Time now() const override { return std::chrono::steady_clock::now(); }
  std::chrono::nanoseconds worked() const override;
  std::int64_t unix_ms() const override;
  std::int64_t system_ms() const override;

 private:
  boost::asio::io_context& context_;
  std::int64_t boot_;  // when the machine was started, as the system's clock had it
};

}  // namespace citybox::server

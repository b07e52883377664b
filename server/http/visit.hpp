#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/http/visitors.hpp"

namespace citybox::server {

class Door;

// One connection, from its first request to its end. `ticket` is empty when there are too many.
boost::asio::awaitable<void> visit(Door& door, boost::asio::ip::tcp::socket socket,
                                   Visitors::Ticket ticket);

}  // namespace citybox::server

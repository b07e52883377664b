#pragma once
// Who somebody is by address, and whom we believe when they say for whom they ask.

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"
#include "server/config.hpp"

namespace citybox::server {

using Address = boost::asio::ip::address;

// What everything that counts by address counts by. An IPv6 customer has a whole /64, so that is
// one; IPv4 written as IPv6 is IPv4.
std::string address_key(const Address& address);

// "10.0.0.0/8", or one address.
class Network {
 public:
  static std::optional<Network> parse(std::string_view text);
  bool has(const Address& address) const;

 private:
  Network(const Address& base, unsigned bits) : base_(base), bits_(bits) {}
  Address base_;
  unsigned bits_;
};

// The proxies whose X-Forwarded-For is believed.
class Proxies {
 public:
  // A sentence if a --trust-proxy is none.
  static tl::expected<Proxies, Problem> of(const Config& config);

  bool trusts(const Address& peer) const;
  // The key of the visitor whom `peer` speaks for; `forwarded` is X-Forwarded-For, all of its lines
  // joined with commas. Each proxy adds at the right whom it heard, so it is read from there: the
  // first that is no proxy of ours is the visitor, and what is left of it may be invented.
  std::string visitor(const Address& peer, std::string_view forwarded) const;

 private:
  bool is_proxy(const Address& hop) const;

  bool any_private_ = false;       // the peer, when it is in a private network
  std::vector<Network> networks_;  // those that were named
};

// "127.0.0.1:9100", "[::1]:9100" or "localhost:9100".
std::optional<boost::asio::ip::tcp::endpoint> parse_endpoint(std::string_view text);

}  // namespace citybox::server

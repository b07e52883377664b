#include "server/http/address.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace citybox::server {

namespace {

namespace ip = boost::asio::ip;

// IPv4 written as IPv6 (::ffff:1.2.3.4) is IPv4.
Address plain(const Address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

std::optional<Address> parse_address(std::string_view text) {
  if (text.empty() || text.size() > 64) return std::nullopt;
  boost::system::error_code error;
  const Address address = ip::make_address(std::string(text), error);
  if (error) return std::nullopt;
  return plain(address);
}

template <class Number>
std::optional<Number> parse_number(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// A hop as proxies write it: an address, perhaps with brackets, perhaps with a port.
std::optional<Address> parse_hop(std::string_view hop) {
  if (const auto address = parse_address(hop)) return address;
  if (hop.starts_with('[')) {
    const auto end = hop.find(']');
    return end == std::string_view::npos ? std::nullopt : parse_address(hop.substr(1, end - 1));
  }
  const auto colon = hop.find(':');
  if (colon == std::string_view::npos || colon != hop.rfind(':')) return std::nullopt;
  return parse_address(hop.substr(0, colon));
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

bool in_private_network(const Address& address) {
  static const std::vector<Network> kPrivate = [] {
    std::vector<Network> networks;
    for (const char* text : {"127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16",
                             "169.254.0.0/16", "::1", "fc00::/7", "fe80::/10"}) {
      networks.push_back(*Network::parse(text));
    }
    return networks;
  }();
  return std::ranges::any_of(kPrivate,
                             [&](const Network& network) { return network.has(address); });
}

template <std::size_t kBytes>
bool same_start(const std::array<unsigned char, kBytes>& a,
                const std::array<unsigned char, kBytes>& b, unsigned bits) {
  const std::size_t whole = bits / 8;
  if (!std::equal(a.begin(), a.begin() + whole, b.begin())) return false;
  const unsigned rest = bits % 8;
  return rest == 0 || ((a[whole] ^ b[whole]) >> (8 - rest)) == 0;
}

}  // namespace

std::string address_key(const Address& address) {
  const Address given = plain(address);
  if (given.is_v4()) return given.to_string();
  auto bytes = given.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return ip::address_v6(bytes).to_string() + "/64";
}

std::optional<Network> Network::parse(std::string_view text) {
  const auto slash = text.find('/');
  const auto base = parse_address(text.substr(0, slash));
  if (!base) return std::nullopt;
  const unsigned most = base->is_v4() ? 32 : 128;
  if (slash == std::string_view::npos) return Network(*base, most);
  const auto bits = parse_number<unsigned>(text.substr(slash + 1));
  if (!bits || *bits > most) return std::nullopt;
  return Network(*base, *bits);
}

bool Network::has(const Address& address) const {
  const Address given = plain(address);
  if (given.is_v4() != base_.is_v4()) return false;
  if (given.is_v4()) return same_start(given.to_v4().to_bytes(), base_.to_v4().to_bytes(), bits_);
  return same_start(given.to_v6().to_bytes(), base_.to_v6().to_bytes(), bits_);
}

tl::expected<Proxies, Problem> Proxies::of(const Config& config) {
  Proxies proxies;
  for (const std::string& text : config.trusted_proxies) {
    const auto network = Network::parse(text);
    if (!network) {
      return tl::unexpected(Problem{fmt::format(
          "--trust-proxy {} is neither an address nor a network such as 10.0.0.0/8.", text)});
    }
    proxies.networks_.push_back(*network);
  }
  proxies.any_private_ = config.behind_proxy && proxies.networks_.empty();
  return proxies;
}

bool Proxies::is_proxy(const Address& hop) const {
  return std::ranges::any_of(networks_, [&](const Network& network) { return network.has(hop); });
}

bool Proxies::trusts(const Address& peer) const {
  return any_private_ ? in_private_network(peer) : is_proxy(peer);
}

std::string Proxies::visitor(const Address& peer, std::string_view forwarded) const {
  if (!trusts(peer)) return address_key(peer);
  Address last = peer;
  while (!forwarded.empty()) {
    const auto comma = forwarded.rfind(',');
    const auto start = comma == std::string_view::npos ? 0 : comma + 1;
    const std::string_view text = trimmed(forwarded.substr(start));
    forwarded = forwarded.substr(0, start == 0 ? 0 : comma);
    if (text.empty()) continue;
    const auto hop = parse_hop(text);
    if (!hop) return "unknown at " + address_key(last);
    // Only proxies that were named may stand in the middle: visitors have private addresses, too.
    if (!is_proxy(*hop)) return address_key(*hop);
    last = *hop;
  }
  return address_key(last);
}

std::optional<ip::tcp::endpoint> parse_endpoint(std::string_view text) {
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto address = parse_address(host == "localhost" ? "127.0.0.1" : host);
  const auto port = parse_number<std::uint16_t>(text.substr(colon + 1));
  if (!address || !port) return std::nullopt;
  return ip::tcp::endpoint(*address, *port);
}

}  // namespace citybox::server

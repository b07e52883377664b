#include "server/http/origin.hpp"

#include <algorithm>

namespace citybox::server {

namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), [](unsigned char letter) {
    return static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
  });
  return result;
}

struct Authority {
  std::string host;
  std::string port;
};

Authority split(std::string_view authority, std::string_view standard_port) {
  const auto colon = authority.rfind(':');
  const auto bracket = authority.rfind(']');
  if (colon == std::string_view::npos || (bracket != std::string_view::npos && colon < bracket)) {
    return {lower(authority), std::string(standard_port)};
  }
  return {lower(authority.substr(0, colon)), std::string(authority.substr(colon + 1))};
}

bool loopback(const std::string& host) {
  return host == "localhost" || host == "127.0.0.1" || host == "[::1]";
}

}  // namespace

std::string origin_of(std::string_view url) {
  const auto scheme = url.find("://");
  if (scheme == std::string_view::npos) return {};
  const std::string name = lower(url.substr(0, scheme));
  if (name != "http" && name != "https") return {};
  const auto end = url.find_first_of("/?#", scheme + 3);
  const std::string_view authority = url.substr(scheme + 3, end - scheme - 3);
  if (authority.empty() || authority.find('@') != std::string_view::npos) return {};
  return name + "://" + lower(authority);
}

bool origin_allowed(std::string_view origin, std::string_view host, const Config& config) {
  if (origin.empty()) return true;
  const std::string given = origin_of(origin);
  if (given.empty()) return false;
  if (!config.public_url.empty() && given == origin_of(config.public_url)) return true;
  for (const std::string& allowed : config.allow_origins) {
    if (given == origin_of(allowed)) return true;
  }
  const std::string_view standard_port = given.starts_with("https:") ? "443" : "80";
  const Authority theirs =
      split(std::string_view(given).substr(given.find("://") + 3), standard_port);
  const Authority ours = split(host, standard_port);
  if (theirs.port != ours.port) return false;
  return theirs.host == ours.host || (loopback(theirs.host) && loopback(ours.host));
}

}  // namespace citybox::server

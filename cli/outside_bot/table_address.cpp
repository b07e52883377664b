#include "cli/outside_bot/table_address.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace citybox::cli {

namespace {

constexpr std::size_t kCodeLength = 6;

struct Url {
  std::string scheme = "http";
  std::string authority = {};
  std::string path = {};
  std::string fragment = {};
};

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter;
}

// Without a scheme it is http.
Url split(std::string_view text) {
  Url url;
  if (const auto end = text.find("://"); end != std::string_view::npos) {
    url.scheme = text.substr(0, end);
    text.remove_prefix(end + 3);
  }
  if (const auto at = text.find('#'); at != std::string_view::npos) {
    url.fragment = text.substr(at + 1);
    text = text.substr(0, at);
  }
  const auto slash = text.find('/');
  url.authority = text.substr(0, slash);
  if (slash != std::string_view::npos) url.path = text.substr(slash);
  return url;
}

tl::unexpected<Problem> problem(std::string text) {
  return tl::unexpected(Problem{std::move(text)});
}

// "HOST", "HOST:PORT", "[::1]:PORT"
tl::expected<void, Problem> read_authority(std::string_view text, TableAddress& into) {
  std::string_view port;
  const auto bracket = text.find(']');
  const auto colon = text.find(':', bracket == std::string_view::npos ? 0 : bracket);
  into.host = text.substr(0, colon);
  if (colon != std::string_view::npos) port = text.substr(colon + 1);
  if (into.host.starts_with('[')) {
    into.host =
        bracket == std::string_view::npos ? std::string() : into.host.substr(1, bracket - 1);
  }
  into.port = 80;
  if (!port.empty() && !into.host.empty()) {
    const auto [end, error] = std::from_chars(port.begin(), port.end(), into.port);
    if (error != std::errc() || end != port.end() || into.port == 0) {
      return problem(fmt::format("\"{}\" is no port: a server is http://HOST:PORT.", port));
    }
  }
  if (into.host.empty()) {
    return problem(fmt::format("\"{}\" names no server: one is http://HOST:PORT.", text));
  }
  return {};
}

tl::expected<void, Problem> read_server(const Url& url, TableAddress& into) {
  if (url.scheme == "https" || url.scheme == "wss") {
    return problem(
        "This command speaks no TLS. Give the server's own port with --server, such as "
        "http://127.0.0.1:8080, on its machine or through a tunnel (ssh -L "
        "8080:127.0.0.1:8080 HOST).");
  }
  if (url.scheme != "http" && url.scheme != "ws") {
    return problem(
        fmt::format("\"{}://\" is none of ours: a server is http://HOST:PORT.", url.scheme));
  }
  return read_authority(url.authority, into);
}

tl::expected<void, Problem> read_code(std::string_view text, TableAddress& into) {
  into.code = text;
  std::transform(text.begin(), text.end(), into.code.begin(), upper);
  const bool letters = std::all_of(into.code.begin(), into.code.end(),
                                   [](char letter) { return letter >= 'A' && letter <= 'Z'; });
  if (letters && into.code.size() == kCodeLength) return {};
  return problem(
      fmt::format("\"{}\" is no table: six letters such as KMTRAQ, or its link, are.", text));
}

// What a link opens, behind its #.
void read_fragment(std::string_view fragment, TableAddress& into) {
  constexpr std::string_view kKey = "key=";
  constexpr std::string_view kClaim = "claim=";
  if (fragment.starts_with(kKey)) into.key = fragment.substr(kKey.size());
  if (fragment.starts_with(kClaim)) into.claim = fragment.substr(kClaim.size());
}

}  // namespace

tl::expected<TableAddress, Problem> table_address(std::string_view server, std::string_view table) {
  TableAddress address;
  const bool link = table.find('/') != std::string_view::npos;
  const Url url = split(link ? std::string(table) : fmt::format("/t/{}", table));
  tl::expected<void, Problem> read;
  if (!server.empty()) {
    read = read_server(split(server), address);
  } else if (!url.authority.empty()) {
    read = read_server(url, address);
  }
  if (!read) return tl::unexpected(read.error());
  const std::string_view path = url.path;
  const auto code = path.find("/t/");
  read = read_code(code == std::string_view::npos ? table : path.substr(code + 3), address);
  if (!read) return tl::unexpected(read.error());
  read_fragment(url.fragment, address);
  return address;
}

}  // namespace citybox::cli

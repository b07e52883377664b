#include "server/http/pages.hpp"

namespace citybox::server {

namespace {

constexpr std::string_view kPolicy =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

void secure(HttpAnswer& answer) {
  answer.headers.emplace_back("Content-Security-Policy", kPolicy);
  answer.headers.emplace_back("X-Content-Type-Options", "nosniff");
  answer.headers.emplace_back("X-Frame-Options", "DENY");
  answer.headers.emplace_back("Referrer-Policy", "no-referrer");
  answer.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  answer.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
}

}  // namespace

std::string_view HttpAnswer::body() const {
  if (!asset || status != 200) return text;
  return zipped ? asset->zipped : asset->body;
}

HttpAnswer plain_answer(int status, std::string text) {
  HttpAnswer answer;
  answer.status = status;
  answer.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.text = std::move(text) + "\n";
  secure(answer);
  return answer;
}

HttpAnswer Pages::get(std::string_view target, std::string_view accept_encoding,
                      std::string_view if_none_match) {
  const std::string_view path = target.substr(0, target.find_first_of("?#"));
  if (path == "/healthz") {
    HttpAnswer answer = plain_answer(200, health_());
    answer.headers.front().second = "application/json";
    return answer;
  }
  const auto asset = files_.find(path);
  if (!asset) return plain_answer(404, "There is nothing here.");
  HttpAnswer answer;
  answer.asset = asset;
  answer.headers.emplace_back("ETag", asset->etag);
  answer.headers.emplace_back("Cache-Control", asset->cache);
  answer.headers.emplace_back("Vary", "Accept-Encoding");
  secure(answer);
  if (if_none_match.find(asset->etag) != std::string_view::npos) {
    answer.status = 304;
    return answer;
  }
  answer.headers.emplace_back("Content-Type", asset->type);
  if (!asset->zipped.empty() && accept_encoding.find("gzip") != std::string_view::npos) {
    answer.zipped = true;
    answer.headers.emplace_back("Content-Encoding", "gzip");
  }
  return answer;
}

}  // namespace citybox::server

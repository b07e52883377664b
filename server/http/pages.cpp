#include "server/http/pages.hpp"

#include <cstdint>

namespace citybox::server {

namespace {

constexpr std::string_view kPolicy =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

// A report is a page by itself with its script inside. It gets nothing from anywhere, and a sandbox: no
// script in it is of this place, or sees what the page keeps here.
constexpr std::string_view kReportPolicy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:; "
    "img-src data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "sandbox allow-scripts allow-downloads";

enum class Kind : std::uint8_t { kOfThePage, kReport };

void secure(HttpAnswer& answer, Kind kind = Kind::kOfThePage) {
  const bool report = kind == Kind::kReport;
  answer.headers.emplace_back("Content-Security-Policy", report ? kReportPolicy : kPolicy);
  answer.headers.emplace_back("X-Content-Type-Options", "nosniff");
  answer.headers.emplace_back("X-Frame-Options", "DENY");
  answer.headers.emplace_back("Referrer-Policy", "no-referrer");
  // Browsers refuse a sandbox that also asks for this.
  if (!report) answer.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
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

HttpAnswer json_answer(int status, std::string json) {
  HttpAnswer answer = plain_answer(status, std::move(json));
  answer.headers.front().second = "application/json";
  return answer;
}

void Pages::get(const PageRequest& request, std::function<void(HttpAnswer)> answer) {
  const std::string_view path = request.target.substr(0, request.target.find_first_of("?#"));
  // Metrics have an address of their own; the page must not be taken for them.
  if (path == "/metrics") return answer(plain_answer(404, "There is nothing here."));
  if (path != "/healthz" && path != "/readyz") return answer(file(path, request));
  const auto question = path == "/healthz" ? HealthQuestion::kWell : HealthQuestion::kReady;
  health_.ask(question, [answer = std::move(answer)](HealthReport report) {
    answer(json_answer(report.status, std::move(report.json)));
  });
}

HttpAnswer Pages::file(std::string_view path, const PageRequest& request) {
  const auto asset = files_.find(path);
  if (!asset) return plain_answer(404, "There is nothing here.");
  HttpAnswer answer;
  answer.asset = asset;
  answer.headers.emplace_back("ETag", asset->etag);
  answer.headers.emplace_back("Cache-Control", asset->cache);
  answer.headers.emplace_back("Vary", "Accept-Encoding");
  const bool report =
      path == "/report.html" || (path.starts_with("/reports/") && path.ends_with(".html"));
  secure(answer, report ? Kind::kReport : Kind::kOfThePage);
  if (request.if_none_match.find(asset->etag) != std::string_view::npos) {
    answer.status = 304;
    return answer;
  }
  answer.headers.emplace_back("Content-Type", asset->type);
  if (!asset->zipped.empty() && request.accept_encoding.find("gzip") != std::string_view::npos) {
    answer.zipped = true;
    answer.headers.emplace_back("Content-Encoding", "gzip");
  }
  return answer;
}

}  // namespace citybox::server

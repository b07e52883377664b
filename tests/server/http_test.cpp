#include <gtest/gtest.h>

#include <fstream>

#include "server/api/line.hpp"
#include "server/api/qr.hpp"
#include "server/auth/bucket.hpp"
#include "server/http/origin.hpp"
#include "server/http/pages.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

class PagesTest : public ::testing::Test {
 protected:
  PagesTest() {
    std::filesystem::create_directories(folder_.path() / "web" / "assets");
    std::ofstream(folder_.path() / "web" / "index.html")
        << "<!doctype html>" << std::string(2000, 'x');
    std::ofstream(folder_.path() / "web" / "assets" / "app-1a2b.js") << "let a = 1";
    std::ofstream(folder_.path() / "secret.txt") << "secret";
  }
  HttpAnswer get(std::string_view target, std::string_view encoding = "",
                 std::string_view etag = "") {
    HttpAnswer given;
    pages_.get({target, encoding, etag}, [&](HttpAnswer answer) { given = std::move(answer); });
    return given;
  }
  static std::string header(const HttpAnswer& answer, std::string_view name) {
    for (const auto& [key, value] : answer.headers) {
      if (key == name) return value;
    }
    return {};
  }

  TempFolder folder_;
  PlainHealth health_{[](HealthQuestion question) {
    return question == HealthQuestion::kWell ? HealthReport{200, R"({"status":"ok"})"}
                                             : HealthReport{503, R"({"status":"stopping"})"};
  }};
  Pages pages_{folder_.path() / "web", health_};
};

TEST_F(PagesTest, addresses_of_the_page_show_the_page) {
  for (const char* path : {"/", "/t/KMTRAQ", "/rules/city-roots", "/t/KMTRAQ?x=1", "/index.html"}) {
    EXPECT_EQ(get(path).status, 200) << path;
    EXPECT_EQ(header(get(path), "Content-Type"), "text/html; charset=utf-8");
  }
}

TEST_F(PagesTest, nothing_outside_the_folder_can_be_reached) {
  for (const char* path :
       {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt",
        "/.hidden", "/missing.js", "/a\\b.txt", "secret.txt", ""}) {
    EXPECT_EQ(get(path).status, 404) << path;
  }
}

TEST_F(PagesTest, hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again) {
  EXPECT_NE(header(get("/assets/app-1a2b.js"), "Cache-Control").find("immutable"),
            std::string::npos);
  const std::string etag = header(get("/"), "ETag");
  EXPECT_EQ(get("/", "", etag).status, 304);
  EXPECT_TRUE(get("/", "", etag).body().empty());
  EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");
}

TEST_F(PagesTest, text_goes_out_zipped_to_those_who_take_it) {
  const HttpAnswer answer = get("/", "gzip, br");
  EXPECT_EQ(header(answer, "Content-Encoding"), "gzip");
  EXPECT_LT(answer.body().size(), 200U);
  EXPECT_EQ(answer.body().substr(0, 2), "\x1f\x8b");
  EXPECT_GT(get("/").body().size(), 2000U);
}

TEST_F(PagesTest, every_answer_is_protected) {
  for (const char* path : {"/", "/missing.js", "/healthz"}) {
    EXPECT_NE(header(get(path), "Content-Security-Policy").find("frame-ancestors 'none'"),
              std::string::npos);
    EXPECT_EQ(header(get(path), "X-Content-Type-Options"), "nosniff");
  }
}

TEST_F(PagesTest, a_report_runs_its_own_script_in_a_sandbox) {
  std::filesystem::create_directories(folder_.path() / "web" / "reports");
  std::ofstream(folder_.path() / "web" / "reports" / "city-roots.html") << "<script>1</script>";
  const HttpAnswer answer = get("/reports/city-roots.html");
  EXPECT_EQ(answer.status, 200);
  const std::string policy = header(answer, "Content-Security-Policy");
  EXPECT_NE(policy.find("default-src 'none'; script-src 'unsafe-inline'"), std::string::npos);
  EXPECT_NE(policy.find("sandbox allow-scripts"), std::string::npos);
  EXPECT_EQ(policy.find("allow-same-origin"), std::string::npos);
  const std::string usual = header(get("/"), "Content-Security-Policy");
  EXPECT_NE(usual.find("default-src 'self'"), std::string::npos);
  EXPECT_EQ(usual.find("script-src"), std::string::npos);
  EXPECT_EQ(usual.find("sandbox"), std::string::npos);
  // The viewer without a report is such a page, too.
  std::ofstream(folder_.path() / "web" / "report.html") << "<script>1</script>";
  EXPECT_EQ(header(get("/report.html"), "Content-Security-Policy"), policy);
}

TEST_F(PagesTest, health_and_readiness_are_json_with_a_status) {
  EXPECT_EQ(get("/healthz?x").status, 200);
  EXPECT_EQ(get("/healthz").body(), "{\"status\":\"ok\"}\n");
  EXPECT_EQ(header(get("/healthz"), "Content-Type"), "application/json");
  EXPECT_EQ(get("/readyz").status, 503);
}

TEST(OriginTest, only_our_own_pages_may_connect) {
  Config config;
  EXPECT_TRUE(origin_allowed("", "127.0.0.1:8080", config));
  EXPECT_TRUE(origin_allowed("http://127.0.0.1:8080", "127.0.0.1:8080", config));
  EXPECT_TRUE(origin_allowed("http://localhost:8080", "127.0.0.1:8080", config));
  EXPECT_TRUE(origin_allowed("http://192.168.1.5:8080", "192.168.1.5:8080", config));
  EXPECT_FALSE(origin_allowed("http://localhost:9999", "127.0.0.1:8080", config));
  EXPECT_FALSE(origin_allowed("http://evil.example", "127.0.0.1:8080", config));
  EXPECT_FALSE(origin_allowed("http://127.0.0.1:8080.evil.example", "127.0.0.1:8080", config));
  EXPECT_FALSE(origin_allowed("http://user@127.0.0.1:8080", "127.0.0.1:8080", config));
  EXPECT_FALSE(origin_allowed("null", "127.0.0.1:8080", config));
  config.public_url = "https://play.example.org/box";
  EXPECT_TRUE(origin_allowed("https://play.example.org", "10.0.0.7:8080", config));
  EXPECT_FALSE(origin_allowed("http://play.example.org", "10.0.0.7:8080", config));
  config.allow_origins = {"http://lab.example:5173"};
  EXPECT_TRUE(origin_allowed("http://lab.example:5173", "10.0.0.7:8080", config));
}

TEST(BucketTest, a_burst_passes_and_then_the_rate) {
  Bucket bucket(10, 3);
  Bucket::Time now{std::chrono::hours(1)};
  EXPECT_TRUE(bucket.take(now) && bucket.take(now) && bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
  EXPECT_TRUE(bucket.take(now + std::chrono::milliseconds(101)));
  EXPECT_FALSE(bucket.take(now + std::chrono::milliseconds(102)));
}

TEST(LineTest, lines_count_characters_not_bytes) {
  EXPECT_EQ(clean_line(" Zoë ", 3), "Zoë");
  EXPECT_EQ(clean_line("日本語", 3), "日本語");
  EXPECT_FALSE(clean_line("日本語", 2));
  EXPECT_FALSE(clean_line("a\x7f", 5));
}

TEST(QrTest, a_code_is_a_picture) {
  const std::string svg = qr_svg("http://192.168.1.5:8080/t/KMTRAQ");
  EXPECT_TRUE(svg.starts_with("<svg "));
  EXPECT_TRUE(svg.ends_with("</svg>"));
}

TEST(SecretTest, tokens_and_codes) {
  ASSERT_TRUE(secrets_ready());
  EXPECT_EQ(new_token().size(), 32U);
  EXPECT_NE(new_token(), new_token());
  EXPECT_EQ(normal_code("kmtraq"), "KMTRAQ");
  EXPECT_EQ(normal_code("KMTRA0"), "");
  EXPECT_EQ(normal_code(new_code()).size(), 6U);
}

}  // namespace
}  // namespace citybox::server

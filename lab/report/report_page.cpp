#include "lab/report/report_page.hpp"

#include <fmt/format.h>

#include <cctype>

#include "engine/types/json.hpp"
#include "lab/record/json_lines.hpp"

namespace citybox::lab {
namespace {

constexpr std::string_view kBegin = "<script type=\"application/json\" id=\"report\">";
constexpr std::string_view kEnd = "</script>";
constexpr std::string_view kTitle = "<title>";

// `<` only stands inside of texts, where JSON has another way to write it.
std::string safe_in_script(const std::string& json) {
  std::string safe;
  safe.reserve(json.size());
  for (const char letter : json) {
    if (letter == '<') {
      safe += "\\u003c";
    } else {
      safe += letter;
    }
  }
  return safe;
}

std::string safe_in_html(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    switch (letter) {
      case '<':
        safe += "&lt;";
        break;
      case '&':
        safe += "&amp;";
        break;
      default:
        safe += letter;
    }
  }
  return safe;
}

}  // namespace

std::filesystem::path standard_viewer() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return (error ? std::filesystem::current_path() : program.parent_path()) / "web" / "report.html";
}

tl::expected<std::string, Problem> report_page(std::string_view viewer, const GameReport& report) {
  const std::size_t begin = viewer.find(kBegin);
  const std::size_t end = viewer.find(kEnd, begin == std::string_view::npos ? 0 : begin);
  if (begin == std::string_view::npos || end == std::string_view::npos) {
    return tl::unexpected(Problem{"This is no viewer of reports: it has no place for the data."});
  }
  std::string page(viewer.substr(0, begin + kBegin.size()));
  page += safe_in_script(json::serialize(to_json(report)));
  page += viewer.substr(end);
  const std::size_t title = page.find(kTitle);
  if (title != std::string::npos) {
    page.insert(title + kTitle.size(), safe_in_html(report.title) + ", ");
  }
  return page;
}

std::string report_text(const GameReport& report) { return json_lines(to_json(report), 3); }

tl::expected<GameReport, Problem> read_report(std::string_view text, const std::string& name) {
  boost::system::error_code wrong;
  const json::value value = json::parse(text, wrong);
  if (wrong) return tl::unexpected(Problem{fmt::format("{} is not JSON.", name)});
  return from_json<GameReport>(value, name);
}

}  // namespace citybox::lab

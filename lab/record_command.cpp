#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <memory>
#include <string>

#include "lab/commands.hpp"
#include "lab/recording.hpp"

namespace citybox::lab {
namespace {

int run_record(const std::string& root) {
  const auto parts = page_parts(root);
  if (parts.empty()) return say({fmt::format("There is no web/src/games in \"{}\".", root)});
  for (const PagePart& part : parts) {
    const auto files = record(part);
    if (!files) return say(files.error());
    for (const RecordedFile& file : *files) {
      std::ofstream out(file.path);
      out << file.text;
      if (!out.flush()) return say({fmt::format("{} cannot be written.", file.path.string())});
      fmt::print("{}\n", file.path.string());
    }
  }
  return 0;
}

}  // namespace

void add_record(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "record", "Write vocabulary.json and recorded.json of web/src/games, for the page's tests");
  auto root = std::make_shared<std::string>(".");
  command->add_option("root", *root, "The folder of the sources")->capture_default_str();
  command->callback([root, &exit_code] { exit_code = run_record(*root); });
}

}  // namespace citybox::lab

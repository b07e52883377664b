#include <fmt/format.h>

#include <fstream>
#include <string>

#include "lab/commands.hpp"
#include "lab/record/recording.hpp"

namespace citybox::lab {

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

}  // namespace citybox::lab

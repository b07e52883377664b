#include "lab/play/result_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <tuple>

#include "engine/types/json_text.hpp"

namespace citybox::lab {

namespace fs = std::filesystem;

std::vector<fs::path> result_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

fs::path result_file(const fs::path& folder, const Share& share) {
  return folder / fmt::format("part-{}-of-{}.jsonl", share.rank, share.size);
}

tl::expected<StoredResults, Problem> StoredResults::read(const std::vector<fs::path>& files,
                                                         std::uint64_t games) {
  StoredResults results;
  results.files_ = files;
  for (std::size_t file = 0; file < files.size(); ++file) {
    if (const auto read = results.read_file(file); !read) return tl::unexpected(read.error());
  }
  std::erase_if(results.blocks_, [&](const Place& block) { return block.games.to > games; });
  if (const auto clear = results.drop_doubles(); !clear) return tl::unexpected(clear.error());
  return results;
}

tl::expected<void, Problem> StoredResults::read_file(std::size_t file) {
  std::ifstream in(files_[file], std::ios::binary);
  if (!in) {
    return tl::unexpected(Problem{fmt::format("{} cannot be read.", files_[file].string())});
  }
  Place place;
  place.file = file;
  for (std::string text; std::getline(in, text); place.offset += text.size() + 1) {
    if (in.eof()) break;  // no end of line: torn
    ++place.line;
    if (const auto read = read_line(text, place); !read) {
      return tl::unexpected(Problem{
          fmt::format("{}, line {}: {}", files_[file].string(), place.line, read.error().text)});
    }
  }
  if (in.bad()) {
    return tl::unexpected(Problem{fmt::format("{} cannot be read.", files_[file].string())});
  }
  return {};
}

tl::expected<void, Problem> StoredResults::read_heading(const json::object& line,
                                                        std::size_t file) {
  Misread wrong;
  Experiment experiment;
  std::uint64_t games = 0;
  if (!citybox::read_into(line.at("experiment"), experiment, wrong) ||
      !read_member(line, "games", games, wrong)) {
    return tl::unexpected(problem_of(wrong, "experiment"));
  }
  if (const auto broken = broken_experiment(experiment)) return tl::unexpected(*broken);
  asked_ = std::max(asked_, games);
  if (!experiment_) {
    experiment_ = std::move(experiment);
    first_ = files_[file];
  } else if (const auto other = lab::difference(*experiment_, experiment)) {
    return tl::unexpected(Problem{
        fmt::format("this is another experiment than {} has: {}.", first_.string(), *other)});
  }
  return {};
}

tl::expected<void, Problem> StoredResults::read_line(const std::string& text, Place place) {
  const auto line = parse_object(text);
  if (!line) return tl::unexpected(Problem{"this is no line of results."});
  if (line->contains("experiment")) return read_heading(*line, place.file);
  if (!experiment_)
    return tl::unexpected(Problem{"no line before it says which experiment it is."});
  Misread wrong;
  if (!read_member(*line, "point", place.point, wrong) ||
      !read_member(*line, "from", place.games.from, wrong) ||
      !read_member(*line, "to", place.games.to, wrong)) {
    return tl::unexpected(problem_of(wrong, "block"));
  }
  const json::value* tally = line->if_contains("tally");
  if (tally == nullptr || place.point >= experiment_->points() ||
      place.games.from >= place.games.to) {
    return tl::unexpected(Problem{"this is no block of the experiment."});
  }
  place.hash = std::hash<std::string>{}(json::serialize(*tally));
  blocks_.push_back(place);
  return {};
}

// Blocks are kept from left to right, of several that begin together the longest; one that overlaps what
// is kept is left out, since its games cannot be told apart.
tl::expected<void, Problem> StoredResults::drop_doubles() {
  std::sort(blocks_.begin(), blocks_.end(), [](const Place& a, const Place& b) {
    return std::tie(a.point, a.games.from, b.games.to, a.file, a.line) <
           std::tie(b.point, b.games.from, a.games.to, b.file, b.line);
  });
  std::vector<Place> kept;
  for (const Place& block : blocks_) {
    const bool apart = kept.empty() || kept.back().point != block.point ||
                       kept.back().games.to <= block.games.from;
    if (apart) {
      kept.push_back(block);
      continue;
    }
    const Place& before = kept.back();
    if (before.games == block.games && before.hash != block.hash) {
      return tl::unexpected(Problem{fmt::format(
          "{} (line {}) and {} (line {}) say different things of the same games, {} to {}: one of "
          "them was not written by this version of the game.",
          files_[before.file].string(), before.line, files_[block.file].string(), block.line,
          block.games.from, block.games.to - 1)});
    }
    twice_ += std::min(before.games.to, block.games.to) - block.games.from;
  }
  blocks_ = std::move(kept);
  return {};
}

tl::expected<Tally, Problem> StoredResults::tally_of(const Place& block,
                                                     const std::string& text) const {
  const auto line = parse_object(text);
  if (!line || !line->contains("tally")) {
    return tl::unexpected(Problem{"it changed while it was read."});
  }
  auto tally = from_json<Tally>(line->at("tally"), "tally");
  if (!tally) return tally;
  if (tally->games != block.games.size()) {
    return tl::unexpected(Problem{fmt::format("its tally has {} games, not those from {} to {}.",
                                              tally->games, block.games.from, block.games.to - 1)});
  }
  const std::size_t seats = experiment_->bots(block.point).size();
  const std::size_t order = tally->wins_by_order.size();
  if (tally->wins.size() != seats || (order != 0 && order != seats)) {
    return tl::unexpected(
        Problem{fmt::format("its tally is not of the {} seats that play there.", seats)});
  }
  return tally;
}

tl::expected<void, Problem> StoredResults::is_of(const Experiment& wanted,
                                                 const std::string& folder) const {
  if (!experiment_) return {};
  const auto other = lab::difference(wanted, *experiment_);
  if (!other) return {};
  return tl::unexpected(
      Problem{fmt::format("{} holds another experiment: {}. Give another --out, or the same "
                          "arguments to go on with that one.",
                          folder, *other)});
}

tl::expected<void, Problem> StoredResults::for_each(const Use& use) const {
  std::vector<std::ifstream> files;
  files.reserve(files_.size());
  for (const fs::path& file : files_) files.emplace_back(file, std::ios::binary);
  for (const Place& block : blocks_) {
    std::ifstream& in = files[block.file];
    in.clear();
    in.seekg(static_cast<std::streamoff>(block.offset));
    std::string text;
    std::getline(in, text);
    const auto tally = tally_of(block, text);
    if (!tally) {
      return tl::unexpected(Problem{fmt::format("{}, line {}: {}", files_[block.file].string(),
                                                block.line, tally.error().text)});
    }
    use(block.point, block.games, *tally);
  }
  return {};
}

}  // namespace citybox::lab

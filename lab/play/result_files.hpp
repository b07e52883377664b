#pragma once
// Results on disk, as JSON lines: one that says which experiment it is and how many games were asked
// for at each point, then one for each block. Each line is whole or not there; a torn last one, of a
// process that died while it wrote, counts as not there.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/tally.hpp"
#include "lab/play/experiment.hpp"
#include "lab/play/range.hpp"
#include "lab/play/share.hpp"

namespace citybox::lab {

// All .jsonl files of a folder, by name; none if it is not there.
std::vector<std::filesystem::path> result_files(const std::filesystem::path& folder);
// part-<rank>-of-<size>.jsonl
std::filesystem::path result_file(const std::filesystem::path& folder, const Share& share);

class StoredResults {
 public:
  using Use = std::function<void(std::uint64_t point, Range games, const Tally& tally)>;

  // A sentence if the files are not of one experiment, if a line is none of ours, or if two say
  // different things of the same games. Blocks that reach beyond `games` are as if they were not there.
  static tl::expected<StoredResults, Problem> read(
      const std::vector<std::filesystem::path>& files,
      std::uint64_t games = std::numeric_limits<std::uint64_t>::max());

  // None: there is nothing yet.
  const std::optional<Experiment>& experiment() const { return experiment_; }
  // A sentence if another one is there than the one that `folder` shall hold.
  tl::expected<void, Problem> is_of(const Experiment& wanted, const std::string& folder) const;
  std::uint64_t asked() const { return asked_; }  // the most that were asked for at a point
  // Games that stand in more than one block; they are counted once.
  std::uint64_t twice() const { return twice_; }

  // Each block once, by point and game.
  tl::expected<void, Problem> for_each(const Use& use) const;

 private:
  // Where a block stands; the tally itself stays on disk until it is used.
  struct Place {
    std::uint64_t point = 0;
    Range games;
    std::size_t hash = 0;  // of the tally
    std::size_t file = 0;
    std::uint64_t offset = 0;
    std::uint64_t line = 0;
  };

  tl::expected<void, Problem> read_file(std::size_t file);
  tl::expected<void, Problem> read_heading(const json::object& line, std::size_t file);
  tl::expected<Tally, Problem> tally_of(const Place& block, const std::string& text) const;
  tl::expected<void, Problem> read_line(const std::string& text, Place place);
  tl::expected<void, Problem> drop_doubles();

  std::vector<std::filesystem::path> files_;
  std::optional<Experiment> experiment_;
  std::filesystem::path first_;  // the file that says so
  std::uint64_t asked_ = 0;
  std::uint64_t twice_ = 0;
  std::vector<Place> blocks_;
};

// Writes the file of one process.
class ResultWriter {
 public:
  // Goes on where the file ends, without its torn last line. A sentence if it cannot be written, or if
  // another process is writing it.
  static tl::expected<ResultWriter, Problem> open(const std::filesystem::path& file,
                                                  const Experiment& experiment,
                                                  std::uint64_t games);
  ResultWriter(ResultWriter&& other) noexcept;
  ResultWriter& operator=(ResultWriter&&) = delete;
  ~ResultWriter();

  // Closes the file, with all on the disk; a sentence if that failed.
  tl::expected<void, Problem> finish();
  tl::expected<void, Problem> write(std::uint64_t point, Range games, const Tally& tally);

 private:
  ResultWriter(std::filesystem::path file, int descriptor)
      : file_(std::move(file)), descriptor_(descriptor) {}
  tl::expected<void, Problem> cut_torn_line();
  tl::expected<void, Problem> put(const std::string& line);

  std::filesystem::path file_;
  int descriptor_;
};

}  // namespace citybox::lab

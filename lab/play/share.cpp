#include "lab/play/share.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <string_view>

#include "lab/play/asked.hpp"

namespace citybox::lab {
namespace {

struct Launcher {
  const char* rank;
  const char* size;
};
constexpr Launcher kLaunchers[] = {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                   {"PMI_RANK", "PMI_SIZE"},
                                   {"SLURM_PROCID", "SLURM_STEP_NUM_TASKS"},
                                   {"SLURM_PROCID", "SLURM_NTASKS"}};

tl::expected<Share, Problem> checked(const Share& share) {
  constexpr int kMost = 1'000'000;
  if (share.size >= 1 && share.size <= kMost && share.rank >= 0 && share.rank < share.size) {
    return share;
  }
  if (share.size < 1 || share.size > kMost) {
    return tl::unexpected(Problem{
        fmt::format("{}: there can be 1 to {} shares, not {}.", share.source, kMost, share.size)});
  }
  return tl::unexpected(Problem{fmt::format(
      "{}: shares count from 0, so of {} there are 0/{} to {}/{}, not {}/{}.", share.source,
      share.size, share.size, share.size - 1, share.size, share.rank, share.size)});
}

}  // namespace

tl::expected<Share, Problem> read_share(const std::string& text) {
  if (!text.empty()) {
    const std::string_view all = text;
    const std::size_t slash = all.find('/');
    const auto rank = whole_number<int>(all.substr(0, slash));
    const auto size =
        slash == std::string_view::npos ? std::nullopt : whole_number<int>(all.substr(slash + 1));
    if (!rank || !size) {
      return tl::unexpected(Problem{
          fmt::format("\"{}\" is no share: write --share 0/4 for the first of four.", text)});
    }
    return checked({*rank, *size, "--share"});
  }
  for (const Launcher& launcher : kLaunchers) {
    const char* rank = std::getenv(launcher.rank);
    const char* size = std::getenv(launcher.size);
    if (rank == nullptr || size == nullptr) continue;
    const auto rank_number = whole_number<int>(rank), size_number = whole_number<int>(size);
    if (!rank_number || !size_number) {
      return tl::unexpected(Problem{fmt::format("{}={} and {}={} say no share; --share 0/4 does.",
                                                launcher.rank, rank, launcher.size, size)});
    }
    return checked({*rank_number, *size_number, launcher.size});
  }
  return Share{};
}

}  // namespace citybox::lab

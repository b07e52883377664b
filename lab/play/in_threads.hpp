#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <thread>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"

namespace citybox::lab {

// Does 0 … count-1, each once, by workers of their own threads: `make_worker()` gives one, and
// `worker(index)` an expected<void>. Ends with the first problem.
template <class MakeWorker>
tl::expected<void, Problem> in_threads(std::size_t count, int threads, MakeWorker make_worker) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::optional<Problem>> problems(static_cast<std::size_t>(threads));
  const auto work = [&](std::optional<Problem>& problem) {
    auto worker = make_worker();
    for (std::size_t index = next++; index < count; index = next++) {
      if (const auto done = worker(index); !done) {
        problem = done.error();
        next = count;
      }
    }
  };
  std::vector<std::thread> running;
  running.reserve(problems.size());
  for (auto& problem : problems) running.emplace_back(work, std::ref(problem));
  for (std::thread& thread : running) thread.join();
  const auto first = std::find_if(problems.begin(), problems.end(),
                                  [](const auto& problem) { return problem.has_value(); });
  if (first != problems.end()) return tl::unexpected(**first);
  return {};
}

}  // namespace citybox::lab

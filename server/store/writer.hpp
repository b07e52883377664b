#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/mutex.hpp"
#include "server/store/store.hpp"
#include "server/worker.hpp"

namespace citybox::server {

// What became of a write.
enum class Fate : std::uint8_t {
  kWritten,
  kRefused,    // it is not written
  kOvertaken,  // nor this: it rested on what another node had changed meanwhile
  kUnknown,    // perhaps
};

// The one writer: a worker that takes all that arrived meanwhile into one transaction.
class Writer {
 public:
  struct Receipt {
    TableId table = 0;
    std::uint64_t ticket = 0;
    Fate fate = Fate::kRefused;

    bool written() const { return fate == Fate::kWritten; }
  };
  // Called from the writer's thread, in the order of `submit`; once it is called with `kWritten`,
  // the write is on disk.
  using Deliver = std::function<void(std::vector<Receipt>)>;
  // A sentence for the server's log when the disk refused something.
  using Complain = std::function<void(const std::string&)>;
  using Probed = std::function<void(const tl::expected<void, Problem>&)>;

  Writer(Store& store, Deliver deliver, Complain complain);
  ~Writer();  // writes what is left

  void submit(Write write);
  // Does the disk take anything? `probed` is called from the writer's thread after the writes that
  // were submitted before; at once where so many wait for it that the disk must be stuck, and after
  // stop(). All that wait share one probe.
  void probe(Probed probed);
  // Writes what is left and ends the thread. No `submit` after it.
  void stop();

  // For whoever looks after the server, from any thread.
  std::size_t waiting() const { return queued_; }  // writes that have no receipt yet
  std::uint64_t commits() const { return commits_; }
  std::uint64_t failed_commits() const { return failed_commits_; }  // and probes
  std::chrono::microseconds last_commit() const { return std::chrono::microseconds(last_us_); }

 private:
  void work();  // on the worker's thread, like all below
  std::vector<Receipt> write(std::vector<Write> batch);
  // Of nothing: a probe.
  tl::expected<Overtaken, Unwritten> commit(std::span<const Write> writes);
  Fate write_alone(const Write& write, Unwritten::Reach& reach);
  void count(const Write& write, Fate fate);
  bool all_may_go(const std::vector<Write>& batch) const;
  void answer(const std::vector<Probed>& probes);
  bool spent(const Write& write) const;
  void spend(const Write& write);

  Store& store_;
  Deliver deliver_;
  Complain complain_;
  Mutex mutex_;
  std::vector<Write> waiting_;
  std::vector<Probed> probes_;
  bool stopping_ = false;
  std::atomic<std::size_t> queued_ = 0;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> failed_commits_ = 0;
  std::atomic<std::int64_t> last_us_ = 0;
  // After a failure the same generation of a table may write no more: what it holds in memory
  // rests on something that is not on disk. Nor after an order dropped the table or a name there.
  std::unordered_map<TableId, std::uint32_t> spent_;
  // When too many failed, all that was in memory then counts as spent: it is loaded again once more
  // than needed.
  std::int64_t all_spent_ = -1;
  Worker worker_;
};

}  // namespace citybox::server

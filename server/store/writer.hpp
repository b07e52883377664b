#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/store/store.hpp"

namespace citybox::server {

// The one writer: a thread that takes all that arrived meanwhile into one transaction.
class Writer {
 public:
  struct Receipt {
    TableId table = 0;
    std::uint64_t ticket = 0;
    bool written = false;
  };
  // Called from the writer's thread, in the order of `submit`; once it is called with `written`,
  // the write is on disk.
  using Deliver = std::function<void(std::vector<Receipt>)>;
  // A sentence for the server's log when the disk refused something.
  using Complain = std::function<void(const std::string&)>;

  Writer(Store& store, Deliver deliver, Complain complain);
  ~Writer();  // writes what is left

  void submit(Write write);
  // Writes what is left and ends the thread. No `submit` after it.
  void stop();

 private:
  void work();
  std::vector<Receipt> write(std::vector<Write> batch);
  bool write_alone(const Write& write);

  Store& store_;
  Deliver deliver_;
  Complain complain_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Write> waiting_;
  bool stopping_ = false;
  // After a failure the same generation of a table may write no more: what it holds in memory
  // rests on something that is not on disk.
  std::set<std::pair<TableId, std::uint32_t>> failed_;
  std::thread thread_;
};

}  // namespace citybox::server

#include "server/store/writer.hpp"

#include <algorithm>

namespace citybox::server {

Writer::Writer(Store& store, Deliver deliver, Complain complain)
    : store_(store),
      deliver_(std::move(deliver)),
      complain_(std::move(complain)),
      thread_([this] { work(); }) {}

Writer::~Writer() { stop(); }

void Writer::submit(Write write) {
  bool first = false;
  {
    const std::lock_guard lock(mutex_);
    first = waiting_.empty();
    waiting_.push_back(std::move(write));
  }
  if (first) wake_.notify_one();
}

void Writer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Writer::work() {
  for (;;) {
    std::vector<Write> batch;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      batch.swap(waiting_);
    }
    deliver_(write(std::move(batch)));
  }
}

std::vector<Writer::Receipt> Writer::write(std::vector<Write> batch) {
  std::vector<Receipt> receipts;
  receipts.reserve(batch.size());
  for (const Write& write : batch) receipts.push_back({write.table, write.ticket, false});
  const bool clean = std::none_of(batch.begin(), batch.end(), [&](const Write& write) {
    return failed_.contains({write.table, write.generation});
  });
  if (clean && store_.commit(batch)) {
    for (Receipt& receipt : receipts) receipt.written = true;
    return receipts;
  }
  // Something in it was refused: each for itself, so that one table does not stop the others.
  for (std::size_t i = 0; i < batch.size(); ++i) receipts[i].written = write_alone(batch[i]);
  return receipts;
}

bool Writer::write_alone(const Write& write) {
  if (failed_.contains({write.table, write.generation})) return false;
  const auto done = store_.commit({&write, 1});
  if (!done) {
    failed_.insert({write.table, write.generation});
    complain_(done.error().text);
  }
  return done.has_value();
}

}  // namespace citybox::server

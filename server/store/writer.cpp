#include "server/store/writer.hpp"

#include <algorithm>
#include <mutex>

#include "server/store/changes.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kMostProbes = 64;
constexpr std::size_t kMostSpent = 4096;

// What is in memory of the table counts no more once this is written.
bool outdates(const Write& write) { return has_any<DropTable, ForgetName>(write); }

}  // namespace

Writer::Writer(Store& store, Deliver deliver, Complain complain)
    : store_(store), deliver_(std::move(deliver)), complain_(std::move(complain)) {}

Writer::~Writer() { stop(); }

void Writer::submit(Write write) {
  bool first = false;
  {
    const std::lock_guard lock(mutex_);
    first = waiting_.empty();
    waiting_.push_back(std::move(write));
    ++queued_;
  }
  if (first) worker_.add([this] { work(); });
}

void Writer::probe(Probed probed) {
  const char* why = nullptr;
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) {
      why = "The server is stopping.";
    } else if (probes_.size() == kMostProbes) {
      why = "The disk does not answer.";
    } else {
      probes_.emplace_back().swap(probed);
    }
  }
  if (why == nullptr) return worker_.add([this] { work(); });
  probed(tl::unexpected(Problem{why}));
}

void Writer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  worker_.finish();
}

void Writer::work() {
  std::vector<Write> batch;
  std::vector<Probed> probes;
  {
    const std::lock_guard lock(mutex_);
    batch.swap(waiting_);
    probes.swap(probes_);
  }
  if (const std::size_t size = batch.size(); size > 0) {
    auto receipts = write(std::move(batch));
    queued_ -= size;
    deliver_(std::move(receipts));
  }
  if (!probes.empty()) answer(probes);
}

tl::expected<Overtaken, Unwritten> Writer::commit(std::span<const Write> writes) {
  const auto begin = std::chrono::steady_clock::now();
  auto done =
      writes.empty() ? store_.probe().map([] { return Overtaken(); }) : store_.commit(writes);
  const auto took = std::chrono::steady_clock::now() - begin;
  last_us_ = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
  ++commits_;
  if (!done) ++failed_commits_;
  return done;
}

std::vector<Writer::Receipt> Writer::write(std::vector<Write> batch) {
  std::vector<Receipt> receipts;
  receipts.reserve(batch.size());
  for (const Write& write : batch) receipts.push_back({write.table, write.ticket});
  auto reach = Unwritten::Reach::kBatch;
  if (all_may_go(batch)) {
    const auto done = commit(batch);
    if (done) {
      for (Receipt& receipt : receipts) receipt.fate = Fate::kWritten;
      for (const std::size_t place : *done) receipts[place].fate = Fate::kOvertaken;
      for (std::size_t i = 0; i < batch.size(); ++i) count(batch[i], receipts[i].fate);
      return receipts;
    }
    reach = done.error().reach;
    if (reach != Unwritten::Reach::kBatch) complain_(done.error().text);
  }
  // Something in it was refused: each for itself, so that one table does not stop the others.
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (reach == Unwritten::Reach::kBatch) {
      receipts[i].fate = write_alone(batch[i], reach);
    } else {
      spend(batch[i]);
      if (reach == Unwritten::Reach::kUnknown) receipts[i].fate = Fate::kUnknown;
    }
  }
  return receipts;
}

Fate Writer::write_alone(const Write& write, Unwritten::Reach& reach) {
  if (spent(write)) return Fate::kRefused;
  const auto done = commit({&write, 1});
  Fate fate = Fate::kWritten;
  if (!done) {
    reach = done.error().reach;
    fate = reach == Unwritten::Reach::kUnknown ? Fate::kUnknown : Fate::kRefused;
    complain_(done.error().text);
  } else if (!done->empty()) {
    fate = Fate::kOvertaken;
  }
  count(write, fate);
  return fate;
}

void Writer::count(const Write& write, Fate fate) {
  if (fate != Fate::kWritten || outdates(write)) spend(write);
}

bool Writer::all_may_go(const std::vector<Write>& batch) const {
  std::unordered_map<TableId, std::uint32_t> outdated;
  for (const Write& write : batch) {
    const auto found = outdated.find(write.table);
    if (spent(write) || (found != outdated.end() && write.generation <= found->second))
      return false;
    if (outdates(write)) outdated[write.table] = write.generation;
  }
  return true;
}

void Writer::answer(const std::vector<Probed>& probes) {
  const auto done = commit({});
  for (const Probed& probed : probes) {
    probed(done ? tl::expected<void, Problem>() : tl::unexpected<Problem>(done.error()));
  }
}

bool Writer::spent(const Write& write) const {
  if (write.generation <= all_spent_) return true;
  const auto found = spent_.find(write.table);
  return found != spent_.end() && write.generation <= found->second;
}

void Writer::spend(const Write& write) {
  std::uint32_t& newest = spent_[write.table];
  newest = std::max(newest, write.generation);
  if (spent_.size() <= kMostSpent) return;
  for (const auto& [table, generation] : spent_) {
    all_spent_ = std::max<std::int64_t>(all_spent_, generation);
  }
  spent_.clear();
}

}  // namespace citybox::server

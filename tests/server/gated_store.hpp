#pragma once
// A store that tests hold up or let fail.

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>

#include "server/store/store.hpp"

namespace citybox::server {

class GatedStore final : public Store {
 public:
  explicit GatedStore(Store& inner) : inner_(inner) {}
  ~GatedStore() override { open(); }

  // From now on what is written waits.
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  void open() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = false;
    }
    wake_.notify_all();
  }

  std::atomic<bool> takes_nothing = false;
  std::atomic<bool> gives_nothing = false;
  std::atomic<bool> throws = false;  // what no store should
  std::atomic<int> probes = 0;

  tl::expected<Overtaken, Unwritten> commit(std::span<const Write> writes) override {
    wait();
    if (takes_nothing) return tl::unexpected(full());
    return inner_.commit(writes);
  }
  tl::expected<void, Unwritten> probe() override {
    wait();
    ++probes;
    if (takes_nothing) return tl::unexpected(full());
    return inner_.probe();
  }
  tl::expected<std::optional<StoredTable>, Problem> load(std::string_view code) override {
    if (throws) throw std::runtime_error("out of order");
    if (gives_nothing) return tl::unexpected(Problem{"The disk is broken."});
    return inner_.load(code);
  }
  tl::expected<std::optional<StoredTable>, Problem> load_rest(std::string_view code,
                                                              std::uint32_t from) override {
    return inner_.load_rest(code, from);
  }
  Others* others() override { return inner_.others(); }
  tl::expected<std::optional<StoredClass>, Problem> load_class(std::string_view code) override {
    if (throws) throw std::runtime_error("out of order");
    if (gives_nothing) return tl::unexpected(Problem{"The disk is broken."});
    return inner_.load_class(code);
  }
  tl::expected<std::vector<TableName>, Problem> tables_of_class(std::string_view code) override {
    return inner_.tables_of_class(code);
  }
  tl::expected<bool, Problem> exists(std::string_view code) override { return inner_.exists(code); }
  tl::expected<std::optional<TableName>, Problem> find(std::string_view code) override {
    if (throws) throw std::runtime_error("out of order");
    return inner_.find(code);
  }
  tl::expected<Count, Problem> count() override { return inner_.count(); }
  tl::expected<std::vector<TableName>, Problem> tables_to_go(const Stale& stale) override {
    return inner_.tables_to_go(stale);
  }
  tl::expected<std::vector<TableName>, Problem> tables_with_name(std::string_view name) override {
    return inner_.tables_with_name(name);
  }

 private:
  void wait() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return !closed_; });
  }
  static Unwritten full() {
    return {Problem{"The disk /secret/place is full."}, Unwritten::Reach::kStore};
  }

  Store& inner_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool closed_ = false;
};

}  // namespace citybox::server

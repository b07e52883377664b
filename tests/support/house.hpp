#pragma once
// A server without sockets: store, hall and calls on a clock that is moved by hand.

#include <fmt/format.h>

#include <cstdlib>
#include <memory>
#include <utility>

#include "server/api/api.hpp"
#include "server/store/sqlite_store.hpp"
#include "tests/support/manual_loop.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox::server {

class House {
 public:
  // Open it when `config` is as it should be.
  House() {
    secrets_ready();
    config.data = folder.path();
    config.base_url = "http://box.test";
  }
  ~House() { shut(); }

  void open() {
    store = expect(SqliteStore::open(folder.path() / "citybox.db"));
    hall = expect(Hall::open(config, loop, *store));
    api = std::make_unique<Api>(*hall);
  }
  void shut() {
    api.reset();
    hall.reset();
    store.reset();
  }
  // As after a restart: nothing is in memory.
  void reopen() {
    shut();
    open();
  }

  TempFolder folder;
  Config config;
  ManualLoop loop;
  std::unique_ptr<SqliteStore> store;
  std::unique_ptr<Hall> hall;
  std::unique_ptr<Api> api;

 private:
  template <class T>
  static T expect(tl::expected<T, Problem> opened) {
    if (opened) return std::move(*opened);
    fmt::print(stderr, "{}\n", opened.error().text);
    std::abort();
  }
};

}  // namespace citybox::server

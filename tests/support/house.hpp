#pragma once
// A server without sockets: store, hall and calls on a clock that is moved by hand.

#include <fmt/format.h>

#include <cstdlib>
#include <memory>
#include <utility>

#include "server/api/api.hpp"
#include "server/classroom/classes.hpp"
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
    serve(*store);
  }
  // What is kept stays as it is; from here on it is read and written through `kept`.
  void serve(Store& kept) {
    leave();
    hall = expect(Hall::open(config, loop, kept));
    classes = std::make_unique<Classes>(*hall);
    api = std::make_unique<Api>(*hall, *classes);
  }
  // Nobody writes any more: those who use the hall go before it.
  void leave() {
    api.reset();
    classes.reset();
    hall.reset();
  }
  void shut() {
    leave();
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
  std::unique_ptr<Classes> classes;
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

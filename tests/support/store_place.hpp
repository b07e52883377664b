#pragma once
// The places where games are kept: what holds for one holds for both.

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "server/store/open_store.hpp"
#include "tests/support/postgres_place.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox::server {

enum class Kept { kSqlite, kPostgres };

inline void PrintTo(Kept kept, std::ostream* out) {
  *out << (kept == Kept::kSqlite ? "sqlite" : "postgres");
}

class StorePlace {
 public:
  explicit StorePlace(Kept kept) {
    if (kept == Kept::kPostgres) postgres_.emplace();
  }
  std::string where() const {
    return postgres_ ? postgres_->url() : (folder_.path() / "citybox.db").string();
  }

 private:
  TempFolder folder_;
  std::optional<PostgresPlace> postgres_;
};

// A fixture with a store in a place of its own.
class StoreTestOver : public ::testing::TestWithParam<Kept> {
 protected:
  void SetUp() override {
    if (GetParam() == Kept::kPostgres && !PostgresPlace::is_there()) {
      GTEST_SKIP() << "script/postgres brings the server";
    }
    place_.emplace(GetParam());
    open();
  }
  void open() {
    store_.reset();
    auto opened = open_store(place_->where());
    ASSERT_TRUE(opened) << opened.error().text;
    store_ = std::move(*opened);
  }
  bool commit(const std::vector<Write>& writes) { return store_->commit(writes).has_value(); }

  std::optional<StorePlace> place_;
  std::unique_ptr<Store> store_;
};

inline auto both_stores() { return ::testing::Values(Kept::kSqlite, Kept::kPostgres); }
inline std::string name_of_store(const ::testing::TestParamInfo<Kept>& of) {
  return of.param == Kept::kSqlite ? "sqlite" : "postgres";
}

}  // namespace citybox::server

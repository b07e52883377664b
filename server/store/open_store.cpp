#include "server/store/open_store.hpp"

#include "server/store/postgres_store.hpp"
#include "server/store/sqlite_store.hpp"

namespace citybox::server {

namespace {

template <class Kind>
tl::expected<std::unique_ptr<Store>, Problem> any(tl::expected<Kind, Problem> opened) {
  if (!opened) return tl::unexpected(opened.error());
  return std::unique_ptr<Store>(std::move(*opened));
}

}  // namespace

bool is_postgres(std::string_view where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

tl::expected<std::unique_ptr<Store>, Problem> open_store(const std::string& where) {
  return is_postgres(where) ? any(PostgresStore::open(where)) : any(SqliteStore::open(where));
}

}  // namespace citybox::server

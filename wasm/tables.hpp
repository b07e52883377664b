#pragma once

#include <map>
#include <string>

#include "server/store/store.hpp"

namespace citybox::box {

// The tables of this browser, in memory; the page hears what it is to keep of them (page.hpp). No classes.
class Tables final : public server::Store {
 public:
  // As the page kept it. A sentence where it cannot be read.
  tl::expected<void, Problem> bring(std::string_view text);
  // A new one.
  void take(const server::StoredTable& table);

  tl::expected<server::Overtaken, server::Unwritten> commit(
      std::span<const server::Write> writes) override;
  tl::expected<void, server::Unwritten> probe() override { return {}; }
  tl::expected<std::optional<server::StoredTable>, Problem> load(std::string_view code) override;
  tl::expected<std::optional<server::StoredTable>, Problem> load_rest(std::string_view code,
                                                                      std::uint32_t from) override;
  tl::expected<std::optional<server::StoredClass>, Problem> load_class(std::string_view) override {
    return std::nullopt;
  }
  tl::expected<std::vector<server::TableName>, Problem> tables_of_class(std::string_view) override {
    return {};
  }
  tl::expected<bool, Problem> exists(std::string_view code) override;
  tl::expected<std::optional<server::TableName>, Problem> find(std::string_view code) override;
  tl::expected<Count, Problem> count() override;
  tl::expected<std::vector<server::TableName>, Problem> tables_to_go(
      const server::Stale& stale) override;
  tl::expected<std::vector<server::TableName>, Problem> tables_with_name(
      std::string_view) override {
    return {};
  }

 private:
  server::StoredTable* at(std::string_view code);

  std::map<server::TableId, server::StoredTable> tables_;
};

}  // namespace citybox::box

#include "wasm/tables.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "wasm/kept_table.hpp"
#include "wasm/page.hpp"

namespace citybox::box {

using namespace server;

namespace {

// What a change does to what is kept of a table.
struct Applied {
  StoredTable& table;

  void operator()(const PutTable& put) { table.row = put.row; }
  void operator()(const PutSeat& put) {
    if (table.seats.size() <= put.seat.index) table.seats.resize(put.seat.index + 1U);
    table.seats[put.seat.index] = put.row;
  }
  void operator()(const TrimSeats& trim) {
    if (table.seats.size() > static_cast<std::size_t>(trim.seats)) {
      table.seats.resize(static_cast<std::size_t>(trim.seats));
    }
  }
  void operator()(const AppendEntry& append) {
    if (append.seq != table.entries.size()) return;
    table.entries.push_back(append.entry);
    table.last_entry = append.entry.at;
  }
  void operator()(const AddTelling& add) {
    if (add.seq < table.entries.size()) table.entries[add.seq].telling = add.telling;
  }
  void operator()(const PutContent& put) { table.content = put.row; }
  void operator()(const PutClaim& put) { table.claims.push_back(put.row); }
  void operator()(const DropClaim& drop) {
    std::erase_if(table.claims, [&](const ClaimRow& row) { return row.claim == drop.claim; });
  }
  void operator()(const AppendChat& append) {
    table.chat.push_back(append.row);
    auto lines = std::count_if(table.chat.begin(), table.chat.end(),
                               [](const ChatRow& row) { return !row.note; });
    std::erase_if(table.chat,
                  [&](const ChatRow& row) { return !row.note && lines-- > append.keep; });
  }
  void operator()(const PutClass&) {}
  void operator()(const AppendClassEntry&) {}
  void operator()(const DropTable&) {}
  void operator()(const ForgetName&) {}
};

bool is_stale(const StoredTable& table, const Stale& stale) {
  const TableRow& row = table.row;
  if (!row.started && row.changed < stale.never_started_before) return true;
  return std::max(row.changed, table.last_entry) < stale.unchanged_before;
}

}  // namespace

tl::expected<void, Problem> Tables::bring(std::string_view text) {
  auto table = read_table(text);
  if (!table) return tl::unexpected(table.error());
  const TableId id = table->row.id;
  tables_[id] = *std::move(table);
  return {};
}

void Tables::take(const StoredTable& table) {
  tables_[table.row.id] = table;
  keep(table.row.code, text_of(table));
}

tl::expected<Overtaken, Unwritten> Tables::commit(std::span<const Write> writes) {
  std::set<TableId> changed;
  for (const Write& write : writes) {
    const bool drops =
        std::any_of(write.changes.begin(), write.changes.end(),
                    [](const Change& change) { return std::holds_alternative<DropTable>(change); });
    if (drops) {
      if (const auto gone = tables_.extract(write.table)) keep(gone.mapped().row.code, "");
      changed.erase(write.table);
      continue;
    }
    StoredTable& table = tables_[write.table];
    for (const Change& change : write.changes) std::visit(Applied{table}, change);
    changed.insert(write.table);
  }
  for (const TableId id : changed) keep(tables_[id].row.code, text_of(tables_[id]));
  return Overtaken();
}

StoredTable* Tables::at(std::string_view code) {
  const auto found = std::find_if(tables_.begin(), tables_.end(),
                                  [&](const auto& one) { return one.second.row.code == code; });
  return found == tables_.end() ? nullptr : &found->second;
}

tl::expected<std::optional<StoredTable>, Problem> Tables::load(std::string_view code) {
  const StoredTable* table = at(code);
  return table == nullptr ? std::optional<StoredTable>() : *table;
}

tl::expected<std::optional<StoredTable>, Problem> Tables::load_rest(std::string_view code,
                                                                    std::uint32_t from) {
  auto table = load(code);
  if (table && *table) {
    auto& entries = (*table)->entries;
    entries.erase(entries.begin(),
                  entries.begin() + std::min<std::ptrdiff_t>(from, std::ssize(entries)));
  }
  return table;
}

tl::expected<bool, Problem> Tables::exists(std::string_view code) { return at(code) != nullptr; }

tl::expected<std::optional<TableName>, Problem> Tables::find(std::string_view code) {
  const StoredTable* table = at(code);
  if (table == nullptr) return std::nullopt;
  return TableName{table->row.id, table->row.code};
}

tl::expected<Store::Count, Problem> Tables::count() {
  return Count{tables_.empty() ? 0 : tables_.rbegin()->first,
               static_cast<std::int64_t>(tables_.size())};
}

tl::expected<std::vector<TableName>, Problem> Tables::tables_to_go(const Stale& stale) {
  std::vector<TableName> names;
  for (const auto& [id, table] : tables_) {
    if (id <= stale.after || names.size() >= static_cast<std::size_t>(stale.most)) continue;
    if (is_stale(table, stale)) names.push_back({id, table.row.code});
  }
  return names;
}

}  // namespace citybox::box

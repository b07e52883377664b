// Classes to and from the file. Their logs lie among those of tables.

#include <fmt/format.h>

#include "engine/types/json_text.hpp"
#include "server/store/sqlite_bind.hpp"
#include "server/store/sqlite_reading.hpp"
#include "server/store/sqlite_writing.hpp"

namespace citybox::server {

std::optional<StoredClass> SqliteStore::Reading::load_class(const std::string& code) {
  SQLite::Transaction snapshot(db_);
  StoredClass stored;
  {
    const Asking asking(class_);
    class_.bind(1, code);
    if (!class_.executeStep()) return std::nullopt;
    stored.row = {class_.getColumn(0).getInt64(), class_.getColumn(1).getString(),
                  class_.getColumn(2).getString(), class_.getColumn(3).getInt64()};
  }
  read_class_entries(stored);
  return stored;
}

void SqliteStore::Reading::read_class_entries(StoredClass& stored) {
  SQLite::Statement& s = class_entries_;
  const Asking asking(s);
  s.bind(1, stored.row.id);
  while (s.executeStep()) {
    const auto ends = [&](const char* why) {
      stored.fault = fmt::format("Entry {}: {}", stored.entries.size(), why);
    };
    if (s.getColumn(0).getUInt() != stored.entries.size()) return ends("It is not there.");
    ClassEntry entry{text_of(s.getColumn(1)), text_of(s.getColumn(2)), s.getColumn(3).getInt64()};
    if (!parse_object(entry.text)) return ends("It is not legible.");
    stored.entries.push_back(std::move(entry));
  }
}

void SqliteStore::Writing::put_class(const ClassRow& row) {
  sql->classroom.bind(1, row.id);
  sql->classroom.bind(2, row.code);
  sql->classroom.bind(3, row.game);
  sql->classroom.bind(4, row.created);
  run(sql->classroom);
}

void SqliteStore::Writing::append_class_entry(TableId id, const AppendClassEntry& change) {
  sql->class_entry.bind(1, id);
  sql->class_entry.bind(2, change.seq);
  sql->class_entry.bind(3, change.entry.text);
  bind_text(sql->class_entry, 4, change.entry.words);
  sql->class_entry.bind(5, change.entry.at);
  run(sql->class_entry);
}

}  // namespace citybox::server

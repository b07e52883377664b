#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"

namespace citybox::server {

struct Checkup {
  struct Table {
    std::string code;
    std::string why;
  };

  std::size_t tables = 0;
  std::vector<Table> damaged;    // do not read as they were written
  std::vector<Table> of_others;  // whole, but under rules that this program does not have
  std::size_t classes = 0;
  std::vector<Table> damaged_classes;
  std::vector<std::string> integrity;  // what SQLite finds wrong with the file itself

  std::size_t fit() const { return tables - damaged.size() - of_others.size(); }
  std::size_t readable_classes() const { return classes - damaged_classes.size(); }
  bool whole() const { return damaged.empty() && damaged_classes.empty() && integrity.empty(); }
};

// Plays the log of every table again and reads that of every class. Changes nothing; a server may
// be using the database.
tl::expected<Checkup, Problem> check_database(const std::filesystem::path& file);

}  // namespace citybox::server

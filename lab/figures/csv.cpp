#include "lab/figures/csv.hpp"

#include <fmt/format.h>

namespace citybox::lab {
namespace {

std::string quoted(const std::string& cell) {
  if (cell.find_first_of(",\"\n") == std::string::npos) return cell;
  std::string out = "\"";
  for (const char c : cell) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

std::string number(double value) { return fmt::format("{:.6g}", value); }

}  // namespace

CsvTable::CsvTable(std::vector<std::string> columns) {
  for (const char* column : {"what", "name", "value", "low", "high"}) columns.emplace_back(column);
  add(columns);
}

void CsvTable::add(const std::vector<std::string>& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) text_ += (i == 0 ? "" : ",") + quoted(cells[i]);
  text_ += "\n";
}

void CsvTable::add(std::vector<std::string> before, const Figure& figure) {
  before.push_back(figure.what);
  before.push_back(figure.name);
  before.push_back(number(figure.value));
  before.push_back(figure.sure ? number(figure.sure->low) : "");
  before.push_back(figure.sure ? number(figure.sure->high) : "");
  add(before);
}

}  // namespace citybox::lab

#include "tests/load/class_tables.hpp"

#include "tests/load/scan.hpp"

namespace citybox::load {

std::vector<TableSeen> tables_in(std::string_view info) {
  constexpr std::string_view kNumber = R"({"number":)";
  std::vector<TableSeen> tables;
  for (auto at = info.find(kNumber); at != std::string_view::npos;) {
    const std::string_view rest = info.substr(at);
    at = info.find(kNumber, at + 1);
    // Events have numbers, too.
    if (!rest.substr(rest.find(',')).starts_with(R"(,"table":)")) continue;
    tables.push_back({static_cast<int>(number_after(rest, kNumber)),
                      number_after(rest, R"("seq":)"),
                      text_after(rest, R"("phase":")") != "lobby"});
  }
  return tables;
}

void Boards::follow(const TableSeen& table) {
  if (table.open) followed_[table.number].newest = table.seq;
}

std::vector<int> Boards::due(Clock::time_point now) {
  std::vector<int> numbers;
  for (auto& [number, one] : followed_) {
    if (one.under_way || one.shown == one.newest) continue;
    if (one.asked && now - *one.asked < kWhile) continue;
    one.under_way = true;
    one.asked = now;
    numbers.push_back(number);
  }
  return numbers;
}

void Boards::shown(int number, std::size_t seq) {
  Followed& one = followed_[number];
  one.under_way = false;
  one.shown = seq;
}

}  // namespace citybox::load

#pragma once

#include <string>
#include <utility>

#include "engine/table/table_view.hpp"
#include "engine/types/json_change.hpp"

namespace citybox {

template <class State, class Summary>
class TableViewOf final : public TableView {
 public:
  TableViewOf(const State& state, Summary summary) : state_(state), summary_(std::move(summary)) {}

  void append_whole(std::string& out) const override {
    out += R"({"state":)";
    append_json(out, state_);
    out += R"(,"summary":)";
    append_json(out, summary_);
    out += '}';
  }

  void append_change(std::string& out, const TableView& before) const override {
    const auto& was = dynamic_cast<const TableViewOf&>(before);
    char mark = '{';
    const auto put = [&](const char* name, const auto& then, const auto& now) {
      if (detail::same(then, now)) return;
      out.append(1, mark).append(name);
      citybox::append_change(out, then, now);
      mark = ',';
    };
    put(R"("state":)", was.state_, state_);
    put(R"("summary":)", was.summary_, summary_);
    if (mark == ',') out += '}';
  }

 private:
  State state_;
  Summary summary_;
};

}  // namespace citybox

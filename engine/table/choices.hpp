#pragma once
// Legal actions as one JSON list: each without what it does not use, and those that follow each other
// and differ only in the last field that they use as one, with a list in that field.

#include <boost/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "engine/types/json_text.hpp"

namespace citybox {

// Writes them (Table::choices).
template <DescribedStruct Action>
class ChoicesText {
 public:
  void add(const Action& action) {
    const Action blank{};
    std::swap(head_, head_before_);
    head_.clear();
    last_.clear();
    char mark = '{';
    for_each_member<Action>([&](const char* name, auto member) {
      if (mark == ',' && action.*member == blank.*member) return;
      head_.append(last_).append(1, mark).append(1, '"').append(name).append("\":");
      last_.clear();
      append_json(last_, action.*member);
      mark = ',';
    });
    const bool alone = head_.find(',') == std::string::npos;
    if (!alone && head_ == head_before_) {
      if (!is_list_) out_.insert(value_at_, 1, '[');
      is_list_ = true;
      out_.append(1, ',').append(last_);
      return;
    }
    end_entry();
    out_.append(1, out_.empty() ? '[' : ',').append(head_);
    value_at_ = out_.size();
    out_ += last_;
  }
  std::string finish() && {
    if (out_.empty()) return "[]";
    end_entry();
    return std::move(out_.append("]"));
  }

 private:
  void end_entry() {
    if (out_.empty()) return;
    out_ += is_list_ ? "]}" : "}";
    is_list_ = false;
  }

  std::string out_;
  std::string head_;          // an action up to the value of its last field …
  std::string last_;          // … and that value
  std::string head_before_;   // of the action before
  std::size_t value_at_ = 0;  // in `out_`, of the entry's last field
  bool is_list_ = false;
};

// Reads them: each action by itself.
std::vector<json::object> each_of(const json::array& choices);

}  // namespace citybox

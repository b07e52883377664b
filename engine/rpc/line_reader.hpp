#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace citybox {

// Cuts a stream of bytes into lines. A line over the limit is thrown away as it comes, up to its
// newline, and told of once: memory stays bounded whatever is sent.
class LineReader {
 public:
  explicit LineReader(std::size_t longest) : longest_(longest) {}

  // Calls `on_line(text)` for each whole line, `on_too_long()` for each that is over the limit.
  template <class OnLine, class OnTooLong>
  void feed(std::string_view bytes, OnLine&& on_line, OnTooLong&& on_too_long) {
    while (!bytes.empty()) {
      const std::size_t newline = bytes.find('\n');
      take(bytes.substr(0, newline));
      if (newline == std::string_view::npos) return;
      bytes.remove_prefix(newline + 1);
      end_line(on_line, on_too_long);
    }
  }

  // The end of the stream: a last line may lack its newline.
  template <class OnLine, class OnTooLong>
  void finish(OnLine&& on_line, OnTooLong&& on_too_long) {
    if (too_long_ || !line_.empty()) end_line(on_line, on_too_long);
  }

 private:
  void take(std::string_view part) {
    if (!too_long_ && part.size() <= longest_ - line_.size()) {
      line_.append(part);
    } else {
      too_long_ = true;
      line_.clear();
    }
  }

  template <class OnLine, class OnTooLong>
  void end_line(OnLine&& on_line, OnTooLong&& on_too_long) {
    if (!line_.empty() && line_.back() == '\r') line_.pop_back();
    if (std::exchange(too_long_, false)) {
      on_too_long();
    } else {
      on_line(std::string_view(line_));
    }
    line_.clear();
  }

  std::size_t longest_;
  std::string line_;
  bool too_long_ = false;
};

}  // namespace citybox

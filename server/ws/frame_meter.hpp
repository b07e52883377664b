#pragma once
// Counts the frames of a WebSocket as their bytes come in. Beast steps over empty fragments without
// a word, and somebody could send them for ever: here they are seen.

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace citybox::server {

class FrameMeter {
 public:
  // The next bytes that came, however they are cut.
  void feed(std::string_view bytes) {
    while (!bytes.empty()) {
      if (payload_ > 0) {
        const auto step = std::min<std::uint64_t>(payload_, bytes.size());
        payload_ -= step;
        bytes.remove_prefix(step);
        continue;
      }
      head(static_cast<unsigned char>(bytes.front()));
      bytes.remove_prefix(1);
    }
  }

  // How many pieces the message has so far that is coming in.
  int pieces() const { return pieces_; }
  // Of the longest message up to now.
  int most_pieces() const { return most_; }

 private:
  //  bits  7    6..4   3..0     7     6..0      0, 2 or 8 bytes   0 or 4 bytes
  //       last |   | opcode | masked | length | longer length   | mask         | payload
  void head(unsigned char byte) {
    if (at_ == 0) {
      first_ = byte;
    } else if (at_ == 1) {
      const unsigned length = byte & 0x7FU;
      longer_ = length == 126 ? 2 : length == 127 ? 8 : 0;
      size_ = longer_ == 0 ? length : 0;
      end_ = 2 + longer_ + ((byte & 0x80U) != 0 ? 4 : 0);
    } else if (at_ < 2 + longer_) {
      size_ = size_ << 8 | byte;
    }
    ++at_;
    if (at_ < 2 || at_ < end_) return;
    at_ = 0;
    payload_ = size_;
    count();
  }

  void count() {
    const bool control = (first_ & 0x08U) != 0;
    if (control) return;
    ++pieces_;
    most_ = std::max(most_, pieces_);
    const bool last = (first_ & 0x80U) != 0;
    if (last) pieces_ = 0;
  }

  unsigned char first_ = 0;
  int at_ = 0;      // bytes of the head so far
  int longer_ = 0;  // bytes of the longer length
  int end_ = 0;     // bytes of the whole head
  std::uint64_t size_ = 0;
  std::uint64_t payload_ = 0;  // bytes of it still to come
  int pieces_ = 0;
  int most_ = 0;
};

}  // namespace citybox::server

#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace citybox {

// The free texts that went with actions so far, such as the name of a city or the wording of a law.
// State and events have no text; they refer to one by its number, from 1.
class Said {
 public:
  // As it may stand in a sentence: braces are round there. Empty where nothing was said, or before
  // memory: a loaded position has no past.
  std::string in_sentence(std::size_t number) const {
    if (number == 0 || texts_ == nullptr || number > texts_->size()) return "";
    std::string text = (*texts_)[number - 1];
    for (char& c : text) {
      if (c == '{') c = '(';
      if (c == '}') c = ')';
    }
    return text;
  }

  Said with(std::string text) const {
    auto texts = texts_ == nullptr ? std::make_shared<std::vector<std::string>>()
                                   : std::make_shared<std::vector<std::string>>(*texts_);
    texts->push_back(std::move(text));
    Said more;
    more.texts_ = std::move(texts);
    return more;
  }

 private:
  std::shared_ptr<const std::vector<std::string>> texts_;  // shared by all states of a game
};

}  // namespace citybox

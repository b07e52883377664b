#include "server/match/history.hpp"

namespace citybox::server {

namespace {

std::vector<std::pair<SeatSet, std::string>> sentences(const std::vector<Happening>& happenings) {
  std::vector<std::pair<SeatSet, std::string>> result;
  for (const Happening& happening : happenings) {
    if (!happening.sentence.empty()) result.emplace_back(happening.audience, happening.sentence);
  }
  return result;
}

}  // namespace

void History::started(const std::vector<Happening>& happenings) {
  Line line;
  line.sentences = sentences(happenings);
  lines_.push_back(std::move(line));
}

void History::played(const Journal& journal, std::string text) {
  const Entry& entry = journal.entries().back();
  Line line;
  line.count = static_cast<std::uint32_t>(standing_.size() + 1);
  line.seat = entry.actor;
  line.text = std::move(text);
  line.audience = journal.audiences().back();
  line.sentences = sentences(journal.happenings().back());
  line.words = entry.words;
  standing_.push_back(lines_.size());
  lines_.push_back(std::move(line));
}

void History::undone(std::size_t count) {
  for (std::size_t i = count; i < standing_.size(); ++i) lines_[standing_[i]].undone = true;
  standing_.resize(count);
}

void History::retracted(std::size_t place) {
  lines_[standing_[place]].undone = true;
  standing_.erase(standing_.begin() + static_cast<std::ptrdiff_t>(place));
  for (std::size_t i = place; i < standing_.size(); ++i) {
    lines_[standing_[i]].count = static_cast<std::uint32_t>(i + 1);
  }
}

}  // namespace citybox::server

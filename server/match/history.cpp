#include "server/match/history.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace citybox::server {

Telling telling_of(SeatSet audience, const std::vector<Happening>& happenings) {
  Telling telling{audience, {}};
  for (const Happening& happening : happenings) {
    if (happening.sentence.empty()) continue;
    telling.sentences.emplace_back(happening.audience, happening.sentence);
  }
  return telling;
}

std::string sentence_of(Entry::Kind kind, Seat by, std::size_t actions) {
  if (kind == Entry::Kind::kRedo) {
    if (actions == 1) {
      return fmt::format("{{seat:{}|You let|{{name}} lets}} the last step stand after all.",
                         by.index);
    }
    return fmt::format("{{seat:{}|You let|{{name}} lets}} the last {} steps stand after all.",
                       by.index, actions);
  }
  if (actions == 1) {
    return fmt::format("{{seat:{}|You take|{{name}} takes}} the last step back.", by.index);
  }
  return fmt::format("{{seat:{}|You take|{{name}} takes}} the last {} steps back.", by.index,
                     actions);
}

void History::started(const std::vector<Happening>& happenings) {
  Line line;
  line.sentences = telling_of(kEveryone, happenings).sentences;
  lines_.push_back(std::move(line));
}

void History::played(const Journal& journal, std::string text, UnixMs at) {
  const Entry& entry = journal.entries().back();
  Line line;
  line.entry = journal.line().back();
  line.count = static_cast<std::uint32_t>(journal.line().size());
  line.seat = entry.actor;
  line.text = std::move(text);
  line.action = entry.action;
  line.audience = entry.audience;
  line.sentences = telling_of(entry.audience, journal.happenings().back()).sentences;
  line.words = entry.words;
  line.at = at;
  lines_.push_back(std::move(line));
}

void History::undone(std::span<const std::size_t> line, std::size_t count) {
  for (const std::size_t entry : line.subspan(count)) line_of(entry).undone = true;
}

void History::redone(std::span<const std::size_t> entries) {
  for (const std::size_t entry : entries) line_of(entry).undone = false;
}

void History::note(std::size_t entry, const Turned& turned) {
  Line line;
  line.entry = entry;
  line.count = static_cast<std::uint32_t>(turned.count);
  line.seat = turned.by;
  line.sentences = {{kEveryone, sentence_of(turned.kind, turned.by, turned.actions)}};
  line.kind = turned.kind;
  line.at = turned.at;
  lines_.push_back(std::move(line));
}

void History::retracted(std::span<const std::size_t> line, std::size_t place) {
  line_of(line[place]).undone = true;
  for (const std::size_t entry : line.subspan(place + 1)) --line_of(entry).count;
}

void History::tell(std::size_t entry, Telling telling) {
  Line& line = line_of(entry);
  line.audience = telling.audience;
  line.sentences = std::move(telling.sentences);
}

History::Line& History::line_of(std::size_t entry) {
  return *std::lower_bound(
      lines_.begin() + 1, lines_.end(), entry,
      [](const Line& line, std::size_t wanted) { return line.entry < wanted; });
}

}  // namespace citybox::server

// Replays as text: parsing and writing. What they mean is replay.cpp's matter.

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>
#include <charconv>

#include "engine/journal/replay.hpp"
#include "engine/types/json_text.hpp"
#include "engine/types/quoted.hpp"

namespace citybox {

namespace {

using Fault = std::optional<std::string>;  // a sentence, if something is wrong

template <class T>
bool read_number(std::string_view text, T& out, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out, base);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

bool read_actor(std::string_view text, Seat& seat) {
  if (text == "facilitator") {
    seat = kFacilitator;
    return true;
  }
  return read_number(text, seat.index) && seat.index < kMaxSeats;
}

Fault read_draws(std::string_view text, std::vector<Draw>& draws) {
  while (!(text = trimmed(text)).empty()) {
    std::string_view pair = take_until(text, ' ');
    Draw draw;
    const std::string_view value = take_until(pair, '/');
    if (!read_number(value, draw.value) || !read_number(pair, draw.sides) ||
        draw.value >= draw.sides) {
      return "A draw is written as what came up / of how many, as in 14/28.";
    }
    draws.push_back(draw);
  }
  return std::nullopt;
}

Fault read_options(std::string_view text, Replay& replay) {
  while (!(text = trimmed(text)).empty()) {
    std::string_view pair = take_until(text, ' ');
    const std::string key(take_until(pair, '='));
    if (key.empty() || pair.empty()) return "An option is written as key=value.";
    replay.options.emplace_back(key, pair);
  }
  return std::nullopt;
}

bool read_object(const std::string& text, json::object& out) {
  auto object = parse_object(text);
  if (!object) return false;
  out = *std::move(object);
  return true;
}

Fault read_tag(std::string_view line, Replay& replay) {
  line.remove_prefix(1);
  const std::string name(trimmed(take_until(line, ' ')));
  line = trimmed(line);
  const std::optional<std::string> value = take_quoted(line);
  if (!value || trimmed(line) != "]") return "A tag is written as [Name \"value\"].";
  if (name == "Game") replay.game = *value;
  if (name == "Result") replay.result = *value;
  if (name == "Players") replay.players = split_names(*value);
  if (name == "Options") return read_options(*value, replay);
  if (name == "Position" && !read_object(*value, replay.position)) {
    return "The position is not a JSON object.";
  }
  if (name == "Numbers" && !read_object(*value, replay.content)) {
    return "The numbers are not a JSON object.";
  }
  if (name == "Rules" && !read_number<int>(*value, replay.rules_version)) {
    return "The version of the rules is a number.";
  }
  if (name == "Content" && !read_number<int>(*value, replay.content_version)) {
    return "The version of the content is a number.";
  }
  if (name == "Seats" && !read_number<int>(*value, replay.seats)) return "Seats is a number.";
  if (name == "Final") {
    std::uint64_t hash = 0;
    if (value->size() != 16 || !read_number(*value, hash, 16)) {
      return "The final hash has 16 hexadecimal digits.";
    }
    replay.final_hash = hash;
  }
  return std::nullopt;
}

// Splits `text "words" ~ draws ; comment`.
Fault read_parts(std::string_view rest, std::string& text, Entry& entry) {
  const std::size_t end = rest.find_first_of("\"~;");
  text = trimmed(rest.substr(0, end));
  rest.remove_prefix(std::min(end, rest.size()));
  if (!rest.empty() && rest[0] == '"') {
    const auto words = take_quoted(rest);
    if (!words) return "A quotation mark is missing.";
    entry.words = *words;
    rest = trimmed(rest);
  }
  rest = trimmed(take_until(rest, ';'));
  if (rest.empty()) return std::nullopt;
  if (rest[0] != '~') return "After an action come words in quotes, then ~ and draws.";
  return read_draws(rest.substr(1), entry.draws);
}

struct Word {
  std::string_view text;
  Entry::Kind kind;
};
constexpr std::array kNoActions = {Word{"undo to ", Entry::Kind::kUndo},
                                   Word{"redo to ", Entry::Kind::kRedo},
                                   Word{"retract ", Entry::Kind::kRetract}};

// `undo to 12`, `redo to 14`, `retract 3`: not an action.
Fault read_taking_back(Replay::Line& line) {
  std::string_view rest = line.text;
  for (const Word& word : kNoActions) {
    if (!rest.starts_with(word.text)) continue;
    rest.remove_prefix(word.text.size());
    const bool number = read_number(rest, line.entry.place);
    line.entry.kind = word.kind;
    line.text.clear();
    if (number) return std::nullopt;
    return "Write \"undo to\", \"redo to\" or \"retract\" and a number.";
  }
  return std::nullopt;
}

Fault read_line(std::string_view text, std::size_t number, Replay& replay) {
  if (text[0] == '[') return read_tag(text, replay);
  Replay::Line line;
  line.number = number;
  if (text.starts_with("start ")) {
    const Fault fault = read_parts(text.substr(6), line.text, line.entry);
    if (fault || !line.text.empty()) return "The start is written as start ~ and its draws.";
    replay.start = line.entry.draws;
    return std::nullopt;
  }
  if (!read_actor(trimmed(take_until(text, ':')), line.entry.actor)) {
    return "A line begins with a tag, or with a seat and a colon, as in \"0: stop\".";
  }
  if (Fault fault = read_parts(text, line.text, line.entry)) return fault;
  if (line.text.empty()) return "The action is missing.";
  if (Fault fault = read_taking_back(line)) return fault;
  replay.lines.push_back(std::move(line));
  return std::nullopt;
}

std::string draws_text(const std::vector<Draw>& draws) {
  std::string text;
  for (const Draw& draw : draws) text += fmt::format(" {}/{}", draw.value, draw.sides);
  return text.empty() ? text : fmt::format(" ~{}", text);
}

std::string line_text(const Replay::Line& line) {
  const Entry& entry = line.entry;
  const std::string actor =
      entry.actor == kFacilitator ? "facilitator" : fmt::format("{}", entry.actor.index);
  for (const Word& word : kNoActions) {
    if (entry.kind == word.kind) return fmt::format("{}: {}{}\n", actor, word.text, entry.place);
  }
  const std::string words = entry.words.empty() ? "" : fmt::format(" {}", in_quotes(entry.words));
  return fmt::format("{}: {}{}{}\n", actor, line.text, words, draws_text(entry.draws));
}

}  // namespace

tl::expected<Replay, Problem> parse_replay(std::string_view text) {
  Replay replay;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::string_view line = trimmed(take_until(text, '\n'));
    if (line.empty() || line[0] == ';') continue;
    if (const Fault fault = read_line(line, number, replay)) {
      return tl::unexpected(Problem{fmt::format("Line {}: {}", number, *fault)});
    }
  }
  if (replay.game.empty()) {
    return tl::unexpected(Problem{"The replay does not name its game: [Game \"…\"] is missing."});
  }
  return replay;
}

std::string to_text(const Replay& replay) {
  std::string text;
  const auto tag = [&](std::string_view name, std::string_view value) {
    text += fmt::format("[{} {}]\n", name, in_quotes(value));
  };
  tag("Game", replay.game);
  tag("Rules", fmt::format("{}", replay.rules_version));
  tag("Content", fmt::format("{}", replay.content_version));
  tag("Seats", fmt::format("{}", replay.seats));
  std::string options;
  for (const auto& [key, value] : replay.options) {
    options += fmt::format("{}{}={}", options.empty() ? "" : " ", key, value);
  }
  tag("Options", options);
  if (!replay.players.empty()) tag("Players", join_names(replay.players));
  tag("Result", replay.result);
  if (replay.final_hash) tag("Final", fmt::format("{:016x}", *replay.final_hash));
  if (!replay.content.empty()) tag("Numbers", json::serialize(replay.content));
  if (!replay.position.empty()) tag("Position", json::serialize(replay.position));
  text += "\n";
  if (!replay.start.empty()) text += "start" + draws_text(replay.start) + "\n";
  for (const Replay::Line& line : replay.lines) text += line_text(line);
  return text;
}

}  // namespace citybox

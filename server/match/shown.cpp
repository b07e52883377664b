#include "server/match/shown.hpp"

#include <algorithm>
#include <string>

#include "engine/types/json_change.hpp"

namespace citybox::server {

namespace {

// A checksum with each of so many editions: it costs as much as a whole view.
constexpr std::size_t kChecked = 16;

bool is_for_all(const PlayedStep& played) {
  const auto& [audience, draws, happenings] = played.step;
  return audience == kEveryone &&
         std::all_of(happenings.begin(), happenings.end(),
                     [](const Happening& happening) { return happening.audience == kEveryone; });
}

std::string text_of(const TableView& view) {
  std::string text;
  view.append_whole(text);
  return text;
}

}  // namespace

std::shared_ptr<const Shown> Showing::to(const Eyes& eyes) {
  const Eyes key{.seats = eyes.seats, .held = eyes.held};
  for (const auto& [whose, shown] : shown_) {
    if (whose == key) return shown;
  }
  auto shown = std::make_shared<Shown>();
  shown->play = play_of(match_, key, now_);
  shown->play.edition = edition_;
  shown->clock = std::exchange(shown->play.clock, std::nullopt);
  shown->view = view_for(eyes.seats);
  return shown_.emplace_back(key, std::move(shown)).second;
}

// Where no seat has secrets of its own, all see what a spectator sees.
std::shared_ptr<const TableView> Showing::view_for(SeatSet seats) {
  if (!match_.game()->info().own_secrets()) seats = SeatSet();
  for (const auto& [whose, view] : views_) {
    if (whose == seats) return view;
  }
  return views_.emplace_back(seats, match_.journal()->table().seen_by(seats)).second;
}

const std::string& Showing::told(const std::vector<PlayedStep>& steps, Eyes eyes) {
  if (std::all_of(steps.begin(), steps.end(), is_for_all)) eyes.seats = SeatSet();
  const bool words = std::any_of(steps.begin(), steps.end(),
                                 [](const PlayedStep& step) { return !step.words.empty(); });
  const Eyes key{eyes.seats, {}, false, eyes.let_in && words};
  for (const auto& [whose, text] : told_) {
    if (whose == key) return text;
  }
  return told_.emplace_back(key, json_text(steps_of(match_, steps, eyes))).second;
}

wire::Play whole_of(const Shown& shown) {
  wire::Play play = shown.play;
  play.clock = shown.clock;
  play.view = {text_of(*shown.view)};
  return play;
}

wire::PlayChanges changes_of(const Shown& before, const Shown& now) {
  wire::PlayChanges changes{.edition = now.play.edition};
  std::string& text = changes.play.text;
  append_change(text, before.play, now.play);  // at least the edition
  text.pop_back();
  if (now.clock) {
    text += R"(,"clock":)";
    append_json(text, *now.clock);
  } else if (before.clock) {
    text += R"(,"clock":null)";
  }
  std::string view;
  if (now.view != before.view) now.view->append_change(view, *before.view);
  if (!view.empty()) text.append(R"(,"view":)").append(view);
  text += '}';
  if (now.play.edition % kChecked == 0) changes.check = checksum(json::parse(text_of(*now.view)));
  return changes;
}

}  // namespace citybox::server

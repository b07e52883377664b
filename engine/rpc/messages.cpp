#include "engine/rpc/messages.hpp"

#include <utility>

namespace citybox::wire {

GameInfo game_info(const GameEntry& entry) {
  const citybox::GameInfo& game = entry.info();
  return {.id = game.id,
          .title = game.title,
          .blurb = game.blurb,
          .kind = game.kind,
          .credits = game.credits,
          .ours = game.ours,
          .rule_prefix = game.rule_prefix,
          .rules_version = game.rules_version,
          .content_version = game.content_version,
          .seats = {game.min_seats, game.max_seats, game.standard_seats},
          .minutes = game.minutes,
          .cooperative = game.cooperative,
          .secrets = game.own_secrets(),
          .real = game.real,
          .options = game.options,
          .ledgers = game.ledgers,
          .bots = entry.bots(),
          .play_now = game.play_now,
          .lesson = game.lesson,
          .packs = {}};
}

void list_changes(PackInfo& pack, std::vector<ContentChange> changes) {
  constexpr std::size_t kMost = 40;
  pack.changes = std::move(changes);
  pack.more = pack.changes.size() > kMost ? static_cast<int>(pack.changes.size() - kMost) : 0;
  if (pack.more > 0) pack.changes.resize(kMost);
}

std::vector<Told> told(const std::vector<Happening>& happenings) {
  std::vector<Told> list;
  list.reserve(happenings.size());
  for (const Happening& happening : happenings) {
    Told one{{happening.event}, happening.sentence, std::nullopt};
    if (happening.audience != kEveryone) one.audience = happening.audience;
    list.push_back(std::move(one));
  }
  return list;
}

std::vector<Told> told(const std::vector<Happening>& happenings, SeatSet eyes) {
  std::vector<Told> list;
  for (const Happening& happening : happenings) {
    if (!may_see(happening.audience, eyes)) continue;
    list.push_back({{happening.event}, happening.sentence, std::nullopt});
  }
  return list;
}

Preview preview(citybox::Preview preview, SeatSet eyes) {
  return {told(preview.happenings, eyes),
          {std::move(preview.summary_before)},
          {std::move(preview.summary_after)},
          preview.chance,
          preview.draws};
}

Reasons reasons(const Table& table, Reason reason) {
  Reasons told{.why = advice_of(reason),
               .plan = {},
               .claims = {},
               .other = std::nullopt,
               .other_why = other_of(reason),
               .other_claims = {},
               .found = std::move(reason.found)};
  for (std::size_t i = 0; i < reason.sure; ++i) {
    told.plan.push_back({table.compact(reason.plan[i])});
  }
  told.claims = std::move(reason.claims);
  if (reason.other) told.other = {table.compact(*reason.other)};
  told.other_claims = std::move(reason.other_claims);
  return told;
}

tl::expected<PackedAction, Problem> action_of(const Table& table, const Move& move) {
  if (move.text.has_value() == move.action.has_value()) {
    return tl::unexpected(Problem{"Give the action as either \"text\" or \"action\"."});
  }
  return move.text ? table.parse(*move.text) : table.decode(move.action->json);
}

Choice choice(const Table& table, PackedAction action) {
  return {table.to_text(action), {table.to_json(action).as_object()}};
}

}  // namespace citybox::wire

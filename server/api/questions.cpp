#include <fmt/format.h>

#include "engine/journal/past.hpp"
#include "engine/journal/replay.hpp"
#include "server/api/api.hpp"

namespace citybox::server {

namespace {

// From the last action of `seat` on, which is told too.
std::vector<Happening> happened_since(const Journal& journal, Seat seat) {
  std::size_t from = journal.line().size();
  while (from > 0 && journal.entries()[journal.line()[from - 1]].actor != seat) --from;
  std::vector<Happening> since;
  for (std::size_t i = from; i < journal.happenings().size(); ++i) {
    since.insert(since.end(), journal.happenings()[i].begin(), journal.happenings()[i].end());
  }
  return since;
}

// As they were asked for, if the game came so far.
Result<std::vector<std::size_t>> wanted_counts(const Journal& journal,
                                               const std::vector<std::uint32_t>& counts) {
  if (counts.size() > kMostPlaces) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("counts: at most {} are expected.", kMostPlaces));
  }
  const std::size_t last = journal.line().size();
  for (const std::uint32_t count : counts) {
    if (count > last) {
      return refuse(RpcCode::kInvalidParams,
                    fmt::format("counts: {} is not between 0 and {}.", count, last));
    }
  }
  return std::vector<std::size_t>(counts.begin(), counts.end());
}

}  // namespace

Result<> Api::preview(Ask<&Calls::preview> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const auto action = action_of(*at, ask.params);
  if (!action) return tl::unexpected(action.error());
  const Table& table = at->match().journal()->table();
  if (const auto refused = table.refusal(*at->seat, *action)) return refuse(*refused);
  const Eyes eyes = at->room->eyes_of(ask.from.get());
  // At a shared screen nothing shows what only this seat may know.
  const bool others_look = eyes.held.contains(*at->seat) && !eyes.seats.contains(*at->seat);
  const SeatSet viewers = others_look ? SeatSet() : SeatSet(*at->seat);
  answer_from(ask.reply, *at, wire::preview(table.preview(*at->seat, *action, viewers), viewers));
  return {};
}

Result<> Api::facilitator(Ask<&Calls::facilitator> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  std::vector<wire::AnyAction> choices;
  if (at->match().phase() == Phase::kPlaying) {
    const Table& table = at->match().journal()->table();
    for (const PackedAction action : table.legal(kFacilitator)) {
      choices.push_back({table.compact(action)});
    }
  }
  answer_from(ask.reply, *at, choices);
  return {};
}

Result<> Api::refusal(Ask<&Calls::refusal> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const auto action = action_of(*at, ask.params);
  if (!action) return tl::unexpected(action.error());
  answer_from(ask.reply, *at, at->match().journal()->table().refusal(*at->seat, *action));
  return {};
}

Result<> Api::items(Ask<&Calls::items> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  const auto seat = seat_at(*at, ask.params.seat.value_or(Seat{0}));
  if (!seat) return tl::unexpected(seat.error());
  const auto journal = journal_of(*at);
  if (!journal) return tl::unexpected(journal.error());
  const auto items = (*journal)->table().items(ask.params.what, *seat, eyes_at(*at, ask.from));
  if (!items) return refuse(RpcCode::kInvalidParams, items.error().text);
  answer_from(ask.reply, *at, *items);
  return {};
}

Result<> Api::at(Ask<&Calls::at> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  const auto journal = past_of(*at);
  if (!journal) return tl::unexpected(journal.error());
  const std::size_t last = (*journal)->line().size();
  if (ask.params.count > last) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("count: {} is not between 0 and {}.", ask.params.count, last));
  }
  const SeatSet eyes = eyes_at(*at, ask.from);
  const Table& table = (*journal)->at(ask.params.count);
  answer_from(ask.reply, *at,
              {ask.params.count,
               table.deciders(),
               {table.view(eyes)},
               table.standing(eyes),
               wire::told((*journal)->happenings()[ask.params.count], eyes)});
  return {};
}

Result<> Api::history(Ask<&Calls::history> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  const auto journal = past_of(*at);
  if (!journal) return tl::unexpected(journal.error());
  const auto most = std::min<std::size_t>(ask.params.most.value_or(kMostPlaces), kMostPlaces);
  if (most < 2) return refuse(RpcCode::kInvalidParams, "most: at least 2 are expected.");
  const auto counts = ask.params.counts ? wanted_counts(**journal, *ask.params.counts)
                                        : turning_points(**journal, most);
  if (!counts) return tl::unexpected(counts.error());
  std::vector<wire::PastView> places;
  for (PastPlace& place : places_at(**journal, eyes_at(*at, ask.from), *counts)) {
    places.push_back(
        {place.count, place.deciders, {std::move(place.view)}, std::move(place.standing), {}});
  }
  answer_from(ask.reply, *at, places);
  return {};
}

Result<> Api::course(Ask<&Calls::course> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  const auto journal = past_of(*at);
  if (!journal) return tl::unexpected(journal.error());
  const Match& match = at->match();
  if (match.phase() != Phase::kOver && match.game()->info().secrets) {
    return refuse(RpcCode::kNotNow, "This game has secrets; how it went is told when it is over.");
  }
  const auto most = std::min<std::size_t>(ask.params.most.value_or(kMostPlaces), kMostPlaces);
  if (most < 2) return refuse(RpcCode::kInvalidParams, "most: at least 2 are expected.");
  const auto bot = match.game()->bot(standard_bot(*match.game()));
  if (!bot) return refuse(RpcCode::kInternal, "This game has no bot.");
  answer_from(ask.reply, *at, citybox::course(**journal, **bot, most));
  return {};
}

Result<> Api::coach(Ask<&Calls::coach> ask) {
  const auto at = seat_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const Journal& journal = *at->match().journal();
  const Table& table = journal.table();
  auto said = table.coach(*at->seat, ask.params.told, happened_since(journal, *at->seat));
  std::optional<wire::Coached> coached;
  if (said) {
    coached = wire::Coached{said->id, said->title, said->shows, std::move(said->text),
                            {},       said->place, said->of};
    for (const PackedAction action : said->proposed) {
      coached->proposed.push_back({table.compact(action)});
    }
  }
  answer_from(ask.reply, *at, coached);
  return {};
}

Result<> Api::replay(Ask<&Calls::replay> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  const Match& match = at->match();
  if (!match.read_only()) {
    if (const auto journal = journal_of(*at); !journal) return tl::unexpected(journal.error());
  }
  if (match.phase() != Phase::kOver && match.game()->info().secrets) {
    return refuse(RpcCode::kNotNow, "This game has secrets; its replay is there when it is over.");
  }
  const Names names = at->room->eyes_of(ask.from.get()).let_in ? Names::kTold : Names::kKept;
  answer_from(ask.reply, *at,
              {fmt::format("{}-{}.citybox", match.row().game, match.row().code),
               to_text(match.replay(names))});
  return {};
}

}  // namespace citybox::server

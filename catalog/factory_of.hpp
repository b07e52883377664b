#pragma once

#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/bots_of.hpp"
#include "engine/table/game_factory.hpp"
#include "engine/table/table_of.hpp"
#include "engine/table/typescript.hpp"

namespace citybox {

// A named bot (bots/) as a player of one game's tables.
template <Codec C>
class BotOf final : public Bot {
 public:
  explicit BotOf(const NamedBot<typename C::Game>& bot) : bot_(bot) {}

  PackedAction choose(const Table& table, Seat seat, std::uint64_t seed) const override {
    const auto& own = dynamic_cast<const TableOf<C>&>(table);
    return pack(bot_.choose(own.seen(SeatSet(seat)), seat, seed, own.content()));
  }

 private:
  NamedBot<typename C::Game> bot_;
};

template <Codec C>
class FactoryOf final : public GameFactory {
 public:
  FactoryOf() {
    for (const auto& bot : kBotsOf<C>) bots_.push_back({bot.name, bot.level, bot.blurb});
  }

  const GameInfo& info() const override { return C::info(); }

  tl::expected<std::unique_ptr<Table>, Problem> start(int seats, const json::object& options,
                                                      DrawSource& draws,
                                                      Step* step) const override {
    Step unused;
    return TableOf<C>::start(seats, options, draws, step != nullptr ? *step : unused);
  }
  tl::expected<std::unique_ptr<Table>, Problem> load(const json::object& state) const override {
    return TableOf<C>::load(state);
  }

  const std::vector<BotInfo>& bots() const override { return bots_; }
  tl::expected<std::unique_ptr<Bot>, Problem> bot(std::string_view name) const override {
    std::string names;
    for (const auto& bot : kBotsOf<C>) {
      const std::string_view level = bot.level;
      if (bot.name == name || (!name.empty() && level == name)) {
        return std::make_unique<BotOf<C>>(bot);
      }
      names += (names.empty() ? "" : ", ") + std::string(bot.name);
      if (!level.empty()) names += fmt::format(" ({})", level);
    }
    return tl::unexpected(
        Problem{fmt::format("{} has no bot of that name; it has {}.", C::info().title, names)});
  }

  std::string typescript() const override { return typescript_of<C>(); }

 private:
  std::vector<BotInfo> bots_;
};

}  // namespace citybox

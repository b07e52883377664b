#include "engine/rpc/wire.hpp"

namespace citybox {

namespace {

json::array wire(const std::vector<OptionInfo>& options) {
  json::array array;
  for (const OptionInfo& option : options) {
    json::array choices;
    for (const OptionChoice& choice : option.choices) {
      choices.push_back(json::object{{"value", choice.value}, {"label", choice.label}});
    }
    array.push_back(json::object{{"key", option.key},
                                 {"label", option.label},
                                 {"choices", std::move(choices)},
                                 {"standard", option.standard}});
  }
  return array;
}

json::array wire(const std::vector<BotInfo>& bots) {
  json::array array;
  for (const BotInfo& bot : bots) {
    array.push_back(json::object{{"name", bot.name}, {"level", bot.level}, {"blurb", bot.blurb}});
  }
  return array;
}

json::value text_or_null(const std::string& text) {
  return text.empty() ? json::value(nullptr) : json::value(text);
}

}  // namespace

json::object wire(const GameEntry& factory) {
  const GameInfo& game = factory.info();
  return {{"id", game.id},
          {"title", game.title},
          {"blurb", game.blurb},
          {"kind", game.kind},
          {"credits", game.credits},
          {"ours", game.ours},
          {"rule_prefix", game.rule_prefix},
          {"rules_version", game.rules_version},
          {"content_version", game.content_version},
          {"seats", json::object{{"min", game.min_seats},
                                 {"max", game.max_seats},
                                 {"standard", game.standard_seats}}},
          {"minutes", game.minutes},
          {"cooperative", game.cooperative},
          {"secrets", game.own_secrets()},
          {"options", wire(game.options)},
          {"ledgers", json::value_from(game.ledgers)},
          {"bots", wire(factory.bots())}};
}

json::object wire(const Standing& standing) {
  return {{"over", standing.over},
          {"ending", text_or_null(standing.ending)},
          {"verdict", text_or_null(standing.verdict)},
          {"winners", wire(standing.winners)},
          {"scores", json::value_from(standing.scores)}};
}

json::array wire(SeatSet seats) {
  json::array array;
  seats.for_each([&](Seat seat) { array.push_back(seat.index); });
  return array;
}

json::array wire(const std::vector<Draw>& draws) {
  json::array array;
  for (const Draw& draw : draws) {
    array.push_back(json::object{{"sides", draw.sides}, {"value", draw.value}});
  }
  return array;
}

json::array wire(const std::vector<ItemLine>& items) {
  json::array array;
  for (const ItemLine& item : items) {
    array.push_back(
        json::object{{"rule", item.rule}, {"label", item.label}, {"amount", item.amount}});
  }
  return array;
}

json::object wire(const Refused& refused) { return {{"rule", refused.rule}, {"why", refused.why}}; }

json::object wire(const Happening& happening) {
  json::object event = happening.event;
  if (!happening.sentence.empty()) event["sentence"] = happening.sentence;
  if (happening.audience != kEveryone) event["audience"] = wire(happening.audience);
  return event;
}

json::object wire(const Table& table, PackedAction action) {
  return {{"text", table.to_text(action)}, {"action", table.to_json(action)}};
}

json::array wire(const Table& table, const std::vector<PackedAction>& choices) {
  json::array array;
  for (const PackedAction choice : choices) array.push_back(wire(table, choice));
  return array;
}

}  // namespace citybox

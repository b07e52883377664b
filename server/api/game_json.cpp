#include "server/api/game_json.hpp"

namespace citybox::server {

json::object game_json(const GameFactory& game) {
  const GameInfo& info = game.info();
  json::array options;
  for (const OptionInfo& option : info.options) {
    json::array choices;
    for (const OptionChoice& choice : option.choices) {
      choices.push_back(json::object{{"value", choice.value}, {"label", choice.label}});
    }
    options.push_back(json::object{{"key", option.key},
                                   {"label", option.label},
                                   {"choices", std::move(choices)},
                                   {"standard", option.standard}});
  }
  json::array bots;
  for (const BotInfo& bot : game.bots()) {
    bots.push_back(json::object{{"name", bot.name}, {"level", bot.level}, {"blurb", bot.blurb}});
  }
  return {{"id", info.id},
          {"title", info.title},
          {"blurb", info.blurb},
          {"credits", info.credits},
          {"rule_prefix", info.rule_prefix},
          {"seats", json::object{{"min", info.min_seats},
                                 {"max", info.max_seats},
                                 {"standard", info.standard_seats}}},
          {"minutes", info.minutes},
          {"cooperative", info.cooperative},
          {"secrets", info.secrets},
          {"options", std::move(options)},
          {"ledgers", json::array(info.ledgers.begin(), info.ledgers.end())},
          {"bots", std::move(bots)}};
}

}  // namespace citybox::server

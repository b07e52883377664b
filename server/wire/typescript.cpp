#include "server/wire/typescript.hpp"

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "engine/core/seat.hpp"
#include "engine/entry/game_report.hpp"
#include "engine/rpc/jsonrpc.hpp"
#include "server/wire/box_calls.hpp"
#include "server/wire/class_calls.hpp"
#include "server/wire/outside_bot.hpp"

namespace citybox::server {

namespace {

std::string typescript_of_protocol() {
  TypeScript ts;
  ts.write("// What went wrong, by number.\n");
  ts.declare_numbers<RpcCode>("codes");
  ts.of<wire::OldSequence>();
  ts.of<AskedDraw>();
  ts.write("\n// The last seat there is: the actor without a place at the table.\n");
  ts.write(fmt::format("export const facilitator = {}\n", kFacilitator.index));
  ts.write("\n// The server's socket: what goes, what comes back, what arrives by itself.\n");
  declare_calls<wire::Calls>(ts, "TableCalls");
  ts.of<wire::Notices>();
  ts.write("\n// A class: many tables, one facilitator, a projector.\n");
  declare_calls<wire::ClassCalls>(ts, "ClassCalls");
  ts.of<wire::ClassNotices>();
  ts.write("\n// Besides, where there is no server: the box in the page.\n");
  declare_calls<wire::BoxCalls>(ts, "BoxCalls");
  ts.write("\n// `citybox engine`, and the box in a browser tab.\n");
  declare_calls<wire::EngineCalls>(ts, "EngineCalls");
  ts.write("\n// `citybox bot`: what it asks an outside program, and what it tells at the end.\n");
  declare_calls<wire::ProgramCalls>(ts, "ProgramCalls");
  ts.of<wire::ProgramNotices>();
  ts.write("\n// The data of a report page (`citybox lab report`).\n");
  ts.of<GameReport>();
  return ts.text();
}

// What belongs to which game, by its id.
std::string typescript_of_list() {
  std::string text = "export interface Games {\n";
  for (const GameEntry* game : all_games()) {
    const std::string& id = game->info().id;
    text += fmt::format("  '{}': {{\n", id);
    for (const char* part : {"Options", "State", "Summary", "Action", "Event", "Vocabulary"}) {
      text += fmt::format("    {}: {}.{}\n", part, pascal(id), part);
    }
    text += "  }\n";
  }
  return text + "}\n\n";
}

}  // namespace

std::string typescript_of_all() {
  std::string text =
      "// Written by `citybox protocol types`; a test checks that it is current. Do not edit.\n"
      "/* eslint-disable */\n\n";
  text += typescript_of_protocol() + "\n" + typescript_of_list();
  for (const GameEntry* game : all_games()) text += game->typescript();
  text.pop_back();
  return text;
}

}  // namespace citybox::server

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.hpp"
#include "server/wire/typescript.hpp"

namespace citybox::cli {

void add_protocol_command(CLI::App& app, int&) {
  CLI::App* protocol = app.add_subcommand("protocol", "The protocol's types");
  protocol->require_subcommand(1);
  protocol->add_subcommand("types", "Print them as TypeScript (web/src/protocol/generated.ts)")
      ->callback([] { std::fputs(server::typescript_of_all().c_str(), stdout); });
}

}  // namespace citybox::cli

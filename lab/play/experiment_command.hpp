#pragma once

namespace CLI {
class App;
}

namespace citybox::lab {

// Adds play, arena, sweep, tune and merge.
void add_experiment_commands(CLI::App& lab, int& exit_code);

}  // namespace citybox::lab

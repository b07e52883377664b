#pragma once

namespace CLI {
class App;
}

namespace citybox::lab {

// Adds `lab` and its commands. What was asked for runs while the arguments are
// parsed; `exit_code` becomes 2 when it could not be done (a sentence on stderr says why), 130 when
// it was interrupted.
void add_lab_command(CLI::App& app, int& exit_code);

}  // namespace citybox::lab

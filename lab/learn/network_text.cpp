#include "lab/learn/network_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <span>

namespace citybox::lab {

std::string network_text(std::string_view name_space, std::string_view command,
                         const LearnedNetwork& network, std::size_t inputs) {
  std::string text = fmt::format(
      "#pragma once\n"
      "// What positions are worth, learned from games (engine/core/network.hpp). Written by\n"
      "//   {}\n"
      "\n"
      "#include \"engine/core/network.hpp\"\n"
      "\n"
      "// clang-format off\n"
      "namespace citybox::{} {{\n"
      "\n"
      "inline constexpr Network<{}, {}> kLearned{{\n"
      "  .inputs = {{{{\n",
      command, name_space, inputs, kNeurons);
  for (const NetworkInput& input : std::span(network.inputs).first(inputs)) {
    text += fmt::format("    {{{}, {}, {}, {}}},\n", input.concern, input.worth, input.usual,
                        input.scale);
  }
  const auto row = [&](const auto& weights) {
    return fmt::format("{{{}}}", fmt::join(std::span(weights).first(inputs), ", "));
  };
  text += fmt::format("  }}}},\n  .straight = {},\n  .bias = {},\n  .neurons = {{{{\n",
                      row(network.straight), network.bias);
  for (const auto& neuron : network.neurons) {
    text += fmt::format("    {{{}, {}, {}}},\n", row(neuron.in), neuron.bias, neuron.out);
  }
  return text + fmt::format("  }}}},\n}};\n\n}}  // namespace citybox::{}\n", name_space);
}

}  // namespace citybox::lab

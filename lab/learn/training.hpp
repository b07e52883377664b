#pragma once
// Finds the network that foretells best who wins.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/network.hpp"
#include "lab/learn/school.hpp"

namespace citybox::lab {

inline constexpr std::size_t kMostInputs = 2 * kMostConcerns + 1;
inline constexpr std::size_t kNeurons = 12;
// Inputs that are not used have the scale 0.
using LearnedNetwork = Network<kMostInputs, kNeurons>;

// What is worth counting: whatever differs between positions.
std::vector<NetworkInput> inputs_of(const std::vector<Example>& examples);
// The same positions with their worths as one sum: what a judgement makes of them by itself.
std::vector<Example> summed(const std::vector<Example>& examples);

// `neurons` of 0: a straight sum.
LearnedNetwork train(const std::vector<NetworkInput>& inputs, const std::vector<Example>& examples,
                     std::size_t neurons, std::uint64_t seed);

// How likely a value of a network makes a victory, from 0 to 1.
double chance_of(std::int32_t value);

// The mean logarithm of how likely it found what came, the other way round: less is better.
double surprise(const LearnedNetwork& network, const std::vector<Example>& examples);

}  // namespace citybox::lab

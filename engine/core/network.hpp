#pragma once
// A small network: how good a position is, from what a judgement counts in it. Whole numbers only, so that every
// machine finds the same. `citybox lab learn` makes one and writes it down.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/worth.hpp"

namespace citybox {

// What is counted: a part of the worth (engine/core/worth.hpp), or the number of seats.
struct NetworkInput {
  static constexpr std::uint8_t kSeats = 255;  // as `concern`

  std::uint8_t concern = 0;
  bool worth = false;      // what it adds to the judgement; else its amount
  std::int32_t usual = 0;  // what it mostly is
  std::int32_t scale = 0;  // makes kOne of a usual distance from that, times kScale

  constexpr std::int32_t raw(const Worth& parts, int seats) const {
    if (concern == kSeats) return seats;
    const Worth::Part& part = parts.parts[concern];
    return worth ? part.worth : part.amount;
  }
};

// Inputs, neurons that are nothing below zero, and what they add to a straight sum of the inputs.
template <std::size_t kInputs, std::size_t kNeurons>
struct Network {
  static constexpr std::int32_t kOne = 64;       // 1 in inputs, neurons and weights
  static constexpr std::int32_t kScale = 4096;   // 1 in an input's scale
  static constexpr std::int32_t kMostIn = 512;   // an input's limit either way
  static constexpr std::int32_t kMostOn = 1024;  // a neuron's limit

  struct Neuron {
    std::array<std::int16_t, kInputs> in{};
    std::int32_t bias = 0;  // in kOne²
    std::int16_t out = 0;
  };
  std::array<NetworkInput, kInputs> inputs{};
  std::array<std::int16_t, kInputs> straight{};
  std::int32_t bias = 0;  // in kOne²
  std::array<Neuron, kNeurons> neurons{};

  // 256 is a lead that wins three of four games (chance_of), 0 one that wins half of them.
  constexpr std::int32_t value(const Worth& parts, int seats) const {
    std::array<std::int32_t, kInputs> x{};
    for (std::size_t i = 0; i < kInputs; ++i) {
      const std::int64_t off = std::int64_t{inputs[i].raw(parts, seats)} - inputs[i].usual;
      x[i] = static_cast<std::int32_t>(
          std::clamp<std::int64_t>(off * inputs[i].scale / kScale, -kMostIn, kMostIn));
    }
    std::int32_t sum = bias;
    for (std::size_t i = 0; i < kInputs; ++i) sum += straight[i] * x[i];
    for (const Neuron& neuron : neurons) {
      std::int32_t on = neuron.bias;
      for (std::size_t i = 0; i < kInputs; ++i) on += neuron.in[i] * x[i];
      sum += neuron.out * std::clamp(on / kOne, 0, kMostOn);
    }
    return sum / (kOne * kOne / 256);
  }
};

}  // namespace citybox

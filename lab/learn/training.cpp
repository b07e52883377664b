#include "lab/learn/training.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

#include "engine/core/rng.hpp"

namespace citybox::lab {
namespace {

constexpr int kEpochs = 12;
constexpr std::size_t kBatch = 64;
constexpr double kFirstStep = 0.01;

double raw_of(const NetworkInput& input, const Example& example) {
  return input.raw(example.worth, example.seats);
}

// A value of 1 wins three of four games.
double chance_of_lead(double lead) { return 0.5 + 0.5 * lead / (1 + std::abs(lead)); }

// The numbers of a network in one row, as they are trained.
class Pupil {
 public:
  Pupil(std::size_t inputs, std::size_t neurons, Rng& rng)
      : inputs_(inputs), neurons_(neurons), all_(inputs + 1 + neurons * (inputs + 2)) {
    for (std::size_t n = 0; n < neurons; ++n) {
      for (double& weight : in(n)) weight = 2.0 / std::sqrt(inputs) * (share(rng) - 0.5);
      out(n) = share(rng) - 0.5;
      bias(n) = 0.5 * share(rng);
    }
  }

  std::span<double> straight() { return std::span(all_).subspan(0, inputs_); }
  double& bias() { return all_[inputs_]; }
  std::span<double> in(std::size_t n) { return std::span(all_).subspan(start(n), inputs_); }
  double& bias(std::size_t n) { return all_[start(n) + inputs_]; }
  double& out(std::size_t n) { return all_[start(n) + inputs_ + 1]; }
  std::vector<double>& all() { return all_; }

  // Adds to `slope` how each number should change the less for this position.
  void learn(const std::vector<double>& x, double won, Pupil& slope) {
    std::array<double, kNeurons> on{};
    double lead = bias() + dot(straight(), x);
    for (std::size_t n = 0; n < neurons_; ++n) {
      on[n] = std::clamp(bias(n) + dot(in(n), x), 0.0, kMostOn);
      lead += out(n) * on[n];
    }
    const double wrong = 2 * (chance_of_lead(lead) - won) / (1 + 2 * std::abs(lead));
    slope.bias() += wrong;
    add(slope.straight(), x, wrong);
    for (std::size_t n = 0; n < neurons_; ++n) {
      slope.out(n) += wrong * on[n];
      if (on[n] <= 0 || on[n] >= kMostOn) continue;
      slope.bias(n) += wrong * out(n);
      add(slope.in(n), x, wrong * out(n));
    }
  }

  LearnedNetwork in_whole_numbers(const std::vector<NetworkInput>& inputs) {
    LearnedNetwork network;
    std::copy(inputs.begin(), inputs.end(), network.inputs.begin());
    for (std::size_t i = 0; i < inputs_; ++i) network.straight[i] = weight(straight()[i]);
    network.bias = whole(bias(), kOne * kOne);
    for (std::size_t n = 0; n < neurons_; ++n) {
      for (std::size_t i = 0; i < inputs_; ++i) network.neurons[n].in[i] = weight(in(n)[i]);
      network.neurons[n].bias = whole(bias(n), kOne * kOne);
      network.neurons[n].out = weight(out(n));
    }
    return network;
  }

 private:
  static constexpr int kOne = LearnedNetwork::kOne;
  static constexpr double kMostOn = double{LearnedNetwork::kMostOn} / kOne;

  static double share(Rng& rng) { return rng.below(1'000'000) / 1e6; }
  static double dot(std::span<const double> weights, const std::vector<double>& x) {
    return std::inner_product(weights.begin(), weights.end(), x.begin(), 0.0);
  }
  static void add(std::span<double> to, const std::vector<double>& x, double times) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] += times * x[i];
  }
  static std::int32_t whole(double number, int one) {
    return static_cast<std::int32_t>(std::lround(number * one));
  }
  static std::int16_t weight(double number) {
    return static_cast<std::int16_t>(std::clamp(whole(number, kOne), -30'000, 30'000));
  }
  std::size_t start(std::size_t n) const { return inputs_ + 1 + n * (inputs_ + 2); }

  std::size_t inputs_, neurons_;
  std::vector<double> all_;
};

// Steps that grow where a slope is steady (Adam).
class Stride {
 public:
  explicit Stride(std::size_t numbers) : mean_(numbers), square_(numbers) {}

  void go(std::vector<double>& numbers, const std::vector<double>& slope, double length) {
    ++steps_;
    const double mean_seen = 1 - std::pow(kMemory, steps_),
                 square_seen = 1 - std::pow(kLong, steps_);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const double here = slope[i] / kBatch + kThrift * numbers[i];
      mean_[i] += (1 - kMemory) * (here - mean_[i]);
      square_[i] += (1 - kLong) * (here * here - square_[i]);
      numbers[i] -= length * (mean_[i] / mean_seen) / (std::sqrt(square_[i] / square_seen) + 1e-8);
    }
  }

 private:
  static constexpr double kMemory = 0.9, kLong = 0.999;
  static constexpr double kThrift = 1e-5;  // numbers that are of no use fade away

  int steps_ = 0;
  std::vector<double> mean_, square_;
};

std::vector<std::vector<double>> scaled(const std::vector<NetworkInput>& inputs,
                                        const std::vector<Example>& examples) {
  constexpr double kLimit = double{LearnedNetwork::kMostIn} / LearnedNetwork::kOne;
  std::vector<std::vector<double>> rows;
  rows.reserve(examples.size());
  for (const Example& example : examples) {
    std::vector<double>& row = rows.emplace_back();
    for (const NetworkInput& input : inputs) {
      const double off = (raw_of(input, example) - input.usual) * input.scale;
      row.push_back(
          std::clamp(off / LearnedNetwork::kScale / LearnedNetwork::kOne, -kLimit, kLimit));
    }
  }
  return rows;
}

void shuffle(std::vector<std::size_t>& order, Rng& rng) {
  for (std::size_t left = order.size(); left > 1; --left) {
    std::swap(order[left - 1], order[rng.below(static_cast<std::uint32_t>(left))]);
  }
}

}  // namespace

std::vector<NetworkInput> inputs_of(const std::vector<Example>& examples) {
  std::vector<NetworkInput> candidates{{NetworkInput::kSeats, false, 0, 0}};
  for (std::uint8_t concern = 0; concern < kMostConcerns; ++concern) {
    candidates.push_back({concern, false, 0, 0});
    candidates.push_back({concern, true, 0, 0});
  }
  std::vector<NetworkInput> inputs;
  for (NetworkInput input : candidates) {
    double sum = 0, squares = 0;
    for (const Example& example : examples) {
      const double raw = raw_of(input, example);
      sum += raw;
      squares += raw * raw;
    }
    const auto count = static_cast<double>(examples.size());
    const double mean = sum / count,
                 spread = std::sqrt(std::max(0.0, squares / count - mean * mean));
    if (spread < 1e-3) continue;
    input.usual = static_cast<std::int32_t>(std::lround(mean));
    input.scale = static_cast<std::int32_t>(
        std::lround(LearnedNetwork::kScale * LearnedNetwork::kOne / spread));
    if (input.scale > 0) inputs.push_back(input);
  }
  return inputs;
}

std::vector<Example> summed(const std::vector<Example>& examples) {
  std::vector<Example> sums = examples;
  for (Example& example : sums) {
    const std::int32_t total = example.worth.total();
    example.worth = {};
    example.worth.parts[0].worth = total;
  }
  return sums;
}

LearnedNetwork train(const std::vector<NetworkInput>& inputs, const std::vector<Example>& examples,
                     std::size_t neurons, std::uint64_t seed) {
  Rng rng(seed);
  const std::vector<std::vector<double>> rows = scaled(inputs, examples);
  Pupil pupil(inputs.size(), neurons, rng);
  Pupil slope = pupil;
  Stride stride(pupil.all().size());
  std::vector<std::size_t> order(examples.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (int epoch = 0; epoch < kEpochs; ++epoch) {
    shuffle(order, rng);
    const double length = kFirstStep * std::pow(0.7, epoch);
    for (std::size_t from = 0; from + kBatch <= order.size(); from += kBatch) {
      std::fill(slope.all().begin(), slope.all().end(), 0.0);
      for (std::size_t i = from; i < from + kBatch; ++i) {
        pupil.learn(rows[order[i]], static_cast<double>(examples[order[i]].won), slope);
      }
      stride.go(pupil.all(), slope.all(), length);
    }
  }
  return pupil.in_whole_numbers(inputs);
}

double chance_of(std::int32_t value) { return chance_of_lead(value / 256.0); }

double surprise(const LearnedNetwork& network, const std::vector<Example>& examples) {
  constexpr double kNever = 1e-4;
  double sum = 0;
  for (const Example& example : examples) {
    const double chance =
        std::clamp(chance_of(network.value(example.worth, example.seats)), kNever, 1 - kNever);
    const auto won = static_cast<double>(example.won);
    sum -= won * std::log(chance) + (1 - won) * std::log(1 - chance);
  }
  return sum / static_cast<double>(std::max<std::size_t>(1, examples.size()));
}

}  // namespace citybox::lab

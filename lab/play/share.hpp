#pragma once

#include <string>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"

namespace citybox::lab {

// Which part of an experiment this process plays: one of `size`, counted from 0.
struct Share {
  int rank = 0;
  int size = 1;
  std::string source = {};  // who says so, for messages: "--share", or the launcher's variable

  bool whole() const { return size == 1; }
};

// Of "2/8"; if that is empty, what mpirun (OpenMPI, MPICH) or srun (Slurm) say in the environment;
// else the whole.
tl::expected<Share, Problem> read_share(const std::string& text);

}  // namespace citybox::lab

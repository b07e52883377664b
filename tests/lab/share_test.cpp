#include "lab/play/share.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace citybox::lab {
namespace {

class Launched : public testing::Test {
 protected:
  void SetUp() override { clear(); }
  void TearDown() override { clear(); }
  static void clear() {
    for (const char* name : {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "PMI_RANK", "PMI_SIZE",
                             "SLURM_PROCID", "SLURM_NTASKS", "SLURM_STEP_NUM_TASKS"}) {
      unsetenv(name);
    }
  }
  static void expect_share(int rank, int size) {
    const auto share = read_share("");
    ASSERT_TRUE(share) << share.error().text;
    EXPECT_EQ(share->rank, rank);
    EXPECT_EQ(share->size, size);
  }
};

TEST_F(Launched, alone_it_is_the_whole) { expect_share(0, 1); }

TEST_F(Launched, each_launcher_says_who_one_is) {
  for (const auto& [rank, size] : {std::pair{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                   {"PMI_RANK", "PMI_SIZE"},
                                   {"SLURM_PROCID", "SLURM_NTASKS"}}) {
    clear();
    setenv(rank, "2", 1);
    setenv(size, "5", 1);
    expect_share(2, 5);
  }
}

TEST_F(Launched, what_is_asked_for_counts_before_the_launcher) {
  setenv("PMI_RANK", "2", 1);
  setenv("PMI_SIZE", "5", 1);
  EXPECT_EQ(read_share("0/1")->size, 1);
}

TEST_F(Launched, nonsense_is_a_sentence) {
  for (const char* text : {"2/2", "-1/2", "1", "a/b", "1/0", "/", "1/2/3"}) {
    const auto share = read_share(text);
    ASSERT_FALSE(share) << text;
    EXPECT_TRUE(share.error().text.ends_with(".")) << share.error().text;
  }
  setenv("PMI_RANK", "seven", 1);
  setenv("PMI_SIZE", "5", 1);
  EXPECT_FALSE(read_share(""));
}

}  // namespace
}  // namespace citybox::lab

#include "server/match/packs.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/temp_folder.hpp"

namespace citybox::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class PacksTest : public testing::Test {
 protected:
  void write(const std::string& path, const std::string& text) {
    const std::filesystem::path whole = folder_.path() / path;
    std::filesystem::create_directories(whole.parent_path());
    std::ofstream(whole) << text;
  }
  Packs read() { return read(folder_.path()); }
  Packs read(const std::filesystem::path& folder) {
    return Packs::read(
        folder, [this](const std::string& why) { complaints_.push_back(why); },
        [this](const std::string& what) { warnings_.push_back(what); });
  }

  TempFolder folder_;
  std::vector<std::string> complaints_;
  std::vector<std::string> warnings_;
};

TEST_F(PacksTest, those_of_the_repository_can_be_used) {
  const Packs packs = read("packs");
  EXPECT_THAT(complaints_, IsEmpty());
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("packs")) {
    if (entry.path().extension() != ".json") continue;
    ++files;
    const auto pack =
        packs.find(entry.path().parent_path().filename().string(), entry.path().stem().string());
    ASSERT_TRUE(pack) << entry.path();
    EXPECT_NE((*pack)->info.title, (*pack)->info.name);
    EXPECT_FALSE((*pack)->info.about.empty());
    EXPECT_FALSE((*pack)->info.changes.empty());
  }
  EXPECT_GE(files, 2U);
}

TEST_F(PacksTest, a_bad_one_is_left_out_and_the_others_stay) {
  write("plots/long.json", R"({"title": "Four rounds", "content": {"rounds": 4}})");
  write("plots/bare.json", R"({"rounds": 3})");
  write("plots/none.json", R"({"rounds": 5})");
  write("plots/wild.json", R"({"rounds": 99})");
  write("plots/Odd Name.json", R"({"rounds": 3})");
  write("plots/torn.json", R"({"rounds": )");
  write("plots/notes.txt", "no pack");
  write("chess/fast.json", "{}");
  const Packs packs = read();
  EXPECT_THAT(complaints_,
              ElementsAre(HasSubstr("There is no such game"), HasSubstr("small letters"),
                          HasSubstr("changes nothing"), HasSubstr("not JSON"), HasSubstr("TP-1")));
  ASSERT_EQ(packs.of("plots").size(), 2U);
  EXPECT_EQ(packs.of("plots")[0].info.title, "bare");
  EXPECT_EQ(packs.of("plots")[1].info.title, "Four rounds");
  EXPECT_THAT(packs.find("plots", "wild").error().text, HasSubstr("bare and long"));
  EXPECT_THAT(packs.of("city-roots"), IsEmpty());
}

TEST_F(PacksTest, without_the_folder_there_are_none) {
  const Packs packs = read(folder_.path() / "nowhere");
  EXPECT_THAT(complaints_, IsEmpty());
  EXPECT_FALSE(packs.find("plots", "long"));
}

}  // namespace
}  // namespace citybox::server

// What `citybox bot` is made of: where a table is, what an answer is, and a program that may do anything.

#include <gtest/gtest.h>
#include <poll.h>

#include <csignal>
#include <fstream>

#include "cli/outside_bot/answer.hpp"
#include "cli/outside_bot/notation.hpp"
#include "cli/outside_bot/program.hpp"
#include "cli/outside_bot/table_address.hpp"
#include "cli/outside_bot/table_data.hpp"

namespace citybox::cli {
namespace {

std::string refused(std::string_view server, std::string_view table) {
  const auto address = table_address(server, table);
  return address ? "none" : address.error().text;
}

TEST(TableAddressTest, a_code_alone_is_at_the_server_of_this_machine) {
  const auto address = table_address("", "kmtraq");
  ASSERT_TRUE(address);
  EXPECT_EQ(address->host, "127.0.0.1");
  EXPECT_EQ(address->port, 8080);
  EXPECT_EQ(address->code, "KMTRAQ");
  EXPECT_EQ(table_address("http://box.test:81", "KMTRAQ")->port, 81);
  EXPECT_EQ(table_address("ws://box.test/ws", "KMTRAQ")->port, 80);
  EXPECT_EQ(table_address("[::1]:99", "KMTRAQ")->host, "::1");
}

TEST(TableAddressTest, a_link_names_server_table_and_what_opens_it) {
  const auto address = table_address("", "http://box.test:8080/t/KMTRAQ#key=abc-_1");
  ASSERT_TRUE(address);
  EXPECT_EQ(address->host, "box.test");
  EXPECT_EQ(address->code, "KMTRAQ");
  EXPECT_EQ(address->key, "abc-_1");
  EXPECT_EQ(table_address("", "/t/KMTRAQ#claim=x")->claim, "x");
  EXPECT_EQ(table_address("", "KMTRAQ#key=x")->key, "x");
}

TEST(TableAddressTest, a_server_that_is_named_comes_before_that_of_the_link) {
  const auto address = table_address("http://127.0.0.1:9", "https://box.test/t/KMTRAQ#key=x");
  ASSERT_TRUE(address);
  EXPECT_EQ(address->port, 9);
  EXPECT_EQ(address->key, "x");
}

TEST(TableAddressTest, what_is_no_table_or_no_server_gets_a_sentence) {
  EXPECT_NE(refused("", "https://box.test/t/KMTRAQ").find("speaks no TLS"), std::string::npos);
  EXPECT_NE(refused("wss://box.test", "KMTRAQ").find("speaks no TLS"), std::string::npos);
  EXPECT_NE(refused("ftp://box.test", "KMTRAQ").find("http://HOST:PORT"), std::string::npos);
  EXPECT_NE(refused("http://box.test:99999", "KMTRAQ").find("no port"), std::string::npos);
  EXPECT_NE(refused("http://:80", "KMTRAQ").find("names no server"), std::string::npos);
  EXPECT_NE(refused("http://[::1", "KMTRAQ").find("names no server"), std::string::npos);
  EXPECT_NE(refused("", "KMTRA").find("six letters"), std::string::npos);
  EXPECT_NE(refused("", "").find("six letters"), std::string::npos);
  EXPECT_NE(refused("", "http://box.test/c/KMTRAQ").find("six letters"), std::string::npos);
}

// The answer's parameters of `play` as text; of a wrong answer its code.
std::string read(std::string line, std::int64_t id = 5) {
  const auto answer = read_answer({std::move(line)}, id);
  if (!answer) return std::to_string(answer.error().code);
  return *answer ? json::serialize(**answer) : "passed over";
}

TEST(AnswerTest, an_action_or_its_notation_is_an_answer) {
  EXPECT_EQ(read(R"({"jsonrpc":"2.0","id":5,"result":{"text":"bid 3"}})"), R"({"text":"bid 3"})");
  EXPECT_EQ(read(R"({"id":5,"result":{"action":{"verb":"bid"},"words":"Ha"}})"),
            R"({"action":{"verb":"bid"},"words":"Ha"})");
}

TEST(AnswerTest, what_the_bot_of_the_engine_answers_is_one) {
  EXPECT_EQ(read(R"({"id":5,"result":{"text":"bid 3","action":{"verb":"bid","card":3}}})"),
            R"({"action":{"verb":"bid","card":3}})");
}

TEST(AnswerTest, blank_lines_and_late_answers_are_passed_over) {
  EXPECT_EQ(read(""), "passed over");
  EXPECT_EQ(read(" \t"), "passed over");
  EXPECT_EQ(read(R"({"id":4,"result":{"text":"bid 3"}})"), "passed over");
  EXPECT_EQ(read(R"({"id":4,"error":{"code":1,"message":"x"}})"), "passed over");
}

TEST(AnswerTest, anything_else_is_wrong_and_told_so) {
  for (const char* garbage : {"bid 3", "{", "\x80\xFF"}) EXPECT_EQ(read(garbage), "-32700");
  EXPECT_EQ(read(std::string(100, '[')), "-32700");
  for (const char* none :
       {"[]", "5", "null", R"({"result":{"text":"bid 3"}})",
        R"({"id":6,"result":{"text":"bid 3"}})", R"({"id":"5","result":{"text":"bid 3"}})",
        R"({"id":5})", R"({"id":5,"result":7})",
        R"({"id":5,"error":{"code":-32601,"message":"no such method"}})"}) {
    EXPECT_EQ(read(none), "-32600") << none;
  }
  EXPECT_EQ(read(R"({"id":5,"result":{}})"), "-32602");
  EXPECT_EQ(read(R"({"id":5,"result":{"text":7}})"), "-32602");
  const auto long_line = read_answer({.length = Said::Length::kTooLong}, 5);
  ASSERT_FALSE(long_line);
  EXPECT_EQ(long_line.error().code, -32700);
}

TEST(AnswerTest, what_is_shown_of_it_hurts_no_terminal) {
  EXPECT_EQ(in_one_line("a\x1B[2Jb\n"), "a [2Jb ");
  const std::string cut = in_one_line(std::string(199, 'x') + "ü and more");
  EXPECT_EQ(cut, std::string(199, 'x') + " …");
}

TEST(NotationTest, an_action_that_this_box_does_not_know_is_shown_as_it_is) {
  EXPECT_EQ(Notation("plots").choice({{"verb", "bid"}, {"card", 3}}).text, "bid 3");
  EXPECT_EQ(Notation("plots").choice({{"verb", "fly"}}).text, "");
  EXPECT_EQ(Notation("chess").choice({{"verb", "bid"}}).text, "");
}

class ProgramTest : public ::testing::Test {
 protected:
  // As the program itself does.
  void SetUp() override { std::signal(SIGPIPE, SIG_IGN); }
  void TearDown() override { std::signal(SIGPIPE, SIG_DFL); }

  void start(const std::string& command) {
    auto started = Program::start(command);
    ASSERT_TRUE(started) << started.error().text;
    program_ = *std::move(started);
  }
  // Waits for the next line; nothing at the end of what it says.
  std::optional<Said> next() {
    while (program_->said.empty()) {
      pollfd wait{program_->out(), POLLIN, 0};
      ::poll(&wait, 1, -1);
      if (!program_->read() && program_->said.empty()) return std::nullopt;
    }
    Said said = program_->said.front();
    program_->said.pop_front();
    return said;
  }

  std::unique_ptr<Program> program_;
};

TEST_F(ProgramTest, lines_go_there_and_come_back) {
  start("while read -r line; do echo \"<$line>\"; done");
  EXPECT_TRUE(program_->say("one"));
  EXPECT_TRUE(program_->say("two"));
  EXPECT_EQ(next()->line, "<one>");
  EXPECT_EQ(next()->line, "<two>");
  EXPECT_EQ(program_->end(), "The program has ended, with exit code 0.");
}

TEST_F(ProgramTest, how_it_ended_is_a_sentence) {
  start("exit 3");
  EXPECT_FALSE(next());
  EXPECT_EQ(program_->end(), "The program has ended, with exit code 3.");
  start("kill -9 $$");
  EXPECT_EQ(program_->end(), "The program was ended by signal 9 (Killed).");
  start("exec 2>/dev/null; ./no-such-program");
  EXPECT_EQ(program_->end(), "The program was not found.");
  start("exec 2>/dev/null; exec /");
  EXPECT_EQ(program_->end(), "The program cannot be started: is it executable?");
  start("exec >&-; trap '' TERM; while :; do sleep 1; done");
  EXPECT_FALSE(next());
  EXPECT_EQ(program_->end(), "The program has closed its standard output without ending.");
}

TEST_F(ProgramTest, what_it_has_started_ends_with_it) {
  start("sleep 1000 & echo $!; exit 0");
  const pid_t left_behind = std::stoi(next()->line);
  program_->end();
  // Nobody may have waited for it yet; but soon it runs no more.
  std::string state;
  do {
    std::ifstream stat("/proc/" + std::to_string(left_behind) + "/stat");
    std::string word;
    state.clear();
    stat >> word >> word >> state;
  } while (state == "S" || state == "R");
}

TEST_F(ProgramTest, one_that_never_reads_is_told_so_much_and_no_more) {
  start("sleep 1000");
  const std::string large(1 << 20, 'x');
  int told = 0;
  while (told < 100 && program_->say(large)) ++told;
  EXPECT_LT(told, 100);
  EXPECT_TRUE(program_->has_more_to_read());
  program_->end();
}

TEST_F(ProgramTest, to_one_that_is_dead_we_may_talk_without_harm) {
  start("exit 0");
  EXPECT_FALSE(next());
  const std::string large(1 << 20, 'x');
  for (int i = 0; i < 20; ++i) program_->say(large);
  program_->write();
  EXPECT_EQ(program_->end(), "The program has ended, with exit code 0.");
}

TEST_F(ProgramTest, of_megabytes_in_one_line_nothing_is_kept) {
  start("head -c 3000000 /dev/zero; echo; echo after");
  EXPECT_EQ(next()->length, Said::Length::kTooLong);
  EXPECT_EQ(next()->line, "after");
}

TEST_F(ProgramTest, a_pipe_that_breaks_ends_it_as_any_program) {
  start("yes");
  EXPECT_EQ(next()->line, "y");
  EXPECT_EQ(program_->end(), "The program was ended by signal 13 (Broken pipe).");
}

json::object update(const char* text) { return json::parse(text).as_object(); }

TEST(TableDataTest, what_was_taken_back_did_not_happen) {
  TableData data{Seat{0}};
  data.update(update(R"({"steps":[{"count":1},{"count":2},{"count":3}]})"));
  data.update(update(R"({"undone":{"to":1,"retract":false,"redo":false}})"));
  data.update(update(R"({"steps":[{"count":2,"seat":0}]})"));
  EXPECT_EQ(data.question().steps.size(), 2U);
  EXPECT_TRUE(data.question().steps.empty());  // told once
}

TEST(TableDataTest, a_commitment_taken_back_moves_the_later_ones_up) {
  TableData data{Seat{0}};
  data.update(update(R"({"steps":[{"count":4},{"count":5},{"count":6}]})"));
  data.update(update(R"({"undone":{"to":4,"retract":true,"redo":false}})"));
  const auto steps = data.question().steps;
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[1].text, R"({"count":5})");
}

TEST(TableDataTest, an_undo_is_agreed_to_as_bots_do) {
  TableData data{Seat{1}};
  const auto asked = [&](const char* to, const char* purpose) {
    data.update(update((std::string(R"({"info":{"purpose":")") + purpose +
                        R"(","undo_request":{"by":0,"to":)" + to +
                        R"(,"waiting":[1]}},"play":{"undo":{"1":{"free_to":9,"plain_to":5}}}})")
                           .c_str()));
    return data.undo();
  };
  EXPECT_EQ(asked("5", "game"), TableData::Undo::kAgree);
  EXPECT_EQ(asked("4", "game"), TableData::Undo::kDecline);
  EXPECT_EQ(asked("4", "practice"), TableData::Undo::kAgree);
  data.update(update(R"({"info":{}})"));
  EXPECT_EQ(data.undo(), TableData::Undo::kNone);
}

TEST(TableDataTest, nonsense_says_nothing) {
  TableData data{Seat{0}};
  data.update(update(R"({"info":7,"play":[],"steps":{},"undone":"x"})"));
  data.watched(update(R"({"info":{"seats":[7],"you":{"held":"all"}},"play":{"legal":{"0":[1]}}})"));
  EXPECT_FALSE(data.held());
  EXPECT_FALSE(data.owes());
  EXPECT_FALSE(data.over());
  EXPECT_TRUE(data.open_seats().empty());
}

}  // namespace
}  // namespace citybox::cli

#include "server/health.hpp"

#include <utility>

#include "server/log.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kWhole = 400;  // of a sentence, for the log
constexpr std::chrono::seconds kFresh{1};
constexpr std::chrono::seconds kPatience{3};
// For strangers: where things lie on this machine is only in the log.
constexpr const char* kWhy = "Nothing can be kept on the disk just now. The server's log says why.";

}  // namespace

void Health::ask(HealthQuestion question, std::function<void(HealthReport)> tell) {
  if (!probing_ && known_ && hall_.loop().now() - *known_ < kFresh) return tell(report(question));
  waiting_.push_back([this, question, tell = std::move(tell)] { tell(report(question)); });
  if (!probing_) probe();
}

// A disk that does not answer is one that takes nothing.
void Health::probe() {
  probing_ = true;
  const auto answer = [this, alive = std::weak_ptr(alive_),
                       number = ++probe_](const tl::expected<void, Problem>& result) {
    if (alive.lock() && probing_ && number == probe_) probed(result);
  };
  hall_.loop().after(kPatience,
                     [answer] { answer(tl::unexpected(Problem{"The disk does not answer."})); });
  hall_.probe(answer);
}

void Health::probed(const tl::expected<void, Problem>& result) {
  probing_ = false;
  known_ = hall_.loop().now();
  const std::string before = std::exchange(fault_, result ? "" : result.error().text);
  if (!result && fault_ != before) log::error("event=unwell why={}", log::value(fault_, kWhole));
  if (result && !before.empty()) log::info("event=well");
  for (const Tell& tell : std::exchange(waiting_, {})) tell();
}

HealthReport Health::report(HealthQuestion question) const {
  const bool well = fault_.empty();
  const bool ready = well && !draining_;
  json::object told = {{"status", !well       ? "failing"
                                  : draining_ ? "stopping"
                                              : "ok"},
                       {"version", hall_.config().version},
                       {"tables", hall_.tables()},
                       {"loaded", hall_.loaded()},
                       {"connections", connections_()},
                       {"db", well ? "ok" : "failing"}};
  if (!well) told["why"] = kWhy;
  const bool good = question == HealthQuestion::kWell ? well : ready;
  return {good ? 200 : 503, json::serialize(told)};
}

}  // namespace citybox::server

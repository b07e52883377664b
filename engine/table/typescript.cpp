#include "engine/table/typescript.hpp"

namespace citybox {

std::string pascal(std::string_view kebab) {
  std::string name;
  bool start = true;
  for (const char c : kebab) {
    if (c == '-') {
      start = true;
      continue;
    }
    name += start && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    start = false;
  }
  return name;
}

std::string typescript_of_protocol() {
  return R"(export interface OptionInfo {
  key: string
  label: string
  choices: { value: string; label: string }[]
  standard: string
}

export interface BotInfo {
  name: string
  level: string
  blurb: string
}

export interface GameInfo {
  id: string
  title: string
  blurb: string
  credits: string
  rule_prefix: string
  rules_version: number
  seats: { min: number; max: number; standard: number }
  minutes: number
  cooperative: boolean
  secrets: boolean
  options: OptionInfo[]
  ledgers: string[]
  bots: BotInfo[]
}

export interface Standing {
  over: boolean
  ending: string | null
  verdict: string | null
  winners: number[]
  scores: number[]
}

export interface ItemLine {
  rule: string
  label: string
  amount: number
}

export interface Refused {
  rule: string
  why: string
}

)";
}

}  // namespace citybox

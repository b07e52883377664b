#include "catalog/typescript.hpp"

#include "catalog/catalog.hpp"

namespace citybox {

namespace {

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

}  // namespace

std::string typescript_of_all() {
  std::string text =
      "// Written by `citybox protocol types`; a test checks that it is current. Do not edit.\n"
      "/* eslint-disable */\n\n";
  text += typescript_of_protocol();
  for (const GameEntry* game : games()) text += game->typescript();
  text.pop_back();
  return text;
}

}  // namespace citybox

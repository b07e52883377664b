// Svelte drops the white space at the edges of a block: "sat down.Or play" stands where "{#if seated} Or play" was meant.
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.svelte', '../board/**/*.svelte', '../charts/**/*.svelte', '../games/**/*.svelte', '../classroom/**/*.svelte'], { query: '?raw', import: 'default', eager: true })
const block = String.raw`\{[#:](?:if|each|else|key|await|then)[^{}]*\}`
const swallowed = [new RegExp(String.raw`[^\s>]${block} +[^\s]|[>]\{#(?:if|each|key|await)[^{}]*\} +[^\s]`), new RegExp(String.raw`[^\s>] +\{/(?:if|each|key|await)\}[\p{L}\p{N}{<]`, 'u')]

it('a space between words stands outside of blocks', () => {
  const found = Object.entries(sources).flatMap(([file, source]) => source.split('\n').filter((line) => swallowed.some((pattern) => pattern.test(line))).map((line) => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})

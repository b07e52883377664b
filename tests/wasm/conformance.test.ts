// The rules compiled for browsers are the rules: the same games end alike, and the same positions have as many ways to go on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games, Page } from './box'

describe.each(games)('$name', ({ name, folder }) => {
  it('plays its golden replays to the same ends', async () => {
    const { module, notes } = await Page.open(name)
    const files = readdirSync(join(folder, 'replays'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const right = module.checkReplay(readFileSync(join(folder, 'replays', file), 'utf8'))
      expect(right, `${file}: ${notes.at(-1)}`).toBe(true)
    }
  })

  it('finds a replay that was changed', async () => {
    const { module, notes } = await Page.open(name)
    const [file] = readdirSync(join(folder, 'replays'))
    const text = readFileSync(join(folder, 'replays', file!), 'utf8')
    expect(module.checkReplay(text.replace(/\[Final "./, '[Final "x'))).toBe(false)
    expect(notes.at(-1)).toMatch(/\.$/)
  })

  it('has as many ways to go on', async () => {
    const { module, notes } = await Page.open(name)
    expect(module.perft(readFileSync(join(folder, 'perft.txt'), 'utf8')), notes.at(-1)).toBe(true)
    expect(notes.length).toBeGreaterThan(0)
  })

  it('gives the same hash over many games', async () => {
    const { module } = await Page.open(name)
    expect(module.benchHash().toString(16).padStart(16, '0')).toBe(readFileSync(join(folder, 'bench_hash.txt'), 'utf8').trim())
  })
})

// A table without a server: the box answers what the server answers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eachOf } from '../../web/src/protocol/action'
import type { AnyAction, Watched } from '../../web/src/protocol/generated'
import { games, Page } from './box'

interface Seated {
  page: Page
  table: string
  host: string
  token: string
}

async function table(name: string): Promise<Seated> {
  const page = await Page.open(name)
  const { games } = page.call('hello', {})
  expect(games).toHaveLength(1)
  const { table, host } = page.call('create', { game: games[0]!.id, purpose: 'practice' })
  const { token } = page.call('sit', { table, seat: 0, name: 'Ann' })
  page.call('start', { table, token: host })
  return { page, table, host, token }
}

const watch = ({ page, table, host, token }: Seated): Watched => page.call('watch', { table, tokens: [host, token], whole: true })

const choices = (now: Watched): AnyAction[] => eachOf(now.play!.legal['0']!)

/** Plays what the first choice is, as soon as this seat owes a decision. */
function decide(at: Seated): void {
  let { play } = watch(at)
  at.page.until(() => {
    play = at.page.updates.at(-1)?.play ?? play
    return play!.deciders.includes(0)
  })
  const now = watch(at)
  at.page.call('play', { table: at.table, token: at.token, seq: now.play!.seq, action: choices(now)[0]! as never })
}

describe.each(games.filter(({ name }) => name !== 'plots'))('$name', ({ name, folder }) => {
  it('is dealt, played against bots that answer, and told', async () => {
    const at = await table(name)
    const answered = (): boolean => at.page.updates.some(({ steps }) => steps?.some(({ seat }) => seat !== undefined && seat !== 0))
    while (!answered()) decide(at)
    expect(watch(at).log.lines.length).toBeGreaterThan(1)
    expect(at.page.notes).toEqual([])
  })

  it('is kept as it stands, and goes on in another page', async () => {
    const at = await table(name)
    decide(at)
    const { play } = watch(at)
    const later = await Page.open(name, at.page.kept)
    const found = watch({ ...at, page: later })
    expect(found.play!.seq).toBeGreaterThanOrEqual(1)
    expect(found.play!.seq).toBeLessThanOrEqual(play!.seq)
    expect(found.info.seats[0]).toMatchObject({ kind: 'person', name: 'Ann' })
    decide({ ...at, page: later })
  })

  it('opens a replay as a table that stands where it ends', async () => {
    const page = await Page.open(name)
    const [file] = readdirSync(join(folder, 'replays'))
    const replay = readFileSync(join(folder, 'replays', file!), 'utf8')
    const opened = page.call('open_replay', { replay })
    const { info, play } = page.call('watch', { table: opened.table, tokens: [opened.host] })
    expect(info.phase).toBe('over')
    expect(play!.line).toBeGreaterThan(3)
    const ending = /\[Result "(.*)"\]/.exec(replay)![1]
    const back = page.call('replay', { table: opened.table })
    expect(back.text).toContain(`[Result "${ending}"]`)
    expect(back.text).toContain(/\[Final ".*"\]/.exec(replay)![0])
    expect([...page.kept.keys()]).toEqual([opened.table])
  })

  it('says in a sentence what is no replay', async () => {
    const page = await Page.open(name)
    expect(() => page.call('open_replay', { replay: 'nonsense' })).toThrow(/\.$/)
    expect(() => page.call('watch', { table: 'KMTRAQ' })).toThrow('There is no table with this code.')
    expect(() => page.call('no_such_call' as never, {} as never)).toThrow('There is no such method.')
  })

  it('gives hints and previews, and takes back', async () => {
    const at = await table(name)
    let now = watch(at)
    at.page.until(() => (now = watch(at)).play!.deciders.includes(0))
    const { action } = at.page.call('hint', { table: at.table, token: at.token } as never) as { action: object }
    expect(action).toHaveProperty('verb')
    at.page.call('preview', { table: at.table, token: at.token, action } as never)
    const { seq } = at.page.call('play', { table: at.table, token: at.token, seq: now.play!.seq, action } as never) as { seq: number }
    expect(seq).toBeGreaterThan(now.play!.seq)
    at.page.call('undo', { table: at.table, token: at.token, to: now.play!.line })
    at.page.until(() => at.page.updates.some(({ undone }) => undone?.by === 0))
  })
})

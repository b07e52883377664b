import { describe, expect, it } from 'vitest'
import { packed, unpacked } from './replay_link'

const replay = '[Game "city-roots"]\n[Players "Zoë, Ben"]\n\n0: build c3 ~ 14/28 3/5\n'

describe('a replay in a link', () => {
  it('comes out as it went in, and is fit for an address', async () => {
    const link = await packed(replay)
    expect(link).toMatch(/^[\w-]+$/)
    expect(await unpacked(link)).toBe(replay)
  })

  it('is much shorter than its file', async () => {
    const long = replay + '0: build c3 ~ 14/28 3/5\n'.repeat(200)
    expect((await packed(long)).length).toBeLessThan(long.length / 10)
  })

  it.each(['', 'x', 'not a replay', '%%%'])('that is damaged is none: %s', async (text) => {
    expect(await unpacked(text)).toBeNull()
  })

  it('of which a part is missing is none', async () => {
    const link = await packed(replay)
    expect(await unpacked(link.slice(0, link.length / 2))).toBeNull()
  })
})

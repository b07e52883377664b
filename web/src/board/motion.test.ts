import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Reel } from './motion'

describe('a reel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const beats = (seen: string[], ...names: string[]) =>
    names.map((name) => ({ ms: 100, show: () => void seen.push(name) }))

  it('shows its beats one after another, then is done', () => {
    const seen: string[] = []
    new Reel().play(beats(seen, 'a', 'b'), () => void seen.push('done'))
    expect(seen).toEqual(['a'])
    vi.advanceTimersByTime(100)
    expect(seen).toEqual(['a', 'b'])
    vi.advanceTimersByTime(100)
    expect(seen).toEqual(['a', 'b', 'done'])
  })

  it('comes to its end at once when the next one starts', () => {
    const seen: string[] = []
    const reel = new Reel()
    reel.play(beats(seen, 'a', 'b', 'c'), () => void seen.push('done'))
    reel.play(beats(seen, 'd'), () => undefined)
    expect(seen).toEqual(['a', 'b', 'c', 'done', 'd'])
    expect(reel.running).toBe(true)
  })

  it('keeps to its budget', () => {
    const seen: string[] = []
    new Reel().play(beats(seen, 'a', 'b', 'c', 'd'), () => void seen.push('done'), 200)
    vi.advanceTimersByTime(200)
    expect(seen.at(-1)).toBe('done')
  })
})

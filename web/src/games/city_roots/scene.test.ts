import { describe, expect, it } from 'vitest'
import { after, at, beatsOf, boxes, ghostsOf, sceneOf } from './scene'
import { stateOf } from './fixtures'
import type { CityEvent } from './types'

const start = stateOf(`
  B L . . . B
  L . L L . L
  . L . . L .
  . L . C L .
  L . L L . L
  B . . . L B`)

describe('a scene', () => {
  it('has a piece for each tile and each displaced house', () => {
    const scene = sceneOf({ ...start, displaced_houses: 2 })
    expect(scene.pieces).toHaveLength(14 + 4 + 1 + 2)
    expect(at(scene, 'd3')).toMatchObject({ tile: 'corporation' })
    expect([...boxes(scene).values()]).toEqual([0, 1])
  })

  it('keeps its pieces when the state comes again', () => {
    const scene = sceneOf(start)
    expect(sceneOf(start, scene)).toEqual(scene)
  })

  it('moves a home away and lets a high-income home take its space', () => {
    let scene = sceneOf(start)
    const home = at(scene, 'e3')!
    scene = after(scene, { kind: 'moved', tile: 'low', space: 'e3', to: 'f3', amount: 1 })
    scene = after(scene, { kind: 'built', tile: 'high', space: 'e3', amount: 1 })
    expect(at(scene, 'f3')?.id).toBe(home.id)
    expect(at(scene, 'e3')?.tile).toBe('high')
  })

  it('puts a displaced home beside the board and brings one back', () => {
    let scene = sceneOf(start)
    const home = at(scene, 'e3')!
    scene = after(scene, { kind: 'displaced', space: 'e3', amount: 1 })
    expect(boxes(scene).get(home.id)).toBe(0)
    scene = after(scene, { kind: 'residents-added', amount: 4, total: 4 })
    expect(scene.residents).toBe(4)
    scene = after(scene, { kind: 'returned', space: 'a3', amount: 0 })
    expect(at(scene, 'a3')?.id).toBe(home.id)
  })

  it('raises, lowers, swaps, turns, guards and takes away', () => {
    let scene = sceneOf(stateOf('1 2 B\nC L .'))
    scene = after(scene, { kind: 'moved', tile: 'high', space: 'a6', to: 'b6', amount: 1 })
    expect(at(scene, 'a6')).toBeUndefined()
    expect(at(scene, 'b6')?.height).toBe(3)
    scene = after(scene, { kind: 'swapped', space: 'a5', to: 'b5' })
    expect(at(scene, 'a5')?.tile).toBe('low')
    scene = after(scene, { kind: 'protected', space: 'a5', seat: 2 })
    expect(at(scene, 'a5')?.guard).toBe(2)
    scene = after(scene, { kind: 'flipped', space: 'c6', amount: 1 })
    expect(at(scene, 'c6')?.tile).toBe('corporation')
    scene = after(scene, { kind: 'removed', tile: 'corporation', space: 'c6' })
    expect(at(scene, 'c6')).toBeUndefined()
  })

  it('survives events that do not fit', () => {
    const scene = sceneOf(stateOf('L . .'))
    for (const kind of ['built', 'removed', 'flipped', 'moved', 'swapped', 'displaced', 'returned', 'new-kind'] as CityEvent['kind'][]) {
      expect(after(scene, { kind, space: 'f1', to: 'f2' }).pieces).toHaveLength(1)
    }
  })
})

describe('a preview', () => {
  it('shows what comes, turns, moves and leaves', () => {
    const scene = sceneOf(stateOf('B . L L'))
    const ghosts = ghostsOf(scene, [
      { kind: 'built', tile: 'corporation', space: 'b6', amount: 1 },
      { kind: 'flipped', space: 'a6', amount: 1 },
      { kind: 'moved', tile: 'low', space: 'c6', to: 'c5' },
      { kind: 'built', tile: 'high', space: 'c6', amount: 1 },
      { kind: 'displaced', space: 'd6', amount: 1 },
    ])
    expect(ghosts.map((ghost) => [ghost.kind, ghost.space, ghost.to])).toEqual([
      ['turns', 'a6', undefined],
      ['moves', 'c6', 'c5'],
      ['leaves', 'd6', undefined],
      ['comes', 'b6', undefined],
      ['comes', 'c6', undefined],
    ])
  })
})

describe('beats', () => {
  it('hold one wave of a ripple each, and a home with its people', () => {
    const events: CityEvent[] = [
      { kind: 'flipped', space: 'a1', amount: 1 },
      { kind: 'flipped', space: 'b1', amount: 1 },
      { kind: 'flipped', space: 'c1', amount: 2 },
      { kind: 'displaced', space: 'd1', amount: 1 },
      { kind: 'residents-added', amount: 4, total: 4 },
      { kind: 'built', tile: 'high', space: 'd1', amount: 1 },
    ]
    expect(beatsOf(events).map((group) => group.length)).toEqual([2, 1, 2, 1])
  })
})

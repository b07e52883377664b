import { describe, expect, it } from 'vitest'
import { after, emptyScene, sceneOf, touched } from './scene'
import { town } from './fixtures'

describe('the scene', () => {
  it('knows who lives where', () => {
    expect(sceneOf(town).people).toEqual({ b3: 3, c4: 3, d2: 2, b4: 2, a2: 4, c1: 1 })
  })
  it('changes with what happens', () => {
    let scene = after(emptyScene(), { kind: 'placed', building: 'park', space: 'c2' })
    scene = after(scene, { kind: 'came', space: 'b3' })
    scene = after(scene, { kind: 'came', space: 'b3' })
    scene = after(scene, { kind: 'marked', indicator: 'co2', amount: 2, before: 0, after: 2 })
    expect(scene).toMatchObject({ map: { c2: 'park' }, people: { b3: 2 }, levels: { co2: 2 } })
    expect(after(scene, { kind: 'ready', seat: 1 })).toBe(scene)
  })
  it('says which indicator moves', () => {
    expect(touched({ kind: 'moved', indicator: 'sol', after: 2 })).toBe('sol')
    expect(touched({ kind: 'passed' })).toBeNull()
  })
})

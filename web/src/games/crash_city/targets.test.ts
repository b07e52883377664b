import { expect, it } from 'vitest'
import { sceneWith, stateOf } from './fixtures'
import { attempt, moversOf, read, sayCar, sayChoice, targetsOf } from './targets'

const choices = (...texts: string[]) => texts.map((text) => ({ text, action: {} }))
const tiles = [
  { at: 'e1', lanes: 'ne', building: 'shop' as const, owner: 0 },
  { at: 'e2', lanes: 'nw', building: 'house' as const, owner: 1 },
]
const cars = ['e1.n facing west', 'o.s facing east', ...Array<null>(6).fill(null), 'e2.n facing west']
const state = stateOf(tiles, cars)
const scene = sceneWith(tiles, cars)
const race = choices('park e1.n', 'u-turn e1.e', 'drive e1.n to o.n facing west', 'drive e1.n to e2.n facing west', 'drive o.s to o.e facing north')

it('the notation is read', () => {
  expect(read('drive e2n1.w to e4n2.s facing north')).toEqual({
    verb: 'drive',
    from: { place: [2, 1], edge: 'w', facing: null },
    to: { place: [4, 2], edge: 's', facing: 'north' },
    lanes: '',
  })
  expect(read('straight to o.n facing west')).toMatchObject({ from: null, to: { place: [0, 0], edge: 'n' } })
  expect(read('place ne').lanes).toBe('ne')
  expect(read('pass')).toMatchObject({ verb: 'pass', from: null, to: null })
})

it('before a car is taken up, the cars that can go answer', () => {
  expect(moversOf(race, scene)).toEqual([0, 1])
  const targets = targetsOf(race, state, scene, null)
  expect(targets.map((target) => target.key)).toEqual(['e1.n', 'o.s'])
  expect(targets.every((target) => target.choice === null)).toBe(true)
})

it('a car that is taken up shows all its ends: lanes, its roof, and whom it would hit', () => {
  const targets = targetsOf(race, state, scene, 0)
  expect(targets.map((target) => target.key)).toEqual(['roof e1', 'o.n', 'e2.n', 'e1.n', 'o.s'])
  expect(targets.find((target) => target.key === 'e2.n')?.hits?.id).toBe(8)
  expect(targets.find((target) => target.key === 'o.n')).toMatchObject({ maneuver: 'forward', label: 'forward to town square north lane, facing west' })
  expect(targets.find((target) => target.key === 'e1.n')?.choice).toBeNull()
})

it('a U-turn ends on the other lane, the other way round', () => {
  const there = ['e1.e facing south']
  const [target] = targetsOf(choices('u-turn e1.e'), stateOf(tiles, there), sceneWith(tiles, there), 0)
  expect(target).toMatchObject({ key: 'e2.w', maneuver: 'u-turn', spot: { facing: 'north' } })
})

it('sites, postures and the ways of a hit car are pressed where they are', () => {
  expect(targetsOf(choices('site n1', 'site w1'), stateOf([], [], { task: 'site' }), sceneWith([]), null).map((target) => target.at)).toEqual([[0, -100], [-100, 0]])
  const postures = targetsOf(choices('car .n facing east', 'car .n facing west'), stateOf(tiles, [], { task: 'car' }), sceneWith(tiles), null)
  expect(postures.map((target) => target.key)).toEqual(['e2.n east', 'e2.n west'])
  expect(postures[0]!.at[0]).toBeGreaterThan(postures[1]!.at[0])
  const crash = { before: [], hit: 8, hitter: 0, first: 0, heading: 'east' as const }
  const hit = targetsOf(choices('straight to e3.n facing west'), stateOf(tiles, cars, { task: 'bounce', crash }), scene, null)
  expect(hit).toMatchObject([{ key: 'e3.n', maneuver: 'straight-crash' }])
})

it('an attempt is put in the words of the rules', () => {
  expect(attempt(stateOf([], [], { task: 'site' }), sceneWith([]), null, [3, 3], null)).toBe('site e3n3')
  expect(attempt(state, scene, 0, [2, 0], 'w')).toBe('drive e1.n to e2.w facing south')
  expect(attempt(state, scene, 0, [2, 0], null)).toBe('park e1.n')
  expect(attempt(state, scene, null, [2, 0], 'n')).toBe('u-turn e2.n')
  expect(attempt(state, scene, null, [0, 0], 'n')).toBeNull()
})

it('cars and choices have names', () => {
  expect(sayCar(scene.cars[0]!)).toBe('orange car, e1 north lane, facing west')
  expect(sayCar({ id: 8, seat: 1, spot: 'e1' })).toBe('sky blue car, parked at e1')
  expect(race.map((choice) => sayChoice(choice, scene, state))[3]).toMatch(/^e1\.n: back up to e2 north lane, facing west: crash into the sky blue car/)
})

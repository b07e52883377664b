import { expect, it } from 'vitest'
import { sceneWith, spotOf, stateOf, viewOf } from './fixtures'
import { actionOf, actions, vocabulary } from './told'
import { moverOf, moversOf } from './moves'
import { attempt, targetsOf as targetsIn } from './targets'
import { sayCar, sayChoice } from './words'
import type { Action, CarMoves, State } from './types'
import { sceneOf, type Scene } from './scene'

const targetsOf = (legal: Action[], state: State, scene: Scene, held: number | null) => targetsIn(legal, state, scene, held, vocabulary)
const tiles = [
  { at: 'e1', lanes: 'ne', building: 'shop' as const, owner: 0 },
  { at: 'e2', lanes: 'nw', building: 'house' as const, owner: 1 },
]
const cars = ['e1.n facing west', 'o.s facing east', ...Array<null>(6).fill(null), 'e2.n facing west']
const state = stateOf(tiles, cars)
const moves: CarMoves[] = [
  { from: 'e1.n', ends: { none: ['e1'], forward: ['o.n facing west'], 'back-up': ['e2.n facing west'] } },
  { from: 'o.s', ends: { turn: ['o.e facing north'] } },
  { from: '', ends: { 'straight-crash': ['e3.n facing west'] } },
]
const scene = sceneOf(viewOf(state, { moves }), vocabulary.notation)
const race = actions('park e1.n', 'u-turn e1.e', 'drive e1.n to o.n facing west', 'drive e1.n to e2.n facing west', 'drive o.s to o.e facing north')

it('an action moves the car at its beginning, or the one that was hit', () => {
  expect(moverOf(race[2]!, scene, state)?.id).toBe(0)
  expect(moverOf(actionOf('pass'), scene, state)).toBeNull()
  expect(moverOf(actionOf('site e2'), scene, state)).toBeNull()
  const crash = { before: [], hit: 8, hitter: 0, first: 0, heading: 'east' as const }
  expect(moverOf(actionOf('straight to e3.n facing west'), scene, stateOf(tiles, cars, { crash }))?.id).toBe(8)
})

it('before a car is taken up, the cars that can go answer', () => {
  expect(moversOf(race, scene)).toEqual([0, 1])
  const targets = targetsOf(race, state, scene, null)
  expect(targets.map((target) => target.key)).toEqual(['roof e1', 'e1.n', 'o.s'])
  expect(targets.filter((target) => target.choice !== null).map((target) => target.mover)).toEqual([0])
})

it('a car that is taken up shows all its ends: lanes, its roof, and whom it would hit', () => {
  const targets = targetsOf(race, state, scene, 0)
  expect(targets.map((target) => target.key)).toEqual(['roof e1', 'o.n', 'e2.n', 'e1.n', 'o.s'])
  expect(targets.find((target) => target.key === 'e2.n')?.hits?.id).toBe(8)
  expect(targets.find((target) => target.key === 'o.n')).toMatchObject({ maneuver: 'forward', label: 'Forward to town square north lane, facing west' })
  expect(targets.find((target) => target.key === 'e1.n')).toMatchObject({ choice: null, label: 'orange car, e1 north lane, facing west: put down' })
  expect(targets.find((target) => target.key === 'o.s')?.label).toBe('orange car, town square south lane, facing east: take up')
})

it('a U-turn ends on the other lane, the other way round', () => {
  const there = ['e1.e facing south']
  const around = sceneOf(viewOf(stateOf(tiles, there), { moves: [{ from: 'e1.e', ends: { 'u-turn': ['e2.w facing north'] } }] }), vocabulary.notation)
  const [target] = targetsOf(actions('u-turn e1.e'), stateOf(tiles, there), around, 0)
  expect(target).toMatchObject({ key: 'e2.w', maneuver: 'u-turn', spot: { facing: 'north' } })
})

it('sites, postures and the ways of a hit car are pressed where they are', () => {
  expect(targetsOf(actions('site n1', 'site w1'), stateOf([], [], { task: 'site' }), sceneWith([]), null).map((target) => target.at)).toEqual([[0, -100], [-100, 0]])
  const postures = targetsOf(actions('car .n facing east', 'car .n facing west'), stateOf(tiles, [], { task: 'car' }), sceneWith(tiles), null)
  expect(postures.map((target) => target.key)).toEqual(['e2.n east', 'e2.n west'])
  expect(postures[0]!.at[0]).toBeGreaterThan(postures[1]!.at[0])
  const crash = { before: [], hit: 8, hitter: 0, first: 0, heading: 'east' as const }
  const hit = targetsOf(actions('straight to e3.n facing west'), stateOf(tiles, cars, { task: 'bounce', crash }), scene, null)
  expect(hit).toMatchObject([{ key: 'e3.n', maneuver: 'straight-crash' }])
})

it('an attempt is put in the words of the rules', () => {
  expect(attempt(stateOf([], [], { task: 'site' }), sceneWith([]), null, [3, 3], null)).toEqual({ verb: 'site', to: 'e3n3' })
  expect(attempt(state, scene, 0, [2, 0], 'w')).toEqual({ verb: 'drive', from: 'e1.n', to: 'e2.w facing south' })
  expect(attempt(state, scene, 0, [2, 0], null)).toEqual({ verb: 'park', from: 'e1.n' })
  expect(attempt(state, scene, null, [2, 0], 'n')).toEqual({ verb: 'u-turn', from: 'e2.n' })
  expect(attempt(state, scene, null, [0, 0], 'n')).toEqual({ verb: 'site', to: 'o' })
})

it('cars and choices have names', () => {
  expect(sayCar(scene.cars[0]!, vocabulary.spoken)).toBe('orange car, e1 north lane, facing west')
  expect(sayCar({ id: 8, seat: 1, spot: 'e1', at: spotOf('e1') }, vocabulary.spoken)).toBe('sky blue car, parked at e1')
  expect(race.map((choice) => sayChoice(choice, scene, state, vocabulary))[3]).toMatch(/^e1\.n: Back up to e2 north lane, facing west: crash into the sky blue car/)
  expect(sayChoice(actionOf('place ne'), scene, state, vocabulary)).toBe('Lay the tile with lanes in the north and east')
})

// Steps of real games, as `citybox engine` told them: one at least for each task, each kind of event, each maneuver.
import { describe, expect, it } from 'vitest'
import { stateOf, tilesOf } from './fixtures'
import { laneName, spotOf } from './geometry'
import recorded from './recorded.json'
import { maneuverOf } from './route'
import { after, carsEach, sceneOf, type Scene } from './scene'
import { dutyOf } from './steps'
import { carOn, moversOf, read, sayChoice, targetsOf } from './targets'
import type { CityEvent, State } from './types'

const shown = (scene: Scene) => ({
  tiles: scene.tiles.map((tile) => `${tile.at} ${tile.lanes} ${tile.building} ${tile.owner}`),
  cars: scene.cars.map((car) => `${car.id} ${car.spot}`),
  crash: scene.crash,
  site: scene.site,
})
const events = (step: { events: unknown }) => step.events as CityEvent[]

describe.each(recorded)('$text', (step) => {
  const build = ({ tiles, cars, ...more }: { tiles: string; cars: (string | null)[] }): State =>
    stateOf(tilesOf(tiles).slice(1), cars, more as Partial<State>)
  const before = build(step.before)
  const then = build({ tiles: step.before.tiles, ...step.after })
  const legal = step.legal.map((text) => ({ text, action: {} }))
  const scene = sceneOf(before)

  it('is shown by its events alone', () => {
    expect(shown(events(step).reduce(after, scene))).toEqual(shown(sceneOf(then)))
  })

  it('and all that was allowed with it can be pressed or is a button', () => {
    const reach = [null, ...moversOf(legal, scene)].flatMap((held) => targetsOf(legal, before, scene, held).map((target) => target.choice?.text))
    for (const { text } of legal) {
      if (!['place', 'house', 'shop', 'factory', 'pass'].includes(read(text).verb)) expect(reach).toContain(text)
    }
  })

  it('no two targets lie on each other', () => {
    for (const held of [null, ...moversOf(legal, scene)]) {
      const keys = targetsOf(legal, before, scene, held).map((target) => target.key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('is named as the server names it', () => {
    for (const event of events(step)) {
      if (event.kind === 'drove') expect(maneuverOf(spotOf(event.from!), spotOf(event.to!))).toBe(event.maneuver)
      if (event.kind === 'drove') expect(event.path?.at(-1)).toBe(laneName(spotOf(event.to!)))
      if (event.kind === 'crashed') expect(carOn(scene, laneName(spotOf(event.to!)))).toBeDefined()
      if (event.car !== undefined && event.car !== null) expect(Math.floor(event.car / carsEach)).toBe(event.seat)
    }
  })

  it('the step and its choices have words', () => {
    expect(dutyOf(before)).not.toBe('Choose.')
    for (const choice of legal) expect(sayChoice(choice, scene, before)).not.toMatch(/undefined|null|,$/)
  })
})

import { describe, expect, it } from 'vitest'
import { named } from '../../board/recorded'
import { steps, vocabulary } from './told'
import { carOn, moversOf } from './moves'
import { after, sceneOf, type Scene } from './scene'
import { targetsOf } from './targets'
import type { CityEvent } from './types'
import { sayChoice } from './words'
import { keyOf } from '../../protocol/action'

const shown = (scene: Scene) => ({
  tiles: scene.tiles.map((tile) => `${tile.at} ${tile.lanes} ${tile.building} ${tile.owner}`),
  cars: scene.cars.map((car) => `${car.id} ${car.spot}`),
  crash: scene.crash,
  site: scene.site,
})

describe.each(named(steps))('%s', (_, { legal, before: view, events: told, after: then }) => {
  const before = view.state
  const events = told.map(({ event }) => event as CityEvent)
  const scene = sceneOf(view, vocabulary.notation)
  const spotOf = (name: string) => scene.atlas.spot(name)

  it('is shown by its events alone', () => {
    expect(shown(events.reduce(after, scene))).toEqual(shown(sceneOf(then, vocabulary.notation)))
  })

  it('and all that was allowed with it can be pressed or is a button', () => {
    const reach = [null, ...moversOf(legal, scene)].flatMap((held) => targetsOf(legal, before, scene, held, vocabulary).map((target) => target.choice && keyOf(target.choice)))
    for (const action of legal) {
      if (!['place', 'house', 'shop', 'factory', 'pass'].includes(action.verb)) expect(reach).toContain(keyOf(action))
    }
  })

  it('no two targets lie on each other', () => {
    for (const held of [null, ...moversOf(legal, scene)]) {
      const keys = targetsOf(legal, before, scene, held, vocabulary).map((target) => target.key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('is named as the server names it', () => {
    for (const event of events) {
      if (event.kind === 'drove') expect(scene.moves.find(({ from }) => from === spotOf(event.from!).lane)?.ends[event.maneuver!]).toContain(event.to)
      if (event.kind === 'drove') expect(event.path?.at(-1)).toBe(spotOf(event.to!).lane)
      if (event.kind === 'crashed') expect(carOn(scene, spotOf(event.to!).lane)).toBeDefined()
      const car = scene.cars.find((one) => one.id === event.car)
      if (car) expect(car.seat).toBe(event.seat)
    }
  })

  it('its choices have words', () => {
    for (const choice of legal) expect(sayChoice(choice, scene, before, vocabulary)).not.toMatch(/undefined|null|[{}]|,$/)
  })
})

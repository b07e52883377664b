// Steps of real games, as `citybox engine` told them to seat 1: one at least for each verb and each kind of event.
import { describe, expect, it } from 'vitest'
import type { Happening } from '../../board/contract'
import { keyOf } from '../../protocol/action'
import { stateOf, type Short } from './fixtures'
import type { Mode } from './hand.svelte'
import { leadersOf, markersOf } from './pieces'
import recorded from './recorded.json'
import { isMoment, revealOf } from './reveal'
import { after, beatsOf, sceneOf, type Scene } from './scene'
import { atSquare, buildable, spotsOf } from './targets'
import { isTile, type Action, type CityEvent, type Tile, type You } from './types'
import { tilesOn } from './words'

// Board and bank follow with the state.
const shown = ({ players, display, first, round, markersEach }: Scene) => ({ players, display, first, round, markersEach })

describe.each(recorded)('$text', (step) => {
  const events = step.events as CityEvent[]
  const happenings = events.map((event, i): Happening => ({ event: event as unknown as Happening['event'], sentence: step.sentences[i]! }))
  const before = sceneOf(stateOf(step.before as Short), step.before.markers_each)
  const then = sceneOf(stateOf(step.after as Short), step.after.markers_each)
  const legal = step.legal as Action[]
  const task = (step.before as Short).task
  const you = ((step as { you?: unknown[] }).you?.[0] ?? null) as You | null

  it('is shown by its events alone', () => {
    expect(shown(events.reduce(after, before))).toEqual(shown(then))
    expect(beatsOf(events).flat()).toEqual(events)
  })

  it('moves markers and Leaders and loses none', () => {
    before.players.forEach((player, seat) => {
      const markers = markersOf(player, seat, before.markersEach)
      const leaders = leadersOf(player, seat)
      expect(markers).toHaveLength(before.markersEach)
      expect(leaders).toHaveLength(player.leaders)
      const next = then.players[seat]!
      const moved = markersOf(next, seat, then.markersEach, markers)
      expect(new Set(moved.map((piece) => piece.id)).size).toBe(then.markersEach)
      expect(leadersOf(next, seat, leaders)).toHaveLength(next.leaders)
    })
  })

  it('and all that was allowed with it can be pressed or is a button', () => {
    const tiles = tilesOn(stateOf(step.before as Short), 0)
    const button = ({ verb, goods }: Action): boolean => !['leader', 'build', 'use'].includes(verb) || goods !== undefined
    const reach = new Set<string>(legal.filter(button).map(keyOf))
    const press = (mode: Mode, tile: Tile | null): void => {
      for (const spot of spotsOf(tiles, you, task, legal, mode, tile)) if (spot.choice) reach.add(keyOf(spot.choice))
    }
    press('plain', null)
    for (const { tile } of you?.builds ?? []) if (isTile(tile)) press('build', tile)
    expect([...reach].sort()).toEqual(legal.map(keyOf).sort())
  })

  it('what glows is what the server allows', () => {
    if (!you || task !== 'marker') return
    expect([...buildable(legal)].sort()).toEqual(you.builds.filter((offer) => offer.possible).map((offer) => offer.tile).sort())
    for (const offer of you.builds) expect(offer.possible).toBe(offer.sites.some((site) => site.allowed))
    for (const square of ['spend', 'trade'] as const) expect(atSquare(legal, square).length > 0).toBe(you.squares[square].allowed)
    const barges = spotsOf(tilesOn(stateOf(step.before as Short), 0), you, task, legal, 'plain', null).filter((spot) => spot.opens)
    for (const spot of barges) expect(spot.use!.goods).toBeGreaterThan(0)
  })

  it('shows all Leaders in one moment', () => {
    const moments = happenings.filter((happening) => isMoment(happening, happenings) && happening.event.kind === 'leaders-shown')
    const all = events.filter((event) => event.kind === 'leaders-shown')
    expect(moments).toHaveLength(all.length ? 1 : 0)
    if (all.length) {
      const reveal = revealOf(happenings)
      expect(reveal.leaders).toHaveLength(then.players.length)
      expect(reveal.first?.seat).toBe(then.first)
      expect(reveal.first?.sentence).toMatch(/first/)
      expect(reveal.resupply?.card).toBe(events.find((event) => event.kind === 'resupplied')?.card)
    }
  })

  it('holds no secret of another seat', () => {
    for (const one of [step.before, step.after]) {
      one.players.slice(1).forEach((player) => {
        if (one.task !== 'none') expect(player.objective).toBe('face-down')
        if (one.task === 'leaders') expect(player.mat.join()).not.toContain('leader')
      })
    }
  })
})

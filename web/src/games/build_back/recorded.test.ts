import { describe, expect, it } from 'vitest'
import { named } from '../../board/recorded'
import { keyOf } from '../../protocol/action'
import type { Mode } from './hand.svelte'
import { leadersOf, markersOf } from './pieces'
import { isMoment, revealOf } from './reveal'
import { after, beatsOf, sceneOf, type Scene } from './scene'
import { atSquare, buildable, spotsOf } from './targets'
import { steps } from './told'
import { isTile, type Action, type CityEvent, type Tile } from './types'
import { tilesOn } from './words'

// Board and bank follow with the state.
const shown = ({ players, display, first, round, markersEach }: Scene) => ({ players, display, first, round, markersEach })

describe.each(named(steps))('%s', (_, step) => {
  const { legal, events: happenings, eyes } = step
  const events = happenings.map(({ event }) => event as unknown as CityEvent)
  const before = sceneOf(step.before.state, step.before.summary.markers_each)
  const then = sceneOf(step.after.state, step.after.summary.markers_each)
  const { task } = step.before.state
  const you = step.before.summary.you[0] ?? null

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
    const tiles = tilesOn(step.before.state, eyes)
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
    if (!you || task !== 'marker' || !legal.length) return
    expect([...buildable(legal)].sort()).toEqual(you.builds.filter((offer) => offer.possible).map((offer) => offer.tile).sort())
    for (const offer of you.builds) expect(offer.possible).toBe(offer.sites.some((site) => site.allowed))
    for (const square of ['spend', 'trade'] as const) expect(atSquare(legal, square).length > 0).toBe(you.squares[square].allowed)
    const barges = spotsOf(tilesOn(step.before.state, eyes), you, task, legal, 'plain', null).filter((spot) => spot.opens)
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
    for (const { state } of [step.before, step.after]) {
      state.players.slice(0, state.seats).forEach((player, seat) => {
        if (seat === eyes) return
        if (state.task !== 'none') expect(player.objective).toBe('face-down')
        if (state.task === 'leaders') expect(player.mat.some(({ leader }) => leader)).toBe(false)
      })
    }
  })
})

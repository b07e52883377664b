// Steps of real games, as `citybox engine` told them to seat 1: one at least for each verb and each kind of event.
import { describe, expect, it } from 'vitest'
import type { Choice, Happening } from '../../board/contract'
import { phaseOf, stateOf, type Short } from './fixtures'
import type { Mode } from './hand.svelte'
import { leadersOf, markersOf } from './pieces'
import recorded from './recorded.json'
import { isMoment, revealOf } from './reveal'
import { after, beatsOf, sceneOf, type Scene } from './scene'
import { buildable, byVerb, spotsOf } from './targets'
import type { CityEvent, Tile, You } from './types'
import { tilesOn } from './words'

// Board and bank follow with the state.
const shown = ({ players, display, first, round, markersEach }: Scene) => ({ players, display, first, round, markersEach })

describe.each(recorded)('$text', (step) => {
  const events = step.events as CityEvent[]
  const happenings = events.map((event, i): Happening => ({ event: event as Happening['event'], sentence: step.sentences[i] ?? '' }))
  const before = sceneOf(stateOf(step.before as Short), step.before.markers_each)
  const then = sceneOf(stateOf(step.after as Short), step.after.markers_each)
  const legal = step.legal.map((text): Choice => ({ text, action: {} }))
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
    const phase = phaseOf(step.before as Short)
    const tiles = tilesOn(stateOf(step.before as Short), 0)
    const reach = new Set<string>(legal.filter((choice) => /^(ready|wait|idle|spend|trade|use \S+ for)/.test(choice.text)).map((choice) => choice.text))
    const press = (mode: Mode, tile: Tile | null): void => {
      for (const spot of spotsOf(tiles, you, phase, legal, mode, tile)) if (spot.choice) reach.add(spot.choice.text)
    }
    press('plain', null)
    for (const offer of you?.builds ?? []) press('build', offer.tile)
    expect([...reach].sort()).toEqual([...step.legal].sort())
  })

  it('what glows is what the server allows', () => {
    if (!you || step.before.phase !== 'markers') return
    expect([...buildable(legal)].sort()).toEqual(you.builds.filter((offer) => offer.possible).map((offer) => offer.tile).sort())
    for (const square of ['spend', 'trade'] as const) expect(byVerb(legal, square).length > 0).toBe(you.squares[square].allowed)
    const barges = spotsOf(tilesOn(stateOf(step.before as Short), 0), you, 'markers', legal, 'plain', null).filter((spot) => spot.opens)
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
      expect(reveal.resupply?.name ?? '').not.toMatch(/ brings /)
    }
  })

  it('holds no secret of another seat', () => {
    for (const one of [step.before, step.after]) {
      one.players.slice(1).forEach((player) => {
        if (one.phase !== 'over') expect(player.objective).toBe('face-down')
        if (one.phase === 'leaders') expect(player.mat.join()).not.toContain('leader')
      })
    }
  })
})

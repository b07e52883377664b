// What a pupil reads, moment by moment.
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import { textOf } from '../../board/recorded'
import { fakeNet } from '../../net/fake_socket'
import type { ClassInfo, ClassYou } from '../../protocol/generated'
import { Classroom } from '../classroom.svelte'
import { arranged, asPupil, asWaiting, ended, event, eventCard, gathering, paused, playing } from '../samples'
import ClassBar from './ClassBar.svelte'
import { drafts } from './drafts.svelte'
import Ended from './Ended.svelte'
import { putAway } from './notes'
import Stopped from './Stopped.svelte'
import Waiting from './Waiting.svelte'
import Wall from './Wall.svelte'

vi.mock('../../app/session.svelte', () => ({ session: { status: 'open', game: () => ({ blurb: 'Landlords under a sky that keeps count.' }) }, attempt: () => Promise.resolve(null) }))

function html(part: Component<never>, info: ClassInfo, you: ClassYou, more: object = {}): string {
  const room = new Classroom('CLASSA', 'secret', fakeNet().net)
  room.info = info
  room.you = you
  return render(part as unknown as Component<Record<string, unknown>>, { props: { room, ...more } }).body
}

const words = (of: string): string => textOf(of).replaceAll('|', '').replaceAll(/\s+/g, ' ').trim()

const read = (...what: Parameters<typeof html>): string => {
  const text = words(html(...what))
  expect(text).not.toMatch(/[{}]|undefined|\[object|NaN/)
  return text
}
const buttons = (...what: Parameters<typeof html>): string[] => [...html(...what).matchAll(/<button.*?<\/button>/gs)].map(([button]) => words(button) || (/aria-label="([^"]+)"/.exec(button)?.[1] ?? ''))
const settings = (more: Partial<ClassInfo['settings']>): Partial<ClassInfo> => ({ settings: { ...gathering().settings, ...more } })

describe('the waiting room', () => {
  it('says who is there, what is played and what can be won', () => {
    const text = read(Waiting as Component<never>, gathering(), asWaiting())
    for (const said of ['Class 7b', 'Ana', 'Eli', '5 of you', 'Broken Cities', 'a sky that keeps count', 'Richest landlord']) expect(text).toContain(said)
    expect(text).toContain('goes on by itself')
  })

  it('says where one will sit, and with whom', () => {
    expect(read(Waiting as Component<never>, arranged(), asWaiting({ table: 1 }))).toContain('You are at table 1 with Ben and Cem.')
  })

  it('tells who comes late that a place is being found', () => {
    expect(read(Waiting as Component<never>, playing(), asWaiting())).toContain('finds a place for you')
  })
})

describe('over a table', () => {
  it('stands which it is, and how far all tables are', () => {
    expect(read(ClassBar as Component<never>, playing(), asPupil())).toMatch(/Table 2.*All tables together: 41 damage, the next card comes at 72\./)
    expect(read(ClassBar as Component<never>, playing({ pool: undefined as never }), asPupil())).not.toContain('damage')
  })

  it('are a hand, and what the class lets one do', () => {
    expect(buttons(ClassBar as Component<never>, playing(), asPupil())).toEqual(['Raise a hand'])
    expect(buttons(ClassBar as Component<never>, playing(settings({ visits: true })), asPupil({ hand: true }))).toEqual(['Other tables', 'Hand is up'])
    const asked = playing({ wall: { question: 'What would you change?', open: true, answers: [] } })
    expect(buttons(ClassBar as Component<never>, asked, asPupil())).toEqual(['Question', 'Raise a hand'])
  })

  it('is what was said until it is put away, and then the way to read it again', () => {
    const said = playing({ announced: { id: 77, text: 'Ten more minutes.', at: 1 } })
    expect(read(ClassBar as Component<never>, said, asPupil())).toContain('Ten more minutes.')
    putAway.put('CLASSA', 77, true)
    expect(read(ClassBar as Component<never>, said, asPupil())).not.toContain('Ten more minutes.')
    expect(buttons(ClassBar as Component<never>, said, asPupil())).toContain('What the facilitator said')
    putAway.put('CLASSA', 77, false)
    expect(read(ClassBar as Component<never>, said, asPupil())).toContain('Ten more minutes.')
  })
})

describe('when play stands still', () => {
  it('a pause is said', () => {
    expect(read(Stopped as Component<never>, paused(), asPupil())).toContain('The facilitator has paused the game.')
  })

  it('an event is said before its card is known', () => {
    const text = read(Stopped as Component<never>, event(), asPupil())
    expect(text).toContain('Everybody looks up')
    expect(text).toContain('72 damage')
  })

  it('the card is there to be read', () => {
    const text = read(Stopped as Component<never>, eventCard(), asPupil())
    expect(text).toContain('Heat wave')
    expect(text).toContain('Every high-rise without a park beside it loses a renter.')
    expect(text).not.toContain('Everybody looks up')
  })

  it('only the hand can be pressed', () => {
    for (const info of [paused(), event(), eventCard()]) expect(buttons(Stopped as Component<never>, info, asPupil())).toEqual(['Raise a hand'])
  })
})

describe('a question during a pause', () => {
  const wall = { question: 'What would you change?', open: true, answers: [] }

  it('can be answered', () => {
    expect(html(Stopped as Component<never>, { ...paused(), wall }, asPupil())).toContain('<textarea')
    expect(html(Stopped as Component<never>, { ...paused(), wall: { ...wall, open: false } }, asPupil())).not.toContain('<textarea')
  })

  it('waits while a card is read', () => {
    expect(html(Stopped as Component<never>, { ...eventCard(), wall }, asPupil())).not.toContain('<textarea')
  })
})

describe('the end', () => {
  it('has thanks, the prizes with those who won them, and the ways on', () => {
    const text = read(Ended as Component<never>, ended(), asPupil(), { ontable: () => undefined })
    for (const said of ['Thank you, Fatou', 'One of them is yours.', 'Fatou, table 2: 19', 'Quinn, Rosa, Sami and Tea, table 5', 'Nobody won it.']) expect(text).toContain(said)
    expect(html(Ended as Component<never>, ended(), asPupil())).toContain('href="/c/CLASSA/debrief"')
    expect(buttons(Ended as Component<never>, ended(), asPupil(), { ontable: () => undefined })).toContain('How it went at your table')
    expect(buttons(Ended as Component<never>, ended(), asWaiting())).not.toContain('How it went at your table')
  })

  it('says nothing of a prize to who won none', () => {
    expect(read(Ended as Component<never>, ended(), asPupil({ name: 'Ben', pupil: 2, table: 1 }))).not.toContain('yours')
  })
})

describe('the wall', () => {
  const wall = { question: 'What would you change?', open: true, answers: [] }

  it('asks', () => {
    const text = html(Wall as Component<never>, ended({ wall }), asPupil())
    expect(text).toContain('What would you change?')
    expect(text).toContain('<textarea')
  })

  it('keeps what one has begun to write, for this question and this pupil', () => {
    const text = (question: string, you = asPupil()): string => html(Wall as Component<never>, ended({ wall: { ...wall, question } }), you)
    drafts.keep('CLASSA 6 What would you change?', 'Half a thought')
    expect(text('What would you change?', asPupil({ answer: 'Before' }))).toContain('Half a thought')
    expect(text('And why?')).not.toContain('Half a thought')
    expect(text('What would you change?', asPupil({ pupil: 7 }))).not.toContain('Half a thought')
    drafts.drop('CLASSA 6 What would you change?')
    expect(text('What would you change?', asPupil({ answer: 'Before' }))).toContain('Before')
  })

  it('keeps what one wrote, also when it is closed', () => {
    expect(read(Wall as Component<never>, ended({ wall }), asPupil({ answer: 'More parks' }))).toContain('That is what you wrote.')
    const closed = html(Wall as Component<never>, ended({ wall: { ...wall, open: false } }), asPupil({ answer: 'More parks' }))
    expect(closed).toContain('More parks')
    expect(closed).not.toContain('<textarea')
    expect(read(Wall as Component<never>, ended({ wall: { ...wall, open: false } }), asPupil())).toContain('not taken any more')
  })
})

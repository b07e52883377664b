// What the facilitator reads and may press.
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import { fakeNet } from '../../net/fake_socket'
import type { ClassInfo } from '../../protocol/generated'
import { Classroom } from '../classroom.svelte'
import { arranged, asFacilitator, ended, gathering, playing, pupil } from '../samples'
import Along from './Along.svelte'
import { Desk } from './desk.svelte'
import { askEnd } from './ending'
import { mayGoBack } from './past'
import { Planner } from './planner.svelte'
import PupilSheet from './PupilSheet.svelte'
import { consoleKey, doorOf } from './words'

vi.mock('../../app/router.svelte', () => ({ go: () => undefined }))
vi.mock('../../app/session.svelte', () => ({ session: { status: 'open', game: () => undefined }, attempt: () => Promise.resolve(null) }))

function deskOf(info: ClassInfo): Desk {
  const room = new Classroom('CLASSA', 'se cret', fakeNet().net)
  room.info = info
  room.you = asFacilitator
  return new Desk(room)
}

const html = (part: unknown, props: object): string => render(part as Component<Record<string, unknown>>, { props: { ...props } }).body
const places = (info: ClassInfo, number: number): string[] => {
  const desk = deskOf(info)
  const text = html(PupilSheet, { desk, planner: new Planner(desk), pupil: info.pupils.find((one) => one.pupil === number) ?? pupil(number) })
  return [...text.matchAll(/<button[^>]*aria-pressed[^>]*>/g)].map(([button]) => (/ disabled/.test(button) ? 'shut' : 'free'))
}

describe('where a pupil can be sent', () => {
  it('is not where they sit, which would take their seat away', () => {
    expect(places(playing(), 1)).toEqual(['shut', 'shut', 'shut', 'shut', 'shut', 'free'])
    expect(places(arranged(), 1)).toEqual(['shut', 'free', 'free'])
  })
})

describe('the console', () => {
  it('is taken along by a link that is shown only when somebody asks', () => {
    const text = html(Along, { desk: deskOf(playing()) })
    expect(text).toContain('Whoever has the link runs the class')
    expect(text).not.toContain('cret')
    expect(consoleKey('se cret')).toBe('#facilitator=se%20cret')
  })

  it('says where a code to come back is typed', () => expect(doorOf(playing())).toBe('127.0.0.1/c/CLASSA'))
})

describe('a class that has ended', () => {
  it('can be rolled back, and nothing says that it cannot', () => {
    expect([gathering(), playing(), ended()].map(mayGoBack)).toEqual([false, true, true])
    const desk = deskOf(playing())
    askEnd(desk)
    expect(desk.question?.text.join(' ')).toContain('unless you roll a table back')
  })
})

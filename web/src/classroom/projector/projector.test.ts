import { beforeEach, describe, expect, it, vi } from 'vitest'
import { arranged, cards, ended, event, eventCard, gathering, info, paused, playing, pupil, seat } from '../samples'
import type { ClassBoard } from '../../protocol/generated'
import { Boards } from './boards.svelte'
import { leadersOf } from './leaders'
import { columnsOf, given, groupsOf, hostOf, sceneOf, sizeFor } from './scene'
import { readingTime, sentencesOf, Speaker, type Voice } from './speaking.svelte'
import { Teller } from './teller.svelte'
import { tellingOf } from './telling'

describe('the scene', () => {
  it('follows the class by itself', () => {
    expect(sceneOf(gathering())).toBe('door')
    expect(sceneOf(playing())).toBe('tables')
    expect(sceneOf(paused())).toBe('tables')
    expect(sceneOf(event())).toBe('event')
    expect(sceneOf(ended())).toBe('wall')
    for (const question of ['', 'What was asked before the end?']) expect(sceneOf(ended({ wall: { question, open: false, answers: [] } }))).toBe('prizes')
  })

  it('is what the facilitator chose, and an event interrupts the tables only', () => {
    expect(sceneOf(playing({ scene: 'story' }))).toBe('story')
    expect(sceneOf(event({ scene: 'tables' }))).toBe('event')
    expect(sceneOf(event({ scene: 'charts' }))).toBe('charts')
    expect(sceneOf(ended({ scene: 'door' }))).toBe('door')
  })

  it('gives prizes at the end, and tells of them before', () => {
    expect([gathering(), playing(), ended()].map(given)).toEqual([false, false, true])
  })

  it('reads a code in groups and an address without its beginning', () => {
    expect(groupsOf('QXZKLM')).toEqual(['QXZ', 'KLM'])
    expect(hostOf('https://citybox.example:8443/c/QXZKLM')).toBe('citybox.example:8443')
    expect(hostOf('citybox')).toBe('citybox')
  })

  it('has room for one table to twelve', () => {
    expect([1, 2, 3, 4, 6, 8, 12].map((tables) => columnsOf(tables, true))).toEqual([1, 2, 3, 4, 3, 4, 4])
    expect([0, 1, 2, 3, 4, 6, 12].map((tables) => columnsOf(tables, false))).toEqual([1, 1, 2, 3, 2, 3, 3])
    expect([4, 10, 16, 99].map((count) => sizeFor(count, 4, 16, 0.5))).toEqual([1, 0.75, 0.5, 0.5])
  })
})

describe('who leads', () => {
  const seats = [seat(0, pupil(1)), seat(1, pupil(2)), seat(2, pupil(3))]
  const standing = { over: false, ending: '', verdict: '', meant: '', questions: [], winners: [], scores: [4, 9, 9] }

  it('is who has the most, and nobody while all have the same', () => {
    expect(leadersOf({ seats, standing }, false)).toEqual(['Ben', 'Cem'])
    expect(leadersOf({ seats, standing: { ...standing, scores: [3, 3, 3] } }, false)).toEqual([])
  })

  it('is who won, once it is over; nobody where all play together', () => {
    expect(leadersOf({ seats, standing: { ...standing, over: true, winners: [0] } }, false)).toEqual(['Ana'])
    expect(leadersOf({ seats, standing }, true)).toEqual([])
  })
})

describe('what those who listen are told', () => {
  it('who came, one by one or many at once', () => {
    const empty = gathering({ pupils: [] })
    expect(tellingOf(empty, gathering({ pupils: [pupil(1)] }))).toEqual(['Ana is here.'])
    expect(tellingOf(empty, gathering({ pupils: [pupil(1), pupil(2)] }))).toEqual(['Ana and Ben are here.'])
    expect(tellingOf(empty, gathering())).toEqual(['5 more are here.'])
    expect(tellingOf(arranged(), playing())).toEqual(['The tables are open.', 'Flood. Each building at the river is damaged.'])
  })

  it('that play stops and goes on, and what came', () => {
    expect(tellingOf(playing(), paused())).toEqual(['Pause.'])
    expect(tellingOf(paused(), playing())).toEqual(['Play goes on.'])
    expect(tellingOf(playing(), event())).toEqual(['Event 2. Play stops.'])
    expect(tellingOf(event(), eventCard())).toEqual([`${cards[0]!.title}. ${cards[0]!.text}`])
    expect(tellingOf(playing(), playing())).toEqual([])
  })

  it('how tables ended, with names only where they are wanted', () => {
    const one = (more: object) => playing({ ...more, tables: [ended().tables[0]!] })
    const before = playing({ tables: [playing().tables[0]!] })
    expect(tellingOf(before, one({}))).toEqual(['Table 1 has finished. Ben has the highest rent.'])
    expect(tellingOf(before, one({ settings: { ...info().settings, leaders: false } }))).toEqual(['Table 1 has finished.'])
  })

  it('what was said to all, what is asked, and what was answered', () => {
    const said = playing({ announced: { id: 1, text: 'Five minutes left.', at: 0 } })
    expect(tellingOf(playing(), said)).toEqual(['Five minutes left.'])
    expect(tellingOf(said, said)).toEqual([])
    const asked = (shown: boolean) => playing({ wall: { question: 'Why?', open: true, answers: [{ id: 1, name: 'Ana', text: 'Because.', shown }] } })
    expect(tellingOf(playing(), asked(false))).toEqual(['Why?'])
    expect(tellingOf(asked(false), asked(true))).toEqual(['Ana: Because.'])
  })
})

class FakeVoice implements Voice {
  said: string[] = []
  ends: (() => void)[] = []
  fails: ((why: string) => void)[] = []
  cancelled = 0
  speak: Voice['speak'] = (text, done, failed) => {
    this.said.push(text)
    this.ends.push(done)
    this.fails.push(failed)
  }
  cancel = (): void => {
    this.cancelled++
  }
  end(): void {
    this.ends.at(-1)!()
  }
  fail(why: string): void {
    this.fails.at(-1)!(why)
  }
}

const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

describe('the voice', () => {
  it('says sentence after sentence, and then that it is done', () => {
    const voice = new FakeVoice()
    const speaker = new Speaker(voice, null)
    const done = vi.fn()
    speaker.say('Not yet.', done)
    expect(voice.said).toEqual([])
    speaker.turn(true)
    speaker.say('One. Two!', done)
    voice.end()
    expect(voice.said).toEqual(['One.', 'Two!'])
    expect(done).not.toHaveBeenCalled()
    voice.end()
    expect(done).toHaveBeenCalledOnce()
  })

  it('something else takes its place, and what was left is not said', () => {
    const voice = new FakeVoice()
    const speaker = new Speaker(voice, null)
    const done = vi.fn()
    speaker.turn(true)
    speaker.say('One. Two.', done)
    const late = voice.ends[0]!
    speaker.say('Three.')
    late()
    expect(voice.said).toEqual(['One.', 'Three.'])
    speaker.turn(false)
    voice.end()
    expect(done).not.toHaveBeenCalled()
  })

  it('says something between two sentences, and goes on', () => {
    const voice = new FakeVoice()
    const speaker = new Speaker(voice, null)
    const done = vi.fn()
    speaker.turn(true)
    speaker.say('One. Two.', done)
    speaker.interject('Listen. All of you!')
    for (let i = 0; i < 4; i++) voice.end()
    expect(voice.said).toEqual(['One.', 'Listen.', 'All of you!', 'Two.'])
    expect(done).toHaveBeenCalledOnce()
    speaker.interject('Alone.')
    expect(voice.said.at(-1)).toBe('Alone.')
  })

  it('that is not allowed yet is off, and wished for still', () => {
    const [voice, kept] = [new FakeVoice(), storage()]
    const speaker = new Speaker(voice, kept)
    const done = vi.fn()
    speaker.turn(true)
    speaker.say('One. Two.', done)
    voice.fail('not-allowed')
    expect(speaker.on).toBe(false)
    expect([voice.said, done.mock.calls]).toEqual([['One.'], []])
    expect(new Speaker(new FakeVoice(), kept).on).toBe(true)
  })

  it('is remembered, and silent where a browser has none', () => {
    const kept = storage()
    new Speaker(new FakeVoice(), kept).turn(true)
    expect(new Speaker(new FakeVoice(), kept).on).toBe(true)
    const mute = new Speaker(null, kept)
    mute.turn(true)
    expect([mute.on, mute.possible]).toEqual([false, false])
  })

  it('splits a text where it breathes', () => {
    expect(sentencesOf('A city. “Is it yours?” Yes … no')).toEqual(['A city.', '“Is it yours?”', 'Yes …', 'no'])
    expect(sentencesOf('')).toEqual([])
  })
})

describe('a story', () => {
  beforeEach(() => void vi.useFakeTimers())
  const story = ['One two three.', 'Four.', 'Five.']

  it('goes on as fast as one reads', () => {
    const teller = new Teller(story, new Speaker(null, null))
    teller.tell()
    vi.advanceTimersByTime(readingTime(story[0]!))
    expect(teller.at).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect([teller.at, teller.told]).toEqual([2, true])
  })

  it('goes on when the voice has said a paragraph', () => {
    const voice = new FakeVoice()
    const speaker = new Speaker(voice, null)
    speaker.turn(true)
    const teller = new Teller(story, speaker)
    teller.tell()
    vi.advanceTimersByTime(600_000)
    expect(teller.at).toBe(0)
    voice.end()
    expect([teller.at, voice.said]).toEqual([1, ['One two three.', 'Four.']])
  })

  it('does not run through where the voice fails', () => {
    const voice = new FakeVoice()
    const speaker = new Speaker(voice, null)
    speaker.turn(true)
    const teller = new Teller(story, speaker)
    teller.tell()
    voice.fail('synthesis-failed')
    expect(teller.at).toBe(0)
    vi.advanceTimersByTime(readingTime(story[0]!))
    expect([teller.at, voice.said.at(-1)]).toEqual([1, 'Four.'])
  })

  it('goes on after something was said to all', () => {
    const voice = new FakeVoice()
    const speaker = new Speaker(voice, null)
    speaker.turn(true)
    const teller = new Teller(story, speaker)
    teller.tell()
    speaker.interject('Five minutes left.')
    voice.end()
    expect([teller.at, voice.said.at(-1)]).toEqual([0, 'Five minutes left.'])
    voice.end()
    expect([teller.at, voice.said.at(-1)]).toEqual([1, 'Four.'])
  })

  it('long paragraphs stay longer', () => {
    expect(readingTime('word '.repeat(40))).toBeGreaterThan(readingTime('word '.repeat(20)))
    expect(readingTime('')).toBe(3500)
  })
})

describe('boards', () => {
  beforeEach(() => void vi.useFakeTimers())
  const board = (table: number, seq: number): ClassBoard => ({ table, seq, seats: [], view: { state: {}, summary: {} }, standing: ended().tables[0]!.standing }) as unknown as ClassBoard

  it('are asked for when something has changed, once a second at most', async () => {
    let seq = 1
    const ask = vi.fn((table: number) => Promise.resolve(board(table, seq)))
    const boards = new Boards(ask)
    boards.follow([{ number: 1, seq: 1 }])
    await vi.advanceTimersByTimeAsync(0)
    expect(boards.shown[1]?.seq).toBe(1)
    boards.follow([{ number: 1, seq: 1 }])
    expect(ask).toHaveBeenCalledTimes(1)
    seq = 3
    boards.follow([{ number: 1, seq: 2 }])
    boards.follow([{ number: 1, seq: 3 }])
    await vi.advanceTimersByTimeAsync(900)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(boards.shown[1]?.seq).toBe(3)
  })

  it('what changed while one was on its way is asked for after it', async () => {
    let give: (one: ClassBoard) => void = () => undefined
    const ask = vi.fn(() => new Promise<ClassBoard>((resolve) => (give = resolve)))
    const boards = new Boards(ask)
    boards.follow([{ number: 1, seq: 1 }])
    boards.follow([{ number: 1, seq: 2 }])
    expect(ask).toHaveBeenCalledTimes(1)
    give(board(1, 1))
    await vi.advanceTimersByTimeAsync(1100)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('one that cannot be seen is asked for again with the next change, and nothing after the end', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('no')))
    const boards = new Boards(ask)
    boards.follow([{ number: 1, seq: 1 }])
    await vi.advanceTimersByTimeAsync(5000)
    expect(ask).toHaveBeenCalledTimes(1)
    boards.follow([{ number: 1, seq: 2 }])
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
    boards.stop()
    boards.follow([{ number: 1, seq: 3 }])
    await vi.advanceTimersByTimeAsync(5000)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

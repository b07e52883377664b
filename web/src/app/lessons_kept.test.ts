import { expect, it } from 'vitest'
import { lessonsFrom, withLesson } from './lessons_kept'

const lesson = { on: true, told: ['goal'], goal: true }

it('remembers a lesson by its table', () => {
  const kept = withLesson(lessonsFrom(null), 'KMTRAQ', lesson)
  expect(lessonsFrom(JSON.stringify(kept)).tables.KMTRAQ).toEqual(lesson)
})

it('forgets the oldest tables, never the newest', () => {
  let kept = lessonsFrom(null)
  for (let i = 0; i < 60; i++) kept = withLesson(kept, `T${i}`, lesson)
  kept = withLesson(kept, 'T30', { ...lesson, on: false })
  expect(Object.keys(kept.tables)).toHaveLength(40)
  expect(kept.tables.T19).toBeUndefined()
  expect(kept.tables.T59).toEqual(lesson)
  expect(Object.keys(kept.tables).at(-1)).toBe('T30')
})

it('takes nothing from a storage that others have written', () => {
  for (const text of ['', 'null', '[]', '7', '{"tables":7,"learned":{}}', '{"tables":{"A":null}}', 'spoilt']) {
    const { tables, learned } = lessonsFrom(text)
    expect(learned).toEqual([])
    for (const one of Object.values(tables)) expect(one).toEqual({ on: false, told: [], goal: false })
  }
})

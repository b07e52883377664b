import { expect, it } from 'vitest'
import { settingsFrom } from './settings.svelte'

const standard = { theme: 'system', sound: false, shortcuts: true, notify: false, goals: true, name: '', asked: false }

it('what somebody likes is kept', () => {
  const liked = { theme: 'dark', sound: true, shortcuts: false, notify: true, goals: false, name: 'Ana', asked: true }
  expect(settingsFrom(liked)).toEqual(liked)
})

it.each([null, 7, 'dark', [], { theme: 'pink' }, { theme: 3, name: { first: 'Ana' } }, { sound: 'yes', __proto__: { name: 'x' } }, { other: true }])(
  'what cannot be a setting is as for somebody new: %j',
  (found) => expect(settingsFrom(found)).toEqual(standard),
)

it('one spoilt setting does not spoil the others', () => {
  expect(settingsFrom({ theme: 'dark', name: 7 })).toEqual({ ...standard, theme: 'dark' })
})

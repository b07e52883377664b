import { beforeEach, expect, it, vi } from 'vitest'
import type { Info } from '../../protocol/generated'
import type { TableSync } from './sync.svelte'

const calls: [method: string, params: Record<string, unknown>][] = []
vi.mock('../session.svelte', () => ({
  session: { game: () => ({ packs: [{ name: 'gentle' }] }), keys: { holdHost: () => undefined, holdSeat: () => undefined, of: () => ({ host: 'host-token' }) } },
  attempt: (method: string, params: Record<string, unknown>) => {
    calls.push([method, params])
    return Promise.resolve(method === 'create' ? { table: 'KMTRAQ', host: 'host-token', key: '' } : {})
  },
}))

const told: string[] = []
vi.mock('../toasts.svelte', () => ({ tell: (text: string) => told.push(text) }))

const { again } = await import('./seating')
const sync = { mine: [], anyToken: () => undefined } as unknown as TableSync
const info = { game: 'rivers', options: {}, purpose: 'game', by_link: false, seats: [] } as unknown as Info

beforeEach(() => {
  calls.length = 0
})

it('again with the same people is played with the same numbers', async () => {
  await again(sync, { ...info, pack: { name: 'gentle', title: 'Gentler', about: '', changes: [], more: 0 } })
  expect(calls[0]![1]).toMatchObject({ game: 'rivers', pack: 'gentle' })
  await again(sync, info)
  expect(calls.at(-1)![1]).not.toHaveProperty('pack')
})

it('where its pack is gone the published numbers are taken, and that is said', async () => {
  await again({ ...sync, anyToken: () => 'token' } as unknown as TableSync, { ...info, pack: { name: 'harsh', title: 'Harsher', about: '', changes: [], more: 0 } })
  expect(calls[0]![1]).not.toHaveProperty('pack')
  expect(told).toEqual([expect.stringContaining('“Harsher” is not offered')])
  expect(calls.at(-1)![1].text).toContain('published numbers')
})

import { expect, it } from 'vitest'
import { fakeNet } from '../net/fake_socket'
import { Vocabularies } from './vocabularies'

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const english = { words: { actions: { build: 'Build at {space}' }, names: {}, with_words: [], per_seat: [] } }

it('words are fetched once per game and content version', async () => {
  const { net, socket } = fakeNet()
  socket().open()
  const words = new Vocabularies(net)
  const first = words.of('city-roots', 1)
  const second = words.of('city-roots', 1)
  await tick()
  socket().answer('vocabulary', english)
  expect(await first).toEqual(english)
  expect(await second).toEqual(english)
  expect(socket().calls('vocabulary')).toHaveLength(1)
  void words.of('city-roots', 2, 'KMTRAQ')
  await tick()
  expect(socket().last('vocabulary').params).toEqual({ game: 'city-roots', table: 'KMTRAQ' })
})

it('a table with other numbers has words of its own', async () => {
  const { net, socket } = fakeNet()
  socket().open()
  const words = new Vocabularies(net)
  void words.of('city-roots', 1)
  void words.of('city-roots', 1, 'KMTRAQ', 'gentle')
  void words.of('city-roots', 1, 'KMTRAQ', 'gentle')
  await tick()
  expect(socket().calls('vocabulary')).toHaveLength(2)
  expect(socket().last('vocabulary').params).toEqual({ game: 'city-roots', table: 'KMTRAQ' })
})

it('words that did not come are asked for again', async () => {
  const { net, socket } = fakeNet()
  socket().open()
  const words = new Vocabularies(net)
  const first = words.of('city-roots', 1)
  await tick()
  socket().refuse('vocabulary', -32603, 'Our fault.')
  await expect(first).rejects.toThrow('Our fault.')
  void words.of('city-roots', 1)
  await tick()
  expect(socket().calls('vocabulary')).toHaveLength(2)
})

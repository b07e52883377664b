import { expect, it } from 'vitest'
import { Hands, type Hand } from './hands'

class Purse implements Hand {
  coins = 0
  putDown(): void {
    this.coins = 0
  }
}
class Memory {
  read: string[] = []
}

it('each seat of a table has its own hand, and all parts of the page the same one', () => {
  const hands = new Hands()
  hands.of(Purse, 0).coins = 3
  expect(hands.of(Purse, 0).coins).toBe(3)
  expect(hands.of(Purse, 1).coins).toBe(0)
  expect(hands.of(Purse, null)).not.toBe(hands.of(Purse, 0))
})

it('a new decision begins with empty hands, but not with an empty head', () => {
  const hands = new Hands()
  hands.of(Purse, 0).coins = 3
  hands.of(Memory, 0).read.push('how a year goes')
  hands.putDown()
  expect(hands.of(Purse, 0).coins).toBe(0)
  expect(hands.of(Memory, 0).read).toEqual(['how a year goes'])
})

it('nothing outlives a table', () => {
  new Hands().of(Purse, 0).coins = 3
  expect(new Hands().of(Purse, 0).coins).toBe(0)
})

// Every tile has a picture of its own, and every path can be drawn.
import { expect, it } from 'vitest'
import { basics } from './basics'
import { people } from './people'
import { colors, type Drawing } from './shapes'
import { signs } from './signs'
import { voices } from './voices'

const all: Record<string, Drawing> = { ...basics, ...people, ...voices }

it('46 tiles have 46 pictures', () => {
  expect(Object.keys(all)).toHaveLength(46)
  expect(new Set(Object.values(all).map((drawing) => JSON.stringify(drawing))).size).toBe(46)
})

it.each(Object.entries({ ...all, ...signs }))('%s is cut from known papers', (_, drawing) => {
  expect(drawing.length).toBeGreaterThan(0)
  for (const [paint, d] of drawing) {
    if (paint !== '') expect(colors).toHaveProperty(paint.replace('~', ''))
    expect(d).toMatch(/^M[-\d. MLHVQTAZCSmlhvqtazcs]+$/)
    expect(d).not.toMatch(/NaN|undefined/)
  }
})

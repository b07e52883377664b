import { describe, expect, it } from 'vitest'
import type { Piece, Run } from './contract'
import { piecesOf } from './contract'
import { cutsOf, margin, type Sheet, sheetsOf, sizeOf } from './sheets'

const nothing = (() => undefined) as unknown as Run['Face']
const pieces = (count: number): Piece[] => Array.from({ length: count }, (_, i) => ({ id: `things/${i}`, key: `${i}`, mark: '', copy: 0 }))
const run = (size: Run['size'], count: number, more: Partial<Run> = {}): Run => ({ title: 'Things', sort: 'cards', size, pieces: pieces(count), Face: nothing, ...more })
const keys = (sheets: Sheet[]): string[] => sheets.filter(({ side }) => side === 'front').flatMap(({ cells }) => cells.map(({ piece }) => piece.key))
const touches = (a: Sheet['cells'][number], b: Sheet['cells'][number]): boolean => a.x + a.width > b.x + 0.01 && b.x + b.width > a.x + 0.01 && a.y + a.height > b.y + 0.01 && b.y + b.height > a.y + 0.01

describe('sheets', () => {
  it.each(['a4', 'letter'] as const)('of %s hold every thing once, apart from each other and from the edge', (paper) => {
    const sheets = sheetsOf([run([63, 88], 28), run([12, 12], 100), run([44, 50], 7)], paper, paper)
    expect(keys(sheets)).toHaveLength(135)
    for (const sheet of sheets) {
      const { width, height } = sizeOf(sheet)
      for (const cell of sheet.cells) {
        expect(cell.x).toBeGreaterThanOrEqual(margin)
        expect(cell.y).toBeGreaterThanOrEqual(margin)
        expect(cell.x + cell.width).toBeLessThanOrEqual(width - margin + 0.02)
        expect(cell.y + cell.height).toBeLessThanOrEqual(height - margin + 0.02)
        expect(sheet.cells.filter((other) => other !== cell && touches(cell, other))).toEqual([])
      }
    }
  })

  it('lay the back of a thing behind it, as the sheet looks turned over its long edge', () => {
    const [front, back] = sheetsOf([run([63, 88], 4, { Back: nothing })], 'a4', 'a4')
    expect(back!.side).toBe('back')
    front!.cells.forEach((cell, i) => {
      const behind = back!.cells[i]!
      expect(behind.piece).toBe(cell.piece)
      expect(behind.x + behind.width).toBeCloseTo(210 - cell.x)
      expect(behind.y).toBe(cell.y)
    })
  })

  it('begin with those of one side, so that the others can be printed by themselves', () => {
    const sheets = sheetsOf([run([63, 88], 9, { Back: nothing }), run([20, 20], 9)], 'a4', 'a4')
    expect(sheets.map(({ side, cells }) => (side === 'back' ? 'back' : cells[0]!.run.Back ? 'front' : 'alone'))).toEqual(['alone', 'front', 'back'])
  })

  it('show the whole of what is larger than they are, and one A2 holds it', () => {
    const board = run([370, 256], 1)
    const sheets = sheetsOf([board], 'letter', 'letter')
    const area = sheets.flatMap(({ cells }) => cells).reduce((sum, { width, height }) => sum + width * height, 0)
    expect(area).toBeCloseTo(370 * 256)
    expect(sheets.length).toBe(2)
    expect(sheetsOf([board], 'a4', 'a2')).toHaveLength(1)
  })

  it('lie on their side for what is only wide', () => {
    const [sheet] = sheetsOf([run([258, 114], 1)], 'letter', 'letter')
    expect(sheet!.lying).toBe(true)
  })

  it('are cut along every edge of every thing, and through none', () => {
    const [sheet] = sheetsOf([run([63, 88], 5), run([20, 20], 4)], 'a4', 'a4')
    const lines = cutsOf(sheet!, 0)
    for (const { x, y, width, height } of sheet!.cells) {
      for (const at of [y, y + height]) expect(lines.some(([x1, y1, x2, y2]) => y1 === at && y2 === at && x1 <= x && x2 >= x + width)).toBe(true)
      for (const [x1, y1, x2, y2] of lines) {
        const inside = Math.max(x1, x2) > x + 0.01 && Math.min(x1, x2) < x + width - 0.01 && Math.max(y1, y2) > y + 0.01 && Math.min(y1, y2) < y + height - 0.01
        expect(inside).toBe(false)
      }
    }
  })
})

describe('pieces', () => {
  const box = { parts: [{ id: 'cards/flood', count: 2, mark: 'I' }, { id: 'markers/one', count: 1, mark: '' }, { id: 'markers/two', count: 1, mark: '' }] }
  it('are as many as the server says, of a kind or of one thing', () => {
    expect(piecesOf(box, 'cards')).toEqual([{ id: 'cards/flood', key: 'flood', mark: 'I', copy: 0 }, { id: 'cards/flood', key: 'flood', mark: 'I', copy: 1 }])
    expect(piecesOf(box, 'cards', 'markers/two').map(({ id }) => id)).toEqual(['cards/flood', 'cards/flood', 'markers/two'])
  })
})

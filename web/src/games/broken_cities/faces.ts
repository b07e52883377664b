// The four landlords as the printed game has them.
import type { SeatFace } from '../../board/contract'
import type { Pattern, Shape } from '../../board/players'

const four: readonly { color: string; pattern: Pattern; shape: Shape }[] = [
  { color: '#F0E442', pattern: 'dots', shape: 'circle' },
  { color: '#D55E00', pattern: 'zigzag', shape: 'star' },
  { color: '#E69F00', pattern: 'stripes', shape: 'triangle' },
  { color: '#CC79A7', pattern: 'cross-hatch', shape: 'diamond' },
]

export function faceOf(seat: number, name: string): SeatFace {
  return { seat, name, ...four[seat % four.length]! }
}

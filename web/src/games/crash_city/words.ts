// The city in words, for those who do not see it.
import type { SeatFace } from '../../board/contract'
import { headingOf, nameOf, spotOf } from './geometry'
import { isParked, type Scene } from './scene'
import { faceFor, sayCar } from './targets'
import type { Edge } from './types'

export function tilesInWords(scene: Scene, seats: readonly SeatFace[]): string[] {
  const taken = new Set(scene.cars.filter(isParked).map((car) => nameOf(spotOf(car.spot).place)))
  return scene.tiles.map((tile) => {
    const name = tile.at === 'o' ? 'Town square' : tile.at
    const lanes = [...tile.lanes].map((edge) => headingOf(edge as Edge)).join(', ')
    const owner = tile.owner === null ? undefined : faceFor(seats, tile.owner)?.name
    const roof = tile.building === null || tile.building === 'house' ? '' : taken.has(tile.at) ? ', taken' : ', free'
    const building = tile.building ? `; ${tile.building}${owner ? ` of ${owner}` : ''}${roof}` : ''
    return `${name}: lanes ${lanes}${building}`
  })
}

export const carsInWords = (scene: Scene): string[] => scene.cars.map(sayCar)

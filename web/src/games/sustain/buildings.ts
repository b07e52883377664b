// What the sheets say of a building: whose it is, and for how many it has room.
import type { Building, Department, Sheet } from './types'

export type Facts = Partial<Record<Building, { name: string; department: Department; homes: number }>>

export function factsOf(sheets: readonly Sheet[]): Facts {
  const facts: Facts = {}
  for (const { department, buildings } of sheets) {
    for (const { building, name, homes } of buildings) facts[building] = { name, department, homes }
  }
  return facts
}
